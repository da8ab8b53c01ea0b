import { hkdfSync } from 'node:crypto';
import type { Keys } from '../core/keys.ts';

/** A 32-byte key of this installation for one purpose (RFC 5869). It is kept nowhere, least of all in the database, and outlives new signing keys. */
export function derivedKey(keys: Keys, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', keys.authSecret, '', `auth: ${purpose}`, 32));
}
