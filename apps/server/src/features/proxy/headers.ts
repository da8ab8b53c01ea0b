import type { IncomingHttpHeaders } from 'node:http';

/** Request headers that go on to the services (security row P3). */
export const inboundHeaders = [
  'accept',
  'accept-profile',
  'apikey',
  'authorization',
  'cache-control',
  'content-length',
  'content-type',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'prefer',
  'range',
  'user-agent',
  'x-metadata',
  'x-supabase-api-version',
  'x-upsert',
] as const;

/** What our own server reads: the connection, where a request comes from (see TRUST_PROXY), and which site's page asks. */
const ownHeaders =
  /^(connection|upgrade|host|origin|expect|transfer-encoding|sec-websocket-.+|sec-fetch-.+|x-forwarded-(for|host|proto))$/;

const inbound = new Set<string>(inboundHeaders);

/** Takes out what nobody behind the gate needs, and what `Connection` says is not meant for them (RFC 9110, section 7.6.1). */
export function cleanRequest(headers: IncomingHttpHeaders): void {
  const named = new Set((headers.connection ?? '').toLowerCase().split(/[\s,]+/));
  for (const name of Object.keys(headers)) {
    if ((inbound.has(name) && !named.has(name)) || ownHeaders.test(name)) continue;
    delete headers[name];
  }
}

/** Answer headers that come back from a Supabase elsewhere. `location` is looked at apart. */
export const outboundHeaders = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-length',
  'content-location',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'preference-applied',
  'proxy-status',
  'retry-after',
  'www-authenticate',
  'x-sb-error-code',
  'x-supabase-api-version',
] as const;

/** What must not leave, whoever set it: what runs here, sessions by cookie, and leave for other sites to read. */
const innerHeaders = /^(server|set-cookie|x-powered-by|via|sb-.+|access-control-.+)$/;

/** The names of an answer's headers that stay here. */
export function headersToDrop(headers: object): string[] {
  return Object.keys(headers).filter((name) => innerHeaders.test(name));
}

/** Keeps a stored file from acting as a page of ours; errors about files carry the same (security row F5). */
export const safeFileHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'none',
};
