import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import { z } from 'zod';
import { writePrivateFile } from './database/data-dir.ts';
import { StartRefused } from './start-refused.ts';

/** The installation's secrets and the two keys of the API, made at the first start and kept in `keys.json`. */
export interface Keys {
  anonKey: string;
  serviceRoleKey: string;
  /** Names the signing key in token headers and in the JWKS. */
  kid: string;
  /** Signs access tokens (ES256). */
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  /** What the JWKS shows. */
  publicJwk: JWK;
  /** 32 random bytes for HS256 tokens in the URLs of storage; nothing else is signed with it. */
  storageSecret: Uint8Array;
}

const ecJwk = { kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string() };
const keysFile = z.object({
  privateJwk: z.object({ ...ecJwk, d: z.string() }),
  anonKey: z.string(),
  serviceRoleKey: z.string(),
  storageSecret: z.string().min(43),
});
type KeysFile = z.infer<typeof keysFile>;

/** Reads the keys of this installation, or makes them when there is no file yet. */
export async function loadKeys(dataDir: string): Promise<Keys> {
  const path = join(dataDir, 'keys.json');
  const text = await readFile(path, 'utf8').catch(() => null);
  const file = text === null ? await makeKeys() : parseKeys(text, path);
  if (text === null) await writePrivateFile(path, `${JSON.stringify(file, null, 2)}\n`);

  const { d, ...publicPart } = file.privateJwk;
  const kid = await calculateJwkThumbprint(publicPart);
  return {
    anonKey: file.anonKey,
    serviceRoleKey: file.serviceRoleKey,
    kid,
    privateKey: await importKey({ ...publicPart, d }),
    publicKey: await importKey(publicPart),
    publicJwk: { ...publicPart, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] },
    storageSecret: Buffer.from(file.storageSecret, 'base64url'),
  };
}

function parseKeys(text: string, path: string): KeysFile {
  try {
    return keysFile.parse(JSON.parse(text));
  } catch (cause) {
    throw new StartRefused(`${path} is damaged: restore it from a backup, or delete it to have new keys made`, {
      cause,
    });
  }
}

async function makeKeys(): Promise<KeysFile> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const privateJwk = keysFile.shape.privateJwk.parse(await exportJWK(privateKey));
  const { d: _, ...publicPart } = privateJwk;
  const kid = await calculateJwkThumbprint(publicPart);
  const apiKey = (role: string) =>
    new SignJWT({ role })
      .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
      .setIssuer('supabase')
      .setIssuedAt()
      .setExpirationTime('10 years')
      .sign(privateKey);
  return {
    privateJwk,
    anonKey: await apiKey('anon'),
    serviceRoleKey: await apiKey('service_role'),
    storageSecret: randomBytes(32).toString('base64url'),
  };
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'ES256');
  if (key instanceof Uint8Array) throw new TypeError('an EC key was expected');
  return key;
}
