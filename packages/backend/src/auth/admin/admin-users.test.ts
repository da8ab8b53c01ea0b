import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserClient, call, makeUser, password, serviceClient, signIn } from '../../../testing/clients.ts';
import { createTestBackend, type TestBackend } from '../../../testing/create-test-backend.ts';

describe('accounts under the service key', () => {
  let test: TestBackend;
  beforeAll(async () => {
    test = await createTestBackend({ ownWords: ['Elm Lane Books'] });
  });
  afterAll(() => test.close());

  const admin = () => serviceClient(test).auth.admin;
  const asService = () => ({ authorization: `Bearer ${test.backend.serviceRoleKey}` });

  it('are made, read, changed and deleted by the official client', async () => {
    const made = await admin().createUser({
      email: 'Eve@Example.test',
      password,
      email_confirm: true,
      user_metadata: { name: 'Eve' },
    });
    const id = made.data.user?.id ?? '';
    expect(made.data.user).toMatchObject({
      email: 'eve@example.test',
      user_metadata: { name: 'Eve' },
      email_confirmed_at: expect.any(String),
    });
    expect((await admin().getUserById(id)).data.user).toMatchObject({ id, identities: [{ provider: 'email' }] });

    const changed = await admin().updateUserById(id, {
      email: 'eva@example.test',
      user_metadata: { size: 1 },
      app_metadata: { role: 'x' },
    });
    expect(changed.data.user).toMatchObject({
      email: 'eva@example.test',
      user_metadata: { name: 'Eve', size: 1 },
      app_metadata: { provider: 'email', providers: ['email'], role: 'x' },
    });
    expect((await admin().deleteUser(id)).error).toBeNull();
    expect((await admin().getUserById(id)).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
      message: 'User not found',
    });
    expect((await admin().deleteUser(id)).error).toMatchObject({ status: 404 });
  });

  it('A3 exist once per address, twenty at once too', async () => {
    const attempts = await Promise.all(
      Array.from({ length: 20 }, () => admin().createUser({ email: 'once@example.test', email_confirm: true })),
    );
    expect(attempts.filter(({ error }) => error === null)).toHaveLength(1);
    expect(attempts.find(({ error }) => error)?.error).toMatchObject({ status: 422, code: 'email_exists' });
    const other = await makeUser(test, 'other@example.test');
    expect((await admin().updateUserById(other.id, { email: 'once@example.test' })).error).toMatchObject({
      code: 'email_exists',
    });
  });

  it('A5 get no weak password, from users or administrators; a new one ends all their sessions', async () => {
    expect((await admin().createUser({ email: 'weak@example.test', password: 'short' })).error).toMatchObject({
      name: 'AuthWeakPasswordError',
      reasons: ['length'],
    });
    for (const common of ['passwordpassword', 'Qwertyuiop1234', 'Elm Lane Books 2024']) {
      expect((await admin().createUser({ email: 'weak@example.test', password: common })).error).toMatchObject({
        status: 422,
        name: 'AuthWeakPasswordError',
        reasons: ['pwned'],
      });
    }
    const user = await makeUser(test, 'strong@example.test');
    const { client } = await signIn(test, 'strong@example.test');
    expect((await admin().updateUserById(user.id, { password: 'short' })).error).toMatchObject({ status: 422 });
    expect((await client.auth.getUser()).error).toBeNull();
    expect((await admin().updateUserById(user.id, { password: 'quite another password' })).error).toBeNull();
    expect((await client.auth.getUser()).error).not.toBeNull();
  });

  it('are listed newest first, in pages the official client can follow', async () => {
    await test.sql`delete from auth.users`;
    for (let i = 0; i < 7; i++) await makeUser(test, `user${i}@example.test`, { full_name: `Person ${i}` });
    const first = await admin().listUsers({ page: 1, perPage: 3 });
    expect(first.data).toMatchObject({ total: 7, nextPage: 2, lastPage: 3, aud: 'authenticated' });
    expect(first.data.users.map(({ email }) => email)).toEqual([
      'user6@example.test',
      'user5@example.test',
      'user4@example.test',
    ]);
    const last = await admin().listUsers({ page: 3, perPage: 3 });
    expect(last.data.users.map(({ email }) => email)).toEqual(['user0@example.test']);
    expect(last.data).toMatchObject({ nextPage: null });

    const list = (query: string) => call(test, 'GET', `/auth/v1/admin/users?${query}`, { headers: asService() });
    const page = await list('page=2&per_page=3');
    expect(page.headers.get('x-total-count')).toBe('7');
    expect(page.headers.get('link')).toBe(
      '</admin/users?page=3&per_page=3>; rel="next", </admin/users?page=3&per_page=3>; rel="last"',
    );
    expect((await list('filter=person%205')).body.users).toMatchObject([{ email: 'user5@example.test' }]);
    expect((await list('filter=%25')).body.users).toEqual([]);
    expect(await list('page=zero')).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
  });

  it('refuse what they cannot hold', async () => {
    const post = (body: unknown) => call(test, 'POST', '/auth/v1/admin/users', { body, headers: asService() });
    expect((await post({})).body).toMatchObject({
      error_code: 'validation_failed',
      msg: 'Cannot create a user without either an email or phone',
    });
    expect((await post({ email: 'not an address' })).body).toMatchObject({
      msg: 'Unable to validate email address: invalid format',
    });
    expect((await post({ email: 'a@example.test', role: 'service_role' })).status).toBe(400);
    expect((await post({ email: 'a@example.test', ban_duration: 'for ever' })).status).toBe(400);
    expect((await call(test, 'GET', '/auth/v1/admin/users/7', { headers: asService() })).body).toMatchObject({
      code: 404,
      error_code: 'validation_failed',
    });
  });

  it('refuse each field that is not offered, by name, and change nothing', async () => {
    const { id } = await makeUser(test, 'fields@example.test');
    const fields = {
      phone: '+15550100',
      phone_confirm: true,
      nonce: '1',
      current_password: 'x',
      data: {},
      aud: 'authenticated',
      channel: 'sms',
    };
    for (const [field, value] of Object.entries(fields)) {
      const refusal = { status: 400, body: { error_code: 'validation_failed', msg: `${field} is not supported` } };
      const body = { email: 'moved@example.test', [field]: value };
      const send = (method: string, path: string, sent: object) =>
        call(test, method, `/auth/v1${path}`, { body: sent, headers: asService() });
      expect(await send('POST', '/admin/users', body)).toMatchObject(refusal);
      expect(await send('PUT', `/admin/users/${id}`, body)).toMatchObject(refusal);
      if (field !== 'data') {
        expect(await send('POST', '/invite', body)).toMatchObject(refusal);
        const order = { ...body, type: 'invite' };
        expect(await send('POST', '/admin/generate_link', order)).toMatchObject(refusal);
      }
    }
    expect((await admin().getUserById(id)).data.user?.email).toBe('fields@example.test');
    const newEmail = {
      type: 'email_change_new',
      email: 'fields@example.test',
      newEmail: 'moved@example.test',
    } as const;
    expect((await admin().generateLink(newEmail)).error).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  it('signed up by a link, have the password that came with it', async () => {
    const order = { type: 'signup', email: 'linked@example.test', password } as const;
    const { data, error } = await admin().generateLink({ ...order, options: { redirectTo: test.url } });
    expect(error).toBeNull();
    expect((await admin().generateLink({ ...order, password: 'short' })).error).toMatchObject({
      code: 'weak_password',
    });
    const client = browserClient(test);
    await client.auth.verifyOtp({ type: 'signup', token_hash: data.properties?.hashed_token ?? '' });
    expect((await client.auth.signInWithPassword({ email: order.email, password })).error).toBeNull();
  });

  it('have factors and passkeys only if they exist', async () => {
    const nobody = '8d7a4a0e-3e4e-4e2e-9a51-1f0d0c1b2a3d';
    for (const [method, path] of [
      ['GET', `factors`],
      ['DELETE', `factors/${nobody}`],
      ['GET', `passkeys`],
      ['DELETE', `passkeys/${nobody}`],
    ] as const) {
      const url = `/auth/v1/admin/users/${nobody}/${path}`;
      const answer = await call(test, method, url, { headers: asService() });
      expect(answer, path).toMatchObject({ status: 404, body: { error_code: 'user_not_found' } });
    }
  });

  it('Z1 can be managed by no one else', async () => {
    const user = await makeUser(test, 'plain@example.test');
    const { session } = await signIn(test, 'plain@example.test');
    const routes: [string, string][] = [
      ['GET', '/admin/users'],
      ['POST', '/admin/users'],
      ['GET', `/admin/users/${user.id}`],
      ['PUT', `/admin/users/${user.id}`],
      ['DELETE', `/admin/users/${user.id}`],
    ];
    for (const [method, path] of routes) {
      const as = (token?: string) =>
        call(test, method, `/auth/v1${path}`, {
          headers: token ? { authorization: `Bearer ${token}` } : {},
          ...(method === 'GET' ? {} : { body: { app_metadata: { role: 'admin' } } }),
        });
      expect(await as()).toMatchObject({ status: 401, body: { error_code: 'no_authorization' } });
      expect(await as(test.backend.anonKey)).toMatchObject({
        status: 403,
        body: { error_code: 'not_admin', msg: 'User not allowed' },
      });
      expect(await as(session.access_token)).toMatchObject({ status: 403, body: { error_code: 'not_admin' } });
      expect(await as('garbage')).toMatchObject({ status: 403, body: { error_code: 'bad_jwt' } });
    }
    expect((await browserClient(test).auth.admin.listUsers()).error).toMatchObject({ status: 403, code: 'not_admin' });
    expect((await admin().getUserById(user.id)).data.user?.app_metadata).not.toHaveProperty('role');
  });

  it('deleted softly, keep a row that says nothing about anybody', async () => {
    const user = await makeUser(test, 'soft@example.test', { full_name: 'Soft Person' });
    await admin().deleteUser(user.id, true);
    const rows = JSON.stringify([
      await test.sql`select * from auth.users where id = ${user.id}`,
      await test.sql`select * from auth.identities where user_id = ${user.id}`,
    ]);
    expect(rows).toContain(user.id);
    expect(rows).not.toMatch(/soft@|Soft Person/);
    expect(await makeUser(test, 'soft@example.test')).toMatchObject({ email: 'soft@example.test' });
  });
});
