import { randomUUID } from 'node:crypto';
import type { Role } from '@rxweb/contracts/shared/roles';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { createTokenIssuer, type IssuedStaff, type TokenIssuer } from '../../../testing/issue-tokens.ts';

let test: TestApp;
let issuer: TokenIssuer;
beforeAll(async () => {
  test = await createTestApp();
  issuer = await createTokenIssuer(test);
});
afterAll(() => test.close());

const hour = 60 * 60_000;

async function waitingFor(person: IssuedStaff): Promise<unknown[]> {
  const token = await issuer.openSession(person);
  const answer = await fetch(`${test.url}/api/waiting`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  return (await answer.json()).items;
}

const secure = ({ id }: IssuedStaff) => test.context.sql`
  insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at, secret)
  values (${randomUUID()}, ${id}, 'totp', 'verified', now(), now(), 'x')`;

/** Invites as the accounts' service does, some hours ago. */
async function invite(role: Role, hoursAgo: number): Promise<Date> {
  const email = `${randomUUID()}@pharmacy.example`;
  const { data, error } = await test.context.supabase.auth.admin.generateLink({ type: 'invite', email });
  if (error) throw error;
  const { id } = data.user;
  await test.context.sql`insert into app.staff (user_id, role) values (${id}, ${role})`;
  await test.context.sql`
    update auth.one_time_tokens set created_at = created_at - ${hoursAgo} * interval '1 hour' where user_id = ${id}`;
  const [sent] = await test.context.sql<[{ at: Date }]>`
    select created_at at time zone 'utc' as at from auth.one_time_tokens where user_id = ${id}`;
  return new Date(sent.at.getTime() + 24 * hour);
}

describe('what waits', () => {
  let admin: IssuedStaff;
  beforeEach(async () => {
    await test.context.sql`delete from auth.users`;
    admin = await issuer.hire('admin');
  });

  it.each(['employee', 'pharmacist'] as const)(
    'for an %s is only their own second factor, whatever else is open',
    async (role) => {
      const person = await issuer.hire(role);
      await invite('employee', 1);
      expect(await waitingFor(person)).toEqual([{ kind: 'second_factor_missing', count: 1, soonest: null }]);
    },
  );

  it('for an administrator are colleagues without a second factor and invitations that end, the first of them named', async () => {
    await issuer.hire('employee');
    await issuer.hire('pharmacist');
    await secure(await issuer.hire('employee'));
    const first = await invite('pharmacist', 20);
    await invite('employee', 2);
    expect(await waitingFor(admin)).toEqual([
      { kind: 'second_factor_missing', count: 1, soonest: null },
      { kind: 'invites_expiring', count: 2, soonest: first.toISOString() },
      { kind: 'staff_without_second_factor', count: 2, soonest: null },
    ]);
  });

  it('is nothing of blocked or banned colleagues, of invitations that have ended, of accounts without a role', async () => {
    const [blocked, banned] = [await issuer.hire('employee'), await issuer.hire('employee')];
    await test.context.sql`update app.staff set blocked = true where user_id = ${blocked.id}`;
    await test.context.sql`update auth.users set banned_until = now() + interval '1 day' where id = ${banned.id}`;
    await issuer.hire(null);
    await invite('employee', 25);
    expect(await waitingFor(admin)).toEqual([{ kind: 'second_factor_missing', count: 1, soonest: null }]);
  });
});

it('is only for staff: not without a role or a session', async () => {
  const token = await issuer.openSession(await issuer.hire(null));
  const ask = (headers: Record<string, string>) => fetch(`${test.url}/api/waiting`, { headers });
  expect((await ask({ authorization: `Bearer ${token}` })).status).toBe(403);
  expect((await ask({})).status).toBe(401);
});
