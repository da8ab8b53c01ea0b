import { expect, it } from 'vitest';
import { ours } from '../differences.ts';
import { expectAuthRefusal, expectRefusedCall } from '../refusals.ts';
import { password, type Suite } from '../suite.ts';

const closed = { status: 422, code: 'signup_disabled', message: 'Signups not allowed for this instance' };

/** Every way to sign up is closed (security row A8). */
export function authClosedDoors(suite: Suite): void {
  const countUsers = async () => {
    const [row] = await suite.target
      .sql`select count(*)::int as n from auth.users where email like ${`${suite.prefix}%`}`;
    return row?.n;
  };

  it('A8 no one can sign up', async () => {
    const before = await countUsers();
    const connection = suite.visitor();
    const { data, error } = await connection.client.auth.signUp({
      email: suite.newEmail(),
      password,
      options: { data: { role: 'admin' } },
    });
    await expectAuthRefusal(suite, connection, error, closed);
    expect(data).toEqual({ user: null, session: null });
    expect(await countUsers()).toBe(before);
  });

  it('A8 no one can sign in anonymously', async () => {
    const connection = suite.visitor();
    const { error } = await connection.client.auth.signInAnonymously();
    expect(connection.last()).toMatchObject({ method: 'POST', path: '/auth/v1/signup', status: 422 });
    expect(error).toBeInstanceOf(suite.library.authErrors.AuthApiError);
    const code = ours('signUpDoors', 'signup_disabled', expect.stringMatching(/_disabled$/));
    expect(connection.last().body).toEqual({ code, message: expect.any(String) });
  });

  it('A8 a code by mail makes no account', async () => {
    const before = await countUsers();
    const connection = suite.visitor();
    const { error } = await connection.client.auth.signInWithOtp({ email: suite.newEmail() });
    const otpDisabled = { status: 422, code: 'otp_disabled', message: 'Signups not allowed for otp' };
    await expectAuthRefusal(suite, connection, error, ours('signUpDoors', closed, otpDisabled));
    expect(await countUsers()).toBe(before);
  });

  it('A8 no one can sign in through another service', async () => {
    const { client, last } = suite.visitor();
    const { error } = await client.auth.signInWithSSO({ domain: 'example.com' });
    expect(error).not.toBeNull();
    expect(last().status).toBeGreaterThanOrEqual(400);
    const { data } = await client.auth.signInWithOAuth({ provider: 'google', options: { skipBrowserRedirect: true } });
    const response = await fetch(`${data.url}&apikey=${suite.target.anonKey}`, { redirect: 'manual' });
    expect(response.status).toBeGreaterThanOrEqual(400);
  });

  it.each([
    ['POST', '/auth/v1/magiclink'],
    ['POST', '/auth/v1/sso'],
    ['GET', '/auth/v1/authorize?provider=google'],
  ])('A8 %s %s is shut', async (method, path) => {
    const options = method === 'POST' ? { body: { email: suite.newEmail() } } : {};
    const refusal = ours('signUpDoors', closed, null);
    if (refusal) await expectRefusedCall(suite, method, path, options, refusal);
    else expect((await suite.call(method, path, options)).status).toBeGreaterThanOrEqual(400);
  });
}
