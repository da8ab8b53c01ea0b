import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { derivedKey } from '../auth/derived-key.ts';
import { StartRefused } from '../database/start-refused.ts';
import { loadKeys } from './keys.ts';

const demoSecret = 'super-secret-jwt-token-with-at-least-32-characters-long';
const signedWithDemo = (role: string) =>
  new SignJWT({ role, iss: 'supabase-demo' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setExpirationTime('10 years')
    .sign(new TextEncoder().encode(demoSecret));

describe('the keys of an installation', () => {
  const madeKeys = async () => {
    const dataDir = await temporaryFolder();
    const keys = await loadKeys(dataDir);
    const path = join(dataDir, 'keys.json');
    return { dataDir, keys, path, file: JSON.parse(await readFile(path, 'utf8')) };
  };

  it('A6 are random, of 256 bits, and readable by their owner only', async () => {
    const [one, other] = [await madeKeys(), await madeKeys()];
    for (const name of ['keys.json', 'auth-secret.json']) {
      expect((await stat(join(one.dataDir, name))).mode & 0o777).toBe(0o600);
    }
    expect(one.keys.storageSecret).toHaveLength(32);
    expect(one.keys.authSecret).toHaveLength(32);
    expect(Buffer.from(one.file.privateJwk.d, 'base64url')).toHaveLength(32);
    expect(one.keys.kid).not.toBe(other.keys.kid);
    expect(one.file.storageSecret).not.toBe(other.file.storageSecret);
    expect(await loadKeys(one.dataDir)).toMatchObject({ anonKey: one.keys.anonKey, authSecret: one.keys.authSecret });
  });

  it.each([
    ['a published secret', async () => ({ storageSecret: demoSecret })],
    ['a secret of fewer than 32 bytes', async () => ({ storageSecret: 'A'.repeat(41) })],
    ['a service key that anybody can make', async () => ({ serviceRoleKey: await signedWithDemo('service_role') })],
    ['an anon key that anybody can make', async () => ({ anonKey: await signedWithDemo('anon') })],
    ['no service key', async () => ({ serviceRoleKey: '' })],
  ])('A6 are refused with %s, in one line that repeats none', async (_, change) => {
    const { dataDir, path, file } = await madeKeys();
    const changed = { ...file, ...(await change()) };
    await writeFile(path, JSON.stringify(changed));
    const error: unknown = await loadKeys(dataDir).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartRefused);
    expect(String(error)).toContain(path);
    for (const secret of Object.values(changed))
      if (secret && typeof secret === 'string') expect(String(error)).not.toContain(secret);
  });

  it('A6 are refused when the two were swapped', async () => {
    const { dataDir, path, file } = await madeKeys();
    await writeFile(path, JSON.stringify({ ...file, anonKey: file.serviceRoleKey }));
    await expect(loadKeys(dataDir)).rejects.toBeInstanceOf(StartRefused);
  });

  it('can be renewed without losing the key of the second factors', async () => {
    const { dataDir, path, keys } = await madeKeys();
    await rm(path);
    const renewed = await loadKeys(dataDir);
    expect(renewed.kid).not.toBe(keys.kid);
    expect(derivedKey(renewed, 'totp secrets')).toEqual(derivedKey(keys, 'totp secrets'));
  });
});
