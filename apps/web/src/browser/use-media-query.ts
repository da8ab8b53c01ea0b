import { useCallback, useSyncExternalStore } from 'react';

/** The sidebar fits beside the page (breakpoints: styles/tokens.css). */
export const wideQuery = '(min-width: 960px)';
/** Three columns fit. */
export const extraWideQuery = '(min-width: 1200px)';

export const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

/** On the server: false, phones first. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
