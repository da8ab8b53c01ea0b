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

interface NavigateOptions {
  /** Leaves the present page out of the history. */
  replace?: boolean;
  /** Stays where one has scrolled to, for what a page keeps in its own address. */
  keepScroll?: boolean;
}

/** Goes to another page of the app without loading it anew. */
export function navigate(to: string, { replace = false, keepScroll = false }: NavigateOptions = {}): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  if (!keepScroll) scrollTo(0, 0);
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
