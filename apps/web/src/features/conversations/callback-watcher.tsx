import { listToday } from '@rxweb/contracts/today';
import { useCallback, useEffect } from 'react';
import type { ReadOptions } from '../../data/base-query.ts';
import { useQuery } from '../../data/use-query.ts';
import { useStaffCall } from '../../data/use-staff-call.ts';
import { setCallbackCount, setWantedCount } from './callback-count.ts';

/** Updates the menu's number of waiting visitors. Renders nothing. */
export function CallbackWatcher() {
  const call = useStaffCall();
  const { data } = useQuery(useCallback((options: ReadOptions) => call(listToday, {}, options), [call]));
  useEffect(() => {
    if (data === null) return;
    const countOf = (wanted: string) => data.items.find(({ kind }) => kind === wanted)?.count ?? 0;
    setCallbackCount(countOf('hand_offs'));
    setWantedCount(countOf('person_wanted'));
  }, [data]);
  useEffect(
    () => () => {
      setCallbackCount(0);
      setWantedCount(0);
    },
    [],
  );
  return null;
}
