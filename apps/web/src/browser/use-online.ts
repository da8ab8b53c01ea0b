import { useSyncExternalStore } from 'react';

/** See spec section 4. */
export function useOnline(): boolean {
  return useSyncExternalStore(followNetwork, isOnline, () => true);
}

export function isOnline(): boolean {
  return navigator.onLine;
}

/** Returns the unsubscribe function. */
export function followNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
