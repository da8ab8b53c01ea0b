import { useSyncExternalStore } from 'react';

/**
 * False on the server and in the very first render over the server's markup, which has to give just that markup; true from then on, and at
 * once where nothing was rendered by the server.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribeToNothing, isHydrated, isNotHydrated);
}

const subscribeToNothing = () => () => undefined;
const isHydrated = () => true;
const isNotHydrated = () => false;
