import { MailRefused } from '@rxweb/backend';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { type SmtpDouble, startSmtpDouble } from '../../../testing/smtp-double.ts';
import { sendNotices } from './send-notices.ts';

const password = 'correct horse battery';

describe('mails about an account’s security', () => {
  let server: SmtpDouble;
  let test: TestApp;
  let count = 0;
  let email = '';
  let id = '';
  beforeAll(async () => {
    server = await startSmtpDouble();
    test = await createTestApp(undefined, {
      SMTP_URL: `smtp://127.0.0.1:${server.port}`,
      MAIL_FROM: 'no-reply@pharmacy.example',
    });
  });
  afterAll(async () => {
    await test.close();
    await server.close();
  });
  beforeEach(async () => {
    await test.context.sql`truncate app.account_notices`;
    server.mails.length = 0;
    count += 1;
    email = `nurse${count}@pharmacy.example`;
    const { data, error } = await test.context.supabase.auth.admin.createUser({ email, password, email_confirm: true });
    if (error) throw error;
    id = data.user.id;
  });

  const deliver = async () => {
    await sendNotices(test.context);
    return server.mails.splice(0).map(({ to, source }) => ({ to, ...partsOf(source) }));
  };
  const connect = () => createClient(`${test.url}/backend`, test.context.anonKey, { auth: { persistSession: false } });

  it('go out when the password changes, in the store’s name, in both languages, without a link', async () => {
    const client = connect();
    await client.auth.signInWithPassword({ email, password });
    const changed = await client.auth.updateUser({ password: 'another good password', current_password: password });
    expect(changed.error).toBeNull();
    const [mail, ...others] = await deliver();
    expect(others).toEqual([]);
    const { name } = test.context.store;
    expect(mail?.to).toEqual([email]);
    expect(mail?.from).toContain(name);
    expect(mail?.text).toContain(`The password of your account at ${name} was changed.`);
    expect(mail?.text).toContain(`Se cambió la contraseña de su cuenta en ${name}.`);
    expect(mail?.text).toContain('If this wasn’t you');
    expect(mail?.text).not.toMatch(/https?:/);
    expect(mail?.text).not.toContain('another good password');
  });

  it('go out when factors come and go and recovery codes are made or used, and say who did it', async () => {
    const { sql } = test.context;
    const factor = crypto.randomUUID();
    await sql`
      insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at, secret)
      values (${factor}, ${id}, 'totp', 'unverified', now(), now(), 'x')`;
    expect(await deliver()).toEqual([]);
    await sql`update auth.mfa_factors set status = 'verified' where id = ${factor}`;
    await sql`select app.note_audit('recovery_codes_made', 'ok', ${id}, ${id}, null, '203.0.113.7')`;
    await sql`select app.note_audit('recovery_code_used', 'ok', ${id}, ${id})`;
    await inTransaction(sql, async (tx) => {
      await tx`select set_config('app.actor', ${crypto.randomUUID()}, true)`;
      await tx`delete from auth.mfa_factors where id = ${factor}`;
    });
    const mails = await deliver();
    const subjects = ['Second factor added', 'New recovery codes', 'Recovery code used', 'Second factor removed'];
    for (const [index, subject] of subjects.entries()) expect(mails[index]?.text).toContain(subject);
    expect(mails).toHaveLength(4);
    expect(mails[1]?.text).toContain('from 203.0.113.7');
    expect(mails[3]?.text).toContain('An administrator did this.');
  });

  it('go to both addresses when the address changes, which the audit log has too', async () => {
    const to = `new-${email}`;
    await test.context.sql`update auth.users set email = ${to} where id = ${id}`;
    const mails = await deliver();
    expect(mails.map((mail) => mail.to.join()).sort()).toEqual([email, to].sort());
    for (const mail of mails) expect(mail.text).toContain(`You now sign in at ${test.context.store.name} with ${to}.`);
    const [row] = await test.context.sql`
      select action, detail from app.audit_log where target = ${id} and action = 'address_changed'`;
    expect(row).toEqual({ action: 'address_changed', detail: `${email} to ${to}` });
  });

  it('go out for a sign-in on a new device, but not for the first one, nor for a device that is known', async () => {
    const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';
    const signIn = async (cookie?: string) => {
      const answer = await fetch(`${test.url}/backend/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: {
          apikey: test.context.anonKey,
          'content-type': 'application/json',
          'user-agent': agent,
          ...(cookie && { cookie }),
        },
        body: JSON.stringify({ email, password }),
      });
      expect(answer.status).toBe(200);
      return answer.headers.get('set-cookie')?.split(';')[0];
    };
    const cookie = await signIn();
    expect(await deliver()).toEqual([]);
    await signIn(cookie);
    expect(await deliver()).toEqual([]);
    await signIn();
    const [mail] = await deliver();
    expect(mail?.to).toEqual([email]);
    expect(mail?.text).toContain('Firefox on Windows');
    expect(mail?.text).toContain('Firefox en Windows');
  });

  it('wait while the mail server is away, and are dropped when it refuses for good', async () => {
    await test.context.sql`select app.note_audit('recovery_codes_made', 'ok', ${id}, ${id})`;
    const away = () => Promise.reject(new Error('away'));
    const log = { warn: () => undefined };
    await sendNotices({ ...test.context, sendNotice: away, log });
    expect(await deliver()).toEqual([]);
    await test.context.sql`update app.account_notices set next_at = now()`;
    expect(await deliver()).toHaveLength(1);
    await test.context.sql`select app.note_audit('recovery_codes_made', 'ok', ${id}, ${id})`;
    await sendNotices({ ...test.context, sendNotice: () => Promise.reject(new MailRefused('no such mailbox')), log });
    await test.context.sql`update app.account_notices set next_at = now()`;
    expect(await deliver()).toEqual([]);
  });
});

function partsOf(source: string) {
  const from = /^From: (.*)$/m.exec(source)?.[1] ?? '';
  const [, encoding = '', body = ''] =
    /text\/plain[\s\S]*?Content-Transfer-Encoding: (\S+)\r\n\r\n([\s\S]*?)\r\n--/.exec(source) ?? [];
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : Buffer.from(
          body
            .replaceAll('=\r\n', '')
            .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1',
        ).toString();
  return { from, text };
}
