import { publishLocation } from './location.ts';

export interface NavigateOptions {
  /** Replaces the history entry. */
  replace?: boolean;
  /** Keeps the scroll position, for state in the page's own address. */
  keepScroll?: boolean;
}

let open = go;

/** Without a reload. A guarded page is left if its user agrees, or when the app must. */
export function navigate(to: string, options: NavigateOptions = {}): void {
  open(to, options);
}

/** Set by `page-guard.ts`, which visitors never load. */
export function navigateBy(guarded: typeof go): void {
  open = guarded;
}

export function go(to: string, { replace, keepScroll }: NavigateOptions): void {
  // A replaced address stays the same entry, with what the entry remembers.
  if (replace) history.replaceState(history.state, '', to);
  else history.pushState(null, '', to);
  if (!keepScroll) scrollTo(0, 0);
  publishLocation();
}
