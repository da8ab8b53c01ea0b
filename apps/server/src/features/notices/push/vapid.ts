import { sign } from 'node:crypto';
import type { ServerKey } from './push-keys.ts';

/** Push services refuse more than a day (RFC 8292, section 2). */
const lifeSeconds = 12 * 60 * 60;

interface Claims {
  /** The push service: scheme, host and port of the endpoint. */
  audience: string;
  /** Where its operator reaches us: an https or mailto address. */
  contact: string;
  now: Date;
}

/** The `Authorization` header with which this server says who it is (RFC 8292). */
export function vapidHeader({ publicKey, privateKey }: ServerKey, { audience, contact, now }: Claims): string {
  const expires = Math.floor(now.getTime() / 1_000) + lifeSeconds;
  const unsigned = [
    { typ: 'JWT', alg: 'ES256' },
    { aud: audience, exp: expires, sub: contact },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = sign('sha256', Buffer.from(unsigned), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${publicKey}`;
}
