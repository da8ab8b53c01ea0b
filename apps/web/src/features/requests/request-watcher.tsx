import { listToday, type TodayKind } from '@rxweb/contracts/today';
import { useCallback, useEffect } from 'react';
import type { ReadOptions } from '../../data/base-query.ts';
import { useQuery } from '../../data/use-query.ts';
import { useStaffCall } from '../../data/use-staff-call.ts';
import { setRequestCount } from './request-count.ts';

/** Those that wait for staff; the other open ones wait for the visitor. */
const kinds: readonly TodayKind[] = ['requests_overdue', 'requests_open'];

/** Updates the menu's number of open requests. Renders nothing. */
export function RequestWatcher() {
  const call = useStaffCall();
  const { data } = useQuery(useCallback((options: ReadOptions) => call(listToday, {}, options), [call]));
  useEffect(() => {
    const counts = data?.items.filter(({ kind }) => kinds.includes(kind)).map(({ count }) => count);
    if (counts) setRequestCount(counts.reduce((sum, count) => sum + count, 0));
  }, [data]);
  useEffect(() => () => setRequestCount(0), []);
  return null;
}
