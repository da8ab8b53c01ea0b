import { useSyncExternalStore } from 'react';

/* Visitors need only this; what staff pages add loads separately. */

/** The visitors' page. */
export const homePath = '/';

const listeners = new Set<() => void>();

export function useLocation(): { pathname: string; search: string } {
  const pathname = useSyncExternalStore(followLocation, readPathname, () => homePath);
  const search = useSyncExternalStore(followLocation, readSearch, () => '');
  return { pathname, search };
}

/** Call after changing the address. */
export function publishLocation(): void {
  for (const listener of listeners) listener();
}

/** Calls after each change of the address. Returns the stop function. */
export function followLocation(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('popstate', publishLocation);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('popstate', publishLocation);
  };
}

function readPathname(): string {
  return location.pathname;
}

function readSearch(): string {
  return location.search;
}
