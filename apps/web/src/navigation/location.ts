import { useSyncExternalStore } from 'react';

/*
 * The page's address as a value. The visitor's page needs no more than this; the staff's router stands on it too,
 * so that its code is loaded only when a staff page is opened. `navigation.ts` goes from page to page.
 */

/** The visitors' page. */
export const homePath = '/';

const listeners = new Set<() => void>();
let handlePop = tellLocation;

/** The path and query of the address bar, as it changes. */
export function useLocation(): { pathname: string; search: string } {
  const pathname = useSyncExternalStore(subscribe, readPathname, () => homePath);
  const search = useSyncExternalStore(subscribe, readSearch, () => '');
  return { pathname, search };
}

/** The address has changed. */
export function tellLocation(): void {
  for (const listener of listeners) listener();
}

/** Has somebody else decide what the browser's Back and Forward mean. */
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
