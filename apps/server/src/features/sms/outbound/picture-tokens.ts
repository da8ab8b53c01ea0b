import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { TwilioConfig } from '../../../config/sms.ts';

/** How long the carrier may fetch a picture after its text was handed over. */
const lifeMs = 60 * 60 * 1000;
const idBytes = 16;
const expiryBytes = 6;
const macBytes = 32;

/** Without a carrier that fetches, tokens of this process alone hold. */
const ownKey = randomBytes(32);

/** Every server of a store has the same key, and it changes with the carrier's token. */
export function pictureKey(twilio: Pick<TwilioConfig, 'authToken'> | null): Buffer {
  return twilio ? Buffer.from(hkdfSync('sha256', twilio.authToken, '', 'addresses of pictures of texts', 32)) : ownKey;
}

/** Stands for one picture, by its row's id, for an hour. Fits into an address. */
export function makePictureToken(key: Buffer, id: string, now: Date): string {
  const named = Buffer.alloc(idBytes + expiryBytes);
  named.write(id.replaceAll('-', ''), 'hex');
  named.writeUIntBE(now.getTime() + lifeMs, idBytes, expiryBytes);
  return Buffer.concat([named, sign(key, named)]).toString('base64url');
}

/** The id of the picture that a token stands for; null for one that we did not make, or whose hour is over. */
export function readPictureToken(key: Buffer, token: string, now: Date): string | null {
  const bytes = Buffer.from(token, 'base64url');
  // One spelling only: base64 has several for the same bytes.
  if (bytes.length !== idBytes + expiryBytes + macBytes || bytes.toString('base64url') !== token) return null;
  const named = bytes.subarray(0, idBytes + expiryBytes);
  if (!timingSafeEqual(sign(key, named), bytes.subarray(named.length))) return null;
  if (named.readUIntBE(idBytes, expiryBytes) < now.getTime()) return null;
  return named.toString('hex', 0, idBytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function sign(key: Buffer, named: Buffer): Buffer {
  return createHmac('sha256', key).update(named).digest();
}
