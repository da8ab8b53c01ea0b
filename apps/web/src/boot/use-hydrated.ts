import { useSyncExternalStore } from 'react';

/** False on the server and while hydrating, so both render the same markup; then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribeToNothing, isHydrated, isNotHydrated);
}

const subscribeToNothing = () => () => undefined;
const isHydrated = () => true;
const isNotHydrated = () => false;
