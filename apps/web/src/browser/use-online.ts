import { useSyncExternalStore } from 'react';

/** Whether the browser says it has a network, kept up by its own events (spec section 4). */
export function useOnline(): boolean {
  return useSyncExternalStore(followNetwork, isOnline, () => true);
}

export function isOnline(): boolean {
  return navigator.onLine;
}

/** Calls at each change, until the function it gives is called. */
export function followNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
