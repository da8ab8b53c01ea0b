/** The only place in the web app that writes to the console. */

/** Logs an expected event. */
export function logInfo(what: string): void {
  console.info(what);
}

/** Logs a failure that isn't shown on the page. */
export function logFailure(what: string, error: unknown): void {
  console.warn(`${what}:`, error instanceof Error ? error.message : error);
}
