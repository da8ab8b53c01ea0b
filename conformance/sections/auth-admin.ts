import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ours } from '../differences.ts';
import { expectAuthBody, expectAuthError, expectAuthRefusal, expectRefusedCall } from '../refusals.ts';
import { like, userShape } from '../shapes.ts';
import { itEmbedded, lazily, password, type Suite } from '../suite.ts';

const notAdmin = { status: 403, code: 'not_admin', message: 'User not allowed' };
const exists = {
  status: 422,
  code: 'email_exists',
  message: 'A user with this email address has already been registered',
};
const notFound = { status: 404, code: 'user_not_found', message: 'User not found' };
const invalidEmail = {
  status: 400,
  code: 'validation_failed',
  message: 'Unable to validate email address: invalid format',
};

/** Section 1.5: admin management of accounts. */
export function authAdmin(suite: Suite): void {
  const somebody = lazily(async () => suite.signIn(await suite.person()));
  const admin = () => {
    const connection = suite.service();
    return { ...connection, admin: connection.client.auth.admin };
  };

  describe('who may', () => {
    it.each([
      ['GET', '/auth/v1/admin/users'],
      ['POST', '/auth/v1/admin/users'],
      ['GET', `/auth/v1/admin/users/${randomUUID()}`],
      ['PUT', `/auth/v1/admin/users/${randomUUID()}`],
      ['DELETE', `/auth/v1/admin/users/${randomUUID()}`],
      ['GET', `/auth/v1/admin/users/${randomUUID()}/factors`],
      ['POST', '/auth/v1/invite'],
      ['POST', '/auth/v1/admin/generate_link'],
    ])('%s %s is for the service key only', async (method, path) => {
      const { session } = await somebody();
      const body = method === 'GET' ? {} : { body: {} };
      await expectRefusedCall(suite, method, path, { ...body, token: session.access_token }, notAdmin);
      const nobody = { status: 401, code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' };
      await expectRefusedCall(suite, method, path, body, ours('keyAlone', nobody, notAdmin));
    });

    it('the client makes AuthApiError of it', async () => {
      const connection = await somebody();
      const { error } = await connection.client.auth.admin.listUsers();
      expect(error).toBeInstanceOf(suite.library.authErrors.AuthApiError);
    });
  });

  it('creates a user', async () => {
    const { admin: users, last } = admin();
    const email = suite.newEmail();
    const given = { user_metadata: { full_name: 'Ada Byron' }, app_metadata: { team: 'front' } };
    const { data, error } = await users.createUser({
      email: email.toUpperCase(),
      password,
      email_confirm: true,
      ...given,
    });
    suite.removeUserAtEnd(data.user?.id ?? '');
    expect({ path: last().path, status: last().status, error }).toEqual({
      path: '/auth/v1/admin/users',
      status: 200,
      error: null,
    });
    const metadata = {
      user_metadata: { full_name: 'Ada Byron', email_verified: true },
      app_metadata: { provider: 'email', providers: ['email'], team: 'front' },
    };
    expect(last().body).toEqual(userShape({ id: data.user?.id ?? '', email }, metadata));
  });

  it.each([
    ['an address that is taken', async () => ({ email: (await somebody()).person.email, password }), exists],
    [
      'no address',
      async () => ({ password }),
      { status: 400, code: 'validation_failed', message: 'Cannot create a user without either an email or phone' },
    ],
    ['an address that is none', async () => ({ email: 'nobody at home' }), invalidEmail],
  ])('does not create one with %s', async (_, attributes, refusal) => {
    const connection = admin();
    const { error } = await connection.admin.createUser(await attributes());
    await expectAuthRefusal(suite, connection, error, refusal);
  });

  it('a weak password for a new user', async () => {
    const { admin: users, last } = admin();
    const { data } = await users.createUser({ email: suite.newEmail(), password: 'passwordpassword' });
    if (data.user) suite.removeUserAtEnd(data.user.id);
    expect(last().status).toBe(ours('weakPasswordOnCreate', 422, 200));
  });

  it('gets one user', async () => {
    const { admin: users, last } = admin();
    const { person } = await somebody();
    const { data, error } = await users.getUserById(person.id);
    expect({ status: last().status, error }).toEqual({ status: 200, error: null });
    expect(last().body).toEqual(userShape(person, { last_sign_in_at: like.time }));
    expect(data.user).toEqual(last().body);
  });

  it('a user that is none is not found, and an id that is none even less', async () => {
    const connection = admin();
    const { error } = await connection.admin.getUserById(randomUUID());
    await expectAuthRefusal(suite, connection, error, notFound);
    const key = suite.target.serviceRoleKey;
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const options = { key, token: key, ...(method === 'GET' ? {} : { body: {} }) };
      const refusal = { status: 404, code: 'validation_failed', message: /UUID/ };
      await expectRefusedCall(suite, method, '/auth/v1/admin/users/not-an-id', options, refusal);
    }
  });

  it('lists users by page, newest first, with their number', async () => {
    const newest = [await suite.person(), await suite.person()].reverse();
    const { admin: users, last } = admin();
    const { data, error } = await users.listUsers({ page: 1, perPage: 2 });
    const { status, body, headers } = last();
    expect({ status, error }).toEqual({ status: 200, error: null });
    expect(body).toEqual({ users: newest.map((person) => userShape(person)), aud: 'authenticated' });
    const total = Number(headers.get('x-total-count'));
    expect(total).toBeGreaterThanOrEqual(2);
    const lastPage = Math.ceil(total / 2);
    const next = lastPage > 1 ? '</admin/users?page=2&per_page=2>; rel="next", ' : '';
    expect(headers.get('link')).toBe(`${next}</admin/users?page=${lastPage}&per_page=2>; rel="last"`);
    expect(data).toMatchObject({ total, ...(lastPage > 1 ? { nextPage: 2 } : {}) });
  });

  it('lists users for a client that names no page, and finds some by name or address', async () => {
    const { admin: users } = admin();
    expect((await users.listUsers()).error).toBeNull();
    const { person } = await somebody();
    const key = suite.target.serviceRoleKey;
    const path = `/auth/v1/admin/users?filter=${encodeURIComponent(person.email)}`;
    const { body } = await suite.call('GET', path, { key, token: key });
    expect(Object(body).users).toEqual([userShape(person, { last_sign_in_at: like.time })]);
  });

  it('a page that is none is refused', async () => {
    const key = suite.target.serviceRoleKey;
    const refusal = { status: 400, code: 'validation_failed', message: /Pagination/ };
    await expectRefusedCall(suite, 'GET', '/auth/v1/admin/users?page=first', { key, token: key }, refusal);
  });

  it('changes what is given and leaves the rest', async () => {
    const person = await suite.person();
    const { admin: users, last } = admin();
    await users.updateUserById(person.id, { user_metadata: { city: 'Ely' } });
    const email = suite.newEmail();
    const changes = { email, user_metadata: { size: 2 }, app_metadata: { team: 'back' } };
    const { data, error } = await users.updateUserById(person.id, changes);
    expect({ method: last().method, status: last().status, error }).toEqual({
      method: 'PUT',
      status: 200,
      error: null,
    });
    expect(data.user).toMatchObject({
      email,
      user_metadata: { email_verified: true, city: 'Ely', size: 2 },
      app_metadata: { provider: 'email', providers: ['email'], team: 'back' },
    });
  });

  it('A14 a new password and a ban reach open sessions', async () => {
    const { session, person } = await suite.signIn(await suite.person());
    const { admin: users } = admin();
    await users.updateUserById(person.id, { password: 'saffron-Kettle4-marsh' });
    expect((await suite.call('GET', '/auth/v1/user', { token: session.access_token })).status).toBe(403);
    const banned = await users.updateUserById(person.id, { ban_duration: '24h' });
    expect(banned.data.user).toMatchObject({ banned_until: expect.any(String) });
    const freed = await users.updateUserById(person.id, { ban_duration: 'none' });
    expect(Date.parse(Object(freed.data.user).banned_until ?? 0)).not.toBeGreaterThan(Date.now());
  });

  it.each([
    ['an address that is taken', async () => ({ email: (await somebody()).person.email }), exists],
    ['an address that is none', async () => ({ email: 'nobody at home' }), invalidEmail],
    [
      'a ban of no length',
      async () => ({ ban_duration: 'soon' }),
      { status: 400, code: 'validation_failed', message: /ban/ },
    ],
  ])('does not change a user to %s', async (_, attributes, refusal) => {
    const person = await suite.person();
    const connection = admin();
    const { error } = await connection.admin.updateUserById(person.id, await attributes());
    await expectAuthRefusal(suite, connection, error, refusal);
  });

  it('A5 checks the strength of a password that is changed', async () => {
    const { person } = await somebody();
    const { admin: users, last } = admin();
    const { error } = await users.updateUserById(person.id, { password: 'short' });
    const refusal = { status: 422, code: 'weak_password', message: /^Password/ };
    expectAuthBody(last(), refusal, { weak_password: { reasons: expect.arrayContaining(['length']) } });
    expectAuthError(suite.library, error, refusal, 'AuthWeakPasswordError');
  });

  it('deletes a user, and no user twice', async () => {
    const person = await suite.person();
    const connection = admin();
    const { error } = await connection.admin.deleteUser(person.id);
    const { method, status, body, requestBody } = connection.last();
    expect({ method, status, body, error }).toEqual({ method: 'DELETE', status: 200, body: {}, error: null });
    expect(JSON.parse(String(requestBody))).toEqual({ should_soft_delete: false });
    const key = suite.target.serviceRoleKey;
    const path = `/auth/v1/admin/users/${person.id}`;
    await expectRefusedCall(suite, 'DELETE', path, { key, token: key, body: {} }, notFound);
    await expectRefusedCall(suite, 'PUT', path, { key, token: key, body: {} }, notFound);
  });

  it('deletes a user softly: the address is free again', async () => {
    const person = await suite.person();
    const { admin: users, last } = admin();
    expect((await users.deleteUser(person.id, true)).error).toBeNull();
    const again = await users.createUser({ email: person.email, password, email_confirm: true });
    suite.removeUserAtEnd(again.data.user?.id ?? '');
    expect({ status: last().status, error: again.error }).toEqual({ status: 200, error: null });
    await users.getUserById(person.id);
    expect(last().status).toBe(ours('listAfterSoftDelete', 404, 200));
  });

  it.each(['invite', 'signup', 'recovery', 'magiclink'] as const)(
    'makes a link of the type %s without mailing it',
    async (type) => {
      const isForNew = type === 'invite' || type === 'signup';
      const email = isForNew ? suite.newEmail() : (await somebody()).person.email;
      const { admin: users, last } = admin();
      const { data, error } = await users.generateLink(type === 'signup' ? { type, email, password } : { type, email });
      suite.removeUserAtEnd(isForNew ? (data.user?.id ?? '') : '');
      expect({ status: last().status, error }).toEqual({ status: 200, error: null });
      const { action_link, email_otp, hashed_token, redirect_to, verification_type } = data.properties ?? {};
      expect(last().body).toMatchObject({
        id: like.uuid,
        email,
        aud: 'authenticated',
        action_link,
        email_otp,
        redirect_to,
      });
      expect(verification_type).toBe(type);
      const url = new URL(action_link ?? '');
      expect(url.pathname).toMatch(/\/auth\/v1\/verify$/);
      expect(Object.fromEntries(url.searchParams)).toEqual({ token: hashed_token, type, redirect_to });
    },
  );

  it('an invitation that is accepted confirms the address and lets a password be set', async () => {
    const email = suite.newEmail();
    const { data } = await admin().admin.generateLink({
      type: 'invite',
      email,
      options: { data: { full_name: 'New One' } },
    });
    suite.removeUserAtEnd(data.user?.id ?? '');
    expect(data.user).toMatchObject({ invited_at: like.time, user_metadata: { full_name: 'New One' } });
    const { client } = suite.visitor();
    const accepted = await client.auth.verifyOtp({ type: 'invite', token_hash: data.properties?.hashed_token ?? '' });
    expect(accepted.data.user).toMatchObject({
      email_confirmed_at: like.time,
      user_metadata: { email_verified: true },
    });
    expect((await client.auth.updateUser({ password })).error).toBeNull();
    const known = admin();
    const { error } = await known.admin.generateLink({ type: 'invite', email });
    await expectAuthRefusal(suite, known, error, exists);
  });

  it('a link of an unknown type, or for no one, is refused', async () => {
    const { person } = await somebody();
    const key = suite.target.serviceRoleKey;
    const options = { key, token: key, body: { type: 'wish', email: person.email } };
    const refusal = { status: 400, code: 'validation_failed', message: 'Invalid email action link type requested' };
    await expectRefusedCall(suite, 'POST', '/auth/v1/admin/generate_link', options, refusal);
    const connection = admin();
    const { error } = await connection.admin.generateLink({ type: 'recovery', email: suite.newEmail() });
    const { status, body } = connection.last();
    expect({ status, code: Object(body).code }).toEqual({ status: 404, code: 'user_not_found' });
    expect(error).toBeInstanceOf(suite.library.authErrors.AuthApiError);
  });

  itEmbedded('invites by mail, an unconfirmed user again, a confirmed one not', 'it sends mails', async () => {
    const email = suite.newEmail();
    const connection = admin();
    const { data, error } = await connection.admin.inviteUserByEmail(email, { data: { full_name: 'New One' } });
    suite.removeUserAtEnd(data.user?.id ?? '');
    const { path, status, body } = connection.last();
    expect({ path: path.split('?')[0], status, error }).toEqual({ path: '/auth/v1/invite', status: 200, error: null });
    expect(body).toMatchObject({ email, invited_at: like.time, user_metadata: { full_name: 'New One' } });
    expect(body).not.toHaveProperty('email_confirmed_at');
    expect((await connection.admin.inviteUserByEmail(email)).error).toBeNull();
    const confirmed = await connection.admin.inviteUserByEmail((await somebody()).person.email);
    await expectAuthRefusal(suite, connection, confirmed.error, exists);
  });

  it('an invitation to an address that is none is refused', async () => {
    const connection = admin();
    const { error } = await connection.admin.inviteUserByEmail('nobody at home');
    await expectAuthRefusal(suite, connection, error, invalidEmail);
  });
}
