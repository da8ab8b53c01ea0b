import type { FastifyInstance, FastifyReply } from 'fastify';

const yearSeconds = 365 * 24 * 60 * 60;

/** Names and values of what every answer carries. */
export type SecurityHeaders = readonly (readonly [name: string, value: string])[];

/** Built once. Only inline scripts of `scriptHashes` run. */
export function createSecurityHeaders(isSecure: boolean, scriptHashes: string[]): SecurityHeaders {
  return Object.entries({
    'content-security-policy': contentSecurityPolicy(scriptHashes),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
    'referrer-policy': 'no-referrer',
    ...(isSecure && { 'strict-transport-security': `max-age=${yearSeconds}; includeSubDomains` }),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    // Attackers can abuse this filter of old browsers.
    'x-xss-protection': '0',
  });
}

export function securityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', (_request, reply, done) => {
    setSecurityHeaders(reply, headers);
    done();
  });
}

/** For answers to requests that no hook sees. */
export function setSecurityHeaders(reply: FastifyReply, headers: SecurityHeaders): void {
  for (const [name, value] of headers) reply.header(name, value);
}

/** Lets the pages of `hosts`, and our own, frame this answer. */
export function allowFraming(reply: FastifyReply, hosts: readonly string[]): void {
  const policy = String(reply.getHeader('content-security-policy'));
  reply
    .header(
      'content-security-policy',
      policy.replace("frame-ancestors 'none'", ['frame-ancestors', "'self'", ...hosts].join(' ')),
    )
    // It knows no lists, and old browsers would follow it.
    .removeHeader('x-frame-options');
}

function contentSecurityPolicy(scriptHashes: string[]): string {
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', 'data:'],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}
