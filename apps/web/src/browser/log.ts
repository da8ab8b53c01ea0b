/** The only place in the web app that writes to the console. */

export function logInfo(what: string): void {
  console.info(what);
}

export function logFailure(what: string, error: unknown): void {
  console.warn(`${what}:`, error instanceof Error ? error.message : error);
}
