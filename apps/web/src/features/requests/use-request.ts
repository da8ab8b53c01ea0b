import type { RequestChange, RequestFile } from '@rxweb/contracts/requests/staff';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import type { Query, ReadOptions } from '../../data/base-query.ts';
import { useQuery } from '../../data/use-query.ts';
import { liveOptions } from './live-options.ts';
import { type RequestsApi, requestNow } from './requests.api.ts';

/** Why the last change failed. */
export type ChangeFailure = 'conflict' | 'network' | 'failed';

export interface RequestQuery extends Pick<Query<RequestFile>, 'isError' | 'isFetching' | 'isOnline' | 'refetch'> {
  request: RequestFile | null;
  /** Its retention period ended. */
  isGone: boolean;
  isChanging: boolean;
  failure: ChangeFailure | null;
  /** The changed request; null when it failed, and `failure` says why. Runs one at a time. */
  change: (change: RequestChange) => Promise<RequestFile | null>;
  put: (request: RequestFile) => void;
}

/** These only add to the history, so a newer version doesn't change what they mean. */
const additions: readonly RequestChange['change'][] = ['note', 'called'];

/** Reads one request, keeps it current, and changes it. After a conflict it shows the newer version. */
export function useRequest(
  api: RequestsApi,
  id: string | null,
  onChanged: (request: RequestFile) => void,
): RequestQuery {
  const latest = useRef<RequestFile | null>(null);
  const read = useMemo(
    () => (id === null ? null : (options: ReadOptions) => readLatest(api, id, options, latest)),
    [api, id],
  );
  const { data, setData, isError, isFetching, isOnline, refetch } = useQuery<RequestFile | 'gone'>(read, liveOptions);
  const request = data === 'gone' ? null : data;
  useLayoutEffect(() => {
    latest.current = request;
  }, [request]);
  const put = (changed: RequestFile) => {
    latest.current = changed;
    setData((known) => (known !== null && known !== 'gone' && known.id !== changed.id ? known : changed));
    onChanged(changed);
  };
  const changes = useChanges(api, latest, put);
  return { request, isGone: data === 'gone', isError, isFetching, isOnline, refetch, put, ...changes };
}

/** `gone`: its retention period ended. A read that began before a change doesn't undo it on the screen. */
async function readLatest(api: RequestsApi, id: string, options: ReadOptions, latest: RefObject<RequestFile | null>) {
  try {
    const fresh = await api.read(id, options);
    const known = latest.current;
    return known?.id === fresh.id && known.version > fresh.version ? known : fresh;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return 'gone' as const;
    throw error;
  }
}

function useChanges(api: RequestsApi, latest: RefObject<RequestFile | null>, put: (request: RequestFile) => void) {
  const [isChanging, setIsChanging] = useState(false);
  const [failure, setFailure] = useState<ChangeFailure | null>(null);
  const isRunning = useRef(false);
  const send = async (change: RequestChange): Promise<RequestFile | null> => {
    const known = latest.current;
    if (!known) return null;
    try {
      return await api.change(known.id, known.version, change);
    } catch (error) {
      const now = requestNow(error);
      if (now && additions.includes(change.change)) return await api.change(now.id, now.version, change);
      if (now) put(now);
      throw error;
    }
  };
  const change = async (wanted: RequestChange) => {
    if (isRunning.current) return null;
    isRunning.current = true;
    setIsChanging(true);
    setFailure(null);
    try {
      const changed = await send(wanted);
      if (changed) put(changed);
      return changed;
    } catch (error) {
      setFailure(failureOf(error));
      return null;
    } finally {
      isRunning.current = false;
      setIsChanging(false);
    }
  };
  return { isChanging, failure, change };
}

function failureOf(error: unknown): ChangeFailure {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.code === 'conflict') return 'conflict';
  return error.code === 'network' ? 'network' : 'failed';
}
