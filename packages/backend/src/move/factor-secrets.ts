import { derivedKey } from '../auth/derived-key.ts';
import { openSecret, sealSecret } from '../auth/mfa/sealed-secret.ts';
import { toBase32 } from '../auth/mfa/totp.ts';
import type { Keys } from '../core/keys.ts';
import type { FactorSecrets } from './side.ts';

/** The embedded backend seals them with a key outside the database. */
export function embeddedFactors(keys: Keys): FactorSecrets {
  const key = derivedKey(keys, 'totp secrets');
  return {
    open(factorId, stored) {
      try {
        return openSecret(key, factorId, stored);
      } catch {
        return null;
      }
    },
    seal: (factorId, secret) => sealSecret(key, factorId, secret),
  };
}

/** Supabase keeps them in base32, or encrypted with a key of the project (supabase/auth, DB_ENCRYPTION), which stays there. */
export const hostedFactors: FactorSecrets = {
  open: (_, stored) => (/^[A-Z2-7]{16,}=*$/.test(stored) ? fromBase32(stored) : null),
  seal: (_, secret) => toBase32(secret),
};

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 section 6. Bits that fill no byte are dropped. */
function fromBase32(text: string): Buffer {
  const bits = [...text.replace(/=+$/, '')].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
