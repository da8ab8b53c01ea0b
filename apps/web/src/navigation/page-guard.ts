import { followLocation } from './location.ts';
import { go, type NavigateOptions, navigateBy } from './navigation.ts';

interface Guard {
  ask: () => Promise<boolean>;
  pathname: string;
  /** With the page's latest filters. */
  href: string;
}

let guard: Guard | null = null;

/** By link or browser button. Returns the release function. */
export function guardPage(ask: () => Promise<boolean>): () => void {
  // Before all others: they would show the page that the browser went to.
  addEventListener('popstate', handlePop, true);
  navigateBy(navigateGuarded);
  const mine = { ask, pathname: location.pathname, href: location.href };
  guard = mine;
  const stopFollowing = followLocation(() => {
    if (location.pathname === mine.pathname) mine.href = location.href;
  });
  return () => {
    stopFollowing();
    if (guard === mine) guard = null;
  };
}

function navigateGuarded(to: string, options: NavigateOptions): void {
  const isLeaving = new URL(to, location.href).pathname !== location.pathname;
  if (isLeaving && !options.replace) void mayLeave().then((may) => may && go(to, options));
  else go(to, options);
}

/** Asks only once. True without a guard. */
export async function mayLeave(): Promise<boolean> {
  const asked = guard;
  if (asked && !(await asked.ask())) return false;
  if (guard === asked) guard = null;
  return true;
}

/** The browser has already navigated: go back, then leave again if the user agrees. */
function handlePop(event: PopStateEvent): void {
  if (!guard || guard.pathname === location.pathname) return;
  event.stopImmediatePropagation();
  history.pushState(null, '', guard.href);
  void mayLeave().then((may) => may && history.back());
}
