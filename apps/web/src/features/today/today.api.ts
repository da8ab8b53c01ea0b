import { listToday } from '@rxweb/contracts/today';
import { useCallback } from 'react';
import type { ReadOptions } from '../../data/base-query.ts';
import { useQuery } from '../../data/use-query.ts';
import { useStaffCall } from '../../data/use-staff-call.ts';

/** What needs the signed-in user's attention. */
export function useToday() {
  const call = useStaffCall();
  return useQuery(useCallback((options: ReadOptions) => call(listToday, {}, options), [call]));
}
