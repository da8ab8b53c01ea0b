import { handlePopBy, publishLocation } from './location.ts';

interface NavigateOptions {
  /** Replaces the history entry. */
  replace?: boolean;
  /** Keeps the scroll position, for state in the page's own address. */
  keepScroll?: boolean;
}

/** Without a reload. A guarded page is left if its user agrees, or when the app must. */
export function navigate(to: string, options: NavigateOptions = {}): void {
  const isLeaving = new URL(to, location.href).pathname !== location.pathname;
  if (guard && isLeaving && !options.replace) void mayLeave().then((may) => may && go(to, options));
  else go(to, options);
}

function go(to: string, { replace = false, keepScroll = false }: NavigateOptions): void {
  // A replaced address stays the same entry, with what the entry remembers.
  if (replace) history.replaceState(history.state, '', to);
  else history.pushState(null, '', to);
  if (guard?.pathname === location.pathname) guard.href = location.href;
  if (!keepScroll) scrollTo(0, 0);
  publishLocation();
}

let guard: { ask: () => Promise<boolean>; pathname: string; href: string } | null = null;

/** By link or browser button. Returns the release function. */
export function guardPage(ask: () => Promise<boolean>): () => void {
  handlePopBy(handlePop);
  const mine = { ask, pathname: location.pathname, href: location.href };
  guard = mine;
  return () => {
    if (guard === mine) guard = null;
  };
}

/** Asks only once. */
export async function mayLeave(): Promise<boolean> {
  const asked = guard;
  if (asked && !(await asked.ask())) return false;
  if (guard === asked) guard = null;
  return true;
}

/** The browser has already navigated: go back, then leave again if the user agrees. */
function handlePop(): void {
  if (guard && guard.pathname !== location.pathname) {
    history.pushState(null, '', guard.href);
    void mayLeave().then((may) => may && history.back());
  } else {
    if (guard) guard.href = location.href;
    publishLocation();
  }
}
