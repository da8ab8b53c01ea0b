import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { signObjectToken, verifyObjectToken } from './object-token.ts';

const secret = new Uint8Array(32).fill(1);
const now = new Date('2026-11-20T10:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const wanted = { scope: 'upload', url: 'inbox/a.pdf' } as const;
const sign = (life = 600) => signObjectToken(secret, { ...wanted, owner: 'me' }, life, now);

describe('signed addresses', () => {
  it('Z8 hold for their action, their object and their time', async () => {
    const token = await sign();
    await expect(verifyObjectToken(secret, token, wanted, after(599))).resolves.toEqual({
      ...wanted,
      upsert: false,
      owner: 'me',
    });
    await expect(verifyObjectToken(secret, token, wanted, after(601))).rejects.toMatchObject({
      failure: 'invalidJwt',
      message: '"exp" claim timestamp check failed',
    });
  });

  it.each([
    [{ scope: 'download', url: 'inbox/a.pdf' } as const],
    [{ scope: 'upload', url: 'inbox/b.pdf' } as const],
    [{ scope: 'upload', url: 'other/a.pdf' } as const],
  ])('Z8 do not serve for %j', async (other) => {
    await expect(verifyObjectToken(secret, await sign(), other, now)).rejects.toMatchObject({
      failure: 'invalidSignature',
    });
  });

  it('Z8 are refused when garbled, forged, unsigned or endless', async () => {
    const valid = await sign();
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${valid.split('.')[1]}.`;
    const endless = await new SignJWT({ ...wanted }).setProtectedHeader({ alg: 'HS256' }).sign(secret);
    const forged = await signObjectToken(new Uint8Array(32).fill(2), wanted, 600, now);
    for (const token of ['', 'garbage', `${valid.slice(0, -2)}xx`, unsigned, endless, forged]) {
      await expect(verifyObjectToken(secret, token, wanted, now)).rejects.toMatchObject({ failure: 'invalidJwt' });
    }
  });
});
