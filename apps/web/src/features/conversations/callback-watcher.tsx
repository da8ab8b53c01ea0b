import { useCallback, useEffect } from 'react';
import { type ReadOptions, useLive } from '../../data/use-query.ts';
import { setWaitingCount } from './callback-count.ts';
import { useConversationsApi } from './conversations.api.ts';

/** Keeps the number of waiting visitors up to date while the menu shows it. Shows nothing itself. */
export function WaitingWatch() {
  const api = useConversationsApi();
  const { data } = useLive(useCallback((options: ReadOptions) => api.waiting(options), [api]));
  useEffect(() => {
    if (data !== null) setWaitingCount(data);
  }, [data]);
  useEffect(() => () => setWaitingCount(0), []);
  return null;
}
