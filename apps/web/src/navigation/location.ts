import { useSyncExternalStore } from 'react';

/*
 * The address as state. Visitors need only this; the staff router builds on it and loads separately. `navigation.ts`
 * navigates.
 */

/** The visitors' page. */
export const homePath = '/';

const listeners = new Set<() => void>();
let handlePop = publishLocation;

/** The current path and query. */
export function useLocation(): { pathname: string; search: string } {
  const pathname = useSyncExternalStore(subscribe, readPathname, () => homePath);
  const search = useSyncExternalStore(subscribe, readSearch, () => '');
  return { pathname, search };
}

/** Call after changing the address. */
export function publishLocation(): void {
  for (const listener of listeners) listener();
}

/** Delegates the Back and Forward buttons. */
export function handlePopBy(handle: () => void): void {
  handlePop = handle;
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('popstate', pop);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('popstate', pop);
  };
}

function pop(): void {
  handlePop();
}

function readPathname(): string {
  return location.pathname;
}

function readSearch(): string {
  return location.search;
}
