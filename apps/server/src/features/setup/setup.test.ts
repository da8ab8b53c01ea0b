import { setupSteps } from '@rxweb/contracts/setup';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { newNumber, type SendingApp, startSendingApp } from '../../../testing/sms/start-sending-app.ts';
import { type SmtpDouble, startSmtpDouble } from '../../../testing/smtp-double.ts';
import { hire, type StaffMember, signIn } from '../../../testing/staff.ts';

const path = '/api/admin/setup';
const todayOf = async (person: StaffMember) => (await (await person.call('GET', '/api/waiting')).json()).items;
const setupToday = async (person: StaffMember) =>
  (await todayOf(person)).find(({ kind }: { kind: string }) => kind === 'setup_steps_left');

describe('setting up', () => {
  let test: TestApp;
  let smtp: SmtpDouble;
  beforeAll(async () => {
    smtp = await startSmtpDouble({ refuse: ['550 who is that'] });
    test = await createTestApp(undefined, {
      STORE_FILE: '',
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      MAIL_FROM: 'no-reply@pharmacy.example',
    });
  });
  afterAll(async () => {
    await test.close();
    await smtp.close();
  });

  it('is asked of no installation that was set up without steps', async () => {
    const admin = await hire(test, 'earlier', 'admin');
    expect(await (await admin.call('GET', path)).json()).toMatchObject({ isUnderWay: false, done: [] });
    expect(await setupToday(admin)).toBeUndefined();
    const changed = await admin.call('PUT', `${path}/steps/store`, { isDone: true });
    expect(await changed.json()).toMatchObject({ isUnderWay: false, done: [] });
    await test.context.sql`truncate app.first_admin`;
    await test.context.sql`delete from auth.users`;
  });

  it('S27-201 begins with the administrator of the setup link, and stays on the dashboard until each step is done', async () => {
    const token = 'a-setup-link-of-this-test';
    await test.context.sql`
      insert into app.capabilities (hash, kind, expires_at) values (sha256(${token}::bytea), 'setup_link', now() + interval '1 hour')`;
    const made = await fetch(`${test.url}/api/setup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, email: 'owner@pharmacy.example', password: 'correct horse battery' }),
    });
    expect(made.status).toBe(200);
    const owner = await signIn(test, 'owner@pharmacy.example');
    const other = await hire(test, 'second', 'admin');
    expect(await (await owner.call('GET', path)).json()).toEqual({
      isUnderWay: true,
      done: [],
      texts: { kind: 'none', from: null },
      mail: 'smtp',
    });
    expect(await setupToday(other)).toMatchObject({ count: setupSteps.length });
    for (const [index, step] of setupSteps.entries()) {
      expect(await setupToday(owner)).toMatchObject({ count: setupSteps.length - index });
      expect((await owner.call('PUT', `${path}/steps/${step}`, { isDone: true })).status).toBe(200);
    }
    expect(await (await owner.call('GET', path)).json()).toMatchObject({ isUnderWay: false, done: setupSteps });
    expect(await setupToday(owner)).toBeUndefined();
    const back = await owner.call('PUT', `${path}/steps/texts`, { isDone: false });
    expect(await back.json()).toMatchObject({ isUnderWay: true });
    const entries = await test.context.sql<{ target: string }[]>`
      select target from app.audit_log where action = 'setup_changed' and actor_id = ${owner.id} order by seq`;
    expect(entries.map(({ target }) => target)).toEqual([...setupSteps, 'texts']);
  });

  it('is for administrators only', async () => {
    for (const role of ['employee', 'pharmacist']) {
      const person = await hire(test, `a-${role}`, role);
      expect((await person.call('GET', path)).status).toBe(403);
      expect((await person.call('POST', `${path}/test-mail`, {})).status).toBe(403);
      expect((await person.call('POST', `${path}/test-text`, { to: '+15555550111' })).status).toBe(403);
      expect(await setupToday(person)).toBeUndefined();
    }
    expect(smtp.mails).toEqual([]);
  });

  it('S27-203 sends a test email to the administrator’s own address, says what the mail server said, and stops after ten', async () => {
    const owner = await signIn(test, 'owner@pharmacy.example');
    const send = () => owner.call('POST', `${path}/test-mail`, {});
    expect(await (await send()).json()).toEqual({
      isSent: false,
      reason: expect.stringContaining('The mail server refused the address.'),
    });
    expect(await (await send()).json()).toEqual({ isSent: true, reason: null });
    expect(smtp.mails.map(({ to }) => to)).toEqual([['owner@pharmacy.example']]);
    const entries = await test.context.sql<{ detail: string }[]>`
      select detail from app.audit_log where action = 'test_mail_sent' order by seq`;
    expect(entries.map(({ detail }) => detail)).toEqual([expect.stringContaining('EENVELOPE'), 'sent']);
    const answers = await Promise.all(Array.from({ length: 12 }, async () => (await send()).status));
    expect(answers).toContain(429);
    expect(smtp.mails.length).toBeLessThanOrEqual(10);
  });
});

describe('a test text', () => {
  let app: SendingApp;
  beforeAll(async () => {
    app = await startSendingApp();
  });
  afterAll(() => app.close());
  const send = (to: string) => app.call('POST', '/admin/setup/test-text', { to });

  it('S27-204 goes out once through the queue of all texts, and is in the inbox and the audit log', async () => {
    const to = newNumber();
    expect(await send(to)).toMatchObject({ status: 200, body: { isSent: true, reason: null } });
    expect(app.double.accepted(to)).toHaveLength(1);
    expect(app.double.accepted(to)[0]?.body).toContain('this is a test');
    const [row] = await app.rows(to);
    expect(row).toMatchObject({ hand_over: 'taken', sent_by: app.ann.id });
    const [entry] = await app.context.sql`
      select actor_id from app.audit_log where action = 'sms_sent' order by seq desc limit 1`;
    expect(entry).toMatchObject({ actor_id: app.ann.id });
  });

  it('S27-204 says in plain words why the carrier refused it', async () => {
    app.double.fail({ kind: 'status', status: 400, code: 21_211, words: 'Invalid To' });
    const { body } = await send(newNumber());
    expect(body).toMatchObject({ isSent: false, reason: expect.stringMatching(/[a-z].*\./) });
    expect(body.reason).not.toContain('21211');
    app.double.fail({ kind: 'status', status: 401, code: 20_003, words: 'Authenticate' });
    const unauthorized = await send(newNumber());
    expect(unauthorized.body.reason ?? unauthorized.body.error).toMatch(/\S/);
    expect(await send('12')).toMatchObject({ status: 400, body: { code: 'phone_not_allowed' } });
  });
});
