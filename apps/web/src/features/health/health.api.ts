import { getHealth } from '@rxweb/contracts/health';
import { useCallback } from 'react';
import { type ReadOptions, useLive } from '../../data/use-query.ts';
import { useStaffCall } from '../../data/use-staff-call.ts';

/** How each part of the program is. */
export function useHealth() {
  const call = useStaffCall();
  return useLive(useCallback((options: ReadOptions) => call(getHealth, {}, options), [call]));
}
