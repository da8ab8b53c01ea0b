import { getHealth, listWaiting } from '@rxweb/contracts/health';
import { useCallback } from 'react';
import { type ReadOptions, useLive } from '../../lib/use-live.ts';
import { useStaffCall } from '../../lib/use-staff-call.ts';

/** How each part of the program is. */
export function useHealth() {
  const call = useStaffCall();
  return useLive(useCallback((options: ReadOptions) => call(getHealth, {}, options), [call]));
}

/** What waits for the person at the screen. */
export function useWaiting() {
  const call = useStaffCall();
  return useLive(useCallback((options: ReadOptions) => call(listWaiting, {}, options), [call]));
}
