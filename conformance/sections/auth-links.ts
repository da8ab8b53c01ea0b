import { randomUUID } from 'node:crypto';
import type { AuthChangeEvent } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { ours } from '../differences.ts';
import { expectAuthBody, expectAuthError, expectAuthRefusal, expectRefusedCall } from '../refusals.ts';
import { like, sessionShape } from '../shapes.ts';
import { itEmbedded, lazily, type Suite } from '../suite.ts';

type SignInLink = 'recovery' | 'magiclink';

const linkExpired = { status: 403, code: 'otp_expired', message: 'Email link is invalid or has expired' };
const codeExpired = { status: 403, code: 'otp_expired', message: 'Token has expired or is invalid' };
const unknownHash = '0'.repeat(64);

/** Section 1.4: /recover, /otp, /resend and /verify. Uses generate_link instead of reading mail. */
export function authLinks(suite: Suite): void {
  const somebody = lazily(() => suite.person());
  const linkFor = async (type: SignInLink, email: string) => {
    const { data, error } = await suite.service().client.auth.admin.generateLink({ type, email });
    if (error) throw error;
    return data.properties;
  };

  it('recover says nothing about an unknown address', async () => {
    const { client, last } = suite.visitor();
    const { data, error } = await client.auth.resetPasswordForEmail(suite.newEmail());
    expect({ status: last().status, body: last().body, data, error }).toEqual({
      status: 200,
      body: {},
      data: {},
      error: null,
    });
    expect(last().path).toBe('/auth/v1/recover');
  });

  itEmbedded('A3 recover, otp and resend answer the same for a known address', 'they send mails', async () => {
    const { email } = await suite.person();
    const { client, answers } = suite.visitor();
    await client.auth.resetPasswordForEmail(email);
    await client.auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
    await client.auth.resend({ type: 'signup', email });
    expect(answers.map(({ status, text }) => ({ status, text }))).toEqual(Array(3).fill({ status: 200, text: '{}' }));
  });

  itEmbedded('a second mail within a minute waits', 'limits are the project’s own', async () => {
    const email = suite.newEmail();
    await suite.visitor().client.auth.resetPasswordForEmail(email);
    const connection = suite.visitor();
    const { error } = await connection.client.auth.resetPasswordForEmail(email);
    const message = /^For security purposes, you can only request this after \d+ seconds\.$/;
    const refusal = { status: 429, code: 'over_email_send_rate_limit', message };
    expectAuthBody(connection.last(), refusal);
    expectAuthError(suite.library, error, refusal);
    expect(Number(connection.last().headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('recover without an address, or with none that is one, is refused', async () => {
    const connection = suite.visitor();
    const { error } = await connection.client.auth.resetPasswordForEmail('nobody at home');
    const malformed = {
      status: 400,
      code: 'validation_failed',
      message: 'Unable to validate email address: invalid format',
    };
    await expectAuthRefusal(suite, connection, error, malformed);
    const missing = { status: 400, code: 'validation_failed', message: /email/ };
    await expectRefusedCall(suite, 'POST', '/auth/v1/recover', { body: {} }, missing);
  });

  it('a mail of no known kind is not sent again', async () => {
    const refusal = { status: 400, code: 'validation_failed', message: /./ };
    const body = { type: 'wish', email: suite.newEmail() };
    await expectRefusedCall(suite, 'POST', '/auth/v1/resend', { body }, refusal);
  });

  it('S5-19 a code without an address is not asked for', async () => {
    const { client, answers } = suite.visitor();
    const { error } = await client.auth.signInWithOtp(Object({}));
    expect(error?.message).toBe('You must provide either an email or phone number.');
    expect(answers).toEqual([]);
  });

  it('a code for an unknown address makes no account', async () => {
    const email = suite.newEmail();
    const { client, last } = suite.visitor();
    await client.auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
    const silent = { status: 200, body: {} };
    const told = { status: 422, body: { code: 'otp_disabled', message: 'Signups not allowed for otp' } };
    expect({ status: last().status, body: last().body }).toEqual(ours('unknownAddressByOtp', silent, told));
    expect(await suite.target.sql`select from auth.users where email = ${email}`).toHaveLength(0);
  });

  it.each([
    ['recovery', ['PASSWORD_RECOVERY']],
    ['magiclink', ['SIGNED_IN']],
  ] as const)('S4-14 the hash of a %s link opens a session, once', async (type, expected) => {
    const person = await somebody();
    const link = await linkFor(type, person.email);
    const connection = suite.visitor();
    const events: AuthChangeEvent[] = [];
    connection.client.auth.onAuthStateChange((event) => void events.push(event));
    const { data, error } = await connection.client.auth.verifyOtp({ type, token_hash: link.hashed_token });
    const { path, status, body } = connection.last();
    expect({ path: path.split('?')[0], status, error }).toEqual({ path: '/auth/v1/verify', status: 200, error: null });
    expect(body).toEqual(sessionShape(userAfterLink(person)));
    expect(data.session?.access_token).toBe(Object(body).access_token);
    expect(events.filter((event) => event !== 'INITIAL_SESSION').sort()).toEqual(expected);

    const again = await connection.client.auth.verifyOtp({ type, token_hash: link.hashed_token });
    await expectAuthRefusal(suite, connection, again.error, linkExpired);
  });

  it.each(['recovery', 'magiclink', 'email'] as const)(
    'an address with its code and the type %s opens a session',
    async (type) => {
      const { email } = await somebody();
      const link = await linkFor(type === 'email' ? 'magiclink' : type, email);
      const { client, last } = suite.visitor();
      const { data, error } = await client.auth.verifyOtp({ type, email, token: link.email_otp });
      expect({ status: last().status, error }).toEqual({ status: 200, error: null });
      expect(data.user?.email).toBe(email);
    },
  );

  it('codes and hashes are as long as they should be', async () => {
    const link = await linkFor('recovery', (await somebody()).email);
    const [code, hash] = ours(
      'mailCodes',
      [/^\d{8}$/, /^[0-9a-f]{64}$/] as const,
      [/^\d{6,10}$/, /^(pkce_)?[0-9a-f]{56}$/] as const,
    );
    expect(link.email_otp).toMatch(code);
    expect(link.hashed_token).toMatch(hash);
  });

  it('a wrong code and an unknown hash are refused', async () => {
    const { email } = await somebody();
    const byCode = suite.visitor();
    const first = await byCode.client.auth.verifyOtp({ type: 'recovery', email, token: '00000000' });
    await expectAuthRefusal(suite, byCode, first.error, codeExpired);
    const byHash = suite.visitor();
    const second = await byHash.client.auth.verifyOtp({ type: 'recovery', token_hash: unknownHash });
    await expectAuthRefusal(suite, byHash, second.error, linkExpired);
  });

  it('a link of one kind does not open as another', async () => {
    const { email } = await somebody();
    const link = await linkFor('recovery', email);
    const connection = suite.visitor();
    const { error } = await connection.client.auth.verifyOtp({ type: 'invite', token_hash: link.hashed_token });
    await expectAuthRefusal(suite, connection, error, linkExpired);
  });

  it.each([
    ['no type', { token_hash: unknownHash }],
    ['neither code nor hash', { type: 'recovery', email: 'a@example.com' }],
    ['both code and hash', { type: 'recovery', token: '123456', token_hash: unknownHash }],
    ['a hash and an address', { type: 'recovery', token_hash: unknownHash, email: 'a@example.com' }],
    ['a code and no address', { type: 'recovery', token: '123456' }],
  ])('POST /verify with %s is refused', async (_, body) => {
    const refusal = { status: 400, code: 'validation_failed', message: /./ };
    await expectRefusedCall(suite, 'POST', '/auth/v1/verify', { body }, refusal);
  });

  it.each([
    [{ auth_code: randomUUID(), code_verifier: 'v'.repeat(56) }, 404, 'flow_state_not_found'],
    [{ auth_code: '', code_verifier: '' }, 400, 'validation_failed'],
  ])('a code exchange with %j is refused', async (body, status, code) => {
    const refusal = { status, code, message: /^invalid/ };
    await expectRefusedCall(suite, 'POST', '/auth/v1/token?grant_type=pkce', { body }, refusal);
  });

  it('a banned user cannot sign in by a link', async () => {
    const person = await suite.person();
    const { admin } = suite.service().client.auth;
    await admin.updateUserById(person.id, { ban_duration: '1h' });
    const link = await linkFor('recovery', person.email);
    const connection = suite.visitor();
    const { error } = await connection.client.auth.verifyOtp({ type: 'recovery', token_hash: link.hashed_token });
    const { status, body } = connection.last();
    expect({ status, body }).toEqual({ status: 403, body: { code: 'user_banned', message: 'User is banned' } });
    expect(error).toBeInstanceOf(suite.library.authErrors.AuthApiError);
  });

  it('A7 a link opened in a browser leads back with the session behind the #, once', async () => {
    const link = await linkFor('recovery', (await somebody()).email);
    const first = fragmentOf(await open(link.action_link));
    expect(first).toMatchObject({
      access_token: like.jwt,
      refresh_token: expect.any(String),
      expires_in: '3600',
      expires_at: expect.stringMatching(/^\d+$/),
      token_type: 'bearer',
      type: 'recovery',
    });
    expect(fragmentOf(await open(link.action_link))).toMatchObject({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    });
  });

  it('A7 looking at a link', async () => {
    const link = await linkFor('recovery', (await somebody()).email);
    const response = await fetch(link.action_link, { redirect: 'manual' });
    expect(response.status).toBe(ours('mailLinks', 200, 303));
  });

  it('A7 a link never leads to a place that is not allowed', async () => {
    const { email } = await somebody();
    const { data } = await suite
      .service()
      .client.auth.admin.generateLink({ type: 'recovery', email, options: { redirectTo: 'https://evil.test/steal' } });
    const { location } = await open(data.properties?.action_link ?? '');
    expect(location).toMatch(/#access_token=/);
    expect(location).not.toContain('evil.test');
  });

  it('a GET without a type or token leads back with an error, or says so', async () => {
    const { status, headers, text } = await suite.call('GET', '/auth/v1/verify?token=none&type=recovery', {
      key: null,
    });
    expect(status).toBe(303);
    expect(headers.get('location')).toContain('error_code=otp_expired');
    expect(text).not.toContain('access_token');
  });

  /** Opens a link as a person does, and presses the button if the page has one. */
  async function open(url: string): Promise<{ status: number; location: string }> {
    const method = ours('mailLinks', 'POST', 'GET');
    const { status, headers } = await fetch(url, { method, redirect: 'manual' });
    return { status, location: headers.get('location') ?? '' };
  }

  function userAfterLink(person: { id: string; email: string }): object {
    return expect.objectContaining({
      id: person.id,
      email: person.email,
      last_sign_in_at: like.time,
      email_confirmed_at: like.time,
    });
  }
}

function fragmentOf({ status, location }: { status: number; location: string }): Record<string, string> {
  expect(status).toBe(303);
  return Object.fromEntries(new URLSearchParams(location.split('#')[1]));
}
