import type { AuthChangeEvent } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { ours } from '../differences.ts';
import {
  expectAuthBody,
  expectAuthError,
  expectAuthRefusal,
  expectOldAuthBody,
  expectRefusedCall,
  repeatAsOlder,
} from '../refusals.ts';
import { like, userShape } from '../shapes.ts';
import { itEmbedded, lazily, password, type Suite } from '../suite.ts';

const newPassword = 'saffron-Kettle4-marsh';
const badJwt = { status: 403, code: 'bad_jwt', message: /^invalid JWT: unable to parse or verify signature, / };

/** Section 1.4: GET and PUT /user, GET /reauthenticate, and answers to invalid tokens. */
export function authUser(suite: Suite): void {
  const somebody = lazily(async () => suite.signIn(await suite.person()));

  it('GET /user answers with the user, bare', async () => {
    const { client, last, person } = await somebody();
    const { data, error } = await client.auth.getUser();
    expect({ path: last().path, status: last().status, error }).toEqual({
      path: '/auth/v1/user',
      status: 200,
      error: null,
    });
    expect(last().body).toEqual(userShape(person, { last_sign_in_at: like.time }));
    expect(data.user).toEqual(last().body);
  });

  it('S9-27 getClaims checks the token with the public keys, which it asks for once', async () => {
    const { session, person } = await somebody();
    const { client, answers } = suite.visitor();
    for (let time = 0; time < 2; time++) {
      const { data, error } = await client.auth.getClaims(session.access_token);
      expect(error).toBeNull();
      expect(data?.claims).toMatchObject({ sub: person.id, aal: 'aal1' });
    }
    const paths = answers.map(({ path }) => path);
    // Clients before 2.50 have the call only as an experiment, and fetch the user when they know no key.
    expect(paths.filter((path) => path === '/auth/v1/.well-known/jwks.json')).toHaveLength(1);
  });

  describe('a call for a person', () => {
    const calls = [
      ['GET', '/auth/v1/user'],
      ['PUT', '/auth/v1/user'],
      ['POST', '/auth/v1/logout'],
      ['GET', '/auth/v1/reauthenticate'],
      ['POST', '/auth/v1/factors'],
    ] as const;

    it.each(calls)('%s %s without a token is refused', async (method, path) => {
      const nobody = { status: 401, code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' };
      const keyIsNobody = { status: 403, code: 'bad_jwt', message: /missing sub claim/ };
      await expectRefusedCall(suite, method, path, {}, ours('keyAlone', nobody, keyIsNobody));
    });

    it.each(calls)('A10 %s %s with a token that was changed is refused', async (method, path) => {
      const { session } = await somebody();
      const [head = '', payload = '', signature = ''] = session.access_token.split('.');
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
      const other = Buffer.from(JSON.stringify({ ...claims, aal: 'aal2' })).toString('base64url');
      await expectRefusedCall(suite, method, path, { token: `${head}.${other}.${signature}` }, badJwt);
      await expectRefusedCall(suite, method, path, { token: 'garbled' }, badJwt);
    });
  });

  it('the client makes AuthApiError of a token that does not hold, and says when it has none', async () => {
    const connection = suite.visitor();
    const { error } = await connection.client.auth.getUser('not.a.token');
    await expectAuthRefusal(suite, connection, error, badJwt);
    const none = await suite.visitor().client.auth.getUser();
    expect(none.error).toBeInstanceOf(suite.library.authErrors.AuthSessionMissingError);
  });

  itEmbedded('A10 a token whose time is over is refused', 'it takes the signing key', async () => {
    const { session } = await somebody();
    const token = suite.target.signToken?.(session.access_token, { exp: Math.floor(Date.now() / 1_000) - 60 });
    const connection = suite.visitor();
    const { error } = await connection.client.auth.getUser(token);
    await expectAuthRefusal(suite, connection, error, badJwt);
  });

  it('a session that was ended makes AuthSessionMissingError', async () => {
    const { session } = await suite.signIn(await suite.person());
    await suite.call('POST', '/auth/v1/logout', { token: session.access_token });
    const connection = suite.visitor();
    const { error } = await connection.client.auth.getUser(session.access_token);
    const ended = 'Session from session_id claim in JWT does not exist';
    const refusal = { status: 403, code: 'session_not_found', message: ended };
    expectAuthBody(connection.last(), refusal);
    expect(error).toBeInstanceOf(suite.library.authErrors.AuthSessionMissingError);
    expectOldAuthBody(await repeatAsOlder(suite, connection.last()), refusal);
  });

  it('A14 a deleted user and a banned user are refused at once', async () => {
    const [deleted, banned] = [await suite.signIn(await suite.person()), await suite.signIn(await suite.person())];
    const { admin } = suite.service().client.auth;
    await admin.deleteUser(deleted.person.id);
    await admin.updateUserById(banned.person.id, { ban_duration: '1h' });

    const gone = suite.visitor();
    const first = await gone.client.auth.getUser(deleted.session.access_token);
    const noUser = 'User from sub claim in JWT does not exist';
    await expectAuthRefusal(suite, gone, first.error, { status: 403, code: 'user_not_found', message: noUser });
    const shut = suite.visitor();
    const second = await shut.client.auth.getUser(banned.session.access_token);
    await expectAuthRefusal(suite, shut, second.error, { status: 403, code: 'user_banned', message: 'User is banned' });
  });

  it('S4-13 data is merged into what is there, null removes a key, and the app gets USER_UPDATED', async () => {
    const { client, last, person } = await suite.signIn(await suite.person());
    const events: AuthChangeEvent[] = [];
    client.auth.onAuthStateChange((event) => void events.push(event));
    await client.auth.updateUser({ data: { theme: 'dark', city: 'Ely' } });
    const { data, error } = await client.auth.updateUser({ data: { city: null, size: 2 } });
    expect({ method: last().method, status: last().status, error }).toEqual({
      method: 'PUT',
      status: 200,
      error: null,
    });
    const metadata = { email_verified: true, theme: 'dark', size: 2 };
    expect(last().body).toEqual(userShape(person, { user_metadata: metadata, last_sign_in_at: like.time }));
    expect(data.user?.user_metadata).toEqual(metadata);
    expect(events).toContain('USER_UPDATED');
  });

  it('A9 no one can give themselves a role', async () => {
    const { client, session } = await suite.signIn(await suite.person('employee'));
    const { data } = await client.auth.updateUser({ data: { role: 'admin', Role: 'admin', ' role': 'admin' } });
    expect(data.user?.user_metadata).toEqual({ email_verified: true, role: 'employee' });
    const options = { body: { app_metadata: { role: 'admin' } }, token: session.access_token };
    const refusal = { status: 403, code: 'not_admin', message: /admin/ };
    await expectRefusedCall(suite, 'PUT', '/auth/v1/user', options, refusal);
  });

  const expectWeak = async (weak: string, reason: string) => {
    const { client, last } = await somebody();
    const { error } = await client.auth.updateUser({ password: weak });
    const refusal = { status: 422, code: 'weak_password', message: /^Password/ };
    const reasons = { weak_password: { reasons: expect.arrayContaining([reason]) } };
    expectAuthBody(last(), refusal, reasons);
    expectAuthError(suite.library, error, refusal, 'AuthWeakPasswordError');
    expect(error).toMatchObject({ reasons: expect.arrayContaining([reason]) });
    expectOldAuthBody(await repeatAsOlder(suite, last()), refusal, reasons);
  };

  it('A5 a new password that is short makes AuthWeakPasswordError', () => expectWeak('seven77', 'length'));

  itEmbedded('A5 so does one that is tried first', 'a project may look for known passwords or not', () =>
    expectWeak('passwordpassword', 'pwned'),
  );

  it('the same password again is refused', async () => {
    const connection = await somebody();
    const { error } = await connection.client.auth.updateUser(withCurrent(password, password));
    const message = 'New password should be different from the old password.';
    await expectAuthRefusal(suite, connection, error, { status: 422, code: 'same_password', message });
  });

  itEmbedded('A16 a new password asks for the old one', 'a project may demand it or not', async () => {
    const connection = await somebody();
    const without = await connection.client.auth.updateUser({ password: newPassword });
    const required = 'Current password required when setting new password.';
    const needs = { status: 400, code: 'current_password_required', message: required };
    await expectAuthRefusal(suite, connection, without.error, needs);
    const wrong = await connection.client.auth.updateUser(withCurrent(newPassword, 'not the old one'));
    const invalid = { status: 400, code: 'current_password_invalid', message: 'Current password is incorrect.' };
    await expectAuthRefusal(suite, connection, wrong.error, invalid);
  });

  it('a password over 72 bytes', async () => {
    const { client, last } = await suite.signIn(await suite.person());
    const long = `${'quartz otter '.repeat(6)}!`;
    const { error } = await client.auth.updateUser(withCurrent(long, password));
    const taken = { status: 200, failed: false };
    const refused = { status: 400, failed: true };
    expect({ status: last().status, failed: error !== null }).toEqual(ours('longPasswords', taken, refused));
  });

  it('a password of more than 1,024 bytes is refused before anybody works on it', async () => {
    const connection = await somebody();
    const { error } = await connection.client.auth.updateUser(withCurrent('quartz otter '.repeat(80), password));
    const refusal = { status: 400, code: 'validation_failed', message: /^Password cannot be longer than/ };
    await expectAuthRefusal(suite, connection, error, refusal);
  });

  it('a new password ends all other sessions, and is the one from then on', async () => {
    const person = await suite.person();
    const here = await suite.signIn(person);
    const there = await suite.signIn(person);
    const { error } = await here.client.auth.updateUser(withCurrent(newPassword, password));
    expect({ status: here.last().status, error }).toEqual({ status: 200, error: null });
    const statusOf = async (token: string) => (await suite.call('GET', '/auth/v1/user', { token })).status;
    expect(await statusOf(here.session.access_token)).toBe(200);
    expect(await statusOf(there.session.access_token)).toBe(403);
    const { client } = suite.visitor();
    expect((await client.auth.signInWithPassword({ email: person.email, password })).error).not.toBeNull();
    expect((await client.auth.signInWithPassword({ email: person.email, password: newPassword })).error).toBeNull();
  });

  it('an address that is none is refused', async () => {
    const connection = await somebody();
    const { error } = await connection.client.auth.updateUser({ email: 'nobody at home' });
    const message = 'Unable to validate email address: invalid format';
    await expectAuthRefusal(suite, connection, error, { status: 400, code: 'validation_failed', message });
  });

  it('another user’s address is refused', async () => {
    const other = await suite.person();
    const connection = await somebody();
    const { error } = await connection.client.auth.updateUser({ email: other.email });
    const message = 'A user with this email address has already been registered';
    await expectAuthRefusal(suite, connection, error, { status: 422, code: 'email_exists', message });
  });
}

/** Older clients have no field for the current password, and pass on what they get. */
const withCurrent = (next: string, current: string) => ({ password: next, current_password: current });
