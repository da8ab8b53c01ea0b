import type { ManagedUser } from '@rxweb/contracts/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startUsersApp, type UsersApp } from './testing/start-users-app.ts';

let test: UsersApp;
beforeAll(async () => {
  test = await startUsersApp();
});
afterAll(() => test.close());

describe('the list of users', () => {
  it('S3-12 S7-20 has each account with the eight fields, by the bearer of an administrator', async () => {
    const clerk = await test.issuer.hire('employee');
    const guest = await test.issuer.hire(null);
    const { status, body } = await test.call('GET', '');
    expect(status).toBe(200);
    const keys = ['id', 'email', 'role', 'created_at', 'last_sign_in_at', 'email_confirmed_at', 'phone', 'blocked'];
    for (const user of body.users) expect(Object.keys(user)).toEqual(expect.arrayContaining(keys));
    expect(body.users).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: test.owner.id, email: test.owner.email, role: 'admin', blocked: false }),
        expect.objectContaining({ id: clerk.id, role: 'employee', version: 1 }),
        expect.objectContaining({ id: guest.id, role: 'public', version: 0 }),
      ]),
    );
    expect(body.users.map(({ created_at }: ManagedUser) => created_at)).toEqual(
      body.users.map(({ created_at }: ManagedUser) => created_at).sort(),
    );
  });

  it('S6-08 is for the bearer of an administrator alone', async () => {
    const clerkToken = await test.issuer.openSession(await test.issuer.hire('employee'));
    expect((await test.call('GET', '', undefined, clerkToken)).status).toBe(403);
    expect((await test.call('GET', '', undefined, 'none')).status).toBe(401);
  });

  it('S4-61 says who is blocked, by us or by the auth service, and leaves out who was deleted', async () => {
    const [ours, theirs, gone] = await Promise.all([
      test.issuer.hire('employee'),
      test.issuer.hire('employee'),
      test.issuer.hire('employee'),
    ]);
    await test.call('PATCH', `/${ours.id}`, { blocked: true, version: 1 });
    await test.context.supabase.auth.admin.updateUserById(theirs.id, { ban_duration: '1h' });
    await test.context.supabase.auth.admin.deleteUser(gone.id, true);
    expect([
      (await test.find(ours.id))?.blocked,
      (await test.find(theirs.id))?.blocked,
      await test.find(gone.id),
    ]).toEqual([true, true, undefined]);
    expect((await test.find(test.owner.id))?.blocked).toBe(false);
  });
});
