import { isIP } from 'node:net';

/** Who may be called: `public` addresses alone, or for tests also this machine. */
export type PushHosts = 'public' | 'loopback';

/**
 * Where a push service takes messages for a browser, which names it: https, a host name and the usual port. What the name leads to is
 * checked when we connect (security row P2). Null: not allowed.
 */
export function readEndpoint(text: string, hosts: PushHosts): URL | null {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '' || url.hash !== '') return null;
  if (hosts === 'loopback' && isLoopback(url)) return url;
  const isNamed = url.hostname.includes('.') && !isIP(url.hostname.replace(/^\[|\]$/g, ''));
  const isOwn = /(^|\.)(localhost|local|internal|home\.arpa)\.?$/.test(url.hostname);
  return url.protocol === 'https:' && url.port === '' && isNamed && !isOwn ? url : null;
}

export function isLoopback({ hostname, protocol }: URL): boolean {
  return /^https?:$/.test(protocol) && (hostname === 'localhost' || /^127(\.\d+){3}$/.test(hostname));
}
