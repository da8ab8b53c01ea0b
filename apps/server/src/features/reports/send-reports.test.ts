import { randomBytes } from 'node:crypto';
import { MailRefused } from '@rxweb/backend';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { createTokenIssuer, type IssuedStaff, type TokenIssuer } from '../../../testing/issue-tokens.ts';
import { type SmtpDouble, startSmtpDouble } from '../../../testing/smtp-double.ts';
import { type ReportMailDeps, sendReports } from './send-reports.ts';

// In Los Angeles.
const wednesday = new Date('2026-11-18T20:00:00Z');
const sunday = new Date('2026-11-23T07:59:00Z');
const mondayAt7 = new Date('2026-11-23T15:00:00Z');
const hourMs = 3_600_000;

let server: SmtpDouble;
let test: TestApp;
let issuer: TokenIssuer;
let now: Date;
let admin: IssuedStaff;
beforeAll(async () => {
  server = await startSmtpDouble();
  test = await createTestApp(() => now, {
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    MAIL_FROM: 'no-reply@pharmacy.example',
    LOG_LEVEL: 'fatal',
  });
  issuer = await createTokenIssuer(test);
});
afterAll(async () => {
  await test.close();
  await server.close();
});
beforeEach(async () => {
  await test.context.sql`truncate app.report_mails, app.requests, app.conversations cascade`;
  server.mails.length = 0;
  now = wednesday;
  admin = await issuer.hire('admin');
});

async function choose(staff: IssuedStaff, isOn: boolean, language: 'en' | 'es' = 'en') {
  const response = await fetch(`${test.url}/api/reports/mail`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${await issuer.openSession(staff)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ isOn, language }),
  });
  return { status: response.status, body: await response.json() };
}

const run = (change: Partial<ReportMailDeps> = {}) =>
  sendReports({ ...test.context, ...change }, new AbortController().signal);

/** The plain text of the mails since the last call. */
const taken = () =>
  server.mails.splice(0).map(({ to, source }) => ({
    to,
    source,
    text: source
      .replaceAll('=\r\n', '')
      .replace(/(=[0-9A-F]{2})+/g, (bytes) => decodeURIComponent(bytes.replaceAll('=', '%'))),
  }));

it('S28-707 is mailed to an administrator who wants it, once a week from Monday at 7 am', async () => {
  expect(await choose(admin, true)).toEqual({ status: 200, body: { isOn: true, canMail: true } });
  await run();
  now = sunday;
  await run();
  now = new Date(mondayAt7.getTime() - 1);
  await run();
  expect(taken()).toEqual([]);
  now = mondayAt7;
  // As two servers would that both lead for a moment.
  await Promise.all([run(), run({ sql: test.context.pools.background }), run()]);
  await run();
  now = new Date(mondayAt7.getTime() + 5 * 24 * hourMs);
  await run();
  const [mail, ...others] = taken();
  expect(others).toEqual([]);
  expect(mail?.to).toEqual([admin.email]);
  expect(mail?.text).toContain('Weekly report, November 16 to 22, 2026');
  expect(mail?.text).toContain('/app/reports?week=2026-11-16');
  now = new Date(mondayAt7.getTime() + 7 * 24 * hourMs);
  await run();
  expect(taken().map(({ text }) => text.includes('November 23 to 29'))).toEqual([true]);
});

it('S28-708 holds counts in the reader’s language, and no name, number or question', async () => {
  const { sql } = test.context;
  await sql`
    insert into app.requests (reference, kind, name, phone, language, details, visitor_hash, token_hash, created_at, due_at)
    values ('234678', 'refill', 'Zelda Quill', '+15555550117', 'en', '{"medicines": "warfarin"}', ${randomBytes(32)}, ${randomBytes(32)},
      ${wednesday}, ${wednesday})`;
  await sql`
    insert into app.chat_turns (question, outcome, created_at) values ('Do you sell zebras?', 'unknown', ${wednesday})`;
  await choose(admin, true, 'es');
  now = mondayAt7;
  await run();
  const [mail] = taken();
  expect(mail?.text).toContain('Informe semanal, del 16 al 22 de noviembre de 2026');
  expect(mail?.text).toContain('Solicitudes: 1 recibidas (semana anterior: 0)');
  expect(mail?.text).toContain('Preguntas en el chat: 1 (semana anterior: 0), 1 sin respuesta.');
  expect(mail?.text).not.toMatch(/Weekly|Zelda|Quill|0117|warfarin|zebras/);
});

it('S28-709 is tried again an hour later when the mail server is away or the server dies, and given up when refused', async () => {
  await choose(admin, true);
  now = mondayAt7;
  await run({ sendMail: () => Promise.reject(new Error('away')) });
  await run();
  expect(taken()).toEqual([]);
  now = new Date(mondayAt7.getTime() + hourMs);
  await run();
  expect(taken()).toHaveLength(1);

  now = new Date(mondayAt7.getTime() + 7 * 24 * hourMs);
  await run({ sendMail: () => Promise.reject(new MailRefused('no such mailbox')) });
  now = new Date(now.getTime() + 2 * hourMs);
  await run();
  expect(taken()).toEqual([]);
});

it('S28-710 goes to no one who switched it off, is blocked, or is no administrator any more', async () => {
  const { sql } = test.context;
  const [blocked, demoted, gone] = [await issuer.hire('admin'), await issuer.hire('admin'), await issuer.hire('admin')];
  for (const each of [admin, blocked, demoted, gone]) await choose(each, true);
  expect((await choose(admin, false)).body).toEqual({ isOn: false, canMail: true });
  await sql`update app.staff set blocked = true where user_id = ${blocked.id}`;
  await sql`update app.staff set role = 'pharmacist' where user_id = ${demoted.id}`;
  await sql`delete from auth.users where id = ${gone.id}`;
  now = mondayAt7;
  await run();
  expect(taken()).toEqual([]);
  expect((await choose(await issuer.hire('pharmacist'), true)).status).toBe(403);
  const noted = await sql`
    select detail from app.audit_log where action = 'report_mail_changed' and actor_id = ${admin.id} order by seq`;
  expect(noted.map(({ detail }) => detail)).toEqual(['on', 'off']);
});

it('doesn’t mail a week that was over when it was switched on', async () => {
  now = new Date(mondayAt7.getTime() + hourMs);
  await choose(admin, true);
  await choose(admin, true, 'es');
  await run();
  expect(taken()).toEqual([]);
  const [row] = await test.context.sql`select language from app.report_mails where user_id = ${admin.id}`;
  expect(row).toEqual({ language: 'es' });
});
