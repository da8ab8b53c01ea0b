import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A browser's keys (RFC 8291, section 2). */
export interface PushKeys {
  /** Its public key: an uncompressed point on P-256. */
  p256dh: Buffer;
  /** The secret that only it and we know. */
  auth: Buffer;
}

/** New for each message; a test uses those of the RFC. */
export interface Ephemeral {
  privateKey: Buffer;
  salt: Buffer;
}

const curve = 'prime256v1';
const recordBytes = 4_096;
/** All messages have one length, which says nothing about them. */
const paddedBytes = 512;
const lastRecord = 2;

/** The body of a push message: one record of `aes128gcm` (RFC 8188), with a key that only the browser derives (RFC 8291). Throws for a bad key. */
export function encryptPush(
  text: string,
  { p256dh, auth }: PushKeys,
  { privateKey, salt }: Ephemeral = newEphemeral(),
  isPadded = true,
): Buffer {
  const server = createECDH(curve);
  server.setPrivateKey(privateKey);
  const publicKey = server.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, publicKey]);
  const secret = derive(server.computeSecret(p256dh), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const plain = Buffer.from(text);
  const padding = Buffer.alloc(isPadded ? Math.max(0, paddedBytes - plain.length) : 0);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [cipher.update(Buffer.concat([plain, Buffer.of(lastRecord), padding])), cipher.final()];
  return Buffer.concat([headerOf(salt, publicKey), ...sealed, cipher.getAuthTag()]);
}

function newEphemeral(): Ephemeral {
  const own = createECDH(curve);
  own.generateKeys();
  // Node leaves out leading zeros.
  return { privateKey: Buffer.from(own.getPrivateKey('hex').padStart(64, '0'), 'hex'), salt: randomBytes(16) };
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** RFC 8188, section 2.1. */
function headerOf(salt: Buffer, keyId: Buffer): Buffer {
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(recordBytes);
  sizes.writeUInt8(keyId.length, 4);
  return Buffer.concat([salt, sizes, keyId]);
}
