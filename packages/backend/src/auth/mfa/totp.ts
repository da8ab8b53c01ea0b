import { createHmac, timingSafeEqual } from 'node:crypto';

const stepSeconds = 30;
const digits = 6;

/** The code of a time step: HOTP with HMAC-SHA-1 (RFC 4226 section 5.3) in steps of 30 seconds (RFC 6238). */
export function totpOf(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export const stepAt = (now: Date) => Math.floor(now.getTime() / 1_000 / stepSeconds);

/** The code's step: the current, previous or next one, to allow for clock drift. Null otherwise. */
export function matchingStep(secret: Uint8Array, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const current = stepAt(now);
  const matches = [current, current - 1, current + 1].filter((step) =>
    timingSafeEqual(Buffer.from(totpOf(secret, step)), Buffer.from(code)),
  );
  return matches[0] ?? null;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 by RFC 4648 section 6, unpadded as authenticator apps expect. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** The URI that authenticator apps read from a QR code. */
export function totpUri({ issuer, account, secret }: { issuer: string; account: string; secret: Uint8Array }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = [
    'algorithm=SHA1',
    `digits=${digits}`,
    `issuer=${encodeURIComponent(issuer)}`,
    `period=${stepSeconds}`,
    `secret=${toBase32(secret)}`,
  ];
  return `otpauth://totp/${label}?${query.join('&')}`;
}
