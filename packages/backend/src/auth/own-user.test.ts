import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserClient, call, makeUser, password, serviceClient, signIn } from '../../testing/clients.ts';
import { createTestBackend, type TestBackend } from '../../testing/create-test-backend.ts';

describe('a signed-in user', () => {
  let test: TestBackend;
  beforeAll(async () => {
    test = await createTestBackend();
    for (const name of ['ann', 'bob', 'cat', 'dan']) await makeUser(test, `${name}@example.test`, { role: 'employee' });
  });
  afterAll(() => test.close());

  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const putUser = (token: string, body: unknown) =>
    call(test, 'PUT', '/auth/v1/user', { body, headers: bearer(token) });
  const userStatus = async (token: string) =>
    (await call(test, 'GET', '/auth/v1/user', { headers: bearer(token) })).status;

  it('A13 has no access from the moment of signing out: not with the access token, not with the refresh token', async () => {
    const { client, session } = await signIn(test, 'ann@example.test');
    expect(await userStatus(session.access_token)).toBe(200);
    expect((await client.auth.signOut({ scope: 'local' })).error).toBeNull();
    expect(await userStatus(session.access_token)).toBe(403);
    const { error } = await browserClient(test).auth.refreshSession({ refresh_token: session.refresh_token });
    expect(error?.code).toBe('refresh_token_not_found');
  });

  it('signs out here, elsewhere, or everywhere', async () => {
    const [one, two, three] = [
      await signIn(test, 'ann@example.test'),
      await signIn(test, 'ann@example.test'),
      await signIn(test, 'ann@example.test'),
    ];
    const statuses = () => Promise.all([one, two, three].map(({ session }) => userStatus(session.access_token)));
    await one.client.auth.signOut({ scope: 'local' });
    expect(await statuses()).toEqual([403, 200, 200]);
    await two.client.auth.signOut({ scope: 'others' });
    expect(await statuses()).toEqual([403, 200, 403]);
    const bad = await call(test, 'POST', '/auth/v1/logout?scope=all', { headers: bearer(two.session.access_token) });
    expect(bad).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
    const out = await call(test, 'POST', '/auth/v1/logout', { headers: bearer(two.session.access_token), body: '' });
    expect(out).toMatchObject({ status: 204, text: '' });
    expect(await statuses()).toEqual([403, 403, 403]);
  });

  it('A14 loses access at the next request when banned or deleted', async () => {
    const { session, user } = await signIn(test, 'dan@example.test');
    const admin = serviceClient(test).auth.admin;
    const answer = () => call(test, 'GET', '/auth/v1/user', { headers: bearer(session.access_token) });
    await admin.updateUserById(user.id, { ban_duration: '24h' });
    expect(await answer()).toMatchObject({ status: 403, body: { error_code: 'user_banned' } });
    await admin.updateUserById(user.id, { ban_duration: 'none' });
    expect(await answer()).toMatchObject({ status: 200 });
    await admin.deleteUser(user.id);
    expect(await answer()).toMatchObject({ status: 403, body: { error_code: 'user_not_found' } });
  });

  it('merges metadata, and takes a key away by null', async () => {
    const { client } = await signIn(test, 'bob@example.test');
    await client.auth.updateUser({ data: { theme: 'dark', size: 2 } });
    const { data } = await client.auth.updateUser({ data: { theme: null, list: [1] } });
    expect(data.user?.user_metadata).toMatchObject({ size: 2, list: [1], role: 'employee' });
    expect(data.user?.user_metadata).not.toHaveProperty('theme');
  });

  const fullWidth = (text: string) =>
    [...text].map((char) => (char === '_' ? '_' : String.fromCharCode(char.charCodeAt(0) + 0xfee0))).join('');
  const spelling = fc
    .tuple(
      fc.constantFrom('role', 'roles', 'is_admin', 'blocked', 'app_role'),
      fc.constantFrom('', ' ', '\t', '\u00a0', '\u3000'),
      fc.constantFrom(
        (t: string) => t,
        (t: string) => t.toUpperCase(),
        fullWidth,
        (t: string) => fullWidth(t.toUpperCase()),
      ),
    )
    .map(([key, space, spell]) => `${space}${spell(key)}${space}`);

  it('A9 cannot give themselves a role, however it is spelled', async () => {
    const { session } = await signIn(test, 'cat@example.test');
    const before =
      await test.sql`select raw_user_meta_data, raw_app_meta_data, role from auth.users where email = 'cat@example.test'`;
    await fc.assert(
      fc.asyncProperty(spelling, fc.jsonValue({ maxDepth: 2 }), async (key, value) => {
        const { status } = await putUser(session.access_token, { data: { [key]: value } });
        expect([200, 400]).toContain(status);
      }),
      { numRuns: 60 },
    );
    for (const body of [
      { user_metadata: { role: 'admin' } },
      { raw_user_meta_data: { role: 'admin' } },
      { role: 'service_role' },
      { data: { role: null } },
      '{"data":{"role":"employee"},"data":{"role":"admin"}}',
      '{"data":{"__proto__":{"role":"admin"}}}',
      { data: ['role'] },
      { data: { role: 'x'.repeat(900_000) } },
    ]) {
      expect([200, 400]).toContain((await putUser(session.access_token, body)).status);
    }
    expect(await putUser(session.access_token, { app_metadata: { role: 'admin' } })).toMatchObject({
      status: 403,
      body: { error_code: 'not_admin' },
    });
    expect(
      await test.sql`select raw_user_meta_data, raw_app_meta_data, role from auth.users where email = 'cat@example.test'`,
    ).toEqual(before);
  });

  it('keeps metadata small enough to travel in a token', async () => {
    const { session } = await signIn(test, 'cat@example.test');
    expect(await putUser(session.access_token, { data: { note: 'x'.repeat(8_200) } })).toMatchObject({ status: 400 });
    expect(await putUser(session.access_token, { data: { note: 'é'.repeat(3_000) } })).toMatchObject({ status: 200 });
    const { client } = await signIn(test, 'cat@example.test');
    expect((await client.auth.getUser()).error).toBeNull();
    await putUser(session.access_token, { data: { note: null } });
  });

  it('A5 A16 changes the password to a long enough other one, which ends the other sessions', async () => {
    const [here, elsewhere] = [await signIn(test, 'ann@example.test'), await signIn(test, 'ann@example.test')];
    const change = async (attributes: { password: string; current_password?: string }) =>
      (await here.client.auth.updateUser(attributes)).error;
    expect(await change({ password: 'elevenchars' })).toMatchObject({
      name: 'AuthWeakPasswordError',
      status: 422,
      reasons: ['length'],
    });
    expect(await change({ password: 'passwordpassword' })).toMatchObject({ status: 422, reasons: ['pwned'] });
    expect(await change({ password: 'another long password' })).toMatchObject({
      code: 'current_password_required',
      status: 400,
    });
    expect(await change({ password, current_password: password })).toMatchObject({
      code: 'same_password',
      status: 422,
    });
    const next = 'another long password';
    expect(await change({ password: next, current_password: 'not this one' })).toMatchObject({
      code: 'current_password_invalid',
    });
    expect(await change({ password: next, current_password: password })).toBeNull();
    expect(await userStatus(here.session.access_token)).toBe(200);
    expect(await userStatus(elsewhere.session.access_token)).toBe(403);
    expect(
      (await browserClient(test).auth.signInWithPassword({ email: 'ann@example.test', password })).error?.code,
    ).toBe('invalid_credentials');
    expect(
      (await browserClient(test).auth.signInWithPassword({ email: 'ann@example.test', password: next })).error,
    ).toBeNull();
  });

  it('does not change address or phone on their own word', async () => {
    const { session } = await signIn(test, 'bob@example.test');
    const asked = await putUser(session.access_token, { email: 'evil@example.test' });
    expect(asked).toMatchObject({ status: 200, body: { email: 'bob@example.test', new_email: 'evil@example.test' } });
    expect((await putUser(session.access_token, { phone: '+15550100' })).status).toBe(422);
    expect((await putUser(session.access_token, { email: 'BOB@example.test' })).status).toBe(200);
  });

  it('A5 takes no password made of the account’s own address', async () => {
    await makeUser(test, 'lindqvist@example.test');
    const { client } = await signIn(test, 'lindqvist@example.test');
    const { error } = await client.auth.updateUser({ password: 'Lindqvist-84629175', current_password: password });
    expect(error).toMatchObject({ status: 422, code: 'weak_password' });
    const made = await serviceClient(test).auth.admin.createUser({
      email: 'winterberry@example.test',
      password: 'winterberry84629175',
    });
    expect(made.error).toMatchObject({ status: 422, code: 'weak_password' });
  });
});
