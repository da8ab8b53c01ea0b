/** What of a request the decision needs. */
export interface Asked {
  method: string;
  url: URL;
  /** The page itself is asked for, not a part of it. */
  isNavigation: boolean;
}

/**
 * How the worker answers: `page` from the network, and without one by the kept shell; `kept` from the cache; `leave` to the browser, as
 * if there were no worker.
 */
export type Answer = 'page' | 'kept' | 'leave';

/** Programs and their data: never the worker's business, so that nothing of a person can be kept. */
const programPaths = /^\/(api|backend|healthz|readyz)(\/|$)/;

/** Decides about one request. `keptPaths`: the files of this version that are kept. */
export function howToAnswer(
  { method, url, isNavigation }: Asked,
  origin: string,
  keptPaths: readonly string[],
): Answer {
  if (method !== 'GET' || url.origin !== origin || programPaths.test(url.pathname)) return 'leave';
  // What has a dot in it is a file, on the server too.
  if (isNavigation) return url.pathname.includes('.') ? 'leave' : 'page';
  return keptPaths.includes(url.pathname) ? 'kept' : 'leave';
}

/** What of an answer to `page` the decision to keep it needs. */
export interface PageAnswer {
  ok: boolean;
  redirected: boolean;
  html: string;
}

/**
 * Whether a page that came is to be the shell from now on: the front page, without anything in its address, and of this worker's own version
 * (it names `entry`), as one of another version would look for files that are not kept.
 */
export function isNewShell({ url }: Pick<Asked, 'url'>, { ok, redirected, html }: PageAnswer, entry: string): boolean {
  return ok && !redirected && url.pathname === '/' && url.search === '' && html.includes(entry);
}

/** The server behind a proxy is away for the moment: the shell, with the phone number, helps more than the proxy's page. */
export function isAway(status: number): boolean {
  return status >= 502 && status <= 504;
}
