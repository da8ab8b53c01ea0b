import { backgroundHeaders } from '@rxweb/contracts/shared/activity';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useOnline } from '../browser/use-online.ts';

const everyMs = 60_000;
/** Longer than the server takes for its slowest answer. */
const giveUpMs = 15_000;

export interface Live<T> {
  /** What was last read; kept while it is read again, and when that fails. */
  data: T | null;
  /** The last reading failed; without a network it is not tried. */
  isError: boolean;
  isLoading: boolean;
  isOnline: boolean;
  /** Reads at once, because somebody asked for it. */
  refetch(): void;
}

export interface ReadOptions {
  headers?: Record<string, string>;
  signal: AbortSignal;
}

/** Reads something and keeps it fresh: each minute while the page is looked at and the network is there, and when either comes back. */
export function useLive<T>(read: (options: ReadOptions) => Promise<T>): Live<T> {
  const isOnline = useOnline();
  const [state, setState] = useState<{ data: T | null; isError: boolean }>({ data: null, isError: false });
  const [isLoading, setIsLoading] = useState(true);
  const reading = useRef<AbortController | null>(null);

  const run = useCallback(
    async (headers?: Record<string, string>) => {
      reading.current?.abort();
      const abort = new AbortController();
      reading.current = abort;
      setIsLoading(true);
      const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(giveUpMs)]);
      const outcome = await read({ signal, ...(headers && { headers }) }).then(
        (data) => ({ data, isError: false }),
        () => null,
      );
      if (abort.signal.aborted) return;
      setState((before) => outcome ?? { data: before.data, isError: true });
      setIsLoading(false);
    },
    [read],
  );

  useEffect(() => {
    if (!isOnline) return setIsLoading(false);
    const renew = () => document.visibilityState === 'visible' && void run(backgroundHeaders);
    renew();
    const timer = setInterval(renew, everyMs);
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
      reading.current?.abort();
    };
  }, [run, isOnline]);

  return { ...state, isLoading, isOnline, refetch: () => void run() };
}
