import { backgroundHeaders } from '@rxweb/contracts/shared/activity';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOnline } from '../browser/use-online.ts';
import { createRefetcher, type Refetcher } from './refetcher.ts';

/** Longer than the server's slowest answer. */
export const timeoutMs = 15_000;
const defaultIntervalMs = 60_000;

/** For the call that reads. `headers` are set for background reads only. */
export interface ReadOptions {
  headers?: Record<string, string>;
  signal: AbortSignal;
}

export interface QueryOptions {
  /** Time between reads while the tab is visible. Default: a minute. False reads at the start and on request only. */
  refetchInterval?: number | false;
  /** Default: false. */
  refetchOnWindowFocus?: boolean;
  /** `online`, the default, waits for the network and reads again when it returns. */
  networkMode?: 'online' | 'always';
  /** Whether the first read extends the session. Default: false; such a read waits until the tab is visible. */
  isUserAction?: boolean;
  /** Whether to show the previous query's data until the new data arrives. Default: true. */
  keepPreviousData?: boolean;
  /** Shortest time between two reads. Default: 0. */
  gapMs?: number;
  /** Delay before retrying a failed read. Default: no retry. */
  retryDelay?: number;
}

/** Reads at the start and on request, with or without a network. */
export const onRequest = { refetchInterval: false, networkMode: 'always' } satisfies QueryOptions;

export interface Query<T> {
  /** The latest data. A new read and a failed read keep it. */
  data: T | null;
  dataUpdatedAt: Date | null;
  /** Why the latest read failed. */
  error: unknown;
  isError: boolean;
  /** No data and no error yet. */
  isPending: boolean;
  /** A read is running. */
  isFetching: boolean;
  isOnline: boolean;
  /** The present query hasn't been read yet. */
  isPlaceholderData: boolean;
  /** Counts finished reads, failed ones too. */
  fetchCount: number;
  /** Reads now, as a user action. Never rejects. */
  refetch: () => Promise<void>;
  /** Reads soon, in the background, because the data may have changed. */
  invalidate: () => void;
  /** Aborts the running read. */
  cancel: () => void;
  setData: (change: (known: T | null) => T | null) => void;
}

interface State<T> extends Pick<Query<T>, 'data' | 'dataUpdatedAt' | 'error' | 'isError'> {
  /** The query that was read last. */
  of: unknown;
  fetchCount: number;
}

const nothing = { data: null, dataUpdatedAt: null, error: null, isError: false };

/** {@link useQuery} for data that is `merge`d from what is known and what was read. */
export function useBaseQuery<T, Fresh>(
  read: ((options: ReadOptions, known: T | null) => Promise<Fresh>) | null,
  merge: (known: T | null, fresh: Fresh) => T,
  options: QueryOptions,
): Query<T> {
  const { refetchInterval = defaultIntervalMs, networkMode = 'online', keepPreviousData = true } = options;
  const { refetchOnWindowFocus = false, isUserAction = false, gapMs = 0, retryDelay } = options;
  const isOnline = useOnline();
  const canRead = isOnline || networkMode === 'always';
  const [state, setState] = useState<State<T>>({ ...nothing, of: undefined, fetchCount: 0 });
  const [isFetching, setIsFetching] = useState(true);
  const refetcher = useRef<Refetcher | null>(null);
  const started = useRef<typeof read>(null);
  const shown = (known: State<T>) => (keepPreviousData || known.of === read ? known : { ...known, ...nothing });

  const fetchOnce = useEffectEvent(async (stopped: AbortSignal, isUserAction: boolean) => {
    if (!read) return true;
    setIsFetching(true);
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(timeoutMs)]);
    const result = await read({ signal, ...(!isUserAction && { headers: backgroundHeaders }) }, shown(state).data).then(
      (fresh) => ({ fresh }),
      (error: unknown) => ({ error }),
    );
    if (stopped.aborted) return true;
    setIsFetching(false);
    setState((before) => {
      const known = { ...shown(before), of: read, fetchCount: before.fetchCount + 1 };
      return 'error' in result
        ? { ...known, error: result.error, isError: true }
        : { ...known, ...nothing, data: merge(known.data, result.fresh), dataUpdatedAt: new Date() };
    });
    return !('error' in result);
  });

  useEffect(() => {
    if (!read || !canRead) return setIsFetching(false);
    // A returning network isn't a user action.
    const isFirstByUser = isUserAction && started.current !== read;
    started.current = read;
    const reader = createRefetcher({
      read: (...call) => fetchOnce(...call),
      gapMs,
      ...(retryDelay && { retryMs: retryDelay }),
      now: () => performance.now(),
    });
    refetcher.current = reader;
    const isVisible = () => document.visibilityState === 'visible';
    if (isFirstByUser || !refetchInterval || isVisible()) void reader.restart(isFirstByUser);
    const listening = new AbortController();
    let timer: ReturnType<typeof setInterval> | undefined;
    if (refetchInterval) {
      const poll = () => isVisible() && reader.poll();
      timer = setInterval(poll, refetchInterval);
      document.addEventListener('visibilitychange', poll, listening);
      if (refetchOnWindowFocus) window.addEventListener('focus', poll, listening);
    }
    return () => {
      listening.abort();
      clearInterval(timer);
      reader.stop();
      refetcher.current = null;
    };
  }, [read, canRead, refetchInterval, refetchOnWindowFocus, isUserAction, gapMs, retryDelay]);

  const { of, ...known } = shown(state);
  return {
    ...known,
    isPending: known.data === null && !known.isError,
    isFetching,
    isOnline,
    isPlaceholderData: of !== read,
    refetch: useCallback(async () => refetcher.current?.restart(true), []),
    invalidate: useCallback(() => refetcher.current?.request(), []),
    cancel: useCallback(() => {
      refetcher.current?.stop();
      setIsFetching(false);
    }, []),
    setData: useCallback((change) => setState((before) => ({ ...before, data: change(before.data) })), []),
  };
}
