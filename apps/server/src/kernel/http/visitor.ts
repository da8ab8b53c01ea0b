import { hash as digest, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie } from './read-cookie.ts';

/** Known by a hash of their cookie's secret, which is never stored. */
export interface Visitor {
  readonly hash: Buffer;
  /** In base64url, safe as a limiter key. */
  readonly key: string;
}

const secretBytes = 32;
const secretForm = /^[A-Za-z0-9_-]{43}$/;
const yearSeconds = 365 * 24 * 60 * 60;

/**
 * Reads the cookie, or sets a new one unless the request only reads. HttpOnly and SameSite=Strict; over TLS the `__Host-` prefix binds it
 * to this host (RFC 6265bis section 4.1.3).
 */
export function readVisitor(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): Visitor {
  const name = cookieName(isSecure);
  const known = knownSecret(request, isSecure);
  const secret = known ?? randomBytes(secretBytes).toString('base64url');
  // A read beside the first message must not replace that message's cookie: its conversation would be lost.
  if (secret !== known && request.method !== 'GET') {
    const attributes = `Path=/; Max-Age=${yearSeconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
    reply.header('set-cookie', `${name}=${secret}; ${attributes}`);
  }
  const key = digest('sha256', secret, 'base64url');
  return {
    key,
    get hash() {
      return Buffer.from(key, 'base64url');
    },
  };
}

/** Whether the request came with a visitor's cookie, not whether anything is that visitor's. */
export function hasVisitorCookie(request: FastifyRequest, isSecure: boolean): boolean {
  return knownSecret(request, isSecure) !== null;
}

function knownSecret({ headers }: FastifyRequest, isSecure: boolean): string | null {
  const secret = readCookie(headers.cookie, cookieName(isSecure));
  return secret && secretForm.test(secret) ? secret : null;
}

function cookieName(isSecure: boolean): string {
  return isSecure ? '__Host-rx-visitor' : 'rx-visitor';
}
