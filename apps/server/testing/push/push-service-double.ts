import { createDecipheriv, createECDH, createHmac, createPublicKey, type ECDH, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message that a browser of this push service would have shown. */
export interface ReceivedPush {
  headers: IncomingHttpHeaders;
  /** What the browser decrypted. */
  text: string;
  /** Claims of the server, after its signature was checked. */
  claims: { aud: string; exp: number; sub: string };
  serverKey: string;
  at: number;
}

export interface BrowserSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushServiceDouble {
  url: string;
  received: ReceivedPush[];
  /** What was asked, understood or not. */
  calls: number;
  /** Statuses of the next answers; then 201. `hang` takes the message and never answers. */
  answers: (number | 'hang' | { status: number; retryAfter: string })[];
  /** A browser subscribes. */
  subscribe(): BrowserSubscription;
  close(): Promise<void>;
}

/**
 * A push service with its browsers on a free port of 127.0.0.1. It decrypts (RFC 8291, RFC 8188) and checks the sender (RFC 8292) by code of its own.
 */
export async function startPushService(): Promise<PushServiceDouble> {
  const browsers = new Map<string, { keys: ECDH; auth: Buffer }>();
  const received: ReceivedPush[] = [];
  const answers: PushServiceDouble['answers'] = [];
  const double = { calls: 0 };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    double.calls += 1;
    const browser = browsers.get(request.url ?? '');
    if (!browser) return void response.writeHead(404).end();
    const answer = answers.shift() ?? 201;
    if (answer !== 201 && answer !== 'hang') {
      const { status, retryAfter } = typeof answer === 'number' ? { status: answer, retryAfter: null } : answer;
      return void response.writeHead(status, retryAfter ? { 'retry-after': retryAfter } : {}).end();
    }
    try {
      const { claims, key } = readVapid(request.headers.authorization ?? '');
      const text = decrypt(Buffer.concat(chunks), browser);
      received.push({ headers: request.headers, text, claims, serverKey: key, at: Date.now() });
      if (answer === 201) response.writeHead(201, { location: `${url}/message/${received.length}` }).end();
    } catch (error) {
      response.writeHead(400).end(String(error));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    received,
    answers,
    get calls() {
      return double.calls;
    },
    subscribe() {
      const keys = createECDH('prime256v1');
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(12).toString('base64url')}`;
      browsers.set(path, { keys, auth });
      const p256dh = keys.generateKeys('base64url');
      return { endpoint: url + path, p256dh, auth: auth.toString('base64url') };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** RFC 8188, section 2, with the key of RFC 8291, section 3.4. Throws for anything else. */
function decrypt(body: Buffer, { keys, auth }: { keys: ECDH; auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const idLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  if (idLength !== 65 || record.length > recordSize || recordSize < 18) throw new Error('not one record');
  if (body.length > 4_096) throw new Error('longer than a push service takes');
  const authKey = hmac(auth, keys.computeSecret(senderKey));
  const label = Buffer.from('WebPush: info\0', 'latin1');
  const inputKey = hmac(authKey, Buffer.concat([label, keys.getPublicKey(), senderKey, Buffer.of(1)]));
  const master = hmac(salt, inputKey);
  const key = hmac(master, Buffer.from('Content-Encoding: aes128gcm\0\x01', 'latin1')).subarray(0, 16);
  const nonce = hmac(master, Buffer.from('Content-Encoding: nonce\0\x01', 'latin1')).subarray(0, 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = plain.findLastIndex((byte) => byte !== 0);
  if (plain[end] !== 2) throw new Error('no last record');
  return plain.subarray(0, end).toString();
}

const hmac = (key: Buffer, data: Buffer) => createHmac('sha256', key).update(data).digest();

/** RFC 8292, section 2. Throws for a bad signature. */
function readVapid(header: string) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { alg, typ } = JSON.parse(Buffer.from(head, 'base64url').toString());
  if (!isSigned || alg !== 'ES256' || typ !== 'JWT') throw new Error('not signed with its key');
  return { claims: JSON.parse(Buffer.from(body, 'base64url').toString()), key };
}
