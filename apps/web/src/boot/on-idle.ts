/** Acts when the page has nothing to do, at the latest after two seconds; at once where browsers don't tell. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2_000 });
  else act();
}
