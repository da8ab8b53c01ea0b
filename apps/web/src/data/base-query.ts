import { backgroundHeaders } from '@rxweb/contracts/shared/activity';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useOnline } from '../browser/use-online.ts';
import { createRefetcher, type Refetcher } from './refetcher.ts';

/** Longer than the server's slowest answer. */
export const timeoutMs = 15_000;
const defaultIntervalMs = 60_000;

/** `headers` are set for background reads only. */
export interface ReadOptions {
  headers?: Record<string, string>;
  signal: AbortSignal;
}

export interface QueryOptions {
  /** While the tab is visible. Default: a minute. False: only at the start and on request. */
  refetchInterval?: number | false;
  /** Default: false. */
  refetchOnWindowFocus?: boolean;
  /** `online`, the default, waits for the network and reads again when it returns. */
  networkMode?: 'online' | 'always';
  /** Whether the first read extends the session. Default: false, which also waits for a visible tab. */
  isUserAction?: boolean;
  /** Default: true. */
  keepPreviousData?: boolean;
  /** Minimum time between reads. Default: 0. */
  gapMs?: number;
  /** Default: no retry. */
  retryDelay?: number;
}

/** With or without a network. */
export const onRequest = { refetchInterval: false, networkMode: 'always' } satisfies QueryOptions;

export interface Query<T> {
  /** Kept during a new read and after a failed one. */
  data: T | null;
  dataUpdatedAt: Date | null;
  error: unknown;
  isError: boolean;
  /** No data, no error yet. */
  isPending: boolean;
  isFetching: boolean;
  isOnline: boolean;
  isPlaceholderData: boolean;
  /** Counts finished reads, failed ones too. */
  fetchCount: number;
  /** A user action: reads now. Never rejects. */
  refetch: () => Promise<void>;
  /** The data may have changed: reads soon, in the background. */
  invalidate: () => void;
  cancel: () => void;
  setData: (change: (known: T | null) => T | null) => void;
}

interface State<T> extends Pick<Query<T>, 'data' | 'dataUpdatedAt' | 'error' | 'isError'> {
  /** The query read last. */
  of: unknown;
  fetchCount: number;
}

const nothing = { data: null, dataUpdatedAt: null, error: null, isError: false };

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
      retryMs: retryDelay,
    });
    refetcher.current = reader;
    if (isFirstByUser || !refetchInterval || isVisible()) void reader.restart(isFirstByUser);
    const stopPolling = refetchInterval ? startPolling(reader, refetchInterval, refetchOnWindowFocus) : null;
    return () => {
      stopPolling?.();
      reader.stop();
      refetcher.current = null;
    };
  }, [read, canRead, refetchInterval, refetchOnWindowFocus, isUserAction, gapMs, retryDelay]);

  const actions = useMemo(
    (): Pick<Query<T>, 'refetch' | 'invalidate' | 'cancel' | 'setData'> => ({
      refetch: async () => refetcher.current?.restart(true),
      invalidate: () => refetcher.current?.request(),
      cancel() {
        refetcher.current?.stop();
        setIsFetching(false);
      },
      setData(change) {
        refetcher.current?.supersede();
        setState((before) => ({ ...before, data: change(before.data) }));
      },
    }),
    [],
  );
  const { of, ...known } = shown(state);
  const isPending = known.data === null && !known.isError;
  return { ...known, ...actions, isPending, isFetching, isOnline, isPlaceholderData: of !== read };
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}

function startPolling(reader: Refetcher, everyMs: number, onWindowFocus: boolean): () => void {
  const listening = new AbortController();
  const poll = () => isVisible() && reader.poll();
  const timer = setInterval(poll, everyMs);
  document.addEventListener('visibilitychange', poll, listening);
  if (onWindowFocus) window.addEventListener('focus', poll, listening);
  return () => {
    listening.abort();
    clearInterval(timer);
  };
}
