import { publishLocation } from './location.ts';

interface NavigateOptions {
  /** Replaces the history entry. */
  replace?: boolean;
  /** Keeps the scroll position, for state in the page's own address. */
  keepScroll?: boolean;
}

let askFirst: (() => Promise<boolean>) | undefined;

/** Without a reload. A guarded page is left if its user agrees, or when the app must. */
export function navigate(to: string, options: NavigateOptions = {}): void {
  const isLeaving = new URL(to, location.href).pathname !== location.pathname;
  if (askFirst && isLeaving && !options.replace) void askFirst().then((may) => may && go(to, options));
  else go(to, options);
}

/** Set by `page-guard.ts`, which visitors never load. */
export function askBeforeLeaving(ask: () => Promise<boolean>): void {
  askFirst = ask;
}

function go(to: string, { replace, keepScroll }: NavigateOptions): void {
  // A replaced address stays the same entry, with what the entry remembers.
  if (replace) history.replaceState(history.state, '', to);
  else history.pushState(null, '', to);
  if (!keepScroll) scrollTo(0, 0);
  publishLocation();
}
