import type { IncomingMessage } from 'node:http';
import { headerValues } from '@rxweb/platform/fastify/request-target';
import { decodeJwt } from 'jose';

/** What a request shows of itself: nothing, the public key, or the token of somebody who signed in. */
export type Credentials = { token: string | null } | 'refused';

/**
 * Reads key and token (security rows P3, A10). Browsers have the anon key and people's tokens: any other key, a second one, another scheme
 * and everything that claims more than a person may do is refused. An odd Authorization never counts as none.
 */
export function readCredentials({ headers, rawHeaders }: IncomingMessage, query: string, anonKey: string): Credentials {
  const keys = [...headerValues(rawHeaders, 'apikey'), ...new URLSearchParams(query).getAll('apikey')];
  if (keys.some((key) => key !== anonKey)) return 'refused';
  if (headerValues(rawHeaders, 'authorization').length > 1) return 'refused';
  if (headers.authorization === undefined) return { token: null };
  const token = /^Bearer ([\w.+/=-]+)$/.exec(headers.authorization)?.[1];
  if (token === undefined || isServerKey(token)) return 'refused';
  return { token: token === anonKey ? null : token };
}

/** Keys for servers: they pass row level security. A forged one is refused like a true one. */
function isServerKey(token: string): boolean {
  if (token.startsWith('sb_secret_')) return true;
  try {
    const { role } = decodeJwt(token);
    return role !== undefined && role !== 'anon' && role !== 'authenticated';
  } catch {
    return false;
  }
}
