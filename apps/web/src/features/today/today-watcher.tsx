import { listToday } from '@rxweb/contracts/today';
import { useCallback, useEffect } from 'react';
import type { ReadOptions } from '../../data/base-query.ts';
import { setTodayItems } from '../../data/today-counts.ts';
import { useQuery } from '../../data/use-query.ts';
import { useStaffCall } from '../../data/use-staff-call.ts';

/** Updates the menu's numbers of what waits. Renders nothing. */
export function TodayWatcher() {
  const call = useStaffCall();
  const { data } = useQuery(useCallback((options: ReadOptions) => call(listToday, {}, options), [call]));
  useEffect(() => {
    if (data) setTodayItems(data.items);
  }, [data]);
  useEffect(() => () => setTodayItems([]), []);
  return null;
}
