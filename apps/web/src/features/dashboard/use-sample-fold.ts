import { readDashboardChoices, saveDashboardChoices } from '@rxweb/contracts/queue';
import { backgroundHeaders } from '@rxweb/contracts/shared/activity';
import type { SessionRole } from '@rxweb/contracts/shared/roles';
import { useEffect, useRef, useState } from 'react';
import { logFailure } from '../../browser/log.ts';
import { useStaffCall } from '../../data/use-staff-call.ts';
import { localValues } from '../../storage/browser-storage.ts';

/** Open at first; folded for the account, on every device. The browser remembers it too, so that nothing jumps. */
export function useSampleFold(userId: string, role: SessionRole) {
  const call = useStaffCall();
  const [isOpen, setIsOpen] = useState(() => localValues.get(keyOf(userId)) !== 'hidden');
  const hasRole = role !== 'public';
  // What is pressed while the saved choice is still on its way wins.
  const reading = useRef<AbortController | null>(null);
  useEffect(() => {
    if (!hasRole) return;
    const abort = new AbortController();
    reading.current = abort;
    call(readDashboardChoices, {}, { headers: backgroundHeaders, signal: abort.signal }).then(
      ({ hidesSample }) => {
        if (abort.signal.aborted) return;
        setIsOpen(!hidesSample);
        keep(userId, !hidesSample);
      },
      () => {
        // It stays as this browser knows it.
      },
    );
    return () => abort.abort();
  }, [call, userId, hasRole]);
  return {
    isOpen,
    onToggle: (next: boolean) => {
      if (next === isOpen) return;
      reading.current?.abort();
      setIsOpen(next);
      keep(userId, next);
      if (!hasRole) return;
      call(saveDashboardChoices, { body: { hidesSample: !next } }).catch((error: unknown) =>
        logFailure('The choice was not saved', error),
      );
    },
  };
}

const keyOf = (userId: string) => `rx-sample-${userId}`;

function keep(userId: string, isOpen: boolean): void {
  if (isOpen) localValues.remove(keyOf(userId));
  else localValues.set(keyOf(userId), 'hidden');
}
