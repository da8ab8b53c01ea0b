import { getHealth } from '@rxweb/contracts/health';
import { useCallback } from 'react';
import type { ReadOptions } from '../../data/base-query.ts';
import { useQuery } from '../../data/use-query.ts';
import { useStaffCall } from '../../data/use-staff-call.ts';

/** How each part of the program is. */
export function useHealth() {
  const call = useStaffCall();
  return useQuery(useCallback((options: ReadOptions) => call(getHealth, {}, options), [call]));
}
