import { createECDH, createPrivateKey, hash, type KeyObject } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Sql } from '@rxweb/platform/sql/sql';

/** Names this server to push services (RFC 8292). */
export interface ServerKey {
  /** base64url; browsers subscribe with it. */
  publicKey: string;
  privateKey: KeyObject;
  /** Changes with the key. */
  id: string;
}

export interface KeyPlace {
  sql: Sql;
  config: { dataDir: string; supabase: object | null };
}

const fileName = 'push-key.json';

/**
 * Made at the first use. An embedded installation keeps it with its other keys; with a hosted Supabase it is a row, so that all servers have
 * the same one. Throws for a damaged file.
 */
export async function loadServerKey({ sql, config }: KeyPlace): Promise<ServerKey> {
  const secret = config.supabase ? await fromDatabase(sql) : await fromFile(join(config.dataDir, fileName));
  return toServerKey(secret);
}

function toServerKey(secret: Buffer): ServerKey {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret);
  const point = pair.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '', d: secret.toString('base64url') };
  const publicKey = point.toString('base64url');
  return {
    publicKey,
    privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
    id: hash('sha256', publicKey, 'base64url').slice(0, 16),
  };
}

/** Of servers that start at once, one makes it. */
async function fromDatabase(sql: Sql): Promise<Buffer> {
  const [row] = await sql<[{ key: Uint8Array }]>`
    insert into app.push_keys (private_key) values (${newSecret()})
    on conflict (only_row) do update set private_key = app.push_keys.private_key
    returning private_key as key`;
  return Buffer.from(row.key);
}

async function fromFile(path: string): Promise<Buffer> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) {
    const made = newSecret();
    await writePrivate(path, `${JSON.stringify({ privateKey: made.toString('base64url') })}\n`);
    return made;
  }
  const secret = Buffer.from(String(JSON.parse(text).privateKey), 'base64url');
  if (secret.length !== 32) throw new Error(`${path} is damaged: restore it, or delete it and devices subscribe again`);
  return secret;
}

function newSecret(): Buffer {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex');
}

/** Whole or not at all, also after a power cut. */
async function writePrivate(path: string, text: string): Promise<void> {
  const temporary = `${path}.new`;
  const file = await open(temporary, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
  const folder = await open(dirname(path), 'r');
  await folder.sync().finally(() => folder.close());
}
