import { useCallback, useEffect, useRef, useState } from 'react';

/** What was read last, and why the last reading failed, in words. What is there stays while it is read anew. */
export interface Reading<T> {
  value: T | null;
  message: string | null;
  /** Reads anew. Never fails: the words of a failure are for the page. */
  again: () => Promise<void>;
}

/** Reads when the page appears, and when it is asked to. `read` has to stay the same function. */
export function useReading<T>(read: () => Promise<T>): Reading<T> {
  const [value, setValue] = useState<T | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const latest = useRef(0);
  const again = useCallback(async () => {
    latest.current += 1;
    const mine = latest.current;
    try {
      const answer = await read();
      // An earlier answer that comes later says less.
      if (mine !== latest.current) return;
      setValue(answer);
      setMessage(null);
    } catch (error) {
      if (mine === latest.current) setMessage(error instanceof Error ? error.message : String(error));
    }
  }, [read]);
  useEffect(() => {
    void again();
  }, [again]);
  return { value, message, again };
}
