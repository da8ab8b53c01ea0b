import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and calls the newest one given: for what is not to be rendered again because a handler was made anew. */
export function useStableCall<Arguments extends readonly unknown[], Result>(
  call: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const newest = useRef(call);
  useLayoutEffect(() => {
    newest.current = call;
  }, [call]);
  return useCallback((...given: Arguments) => newest.current(...given), []);
}
