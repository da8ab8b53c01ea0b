import type { ManagedUser } from '@rxweb/contracts/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeLoggedErrors } from '../../../testing/create-test-app.ts';
import { startSmtpDouble } from '../../../testing/smtp-double.ts';
import { newEmail, password, startUsersApp, type UsersApp } from '../../../testing/users/start-users-app.ts';

let test: UsersApp;
beforeAll(async () => {
  test = await startUsersApp();
});
afterAll(() => test.close());

const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';
const open = (type: 'invite' | 'recovery', link: string) =>
  test.browser().auth.verifyOtp({ type, token_hash: tokenOf(link) });
const hireWithPassword = async () => {
  const { body } = await test.create({ email: newEmail(), password, sendInvite: false });
  const { data, error } = await test.signIn(body.email);
  if (error) throw error;
  return { id: body.id as string, email: body.email as string, session: data.session };
};

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

  it('S6-08 is only for an administrator’s token', async () => {
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

describe('what an administrator does to an account', () => {
  it('A7 resends an invitation: the old link stops working, the new one opens, and then there is nothing to resend', async () => {
    const { body } = await test.create({ email: newEmail() });
    const again = await test.call('POST', `/${body.id}/invite`);
    expect(again).toMatchObject({ status: 200, body: { mailed: false, link: expect.stringContaining('type=invite') } });
    expect((await open('invite', body.invite.link)).error?.code).toBe('otp_expired');
    expect((await open('invite', again.body.link)).data.user?.email).toBe(body.email);
    expect(await test.call('POST', `/${body.id}/invite`)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await test.notes(body.id)).filter((note) => note.includes('invited'))).toEqual([
      'user_invited ok by the owner',
      'user_invited ok by the owner',
    ]);
  });

  it('A7 creates a password link and ends the sessions; the current password works until a new one is set', async () => {
    const { id, email, session } = await hireWithPassword();
    const reset = await test.call('POST', `/${id}/password-reset`);
    expect(reset).toMatchObject({ status: 200, body: { mailed: false } });
    expect(reset.body.link.startsWith(`${test.context.config.publicUrl}/backend/auth/v1/verify?`)).toBe(true);
    const health = await fetch(`${test.url}/api/session`, {
      headers: { authorization: `Bearer ${session.access_token}` },
    });
    expect(health.status).toBe(401);
    expect((await test.signIn(email)).error).toBeNull();
    // The page that shows the link learns from this when it was used.
    const listed = await test.find(id);
    expect(Math.abs(Date.parse(listed?.reset_expires_at ?? '') - Date.parse(reset.body.expires_at))).toBeLessThan(
      5_000,
    );
    expect((await open('recovery', reset.body.link)).data.user?.id).toBe(id);
    expect((await test.find(id))?.reset_expires_at).toBeNull();
    expect(await test.notes(id)).toEqual(
      expect.arrayContaining(['password_reset ok by the owner', 'session_ended ok password reset by the owner']),
    );
  });

  it('A7 A16 ends the old password at once if the administrator says so; only the link opens the account', async () => {
    const { id, email, session } = await hireWithPassword();
    const reset = await test.call('POST', `/${id}/password-reset`, { endPassword: true });
    expect(reset.status).toBe(200);
    expect((await test.signIn(email)).error?.code).toBe('invalid_credentials');
    const old = await fetch(`${test.url}/api/session`, {
      headers: { authorization: `Bearer ${session.access_token}` },
    });
    expect(old.status).toBe(401);
    const opened = await open('recovery', reset.body.link);
    expect(opened.data.user?.id).toBe(id);
    expect(await test.notes(id)).toEqual(
      expect.arrayContaining([
        'password_reset ok old password ended by the owner',
        'password_changed ok by the owner',
        'session_ended ok password reset by the owner',
      ]),
    );
  });

  it('A7 an old password stays dead when no link could be made, and a refused reset ends nothing', async () => {
    const { id, email } = await hireWithPassword();
    const { sql } = test.context;
    await sql`alter table auth.one_time_tokens add constraint broken check (false) not valid`;
    const failed = await test.call('POST', `/${id}/password-reset`, { endPassword: true });
    await sql`alter table auth.one_time_tokens drop constraint broken`;
    expect(takeLoggedErrors(test.context)).toEqual(['auth request failed']);
    expect(failed.status).toBe(503);
    expect((await test.signIn(email)).error?.code).toBe('invalid_credentials');

    const blocked = await hireWithPassword();
    const { version } = (await test.find(blocked.id)) ?? {};
    await test.call('PATCH', `/${blocked.id}`, { blocked: true, version });
    expect((await test.call('POST', `/${blocked.id}/password-reset`, { endPassword: true })).status).toBe(409);
    const [kept] = await sql`select encrypted_password <> '' as kept from auth.users where id = ${blocked.id}`;
    expect(kept).toEqual({ kept: true });
    expect((await test.call('POST', `/${id}/password-reset`, { endPassword: 'yes' })).status).toBe(400);
  });

  it('creates no link for blocked accounts, and no password link for unaccepted invitations', async () => {
    const { body } = await test.create({ email: newEmail() });
    expect(await test.call('POST', `/${body.id}/password-reset`)).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
    await test.call('PATCH', `/${body.id}`, { blocked: true, version: 1 });
    for (const path of ['invite', 'password-reset']) {
      const refused = await test.call('POST', `/${body.id}/${path}`);
      expect(refused.body).toMatchObject({ code: 'conflict', error: 'This account is blocked. Unblock it first.' });
    }
  });

  it('O2 makes no link that is not noted, and notes none that is not made', async () => {
    const { id } = await hireWithPassword();
    const { sql } = test.context;
    await sql`alter table app.audit_log add constraint full_disk check (false) not valid`;
    expect((await test.call('DELETE', `/${id}/sessions`)).status).toBe(500);
    expect((await test.call('POST', `/${id}/password-reset`)).status).toBe(500);
    await sql`alter table app.audit_log drop constraint full_disk`;
    expect(takeLoggedErrors(test.context)).toEqual(['unexpected failure', 'unexpected failure']);
    expect(await sql`select from auth.sessions where user_id = ${id}`).toHaveLength(1);

    await sql`alter table auth.one_time_tokens add constraint broken check (false) not valid`;
    const failed = await test.call('POST', `/${id}/password-reset`);
    await sql`alter table auth.one_time_tokens drop constraint broken`;
    expect(takeLoggedErrors(test.context)).toEqual(['auth request failed']);
    expect(failed).toMatchObject({ status: 503, body: { code: 'unavailable', retryable: true } });
    expect(await sql`select from auth.sessions where user_id = ${id}`).toHaveLength(1);
    expect(await test.notes(id)).not.toContain('password_reset ok by the owner');
  });

  it('A16 signs a user out everywhere', async () => {
    const { id, email, session } = await hireWithPassword();
    await test.signIn(email);
    expect(await test.call('DELETE', `/${id}/sessions`)).toEqual({ status: 200, body: { ended: 2 } });
    const refreshed = await test.browser().auth.refreshSession({ refresh_token: session.refresh_token });
    expect(refreshed.error?.status).toBe(400);
    expect(await test.call('DELETE', `/${id}/sessions`)).toEqual({ status: 200, body: { ended: 0 } });
    expect((await test.notes(id)).slice(-4)).toEqual([
      'session_ended ok ended by an administrator by the owner',
      'session_ended ok ended by an administrator by the owner',
      'sessions_ended ok 2 by the owner',
      'sessions_ended ok 0 by the owner',
    ]);
  });

  it('A16 takes a lost second factor, with its recovery codes', async () => {
    const { id, email } = await hireWithPassword();
    await test.context.sql`
      insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      values (gen_random_uuid(), ${id}, 'totp', 'verified', now(), now())`;
    expect(await test.find(id)).toMatchObject({ second_factor: true });
    await test.context.sql`
      insert into app.recovery_codes (user_id, code_hash, salt) values (${id}, sha256('a'), substring(sha256('b') from 1 for 16))`;
    expect(await test.call('DELETE', `/${id}/second-factor`)).toMatchObject({
      status: 200,
      body: { id, second_factor: false },
    });
    expect((await test.signIn(email)).data.user?.factors ?? []).toEqual([]);
    expect(await test.context.sql`select from app.recovery_codes where user_id = ${id}`).toEqual([]);
    expect(await test.notes(id)).toContain('second_factor_removed ok by the owner');
  });

  it.each(['employee', null] as const)(
    'O2 deletes an account with the role %s, its invitation and its sessions',
    async (role) => {
      const person = await test.issuer.hire(role);
      const token = await test.issuer.openSession(person);
      expect(await test.call('DELETE', `/${person.id}`)).toEqual({ status: 200, body: { id: person.id } });
      expect(await test.find(person.id)).toBeUndefined();
      const after = await fetch(`${test.url}/api/session`, { headers: { authorization: `Bearer ${token}` } });
      expect(after.status).toBe(401);
      expect((await test.notes(person.id)).filter((note) => note.startsWith('user_deleted'))).toEqual([
        role ? 'user_deleted ok employee by the owner' : 'user_deleted ok by the owner',
      ]);
      expect((await test.create({ email: person.email })).status).toBe(200);
    },
  );
});

describe('with a mail server', () => {
  it('A7 mails the very link it shows, from the store; says so only when the server took it; and answers the same form alike', async () => {
    const server = await startSmtpDouble({ refuse: ['', '550 no such person', '450 try later'] });
    const withMail = await startUsersApp({
      SMTP_URL: `smtp://127.0.0.1:${server.port}`,
      MAIL_FROM: 'Elm Street Pharmacy <no-reply@pharmacy.example>',
    });
    try {
      const email = newEmail();
      const key = { 'idempotency-key': 'the key of a form' };
      const [made, same] = await Promise.all([withMail.create({ email }, key), withMail.create({ email }, key)]);
      expect(made.body.invite).toMatchObject({ mailed: true });
      expect(same).toEqual(made);
      expect(server.mails).toMatchObject([{ from: 'no-reply@pharmacy.example', to: [email] }]);
      const source = server.mails[0]?.source.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
      expect(source).toContain('Subject: Your invitation to join Alder Street Pharmacy');
      expect(source).toContain(made.body.invite.link);
      for (const _ of ['refused', 'put off']) {
        expect((await withMail.call('POST', `/${made.body.id}/invite`)).body).toMatchObject({
          mailed: false,
          link: expect.any(String),
        });
      }
      expect((await withMail.call('POST', `/${made.body.id}/invite`)).body).toMatchObject({ mailed: true });
      expect(server.mails).toHaveLength(2);
    } finally {
      await withMail.close();
      await server.close();
    }
  });
});
