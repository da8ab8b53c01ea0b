import { useEffect, useState } from 'react';
import { useBoot } from '../../boot/boot.tsx';
import { whenFirstPage } from '../../boot/first-page.ts';
import { retryImport } from '../../boot/retry-import.ts';
import { logFailure } from '../../browser/log.ts';
import type { DraftStore } from './draft-store.ts';

/** The store without waiting for it, and loaded after the page: null at first. */
export function useLoadedDraftStore(userId: string): DraftStore | null {
  const { backend } = useBoot();
  const [store, setStore] = useState<DraftStore | null>(null);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      await whenFirstPage();
      const { openDrafts } = await retryImport(() => import('./use-draft-store.ts'));
      return openDrafts(userId, backend);
    };
    load().then(
      (found) => isGone || setStore(found),
      (error: unknown) => logFailure('The drafts were not loaded', error),
    );
    return () => {
      isGone = true;
    };
  }, [userId, backend]);
  return store;
}
