import { hash as digest, randomBytes } from 'node:crypto';
import { visitorHeader } from '@rxweb/contracts/widget';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie } from './read-cookie.ts';

/** Known by a hash of a secret, which is never stored. */
export interface Visitor {
  readonly hash: Buffer;
  /** In base64url, safe as a limiter key. */
  readonly key: string;
}

const secretBytes = 32;
const secretForm = /^[A-Za-z0-9_-]{43}$/;
const yearSeconds = 365 * 24 * 60 * 60;

/**
 * Reads the secret from the widget's header or the cookie, or sets a new cookie unless the request only reads. HttpOnly and
 * SameSite=Strict; over TLS the `__Host-` prefix binds it to this host (RFC 6265bis section 4.1.3).
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

/** Whether the request came with a visitor's secret, not whether anything is that visitor's. */
export function hasVisitorSecret(request: FastifyRequest, isSecure: boolean): boolean {
  return knownSecret(request, isSecure) !== null;
}

function knownSecret({ headers }: FastifyRequest, isSecure: boolean): string | null {
  // Other sites can't send the header: that needs CORS headers we never send.
  const secrets = [headers[visitorHeader], readCookie(headers.cookie, cookieName(isSecure))];
  return (
    (secrets.find((secret) => typeof secret === 'string' && secretForm.test(secret)) as string | undefined) ?? null
  );
}

function cookieName(isSecure: boolean): string {
  return isSecure ? '__Host-rx-visitor' : 'rx-visitor';
}
