import { useCallback, useSyncExternalStore } from 'react';

/** From this width on the sidebar stands beside the page (the breakpoints are listed in styles/tokens.css). */
export const wideQuery = '(min-width: 960px)';
/** From this width on three columns fit. */
export const extraWideQuery = '(min-width: 1200px)';

/** Devices that are held: they pick one file at a time and have a camera on their back. */
export const phoneQuery = '(pointer: coarse), (max-width: 599.98px)';

/** The person has asked for less motion. */
export const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

/** Whether the window answers to a media query now. On the server: no, phones first. */
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
