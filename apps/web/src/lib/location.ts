import { useSyncExternalStore } from 'react';

/*
 * The page's address as a value. The visitor's page needs no more than this; the staff's router stands on it too,
 * so that its code is loaded only when a staff page is opened.
 */

const listeners = new Set<() => void>();

/** The path and query of the address bar, as it changes. */
export function useLocation(): { pathname: string; search: string } {
  const pathname = useSyncExternalStore(subscribe, readPathname, () => '/');
  const search = useSyncExternalStore(subscribe, readSearch, () => '');
  return { pathname, search };
}

/** Goes to another page of the app without loading it anew. `replace` leaves the present one out of the history. */
export function navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  scrollTo(0, 0);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

function readPathname(): string {
  return location.pathname;
}

function readSearch(): string {
  return location.search;
}
