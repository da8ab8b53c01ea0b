import type { AuthChangeEvent } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { decodeJwtPayload } from '../decode-jwt.ts';
import { ours } from '../differences.ts';
import { expectAuthRefusal, expectOldAuthBody, expectRefusedCall } from '../refusals.ts';
import { like, sessionShape, userShape } from '../shapes.ts';
import { itEmbedded, lazily, password, type Suite } from '../suite.ts';

const grant = '/auth/v1/token?grant_type=password';
const wrong = 'not the password of anybody';
/** Argon2id of `seven77`, as stored under older rules. */
const hashOfShort = '$argon2id$v=19$m=19456,t=2,p=1$b/KoNXTKabLHjyw0rLfxvA$6o5xp+d32/iJg7mp//KDCFxCmKAXkpPWdzpp/uD5PAw';
const invalid = { status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' };

/** Section 1.4: POST /token?grant_type=password, POST /logout, and answers to unreadable calls. */
export function authSignIn(suite: Suite): void {
  const somebody = lazily(() => suite.person());

  it('S7-01 a password opens a session', async () => {
    const person = await somebody();
    const { client, last } = suite.visitor();
    const { data, error } = await client.auth.signInWithPassword({ email: person.email, password });
    const { method, path, status, body, requestBody } = last();
    expect({ method, path, status, error }).toEqual({ method: 'POST', path: grant, status: 200, error: null });
    expect(JSON.parse(String(requestBody))).toMatchObject({ email: person.email, password });
    expect(body).toEqual(sessionShape(userShape(person, { last_sign_in_at: like.time })));
    expect(data.session).toMatchObject(Object(body));
    expect(data.user).toEqual(Object(body).user);
  });

  it('the access token says who, how and for how long', async () => {
    const { session, person } = await suite.signIn(await somebody());
    const claims = decodeJwtPayload(session.access_token);
    expect(claims).toMatchObject({
      iss: expect.stringMatching(/\/auth\/v1$/),
      sub: person.id,
      aud: 'authenticated',
      email: person.email,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { email_verified: true },
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      session_id: like.uuid,
      is_anonymous: false,
    });
    expect(Number(claims.exp) - Number(claims.iat)).toBe(session.expires_in);
    expect(claims.exp).toBe(session.expires_at);
  });

  it('S4-10 S4-11 the app gets SIGNED_IN and SIGNED_OUT', async () => {
    const { email } = await somebody();
    const { client } = suite.visitor();
    const events: AuthChangeEvent[] = [];
    client.auth.onAuthStateChange((event) => void events.push(event));
    await client.auth.signInWithPassword({ email, password });
    await client.auth.signOut({ scope: 'local' });
    expect(events.filter((event) => event !== 'INITIAL_SESSION')).toEqual(['SIGNED_IN', 'SIGNED_OUT']);
  });

  it('an unknown address and a wrong password get the same answer, which reveals nothing', async () => {
    const unknown = suite.visitor();
    const first = await unknown.client.auth.signInWithPassword({ email: suite.newEmail(), password: wrong });
    await expectAuthRefusal(suite, unknown, first.error, invalid);
    const known = suite.visitor();
    const second = await known.client.auth.signInWithPassword({ email: (await somebody()).email, password: wrong });
    await expectAuthRefusal(suite, known, second.error, invalid);
    expect(second.data).toEqual({ user: null, session: null });
    expect(known.last().text).toBe(unknown.last().text);
  });

  it('a banned user with the right password learns of the ban', async () => {
    const person = await suite.person();
    await suite.service().client.auth.admin.updateUserById(person.id, { ban_duration: '1h' });
    const connection = suite.visitor();
    const { error } = await connection.client.auth.signInWithPassword({ email: person.email, password });
    await expectAuthRefusal(suite, connection, error, { status: 400, code: 'user_banned', message: 'User is banned' });
  });

  it('an address that was never confirmed does not sign in', async () => {
    const email = suite.newEmail();
    const made = await suite.service().client.auth.admin.createUser({ email, password });
    if (made.data.user) suite.removeUserAtEnd(made.data.user.id);
    const connection = suite.visitor();
    const { error } = await connection.client.auth.signInWithPassword({ email, password });
    const refusal = { status: 400, code: 'email_not_confirmed', message: 'Email not confirmed' };
    await expectAuthRefusal(suite, connection, error, refusal);
  });

  it('a password that has become too weak still opens a session, which says so', async () => {
    const person = await suite.person();
    await suite.target.sql`update auth.users set encrypted_password = ${hashOfShort} where id = ${person.id}`;
    const { client, last } = suite.visitor();
    const { error } = await client.auth.signInWithPassword({ email: person.email, password: 'seven77' });
    expect({ status: last().status, error }).toEqual({ status: 200, error: null });
    const weakness = { message: expect.any(String), reasons: expect.arrayContaining(['length']) };
    expect(Object(last().body).weak_password).toEqual(weakness);
  });

  it('S5-18 without an address the client asks for one and makes no call', async () => {
    const { client, answers } = suite.visitor();
    const { error } = await client.auth.signInWithPassword(Object({ password }));
    expect(error).toBeInstanceOf(suite.library.authErrors.AuthInvalidCredentialsError);
    expect(error?.message).toBe('You must provide either an email or phone number and a password');
    expect(answers).toEqual([]);
  });

  it.each([
    ['no address', grant, { password }, 400, 'validation_failed', 'missing email or phone'],
    ['an unknown grant', '/auth/v1/token?grant_type=magic', {}, 400, 'invalid_credentials', 'unsupported_grant_type'],
    ['no grant', '/auth/v1/token', {}, 400, 'invalid_credentials', 'unsupported_grant_type'],
    ['a body that is not JSON', grant, '{"email":', 400, 'bad_json', /^Could not parse request body as JSON: /],
    ['a body of another shape', grant, { email: 7 }, 400, 'bad_json', /^Could not parse request body as JSON: /],
    ['more than a mebibyte', grant, { email: 'x'.repeat(1_048_577) }, 413, 'request_entity_too_large', /./],
  ] as const)('POST /token with %s is refused', async (_, path, body, status, code, message) => {
    await expectRefusedCall(suite, 'POST', path, { body }, { status, code, message });
  });

  it('a call that is none is 404: JSON here, plain text elsewhere', async () => {
    const { status, headers, text } = await suite.call('GET', '/auth/v1/no-such-path');
    const json = JSON.stringify({ code: 404, error_code: 'not_found', msg: 'There is no such call' });
    expect({ status, text: text.trim() }).toEqual({
      status: 404,
      text: ours('unknownCalls', json, '404 page not found'),
    });
    expect(headers.get('content-type')).toMatch(ours('unknownCalls', /^application\/json/, /^text\/plain/));
  });

  itEmbedded('A1 the eleventh guess in a row waits', 'limits are the project’s own', async () => {
    const body = { email: suite.newEmail(), password: wrong };
    for (let guess = 0; guess < 10; guess++) {
      expectOldAuthBody(await suite.call('POST', grant, { body }), invalid);
    }
    const refused = await suite.call('POST', grant, { body });
    const limit = { status: 429, code: 'over_request_rate_limit', message: 'Request rate limit reached' };
    expectOldAuthBody(refused, limit);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it.each(['global', 'others', 'local'] as const)(
    'signing out with the scope %s ends those sessions',
    async (scope) => {
      const person = await somebody();
      const here = await suite.signIn(person);
      const there = await suite.signIn(person);
      const { error } = await here.client.auth.signOut({ scope });
      const { path, status, text } = here.last();
      expect({ path, status, text, error }).toEqual({
        path: `/auth/v1/logout?scope=${scope}`,
        status: 204,
        text: '',
        error: null,
      });
      const statusOf = async (token: string) => (await suite.call('GET', '/auth/v1/user', { token })).status;
      expect(await statusOf(here.session.access_token)).toBe(scope === 'others' ? 200 : 403);
      expect(await statusOf(there.session.access_token)).toBe(scope === 'local' ? 200 : 403);
    },
  );

  it('A13 after signing out neither token is worth anything', async () => {
    const { client, session } = await suite.signIn(await somebody());
    await client.auth.signOut();
    await expectRefusedCall(
      suite,
      'GET',
      '/auth/v1/user',
      { token: session.access_token },
      { status: 403, code: 'session_not_found', message: 'Session from session_id claim in JWT does not exist' },
    );
    const connection = suite.visitor();
    const { error } = await connection.client.auth.refreshSession(session);
    const notFound = 'Invalid Refresh Token: Refresh Token Not Found';
    await expectAuthRefusal(suite, connection, error, {
      status: 400,
      code: 'refresh_token_not_found',
      message: notFound,
    });
  });

  it('signing out of a session that is gone is answered 403, which newer clients count as signed out', async () => {
    const person = await somebody();
    const here = await suite.signIn(person);
    await suite.call('POST', '/auth/v1/logout?scope=global', { token: here.session.access_token });
    const { error } = await here.client.auth.signOut();
    expect(here.last().status).toBe(403);
    if (suite.library.isNewest) expect(error).toBeNull();
    else expect(error).toBeInstanceOf(suite.library.authErrors.AuthSessionMissingError);
  });

  it('an unknown scope is refused', async () => {
    const { session } = await suite.signIn(await somebody());
    const options = { token: session.access_token };
    const refusal = { status: 400, code: 'validation_failed', message: /scope/ };
    await expectRefusedCall(suite, 'POST', '/auth/v1/logout?scope=everywhere', options, refusal);
  });

  it('settings, health and public keys are public', async () => {
    const settings = await suite.call('GET', '/auth/v1/settings');
    expect(settings.status).toBe(200);
    expect(settings.body).toMatchObject({
      external: expect.objectContaining({ anonymous_users: false, email: true, phone: false, google: false }),
      disable_signup: true,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      sms_provider: expect.any(String),
      saml_enabled: false,
    });
    const health = await suite.call('GET', '/auth/v1/health');
    expect(health).toMatchObject({
      status: 200,
      body: {
        version: expect.any(String),
        name: 'GoTrue',
        description: 'GoTrue is a user registration and authentication API',
      },
    });
    const keys = await suite.call('GET', '/auth/v1/.well-known/jwks.json', { key: null });
    expect(keys.status).toBe(200);
    expect(keys.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
    expect(Object(keys.body).keys).not.toEqual([]);
    for (const key of Object(keys.body).keys) {
      expect(key).toMatchObject({ kty: expect.any(String), kid: expect.any(String), alg: expect.any(String) });
      expect(key).not.toHaveProperty('d');
    }
  });
}
