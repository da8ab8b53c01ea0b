import { followLocation, handlePopBy, publishLocation } from './location.ts';
import { askBeforeLeaving } from './navigation.ts';

interface Guard {
  ask: () => Promise<boolean>;
  pathname: string;
  /** With the page's latest filters. */
  href: string;
}

let guard: Guard | null = null;

/** By link or browser button. Returns the release function. */
export function guardPage(ask: () => Promise<boolean>): () => void {
  handlePopBy(handlePop);
  askBeforeLeaving(mayLeave);
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

/** Asks only once. True without a guard. */
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
  } else publishLocation();
}
