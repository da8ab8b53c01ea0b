import { listToday } from '@rxweb/contracts/today';
import { useCallback } from 'react';
import { type ReadOptions, useLive } from '../../data/use-query.ts';
import { useStaffCall } from '../../data/use-staff-call.ts';

/** What needs the signed-in user's attention. */
export function useToday() {
  const call = useStaffCall();
  return useLive(useCallback((options: ReadOptions) => call(listToday, {}, options), [call]));
}
