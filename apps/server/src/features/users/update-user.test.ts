import { randomUUID } from 'node:crypto';
import type { ManagedUser } from '@rxweb/contracts/users';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { newEmail, password, startUsersApp, type UsersApp } from '../../../testing/users/start-users-app.ts';
import { deleteUser, updateUser } from './users.service.ts';

let test: UsersApp;
beforeAll(async () => {
  test = await startUsersApp();
});
afterAll(() => test.close());

const patch = (id: string, body: object, token?: string) => test.call('PATCH', `/${id}`, body, token);
let callers = 0;
/** From an address of its own, so that no limit is met. */
const patchFromAnywhere = async (id: string, payload: object, token: string) => {
  callers++;
  const { statusCode, json } = await test.app.inject({
    method: 'PATCH',
    url: `/api/admin/users/${id}`,
    remoteAddress: `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`,
    headers: { authorization: `Bearer ${token}` },
    payload,
  });
  return { status: statusCode, body: json() };
};
const hireWithPassword = async (role = 'employee') => {
  const { body } = await test.create({ email: newEmail(), password, role, sendInvite: false });
  const { data, error } = await test.signIn(body.email);
  if (error) throw error;
  return { id: body.id as string, email: body.email as string, session: data.session };
};

describe('a change of an account', () => {
  it('O2 of role is noted with both roles and who changed it; a higher one leaves the sessions, a lower one ends them', async () => {
    const clerk = await test.issuer.hire('employee');
    const token = await test.issuer.openSession(clerk);
    expect((await patch(clerk.id, { role: 'admin', version: 1 })).body).toMatchObject({ role: 'admin', version: 2 });
    expect((await test.call('GET', '', undefined, token)).status).toBe(200);
    expect((await patch(clerk.id, { role: 'pharmacist', version: 2 })).body).toMatchObject({ version: 3 });
    expect((await test.call('GET', '', undefined, token)).status).toBe(401);
    expect(await test.notes(clerk.id)).toEqual(
      expect.arrayContaining([
        'role_changed ok employee to admin by the owner',
        'role_changed ok admin to pharmacist by the owner',
      ]),
    );
    const address = await test.context.sql`
      select distinct host(address) as address from app.audit_log where action = 'role_changed'`;
    expect(address).toEqual([{ address: '127.0.0.1' }]);
  });

  it('A3 A14 to blocked prevents sign-in, and says so only with the right password; unblocking allows it again', async () => {
    const clerk = await hireWithPassword();
    const blocked = await patch(clerk.id, { blocked: true, version: 1 });
    expect(blocked).toMatchObject({ status: 200, body: { blocked: true, version: 2 } });
    expect((await test.signIn(clerk.email)).error?.message).toBe('User is banned');
    const wrong = await test.browser().auth.signInWithPassword({ email: clerk.email, password: 'another password' });
    expect(wrong.error?.message).toBe('Invalid login credentials');
    const refreshed = await test.browser().auth.refreshSession({ refresh_token: clerk.session.refresh_token });
    expect(refreshed.error?.status).toBe(400);
    expect((await patch(clerk.id, { blocked: false, version: 2 })).body).toMatchObject({ blocked: false, version: 3 });
    expect((await test.signIn(clerk.email)).error).toBeNull();
    expect((await test.notes(clerk.id)).filter((note) => note.includes('block'))).toEqual([
      'session_ended ok account blocked by the owner',
      'user_blocked ok by the owner',
      'user_unblocked ok by the owner',
    ]);
  });

  it('A7 to blocked voids the open invitation', async () => {
    const { body } = await test.create({ email: newEmail() });
    await patch(body.id, { blocked: true, version: 1 });
    await patch(body.id, { blocked: false, version: 2 });
    const { searchParams } = new URL(body.invite.link);
    const opened = await test.browser().auth.verifyOtp({ type: 'invite', token_hash: searchParams.get('token') ?? '' });
    expect(opened.error?.code).toBe('otp_expired');
    expect(await test.find(body.id)).toMatchObject({ invite_expires_at: null });
  });

  it('counts and notes nothing when nothing changes', async () => {
    const clerk = await test.issuer.hire('employee');
    expect((await patch(clerk.id, { role: 'employee', blocked: false, version: 1 })).body).toMatchObject({
      version: 1,
    });
    expect(await test.notes(clerk.id)).toEqual(['user_created ok employee']);
  });

  it('A14 never applies to the user’s own account, in any spelling', async () => {
    for (const id of [test.owner.id, test.owner.id.toUpperCase()]) {
      for (const body of [{ role: 'employee' }, { blocked: true }, { role: 'admin' }, {}]) {
        expect(await patch(id, { version: 1, ...body })).toMatchObject({ status: 409, body: { code: 'own_account' } });
      }
      expect((await test.call('DELETE', `/${id}`)).body).toMatchObject({ code: 'own_account' });
      expect((await test.call('DELETE', `/${id}/second-factor`)).body).toMatchObject({ code: 'own_account' });
    }
    expect(await test.find(test.owner.id)).toMatchObject({ role: 'admin', blocked: false, version: 1 });
  });

  it.each([
    ['PATCH', '', { version: 1, role: 'employee' }],
    ['DELETE', '', undefined],
    ['POST', '/invite', undefined],
    ['POST', '/password-reset', undefined],
    ['DELETE', '/sessions', undefined],
    ['DELETE', '/second-factor', undefined],
  ])('R13 %s of an unknown account%s is not found', async (method, path, body) => {
    expect(await test.call(method, `/${randomUUID()}${path}`, body)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    expect((await test.call(method, `/me${path}`, body)).status).toBe(400);
  });
});

describe('of two administrators', () => {
  let second: { id: string; email: string };
  let tokens: [string, string];
  beforeEach(async () => {
    second = await test.issuer.hire('admin');
    tokens = [test.ownerToken, await test.issuer.openSession(second)];
    // Those of other tests are no administrators any more.
    await test.context.sql`
      update app.staff set role = 'employee' where role = 'admin' and user_id not in (${test.owner.id}, ${second.id})`;
  });

  it.each([
    ['demote', 'PATCH', { role: 'employee' }],
    ['block', 'PATCH', { blocked: true }],
    ['delete', 'DELETE', null],
  ])('A14 who %s each other at once, one stays', async (_, method, change) => {
    for (let round = 0; round < 3; round++) {
      const other = await test.issuer.hire('admin');
      const third = await test.issuer.hire('admin');
      await test.context.sql`
        update app.staff set blocked = true where user_id in (${test.owner.id}, ${second.id})`;
      // Opened first: a session of an account that is gone already can't be.
      const [others, thirds] = [await test.issuer.openSession(other), await test.issuer.openSession(third)];
      const act = (token: string, target: typeof other) =>
        test.call(method, `/${target.id}`, change ? { ...change, version: 1 } : undefined, token);
      const answers = await Promise.all([act(others, third), act(thirds, other)]);
      const statuses = answers.map(({ status }) => status).sort();
      // The slower one learns that there is no other administrator, or has lost its rights by then.
      expect(statuses[0]).toBe(200);
      expect([401, 403, 409]).toContain(statuses[1]);
      const left = await test.context.sql`
        select from app.staff where role = 'admin' and not blocked and user_id in (${other.id}, ${third.id})`;
      expect(left).toHaveLength(1);
      await test.context.sql`update app.staff set role = 'employee' where user_id in (${other.id}, ${third.id})`;
      await test.context.sql`update app.staff set blocked = false where user_id in (${test.owner.id}, ${second.id})`;
    }
  });

  it('A14 does not count invited, blocked or banned accounts as another administrator', async () => {
    await test.context.sql`update app.staff set role = 'employee' where role = 'admin'`;
    const [last, blocked, banned] = await Promise.all([
      test.issuer.hire('admin'),
      test.issuer.hire('admin'),
      test.issuer.hire('admin'),
    ]);
    const invited = await test.issuer.hire('admin');
    await test.context.sql`update app.staff set blocked = true where user_id = ${blocked.id}`;
    await test.context.sql`update auth.users set banned_until = now() + interval '1 hour' where id = ${banned.id}`;
    await test.context.sql`update auth.users set email_confirmed_at = null where id = ${invited.id}`;
    // As when the one who acts was demoted a moment ago, after the request was let in.
    const deps = { ...test.context, publicUrl: test.url, isEmbedded: true };
    const late = { userId: test.owner.id, address: '127.0.0.1' };
    for (const change of [{ role: 'pharmacist' as const }, { blocked: true }]) {
      await expect(updateUser(deps, late, last.id, { ...change, version: 1 })).rejects.toMatchObject({
        code: 'last_admin',
      });
    }
    await expect(deleteUser(deps, late, last.id)).rejects.toMatchObject({ code: 'last_admin' });
    expect(await deleteUser(deps, late, invited.id)).toEqual({ id: invited.id });
    await test.context.sql`update app.staff set role = 'admin', blocked = false where user_id = ${test.owner.id}`;
  });

  it('R13 changing the same account: the slower one gets the current state and overwrites nothing', async () => {
    const clerk = await test.issuer.hire('employee');
    const [first, late] = await Promise.all([
      patch(clerk.id, { role: 'pharmacist', version: 1 }, tokens[0]),
      patch(clerk.id, { blocked: true, version: 1 }, tokens[1]),
    ]);
    const [won, lost] = first.status === 200 ? [first, late] : [late, first];
    expect(won).toMatchObject({ status: 200, body: { version: 2 } });
    expect(lost).toMatchObject({ status: 409, body: { code: 'conflict', current: won.body } });
    expect(lost.body.error).toMatch(/It is now (pharmacist, active|employee, blocked)\./);
    expect(await test.find(clerk.id)).toEqual(won.body);
  });

  it('R13 in any order of reads and changes, nothing is lost without a notice', async () => {
    interface Step {
      who: 0 | 1;
      /** Reads again before the change, or uses the last read. */
      looks: boolean;
      change: { role?: 'employee' | 'pharmacist'; blocked?: boolean };
    }
    const change = fc.oneof(
      fc.constantFrom('employee' as const, 'pharmacist' as const).map((role) => ({ role })),
      fc.boolean().map((blocked) => ({ blocked })),
    );
    const step: fc.Arbitrary<Step> = fc.record({
      who: fc.constantFrom(0 as const, 1 as const),
      looks: fc.boolean(),
      change,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
        const clerk = await test.issuer.hire('employee');
        const start = { role: 'employee', blocked: false, version: 1 };
        let truth = start;
        const seen = [start, start];
        for (const { who, looks, change: wanted } of steps) {
          if (looks) seen[who] = truth;
          const { version = 0 } = seen[who] ?? {};
          const { status, body } = await patchFromAnywhere(clerk.id, { ...wanted, version }, tokens[who]);
          if (version !== truth.version) {
            expect(status).toBe(409);
            expect(body.current).toMatchObject(truth);
            seen[who] = truth;
            continue;
          }
          expect(status).toBe(200);
          const next = { ...truth, ...wanted };
          const isChange = next.role !== truth.role || next.blocked !== truth.blocked;
          truth = { ...next, version: truth.version + (isChange ? 1 : 0) };
          expect(body).toMatchObject(truth);
          seen[who] = truth;
        }
        const [row] = await test.context.sql<Pick<ManagedUser, 'role' | 'blocked' | 'version'>[]>`
          select role, blocked, version from app.staff where user_id = ${clerk.id}`;
        expect(row).toEqual(truth);
      }),
      { numRuns: inject('isFullSize') ? 10_000 : 15 },
    );
  }, 3_600_000);

  it('R13 twelve changes at once of one version: one counts', async () => {
    const clerk = await test.issuer.hire('employee');
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        patch(
          clerk.id,
          index % 2 ? { role: 'pharmacist', version: 1 } : { blocked: true, version: 1 },
          tokens[index % 2 ? 0 : 1],
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
    expect(await test.find(clerk.id)).toMatchObject({ version: 2 });
  });
});
