import type { IncomingHttpHeaders } from 'node:http';

/** What the services get (security row P3). */
export const inboundHeaders = [
  'accept',
  'accept-language',
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

/** Headers our own server needs: connection, client address (see TRUST_PROXY) and origin. */
const ownHeaders =
  /^(connection|upgrade|host|origin|expect|transfer-encoding|sec-websocket-.+|sec-fetch-.+|x-forwarded-(for|host|proto))$/;

const inbound = new Set<string>(inboundHeaders);

/** Also removes what `Connection` lists (RFC 9110, section 7.6.1). */
export function cleanRequest(headers: IncomingHttpHeaders): void {
  const named = new Set((headers.connection ?? '').toLowerCase().split(/[\s,]+/));
  for (const name of Object.keys(headers)) {
    if ((inbound.has(name) && !named.has(name)) || ownHeaders.test(name)) continue;
    delete headers[name];
  }
}

/** Response headers an external Supabase may set. `location` is handled separately. */
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

/** Never forward: server details, session cookies, and CORS permissions. */
const innerHeaders = /^(server|set-cookie|x-powered-by|via|sb-.+|access-control-.+)$/;

export function headersToDrop(headers: object): string[] {
  return Object.keys(headers).filter((name) => innerHeaders.test(name));
}

/** Stops a stored file from acting as our page (security row F5). */
export const safeFileHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'none',
};
