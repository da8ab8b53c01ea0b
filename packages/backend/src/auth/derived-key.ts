import { hkdfSync } from 'node:crypto';
import type { Keys } from '../core/keys.ts';

/** Derives a 32-byte key for one purpose (RFC 5869). Never stored, and independent of new signing keys. */
export function derivedKey(keys: Keys, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', keys.authSecret, '', `auth: ${purpose}`, 32));
}
