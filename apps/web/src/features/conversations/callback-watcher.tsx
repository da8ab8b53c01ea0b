import { useCallback, useEffect } from 'react';
import { type ReadOptions, useLive } from '../../data/use-query.ts';
import { setCallbackCount } from './callback-count.ts';
import { useConversationsApi } from './conversations.api.ts';

/** Keeps the number of waiting visitors up to date while the menu shows it. Shows nothing itself. */
export function CallbackWatcher() {
  const api = useConversationsApi();
  const { data } = useLive(useCallback((options: ReadOptions) => api.waiting(options), [api]));
  useEffect(() => {
    if (data !== null) setCallbackCount(data);
  }, [data]);
  useEffect(() => () => setCallbackCount(0), []);
  return null;
}
