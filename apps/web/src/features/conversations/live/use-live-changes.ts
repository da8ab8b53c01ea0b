import type { liveChangesTable } from '@rxweb/contracts/live/staff';
import { useEffect, useState } from 'react';
import { followTable } from '../../../backend/follow-table.ts';
import { useBoot } from '../../../boot/boot.tsx';
import { whenFirstPage } from '../../../boot/first-page.ts';
import { logFailure } from '../../../browser/log.ts';

/** By its type alone: the page doesn't need the schemas beside it. */
const table: typeof liveChangesTable = 'live_changes';

/** Calls after each change of any live chat. Returns whether the socket is joined; null until that is known. */
export function useLiveChanges(onChange: () => void): boolean | null {
  const { backend } = useBoot();
  const [isLive, setIsLive] = useState<boolean | null>(null);
  useEffect(() => {
    if (!backend) return;
    let isGone = false;
    const opening = whenFirstPage().then(async () => {
      const { backendClient } = await import('../../../backend/backend-client.ts');
      const client = await backendClient(backend);
      return isGone ? null : followTable(client, table, onChange, setIsLive);
    });
    opening.catch((error: unknown) => {
      logFailure('Changes of live chats are not followed', error);
      setIsLive(false);
    });
    return () => {
      isGone = true;
      opening.then(
        (stop) => stop?.(),
        () => undefined,
      );
    };
  }, [backend, onChange]);
  return isLive;
}
