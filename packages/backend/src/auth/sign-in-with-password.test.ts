import { hash as argon2 } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserClient, call, makeUser, password, serviceClient, signIn } from '../../testing/clients.ts';
import { createTestBackend, type TestBackend } from '../../testing/create-test-backend.ts';

describe('the password grant', () => {
  let test: TestBackend;
  beforeAll(async () => {
    test = await createTestBackend();
    await makeUser(test, 'ann@example.test', { name: 'Ann' });
  });
  afterAll(() => test.close());
  beforeEach(() => test.sql`truncate auth.rate_limits`);

  const grant = (body: unknown, headers = {}) =>
    call(test, 'POST', '/auth/v1/token?grant_type=password', { body, headers });

  it('S7-01 answers with a session the official client takes over', async () => {
    const { client, session, user } = await signIn(test, ' Ann@Example.test');
    expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    expect(user).toMatchObject({
      email: 'ann@example.test',
      aud: 'authenticated',
      role: 'authenticated',
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { name: 'Ann', email_verified: true },
      is_anonymous: false,
    });
    expect(user.identities).toMatchObject([
      { provider: 'email', user_id: user.id, identity_data: { email: 'ann@example.test' } },
    ]);
    expect(user.last_sign_in_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect((await client.auth.getUser()).data.user).toMatchObject({ id: user.id });
  });

  it('signs access tokens that everybody can check with the published keys', async () => {
    const { client, session, user } = await signIn(test, 'ann@example.test');
    const { data } = await client.auth.getClaims(session.access_token);
    expect(data?.header).toMatchObject({ alg: 'ES256', kid: expect.any(String) });
    expect(data?.claims).toMatchObject({
      iss: `${test.url}/auth/v1`,
      sub: user.id,
      aud: 'authenticated',
      role: 'authenticated',
      email: 'ann@example.test',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      session_id: expect.any(String),
    });
    const keys = await fetch(`${test.url}/auth/v1/.well-known/jwks.json`);
    expect(keys.headers.get('cache-control')).toBe('public, max-age=600');
    expect(await keys.json()).toEqual({ keys: [expect.not.objectContaining({ d: expect.anything() })] });
  });

  it('A3 answers byte for byte alike to an unknown address, a wrong password, a banned, an unconfirmed and a deleted account', async () => {
    const admin = serviceClient(test).auth.admin;
    const banned = await makeUser(test, 'banned@example.test');
    await admin.updateUserById(banned.id, { ban_duration: '24h' });
    await admin.createUser({ email: 'unconfirmed@example.test', password });
    await admin.createUser({ email: 'no-password@example.test', email_confirm: true });
    const deleted = await makeUser(test, 'deleted@example.test');
    await admin.deleteUser(deleted.id);

    const answers = [];
    for (const name of ['unknown', 'ann', 'banned', 'unconfirmed', 'no-password', 'deleted']) {
      const { status, text, headers } = await grant({ email: `${name}@example.test`, password: 'wrong wrong wrong' });
      answers.push(JSON.stringify([status, text, [...headers].filter(([key]) => key !== 'date')]));
    }
    expect(new Set(answers).size).toBe(1);
    expect(JSON.parse(answers[0] ?? '')[1]).toBe(
      '{"code":400,"error_code":"invalid_credentials","msg":"Invalid login credentials"}',
    );
  });

  it('reveals the state of an account only to people who know its password', async () => {
    const refusal = async (email: string) =>
      (await browserClient(test).auth.signInWithPassword({ email, password })).error;
    expect(await refusal('banned@example.test')).toMatchObject({
      status: 400,
      code: 'user_banned',
      message: 'User is banned',
    });
    expect(await refusal('unconfirmed@example.test')).toMatchObject({ status: 400, code: 'email_not_confirmed' });
  });

  it('A4 hashes for an unknown address as long as for a known one', async () => {
    const time = async (email: string) => {
      await test.sql`truncate auth.rate_limits`;
      const start = performance.now();
      await grant({ email, password: 'wrong wrong wrong' });
      return performance.now() - start;
    };
    const known = [];
    const unknown = [];
    for (let i = 0; i < 15; i++) {
      known.push(await time('ann@example.test'));
      unknown.push(await time(`nobody${i}@example.test`));
    }
    const fastest = (times: number[]) => Math.min(...times);
    expect(fastest(unknown)).toBeGreaterThan(fastest(known) * 0.6);
  });

  it('A1 lets ten wrong guesses through, however parallel, then answers 429 and says when to come back', async () => {
    const { session } = await signIn(test, 'ann@example.test');
    const guesses = await Promise.all(
      Array.from({ length: 18 }, () => grant({ email: 'ann@example.test', password: 'wrong wrong wrong' })),
    );
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10);
    const [refused] = guesses.filter(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' });
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(800);

    await test.sql`delete from auth.rate_limits where key like 'password-address:%'`;
    expect((await grant({ email: 'ann@example.test', password })).status).toBe(429);
    const user = await call(test, 'GET', '/auth/v1/user', {
      headers: { authorization: `Bearer ${session.access_token}` },
    });
    expect(user.status).toBe(200);
    await test.sql`update auth.rate_limits set resets_at = now() - interval '1 second'`;
    expect((await grant({ email: 'ann@example.test', password })).status).toBe(200);
  });

  it('A2 stops an address after twenty failures, whatever it says about itself; successes do not count', async () => {
    for (let i = 0; i < 25; i++) await signIn(test, 'ann@example.test');
    const statuses = [];
    for (let i = 0; i < 21; i++) {
      const headers = { 'x-forwarded-for': `203.0.113.${i}`, 'x-real-ip': `203.0.113.${i}` };
      statuses.push((await grant({ email: `guess${i}@example.test`, password: 'wrong wrong wrong' }, headers)).status);
    }
    expect(statuses).toEqual([...Array(20).fill(400), 429]);
  });

  it('A4 turns away whom it has no room to check, and stays usable', async () => {
    await test.sql`update auth.rate_limits set count = -1000`;
    const many = Array.from({ length: 80 }, (_, i) =>
      grant({ email: `flood${i}@example.test`, password: 'wrong wrong wrong' }),
    );
    await test.sql`insert into auth.rate_limits select key, -1000, now() + interval '1 minute' from auth.rate_limits on conflict do nothing`;
    const statuses = (await Promise.all(many)).map(({ status }) => status);
    expect(statuses.every((status) => [400, 429, 503].includes(status))).toBe(true);
    await test.sql`truncate auth.rate_limits`;
    await signIn(test, 'ann@example.test');
  });

  it('A5 takes a password as typed: complete, and equal in every Unicode form', async () => {
    const long = `${'x'.repeat(90)}é 🙂`;
    const { error } = await serviceClient(test).auth.admin.createUser({
      email: 'long@example.test',
      password: long,
      email_confirm: true,
    });
    expect(error).toBeNull();
    const body = (text: string) => ({ email: 'long@example.test', password: text });
    expect((await grant(body(long.normalize('NFD')))).status).toBe(200);
    expect((await grant(body(long.replace('🙂', '🙃')))).status).toBe(400);
    const tooLong = await grant(body('x'.repeat(1_025)));
    expect(tooLong).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
  });

  it('A5 signs in with a password that would be rejected today, and tells its owner why', async () => {
    const account = await makeUser(test, 'old@example.test');
    const [{ encrypted_password: hash = '' } = {}] = await test.sql`
      select encrypted_password from auth.users where id = ${account.id}`;
    for (const [text, reason] of [
      ['short', 'length'],
      ['passwordpassword', 'pwned'],
    ] as const) {
      await test.sql`update auth.users set encrypted_password = ${await argon2(text)} where id = ${account.id}`;
      const { data, error } = await browserClient(test).auth.signInWithPassword({
        email: 'old@example.test',
        password: text,
      });
      expect(error).toBeNull();
      expect(data.weakPassword).toEqual({ reasons: [reason], message: expect.stringMatching(/^Password /) });
    }
    await test.sql`update auth.users set encrypted_password = ${hash} where id = ${account.id}`;
    expect((await grant({ email: 'old@example.test', password })).body).not.toHaveProperty('weak_password');
  });

  it('answers what cannot be read in the words of the protocol, never with 5xx', async () => {
    const version = { 'x-supabase-api-version': '2024-01-01' };
    const cases: [unknown, number, string][] = [
      ['{"email":', 400, 'bad_json'],
      ['[]', 400, 'bad_json'],
      ['"text"', 400, 'bad_json'],
      ['{"email":{"a":1}}', 400, 'bad_json'],
      ['{"email":"a\\u0000b@example.test","password":"x"}', 400, 'bad_json'],
      ['{"email":"\\ud800","password":"x"}', 400, 'bad_json'],
      [`${'['.repeat(50_000)}`, 400, 'bad_json'],
      [`${'['.repeat(50_000)}${']'.repeat(50_000)}`, 400, 'bad_json'],
      ['{"__proto__":{"email":"x"}}', 400, 'bad_json'],
      [{}, 400, 'validation_failed'],
      ['', 400, 'validation_failed'],
      [JSON.stringify({ email: 'x'.repeat(1024 * 1024) }), 413, 'request_entity_too_large'],
    ];
    for (const [body, status, code] of cases) {
      const answer = await grant(body, version);
      expect(answer, String(body).slice(0, 60)).toMatchObject({ status, body: { code } });
      expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
      expect(answer.headers.get('x-sb-error-code')).toBe(code);
    }
    const unknown = await call(test, 'POST', '/auth/v1/token?grant_type=id_token', { body: {} });
    expect(unknown).toMatchObject({
      status: 400,
      body: { code: 400, error_code: 'invalid_credentials', msg: 'unsupported_grant_type' },
    });
    expect(await call(test, 'GET', '/auth/v1/nowhere')).toMatchObject({
      status: 404,
      body: { code: 404, error_code: 'not_found', msg: 'There is no such call' },
    });
  });

  it('A8 opens no door to an account of one’s own', async () => {
    const before = await test.sql`select count(*) from auth.users`;
    const body = { email: 'me@example.test', password, data: { role: 'admin' }, create_user: true };
    for (const path of ['/signup', '/otp', '/magiclink', '/sso']) {
      expect(await call(test, 'POST', `/auth/v1${path}`, { body })).toMatchObject({
        status: 422,
        body: { error_code: 'signup_disabled' },
      });
    }
    expect((await call(test, 'GET', '/auth/v1/authorize?provider=google')).status).toBe(422);
    const { error } = await browserClient(test).auth.signUp({ email: 'me@example.test', password });
    expect(error).toMatchObject({ code: 'signup_disabled', message: 'Signups not allowed for this instance' });
    expect((await browserClient(test).auth.signInAnonymously()).error).toMatchObject({ code: 'signup_disabled' });
    expect(await test.sql`select count(*) from auth.users`).toEqual(before);
  });
});
