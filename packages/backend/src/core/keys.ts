import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { writePrivateFile } from '../database/data-dir.ts';
import { StartRefused } from '../database/start-refused.ts';

/** The installation's secrets and the two API keys, created at the first start and kept in `keys.json`. */
export interface Keys {
  anonKey: string;
  serviceRoleKey: string;
  /** The signing key's id in token headers and the JWKS. */
  kid: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  publicJwk: JWK;
  /** 32 random bytes; signs only the HS256 tokens in storage URLs. */
  storageSecret: Uint8Array;
  /** 32 random bytes that protect auth's secrets in the database. In a separate file, so it survives new keys. */
  authSecret: Uint8Array;
}

const ecJwk = { kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string() };
const keysFile = z.object({
  privateJwk: z.object({ ...ecJwk, d: z.string() }),
  anonKey: z.string(),
  serviceRoleKey: z.string(),
  storageSecret: z.string().min(43),
});
const authSecretFile = z.object({ authSecret: z.string().min(43) });
type KeysFile = z.infer<typeof keysFile>;

/** Reads the installation's keys, or creates them at the first start. */
export async function loadKeys(dataDir: string): Promise<Keys> {
  const path = join(dataDir, 'keys.json');
  const text = await readFile(path, 'utf8').catch(() => null);
  const damaged = `${path} is damaged: restore it from a backup, or delete it to create new keys`;
  const file = text === null ? await makeKeys() : parseFile(keysFile, text, damaged);
  if (text === null) await writePrivateFile(path, `${JSON.stringify(file, null, 2)}\n`);

  const { d, ...publicPart } = file.privateJwk;
  const kid = await calculateJwkThumbprint(publicPart);
  const publicKey = await importKey(publicPart);
  await assertOwnKeys(file, publicKey, path);
  return {
    anonKey: file.anonKey,
    serviceRoleKey: file.serviceRoleKey,
    kid,
    privateKey: await importKey({ ...publicPart, d }),
    publicKey,
    publicJwk: { ...publicPart, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] },
    storageSecret: Buffer.from(file.storageSecret, 'base64url'),
    authSecret: await loadAuthSecret(dataDir),
  };
}

async function loadAuthSecret(dataDir: string): Promise<Uint8Array> {
  const path = join(dataDir, 'auth-secret.json');
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) {
    const made = { authSecret: randomSecret() };
    await writePrivateFile(path, `${JSON.stringify(made, null, 2)}\n`);
    return Buffer.from(made.authSecret, 'base64url');
  }
  const damaged = `${path} is damaged: restore it from a backup, or delete it; then second factors have to be set up again`;
  return Buffer.from(parseFile(authSecretFile, text, damaged).authSecret, 'base64url');
}

const randomSecret = () => randomBytes(32).toString('base64url');

function parseFile<T>(shape: z.ZodType<T>, text: string, damaged: string): T {
  try {
    return shape.parse(JSON.parse(text));
  } catch (cause) {
    throw new StartRefused(damaged, { cause });
  }
}

/** Accepts only keys signed by this installation: a key anyone could make opens everything (security row A6). */
async function assertOwnKeys(file: KeysFile, publicKey: CryptoKey, path: string): Promise<void> {
  const isOwn = async (key: string, role: string) => {
    const verified = await jwtVerify(key, publicKey, { algorithms: ['ES256'], issuer: 'supabase' }).catch(() => null);
    return verified?.payload.role === role;
  };
  const areOwn = (await isOwn(file.anonKey, 'anon')) && (await isOwn(file.serviceRoleKey, 'service_role'));
  const secret = Buffer.from(file.storageSecret, 'base64url').toString('base64url');
  const isRandom = secret === file.storageSecret && !/super-secret|jwt-token/i.test(secret);
  if (areOwn && isRandom) return;
  throw new StartRefused(
    `${path} holds a key or secret that was not made here: restore it from a backup, or delete it to create new keys`,
  );
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
    storageSecret: randomSecret(),
  };
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'ES256');
  if (key instanceof Uint8Array) throw new TypeError('an EC key was expected');
  return key;
}

/** A lasting secret of the installation on this data folder. */
export async function readServiceRoleKey(dataDir: string): Promise<string> {
  return (await loadKeys(dataDir)).serviceRoleKey;
}
