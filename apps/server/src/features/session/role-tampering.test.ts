import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';

const password = 'correct horse battery';
const email = 'worker@pharmacy.example';
const fullWidth = (text: string) => text.replace(/[a-z]/gi, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0));

/** Ways to say in metadata that one is an administrator. */
const claims: object[] = [
  ...[
    'role',
    'Role',
    'ROLE',
    ' role',
    'role ',
    '\trole',
    'role\u00a0',
    '\u3000role',
    'ro\u200ble',
    fullWidth('role'),
    fullWidth('ROLE'),
  ].map((key) => ({ [key]: 'admin' })),
  ...['roles', 'is_admin', 'blocked', 'app_role', 'IS_ADMIN', 'App_Role', fullWidth('roles')].flatMap((key) => [
    { [key]: 'admin' },
    { [key]: true },
  ]),
  ...[null, true, 0, '', ['admin'], { admin: true }, 'ADMIN', 'service_role', 'x'.repeat(100_000)].map((role) => ({
    role,
  })),
  { user_metadata: { role: 'admin' } },
  { app_metadata: { role: 'admin' } },
  { raw_user_meta_data: { role: 'admin' } },
  { nested: { role: 'admin' }, role: 'admin' },
  { constructor: { prototype: { role: 'admin' } } },
  { name: 'A', role: 'admin', theme: 'dark' },
];

/** Whole bodies that try the same around the metadata. */
const bodies: string[] = [
  '{"data":{"role":"employee"},"data":{"role":"admin"}}',
  '{"data":{"role":"employee","role":"admin"}}',
  '{"data":{"__proto__":{"role":"admin"}}}',
  '{"__proto__":{"data":{"role":"admin"}}}',
  '{"role":"admin"}',
  '{"role":"service_role"}',
  '{"app_metadata":{"role":"admin"}}',
  '{"raw_app_meta_data":{"role":"admin"}}',
  '{"user_metadata":{"role":"admin"}}',
  '{"is_super_admin":true,"data":{}}',
  'data[role]=admin',
];

