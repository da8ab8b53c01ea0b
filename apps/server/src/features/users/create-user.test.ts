import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeLoggedErrors } from '../../../testing/create-test-app.ts';
import { newEmail, password, startUsersApp, type UsersApp } from '../../../testing/users/start-users-app.ts';

let test: UsersApp;
beforeAll(async () => {
  test = await startUsersApp();
});
afterAll(() => test.close());

describe('a new user', () => {
  it('S7-22 with a password is made with the role, confirmed, and signs in', async () => {
    const email = newEmail();
    const made = await test.create({
      email: ` ${email.toUpperCase()} `,
      password,
      role: 'pharmacist',
      sendInvite: false,
    });
    expect(made.status).toBe(200);
    expect(made.body).toEqual({
      id: expect.any(String),
      email,
      role: 'pharmacist',
      created_at: expect.any(String),
      email_confirmed_at: expect.any(String),
      invite: null,
    });
    expect((await test.signIn(email)).data.user?.user_metadata).toMatchObject({ role: 'pharmacist' });
    expect(await test.notes(made.body.id)).toEqual(['user_created ok pharmacist by the owner', 'sign_in ok']);
    const again = await test.create({ email, password, role: 'employee', sendInvite: false });
    expect(again).toEqual({
      status: 409,
      body: { error: 'A user with this email address already exists.', code: 'email_exists' },
    });
    expect((await test.create({ email })).body.code).toBe('email_exists');
  });

  it('S7-22 A7 by invitation gets a link to a page with a button on our address, which opens once and is not used up by looking', async () => {
    const email = newEmail();
    const made = await test.create({ email });
    expect(made.body).toMatchObject({ email, role: 'employee', email_confirmed_at: null });
    const { link, mailed, expires_at } = made.body.invite;
    expect(mailed).toBe(false);
    expect(Date.parse(expires_at) - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
    expect(link.startsWith(`${test.context.config.publicUrl}/backend/auth/v1/verify?`)).toBe(true);
    const address = link.replace(test.context.config.publicUrl, test.url);
    for (const method of ['GET', 'HEAD', 'GET']) {
      const page = await fetch(address, { method });
      expect(page.status).toBe(200);
      if (method === 'GET') expect(await page.text()).toContain('<button class="button">Accept invitation</button>');
    }
    expect(await test.find(made.body.id)).toMatchObject({ role: 'employee', invite_expires_at: expect.any(String) });
    const pressed = await fetch(address, { method: 'POST', redirect: 'manual' });
    const target = new URL(pressed.headers.get('location') ?? '');
    expect(target.origin).toBe(test.context.config.publicUrl);
    expect(new URLSearchParams(target.hash.slice(1)).get('type')).toBe('invite');
    const second = await fetch(address, { method: 'POST', redirect: 'manual' });
    expect(second.headers.get('location')).toContain('otp_expired');
    expect(await test.find(made.body.id)).toMatchObject({
      invite_expires_at: null,
      email_confirmed_at: expect.any(String),
    });
    expect((await test.notes(made.body.id)).slice(0, 2)).toEqual([
      'user_created ok employee by the owner',
      'user_invited ok by the owner',
    ]);
  });

  it.each([
    ['', 'The password must have at least 12 characters.'],
    ['eleven char', 'The password must have at least 12 characters.'],
    ['passwordpassword', null],
    ['Alder Street Pharmacy 2026', null],
    ['Millbrook84629175', null],
    ['Pharmacist-84629175', null],
    ['Farmacéutica 2026 777', null],
    ['admin.employee.31415926', null],
  ])('S9-05 A5 rejects a password like "%s", on our server and in the backend', async (weak, message) => {
    for (const sendInvite of weak === '' ? [false] : [false, true]) {
      const email = newEmail();
      const refused = await test.create({ email, password: weak, sendInvite });
      expect(refused).toMatchObject({ status: 422, body: { code: 'weak_password' } });
      if (message) expect(refused.body.error).toBe(message);
      else expect(refused.body.error).toMatch(/password/i);
      expect((await test.list()).filter((user) => user.email === email)).toEqual([]);
    }
  });

  it('Z2 takes no key that the contract does not name, and no role outside the three', async () => {
    const extra = [
      { id: randomUUID() },
      { blocked: false },
      { app_metadata: { role: 'admin' } },
      { user_metadata: { role: 'admin' } },
      { created_by: test.owner.id },
      { email_confirmed_at: new Date().toISOString() },
      { __proto__x: 1 },
      { role: 'public' },
      { role: 'service_role' },
      { role: ['admin'] },
      { role: null },
      { sendInvite: 'no' },
      { email: 'not an address' },
      { email: ['a@pharmacy.example'] },
    ];
    const before = (await test.list()).length;
    for (const part of extra) {
      const refused = await test.create({ email: newEmail(), ...part });
      expect(refused, JSON.stringify(part)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    }
    const clerk = await test.issuer.hire('employee');
    for (const part of [
      { id: test.owner.id },
      { updated_by: clerk.id },
      { email: 'x@y.z' },
      { token_epoch: 0 },
      { role: 'public' },
    ]) {
      const refused = await test.call('PATCH', `/${clerk.id}`, { version: 1, role: 'pharmacist', ...part });
      expect(refused.status, JSON.stringify(part)).toBe(400);
    }
    expect(await test.find(clerk.id)).toMatchObject({ role: 'employee', version: 1 });
    expect(await test.list()).toHaveLength(before + 1);
    await test.call('PATCH', `/${clerk.id}`, { role: 'pharmacist', version: 1 });
    expect(await test.context.sql`select updated_by from app.staff where user_id = ${clerk.id}`).toEqual([
      { updated_by: test.owner.id },
    ]);
  });

  it('R12 sent twenty times at once is one account and one answer; with another body it is refused', async () => {
    const form = { email: newEmail(), role: 'employee' };
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => test.create(form, key)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveProperty('size', 1);
    expect(answers[0]?.status).toBe(200);
    expect(await test.create(form, key)).toEqual(answers[0]);
    expect((await test.list()).filter(({ email }) => email === form.email)).toHaveLength(1);
    const other = await test.create({ ...form, role: 'admin' }, key);
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });

    const second = await test.issuer.hire('admin');
    const theirs = await test.call(
      'POST',
      '',
      { ...form, email: newEmail() },
      await test.issuer.openSession(second),
      key,
    );
    expect(theirs.status).toBe(200);
    const rows = await test.context.sql<{ sealed: Buffer }[]>`select * from app.idempotency_keys`;
    expect(rows).toHaveLength(2);
    const kept = rows.map(({ sealed }) => sealed.toString('latin1')).join();
    expect(kept).not.toContain(form.email);
    expect(kept).not.toContain('verify');
  });

  it('R12 of one address twenty times at once, each a form of its own, is one account', async () => {
    const email = newEmail();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => test.create({ email }, { 'idempotency-key': randomUUID() })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status, body }) => status === 409 && body.code === 'email_exists')).toHaveLength(19);
  });

  it('R12 is forgotten after a day', async () => {
    const key = { 'idempotency-key': randomUUID() };
    expect((await test.create({ email: newEmail() }, key)).status).toBe(200);
    await test.context.sql`update app.idempotency_keys set created_at = now() - interval '25 hours'`;
    expect((await test.create({ email: newEmail() }, key)).status).toBe(200);
    expect(await test.context.sql`select from app.idempotency_keys`).toHaveLength(1);
  });

  it('O2 whose role or note cannot be written is no user', async () => {
    const { sql } = test.context;
    for (const table of [sql`app.staff`, sql`app.audit_log`]) {
      await sql`alter table ${table} add constraint full_disk check (false) not valid`;
      const email = newEmail();
      const failed = await test.create({ email });
      await sql`alter table ${table} drop constraint full_disk`;
      expect(failed).toMatchObject({ status: 500, body: { code: 'internal' } });
      expect(takeLoggedErrors(test.context)).toEqual(['unexpected failure']);
      expect((await test.list()).filter((user) => user.email === email)).toEqual([]);
    }
  });

  it('R1 left without a role by a crash is listed as public, and gets a role like any other', async () => {
    const email = newEmail();
    const { data } = await test.context.supabase.auth.admin.createUser({ email, password, email_confirm: true });
    const id = data.user?.id ?? '';
    expect(await test.find(id)).toMatchObject({ role: 'public', version: 0, blocked: false });
    expect((await test.call('PATCH', `/${id}`, { blocked: true, version: 0 })).status).toBe(409);
    const given = await test.call('PATCH', `/${id}`, { role: 'employee', version: 0 });
    expect(given).toMatchObject({ status: 200, body: { role: 'employee', version: 1 } });
    expect((await test.signIn(email)).data.user?.user_metadata).toMatchObject({ role: 'employee' });
    expect((await test.notes(id))[0]).toBe('user_created ok employee by the owner');
  });
});
