export interface WorkerRequest {
  method: string;
  url: URL;
  /** A page, not a part of it. */
  isNavigation: boolean;
}

/** `page`: network, else the cached shell; `kept`: cache; `leave`: no interception. */
export type Strategy = 'page' | 'kept' | 'leave';

/** APIs are never intercepted, so no personal data is cached. Nor are the server's pages of requests, and the widget: the kept page may not be framed. */
const programPaths = /^\/(api|backend|healthz|readyz|requests|widget)(\/|$)/;

/** `keptPaths`: files cached by this version. */
export function chooseStrategy(
  { method, url, isNavigation }: WorkerRequest,
  origin: string,
  keptPaths: readonly string[],
): Strategy {
  if (method !== 'GET' || url.origin !== origin || programPaths.test(url.pathname)) return 'leave';
  // A dot means a file, as on the server.
  if (isNavigation) return url.pathname.includes('.') ? 'leave' : 'page';
  // The icon of a store's own brand has a version behind its path.
  return url.search === '' && keptPaths.includes(url.pathname) ? 'kept' : 'leave';
}

export interface PageAnswer {
  ok: boolean;
  redirected: boolean;
  html: string;
}

/**
 * Whether to cache this page as the shell: the front page, without a query, and of this worker's version (names
 * `entry`), since others need files that are not cached.
 */
export function isNewShell(
  { url }: Pick<WorkerRequest, 'url'>,
  { ok, redirected, html }: PageAnswer,
  entry: string,
): boolean {
  return ok && !redirected && url.pathname === '/' && url.search === '' && html.includes(entry);
}

/** The server behind a proxy is down: the shell with the phone number helps more than the proxy's error page. */
export function isAway(status: number): boolean {
  return status >= 502 && status <= 504;
}
