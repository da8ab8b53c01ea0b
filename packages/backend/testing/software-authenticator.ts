import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

interface Signing {
  challenge: string;
  origin: string;
  rpId: string;
  /** Whether the device checked its owner. */
  isVerified?: boolean;
  counter?: number;
}

/** A passkey as a device keeps it (Web Authentication, sections 6.1 and 6.5), for tests without a browser. */
export class SoftwarePasskey {
  readonly id = randomBytes(32);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  register(signing: Signing) {
    const idLength = Buffer.from([0, this.id.length]);
    const attested = Buffer.concat([Buffer.alloc(16), idLength, this.id, coseKey(this.#keys.publicKey)]);
    const authData = Buffer.concat([authenticatorData(signing, 0x40), attested]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData'), bytes(authData)],
    ]);
    return this.#answer({ clientDataJSON: clientData('webauthn.create', signing), attestationObject });
  }

  signIn(signing: Signing, userId: string) {
    const data = authenticatorData(signing, 0);
    const clientDataJSON = clientData('webauthn.get', signing);
    const hash = createHash('sha256').update(clientDataJSON).digest();
    const signature = createSign('sha256')
      .update(Buffer.concat([data, hash]))
      .sign(this.#keys.privateKey);
    return this.#answer({ clientDataJSON, authenticatorData: data, signature, userHandle: Buffer.from(userId) });
  }

  #answer(response: Record<string, Buffer>) {
    const id = this.id.toString('base64url');
    const encoded = Object.entries(response).map(([name, value]) => [name, value.toString('base64url')]);
    return { id, rawId: id, type: 'public-key', response: Object.fromEntries(encoded), clientExtensionResults: {} };
  }
}

const clientData = (type: string, { challenge, origin }: Signing) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function authenticatorData({ rpId, isVerified = true, counter = 0 }: Signing, flags: number): Buffer {
  const head = Buffer.alloc(5);
  head[0] = flags | 0x01 | (isVerified ? 0x04 : 0);
  head.writeUInt32BE(counter, 1);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), head]);
}

/** CBOR (RFC 8949), as far as it is needed here. */
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytes = (value: Buffer) => Buffer.concat([Buffer.from([0x58, value.length]), value]);

/** EC2, ES256, P-256 (RFC 9053 section 7.1). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const point = (name: number, value: string) =>
    Buffer.concat([Buffer.from([name]), bytes(Buffer.from(value, 'base64url'))]);
  return Buffer.concat([Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]), point(0x21, x), point(0x22, y)]);
}