describe('a member of staff who would be more', () => {
  let test: TestApp;
  let userId: string;
  beforeAll(async () => {
    test = await createTestApp();
    const { data, error } = await test.context.supabase.auth.admin.createUser({ email, password, email_confirm: true });
    if (error) throw error;
    userId = data.user.id;
    await test.context.sql`insert into app.staff (user_id, role) values (${userId}, 'employee')`;
    await test.context.sql`
      insert into public.messages (direction, from_phone, to_phone, body, status)
      values ('inbound', '+15550100', '+15550101', 'hello', 'delivered')`;
  });
  afterAll(() => test.close());

  const connect = () =>
    createClient(`${test.url}/backend`, test.context.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
  const signIn = async () => {
    await test.context.sql`truncate auth.rate_limits`;
    const client = connect();
    const { data, error } = await client.auth.signInWithPassword({ email, password });
    if (error) throw error;
    return { client, token: data.session.access_token };
  };
  /** Past our gate, as on a Supabase whose address the browser knows. */
  const direct = async (method: string, path: string, token: string, body: string) => {
    const { backend, config, anonKey } = test.context;
    const headers = { apikey: anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await backend?.fetch(`${config.publicUrl}/backend${path}`, { method, headers, body });
    return response?.status ?? 0;
  };
  const gated = async (method: string, path: string, token: string, body: string) => {
    const headers = {
      apikey: test.context.anonKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    };
    return (await fetch(`${test.url}/backend${path}`, { method, headers, body })).status;
  };
  const manageUsers = (method: string, path: string, token: string, body?: string) =>
    fetch(`${test.url}/api/admin/users${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body }),
    });
  const expectStillEmployee = async (client: ReturnType<typeof connect>, what: string) => {
    const { data, error } = await client.auth.refreshSession();
    expect(error, what).toBeNull();
    expect((await manageUsers('GET', '', data.session?.access_token ?? '')).status, what).toBe(403);
    expect(data.user?.user_metadata, what).toMatchObject({ role: 'employee' });
    expect(data.user?.app_metadata, what).not.toHaveProperty('role');
    expect((await client.from('messages').select('id')).data ?? [], what).toEqual([]);
    expect(await test.context.sql`select role::text from app.staff where user_id = ${userId}`, what).toEqual([
      { role: 'employee' },
    ]);
    expect(await test.context.sql`select 1 from auth.users where role <> 'authenticated'`, what).toEqual([]);
  };

  it('A9 stays an employee after every way of saying so about themselves, with and without our gate', async () => {
    expect(claims.length + bodies.length).toBeGreaterThan(40);
    const all = [...claims.map((data) => JSON.stringify({ data })), ...bodies];
    for (const send of [direct, gated]) {
      const { client, token } = await signIn();
      for (const body of all) {
        const status = await send('PUT', '/auth/v1/user', token, body);
        expect([200, 400, 403], body.slice(0, 80)).toContain(status);
      }
      await expectStillEmployee(client, send.name);
    }
  });

  it.each([
    ['POST', '/auth/v1/signup', { email: 'me@evil.example', password }],
    ['POST', '/auth/v1/otp', { email, create_user: true }],
    ['POST', '/auth/v1/otp', { email, create_user: false }],
    ['POST', '/auth/v1/magiclink', { email }],
    ['POST', '/auth/v1/recover', { email }],
    ['POST', '/auth/v1/resend', { email, type: 'signup' }],
    ['POST', '/auth/v1/verify', { type: 'recovery', token_hash: 'f'.repeat(64) }],
    ['POST', '/auth/v1/invite', { email: 'me@evil.example' }],
    ['POST', '/auth/v1/admin/users', { email: 'me@evil.example', password }],
    ['POST', '/auth/v1/token?grant_type=password', { email, password }],
    ['PATCH', '/rest/v1/staff?user_id=neq.0', {}],
    ['POST', '/rest/v1/staff', {}],
    ['PATCH', '/rest/v1/messages?id=neq.0', {}],
    ['POST', '/rest/v1/rpc/push_role', {}],
    ['POST', '/rest/v1/rpc/staff_role', {}],
  ])('A9 stays an employee after %s %s with each claim', async (method, path, base) => {
    const before = await test.context.sql`select count(*) from auth.users`;
    const { client, token } = await signIn();
    // A right password costs a hash each time.
    for (const claim of path.startsWith('/auth/v1/token') ? claims.slice(0, 12) : claims) {
      const body = JSON.stringify({ ...base, ...claim, data: claim, options: { data: claim } });
      const status = await direct(method, path, token, body);
      expect(status, `${path} ${body.slice(0, 80)}`).toBeLessThan(500);
      // A password and a right answer are theirs to give; the metadata beside them is not.
      if (!/token|otp|recover|resend/.test(path)) expect(status).toBeGreaterThanOrEqual(400);
    }
    await expectStillEmployee(client, path);
    expect(await test.context.sql`select count(*) from auth.users`).toEqual(before);
  });

  it('A9 stays an employee after every call of the user management with each claim', async () => {
    const { client, token } = await signIn();
    const accounts = await test.context.sql`select count(*) from auth.users`;
    const doors: [method: string, path: string, base: object][] = [
      ['POST', '', { email, role: 'admin', password, sendInvite: false }],
      ['POST', '', { email: 'mine@evil.example', role: 'admin', sendInvite: true }],
      ['PATCH', `/${userId}`, { role: 'admin', version: 1 }],
      ['PATCH', `/${userId.toUpperCase()}`, { role: 'admin', blocked: false, version: 1 }],
      ['POST', `/${userId}/invite`, {}],
      ['POST', `/${userId}/password-reset`, {}],
    ];
    for (const [method, path, base] of doors) {
      const sent = [...claims.map((claim) => JSON.stringify({ ...base, ...claim, data: claim })), ...bodies];
      const answers = await Promise.all(sent.map((body) => manageUsers(method, path, token, body)));
      // A role is asked for before anything of the body is looked at.
      expect(new Set(answers.map(({ status }) => status)), `${method} ${path}`).toEqual(new Set([403]));
    }
    for (const path of ['', `/${userId}`, `/${userId}/sessions`, `/${userId}/second-factor`])
      expect((await manageUsers('DELETE', path, token)).status, path).toBe(path === '' ? 405 : 403);
    await expectStillEmployee(client, 'the user management');
    expect(await test.context.sql`select count(*) from auth.users`).toEqual(accounts);
  });

  it('A9 stays an employee after a link of their own, used with each claim', async () => {
    const admin = test.context.supabase.auth.admin;
    for (const claim of claims) {
      const { data } = await admin.generateLink({ type: 'recovery', email });
      const token_hash = data.properties?.hashed_token ?? '';
      const verification = { type: 'recovery', token_hash, options: { data: claim } };
      const verify = (fields: object) => direct('POST', '/auth/v1/verify', '', JSON.stringify(fields));
      await test.context.sql`truncate auth.rate_limits`;
      // Fields of no verification are refused, and leave the link unused.
      const label = JSON.stringify(claim).slice(0, 80);
      expect(await verify({ ...claim, ...verification, data: claim }), label).toBe(400);
      expect(await verify(verification), label).toBe(200);
    }
    expect(
      await test.context.sql`select count(*)::int as count from auth.sessions where user_id = ${userId}`,
    ).not.toEqual([{ count: 0 }]);
    await expectStillEmployee((await signIn()).client, 'their own links');
  });

  it('A9 gets no role by accepting an invitation with one', async () => {
    const admin = test.context.supabase.auth.admin;
    for (const [index, claim] of claims.entries()) {
      await test.context.sql`truncate auth.rate_limits`;
      const address = `guest${index}@pharmacy.example`;
      // An account costs a hash; later ones are there before they are invited.
      if (index >= 12)
        await test.context.sql`
          insert into auth.users (id, aud, role, email, created_at, updated_at)
          values (gen_random_uuid(), 'authenticated', 'authenticated', ${address}, now(), now())`;
      const { data, error } = await admin.generateLink({ type: 'invite', email: address, options: { data: claim } });
      if (JSON.stringify(claim).length > 8_192) {
        expect(error).toMatchObject({ status: 400 });
        continue;
      }
      const guest = connect();
      const token_hash = data.properties?.hashed_token ?? '';
      const accepted = await guest.auth.verifyOtp({ type: 'invite', token_hash });
      expect(accepted.error).toBeNull();
      // A new password costs a hash each time.
      const change = index < 6 ? { password: `${password} ${index}`, data: claim } : { data: claim };
      expect((await guest.auth.updateUser(change)).error).toBeNull();
      const { data: refreshed } = await guest.auth.refreshSession();
      expect(refreshed.user?.user_metadata.role).toBeUndefined();
      expect((await guest.from('messages').select('id')).data ?? []).toEqual([]);
      const download = await fetch(`${test.url}/api/storage/download?bucket=chat-uploads&path=none.pdf`, {
        headers: { authorization: `Bearer ${refreshed.session?.access_token}` },
      });
      expect(download.status).toBe(403);
      expect((await manageUsers('GET', '', refreshed.session?.access_token ?? '')).status).toBe(403);
    }
  });
});
