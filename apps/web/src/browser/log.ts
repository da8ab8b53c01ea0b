/** The only place of the web app that writes to the console. */

/** Notes that something expected happened, for whoever looks into the console. */
export function logInfo(what: string): void {
  console.info(what);
}

/** Notes a failure that nobody needs to see on the page. */
export function logFailure(what: string, error: unknown): void {
  console.warn(`${what}:`, error instanceof Error ? error.message : error);
}
