import { useCallback, useLayoutEffect, useRef } from 'react';

/** A stable function that calls the latest handler, to avoid re-renders. */
export function useStableCall<Arguments extends readonly unknown[], Result>(
  call: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const newest = useRef(call);
  useLayoutEffect(() => {
    newest.current = call;
  }, [call]);
  return useCallback((...given: Arguments) => newest.current(...given), []);
}
