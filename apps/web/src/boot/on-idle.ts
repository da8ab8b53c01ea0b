/** After two seconds at most; at once without browser support. */
export function onIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2_000 });
  else act();
}
