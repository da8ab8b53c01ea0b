import { createHmac, randomUUID } from 'node:crypto';
import { exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, makeUser, signIn } from '../../testing/clients.ts';
import { createTestBackend, type TestBackend } from '../../testing/create-test-backend.ts';
import { loadKeys } from './keys.ts';

describe('A10 a forged or odd token', () => {
  let test: TestBackend;
  beforeAll(async () => {
    test = await createTestBackend();
    await makeUser(test, 'ann@example.test');
  });
  afterAll(() => test.close());

  const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  it('opens nothing and breaks nothing', async () => {
    const { session, user } = await signIn(test, 'ann@example.test');
    const [head = '', body = '', signature = ''] = session.access_token.split('.');
    const keys = await loadKeys(test.dataDir);
    const claims: JWTPayload = JSON.parse(Buffer.from(body, 'base64url').toString());
    const now = Math.floor(Date.now() / 1_000);
    const signed = (payload: JWTPayload) =>
      new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid: keys.kid }).sign(keys.privateKey);
    const without = (claim: string): JWTPayload =>
      Object.fromEntries(Object.entries(claims).filter(([name]) => name !== claim));
    const hs256 = (secret: string | Buffer) => {
      const text = `${base64({ alg: 'HS256', typ: 'JWT' })}.${body}`;
      return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
    };
    const stranger = await generateKeyPair('ES256');

    expect((await status(await signed(claims))).status).toBe(200);
    const forged: Record<string, string> = {
      'alg none': `${base64({ alg: 'none' })}.${body}.`,
      'alg None with the signature': `${base64({ alg: 'None' })}.${body}.${signature}`,
      'HS256 with the public key': hs256(await exportSPKI(keys.publicKey)),
      'HS256 with the storage secret': hs256(Buffer.from(keys.storageSecret)),
      'HS256 with a secret everybody knows': hs256('super-secret-jwt-token-with-at-least-32-characters-long'),
      'another key': await new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', kid: keys.kid })
        .sign(stranger.privateKey),
      'a changed payload': `${head}.${base64({ ...claims, sub: randomUUID() })}.${signature}`,
      'no signature': `${head}.${body}.`,
      'two parts': `${head}.${body}`,
      'wrong issuer': await signed({ ...claims, iss: 'https://elsewhere.test/auth/v1' }),
      'wrong audience': await signed({ ...claims, aud: 'anon' }),
      expired: await signed({ ...claims, exp: now - 60 }),
      'not valid yet': await signed({ ...claims, nbf: now + 600 }),
      'no subject': await signed(without('sub')),
      'a subject that is no uuid': await signed({ ...claims, sub: "' or 1=1 --" }),
      'no session': await signed(without('session_id')),
      'an unknown session': await signed({ ...claims, session_id: randomUUID() }),
      'an unknown user': await signed({ ...claims, sub: randomUUID() }),
      'no end': await signed(without('exp')),
      'the service role by claim': await signed({ ...claims, role: 'service_role' }),
      'the superuser by claim': await signed({ ...claims, role: 'supabase_admin' }),
      'a critical extension': `${base64({ alg: 'ES256', crit: ['x'], x: 1 })}.${body}.${signature}`,
      'the refresh token': session.refresh_token,
      'the anon key': test.backend.anonKey,
      'the service key': test.backend.serviceRoleKey,
      'a long one': `${head}.${'A'.repeat(12_000)}.${signature}`,
      'a word': 'null',
      'the user id': user.id,
    };
    for (const [name, token] of Object.entries(forged)) {
      const answer = await status(token);
      expect(answer.status, name).toBe(403);
      expect(answer.body.error_code, name).toMatch(/^(bad_jwt|session_not_found|user_not_found)$/);
    }
    expect((await status('x'.repeat(64_000))).status).toBe(431);
  });

  it('counts in any spelling of the scheme, and not at all when there are two', async () => {
    const { session } = await signIn(test, 'ann@example.test');
    expect(
      (await call(test, 'GET', '/auth/v1/user', { headers: { authorization: `bearer ${session.access_token}` } }))
        .status,
    ).toBe(200);
    for (const authorization of [
      '',
      'Basic eDp5',
      `Bearer ${session.access_token} ${session.access_token}`,
      session.access_token,
    ]) {
      const answer = await call(test, 'GET', '/auth/v1/user', { headers: { authorization } });
      expect(answer, authorization.slice(0, 10)).toMatchObject({
        status: 401,
        body: { error_code: 'no_authorization' },
      });
    }
  });

  const status = (token: string) =>
    call(test, 'GET', '/auth/v1/user', { headers: { authorization: `Bearer ${token}` } });
});
