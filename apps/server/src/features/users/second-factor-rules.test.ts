import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { hire, type StaffMember } from '../../../testing/staff.ts';

const day = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
const path = '/api/admin/second-factor-rules';

describe('A16 second factors that roles need', () => {
  let test: TestApp;
  let admin: StaffMember;
  let pharmacist: StaffMember;
  beforeAll(async () => {
    test = await createTestApp();
    admin = await hire(test, 'owner', 'admin');
    pharmacist = await hire(test, 'pharmacist', 'pharmacist');
    await test.context.sql`
      insert into public.messages (direction, from_phone, to_phone, body, status)
      values ('inbound', '+15550100', '+15550101', 'hello', 'delivered')`;
  });
  afterAll(() => test.close());

  const codeOf = async (person: StaffMember, address: string) =>
    (await (await person.call('GET', address)).json()).code;
  const dueFor = async (person: StaffMember) =>
    (await (await person.call('GET', '/api/session')).json()).secondFactorDueAt;
  const addFactor = (person: StaffMember) => test.context.sql`
    insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
    values (gen_random_uuid(), ${person.id}, '', 'totp', 'verified', now(), now(), 'none')`;

  it('are due for administrators two weeks after the installation, and for nobody else', async () => {
    const rules = await (await admin.call('GET', path)).json();
    expect(rules).toMatchObject({ pharmacist: null, employee: null });
    const left = Date.parse(rules.admin) - Date.now();
    expect(left).toBeGreaterThan(13 * day);
    expect(left).toBeLessThanOrEqual(14 * day);
    expect(await dueFor(admin)).toBe(rules.admin);
    expect(await dueFor(pharmacist)).toBeNull();
  });

  it('stop nobody before the date; after it nothing but the own session opens, on the server and in the tables', async () => {
    const rules = { admin: inDays(14), pharmacist: inDays(3), employee: null };
    expect(await (await admin.call('PUT', path, rules)).json()).toEqual(rules);
    expect(await dueFor(pharmacist)).toBe(rules.pharmacist);
    expect((await pharmacist.call('GET', '/api/waiting')).status).toBe(200);

    const past = { ...rules, pharmacist: inDays(-1) };
    expect((await admin.call('PUT', path, past)).status).toBe(200);
    expect(await codeOf(pharmacist, '/api/waiting')).toBe('second_factor_required');
    expect(await codeOf(pharmacist, '/api/storage/download?bucket=chat-uploads&path=none.pdf')).toBe(
      'second_factor_required',
    );
    expect((await pharmacist.client.storage.from('chat-uploads').list()).data).toEqual([]);
    expect(await dueFor(pharmacist)).toBe(past.pharmacist);

    await addFactor(pharmacist);
    expect(await codeOf(pharmacist, '/api/waiting')).toBe('insufficient_aal');
    expect(await dueFor(pharmacist)).toBeNull();
  });

  it('lock an administrator to the setup too, who sees no rows meanwhile', async () => {
    expect((await admin.client.from('messages').select('body')).data).toHaveLength(1);
    expect((await admin.call('PUT', path, { admin: inDays(-1), pharmacist: null, employee: null })).status).toBe(200);
    expect((await admin.client.from('messages').select('body')).data).toEqual([]);
    expect(await codeOf(admin, path)).toBe('second_factor_required');
    const rows = await test.context.sql<{ detail: string }[]>`
      select detail from app.audit_log where action = 'second_factor_rules_changed' and actor_id = ${admin.id}`;
    expect(rows).toHaveLength(3);
    expect(rows.at(-1)?.detail).toContain('pharmacist: not required');
  });

  it('are for administrators to set', async () => {
    const employee = await hire(test, 'clerk', 'employee');
    expect((await employee.call('GET', path)).status).toBe(403);
    expect((await employee.call('PUT', path, { admin: null, pharmacist: null, employee: null })).status).toBe(403);
  });
});
