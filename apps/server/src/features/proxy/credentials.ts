import type { IncomingMessage } from 'node:http';
import { headerValues } from '@rxweb/platform/fastify/request-target';
import { decodeJwt } from 'jose';

export type Credentials = { token: string | null } | 'refused';

/**
 * Accepts only the anon key and user tokens; rejects other or duplicate keys, other schemes and server roles (security rows P3, A10). A
 * malformed Authorization header isn't treated as missing.
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

/** Server keys bypass row level security. Reject forged ones alike. */
function isServerKey(token: string): boolean {
  if (token.startsWith('sb_secret_')) return true;
  try {
    const { role } = decodeJwt(token);
    return role !== undefined && role !== 'anon' && role !== 'authenticated';
  } catch {
    return false;
  }
}
