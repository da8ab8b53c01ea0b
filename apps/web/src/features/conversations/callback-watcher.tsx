import { listToday } from '@rxweb/contracts/today';
import { useCallback, useEffect } from 'react';
import type { ReadOptions } from '../../data/base-query.ts';
import { useQuery } from '../../data/use-query.ts';
import { useStaffCall } from '../../data/use-staff-call.ts';
import { setCallbackCount } from './callback-count.ts';

/** Updates the menu's number of waiting visitors. Renders nothing. */
export function CallbackWatcher() {
  const call = useStaffCall();
  const { data } = useQuery(useCallback((options: ReadOptions) => call(listToday, {}, options), [call]));
  useEffect(() => {
    if (data !== null) setCallbackCount(data.items.find(({ kind }) => kind === 'hand_offs')?.count ?? 0);
  }, [data]);
  useEffect(() => () => setCallbackCount(0), []);
  return null;
}
