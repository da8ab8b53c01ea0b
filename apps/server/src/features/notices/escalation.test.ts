import { inTransaction } from '@rxweb/platform/sql/transaction';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { IssuedStaff } from '../../../testing/issue-tokens.ts';
import { type NoticesApp, startNoticesApp } from '../../../testing/push/start-notices-app.ts';
import { visitorCookie } from '../../../testing/visitor-cookie.ts';
import { raiseNotice } from './raise.ts';

// A Wednesday, 10:00 in the sample store, which is open until 17:30.
const morning = new Date('2026-11-18T18:00:00Z');
const minute = 60;

let app: NoticesApp;
let admin: IssuedStaff;
let pharmacist: IssuedStaff;
let employee: IssuedStaff;
beforeAll(async () => {
  app = await startNoticesApp(morning);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.reset();
  [admin, pharmacist, employee] = await Promise.all([
    app.issuer.hire('admin'),
    app.issuer.hire('pharmacist'),
    app.issuer.hire('employee'),
  ]);
});

const listOf = async (staff: IssuedStaff) => (await app.call(staff, 'GET', '/api/staff-notices')).body;
const pushed = () => app.service.received.map(({ text }) => JSON.parse(text));
const mailed = () => app.mailServer.mails.flatMap(({ to }) => to).toSorted();

describe('a callback that no one takes', () => {
  it('S29-40 goes to screens at once, to devices, mailboxes and all administrators when their time is there, each once', async () => {
    await Promise.all([app.subscribe(pharmacist), app.subscribe(admin), app.subscribe(employee)]);
    await app.askForCall();
    await app.settled();
    expect(await listOf(pharmacist)).toMatchObject({
      unread: 1,
      notices: [{ kind: 'callback', path: '/app/conversations?view=waiting', isRead: false, takenBy: null }],
    });
    expect(await listOf(employee)).toEqual({ notices: [], unread: 0 });

    app.pass(5 * minute - 1);
    await app.settled();
    expect(pushed()).toEqual([]);
    app.pass(1);
    await app.settled();
    const message = { kind: 'callback', count: 1, path: '/app/conversations?view=waiting', language: 'en' };
    expect(pushed()).toEqual([message, message]);

    app.pass(25 * minute - 1);
    await app.settled();
    expect(mailed()).toEqual([]);
    app.pass(1);
    await app.settled();
    expect(mailed()).toEqual([admin.email, pharmacist.email].toSorted());

    app.pass(24 * 60 * minute);
    await app.settled();
    expect([pushed().length, mailed().length]).toEqual([2, 2]);
  });

  it('S29-41 stops when it is done, and begins anew when that is taken back', async () => {
    await app.subscribe(pharmacist);
    const id = await app.askForCall();
    await app.settled();
    const mark = (done: boolean) => app.call(pharmacist, 'PATCH', `/api/hand-offs/${id}`, { done });
    await mark(true);
    app.pass(5 * minute);
    await app.settled();
    expect([pushed(), await listOf(pharmacist)]).toEqual([[], { notices: [], unread: 0 }]);
    await mark(false);
    await app.settled();
    expect(await listOf(pharmacist)).toMatchObject({ unread: 1 });
  });

  it('S29-42 waits for who takes it on, until its promise is due', async () => {
    await app.subscribe(admin);
    await app.askForCall();
    await app.settled();
    const [{ id }] = (await listOf(pharmacist)).notices;
    expect((await app.call(employee, 'POST', `/api/staff-notices/${id}/taken`)).status).toBe(404);
    expect((await app.call(pharmacist, 'POST', `/api/staff-notices/${id}/taken`)).status).toBe(200);
    expect((await app.call(pharmacist, 'POST', `/api/staff-notices/${id}/taken`)).status).toBe(200);
    expect((await app.call(admin, 'POST', `/api/staff-notices/${id}/taken`)).status).toBe(409);
    expect(await listOf(admin)).toMatchObject({ unread: 0, notices: [{ takenBy: { id: pharmacist.id } }] });
    app.pass(3 * 60 * minute);
    await app.settled();
    expect([pushed(), mailed()]).toEqual([[], []]);
    // 17:30.
    app.pass(4.5 * 60 * minute);
    await app.settled();
    expect([pushed().length, mailed()]).toEqual([1, [admin.email]]);
  });

  it('is announced again, with its new promise, when the visitor asks again after someone took it', async () => {
    const cookie = visitorCookie();
    const askAgain = () => app.askForCall({ name: 'Ana' }, cookie);
    const firstId = await askAgain();
    await app.settled();
    const [first] = (await listOf(pharmacist)).notices;
    app.pass(24 * 60 * minute);
    expect(await askAgain()).toBe(firstId);
    await app.settled();
    const [later] = (await listOf(pharmacist)).notices;
    expect([later.id, later.at]).toEqual([first.id, first.at]);
    expect(Date.parse(later.dueAt)).toBeGreaterThan(Date.parse(first.dueAt));
    await app.call(pharmacist, 'POST', `/api/staff-notices/${first.id}/taken`);
    await app.subscribe(admin);
    app.pass(10 * minute);
    await askAgain();
    await app.settled();
    app.pass(5 * minute);
    await app.settled();
    expect(await listOf(pharmacist)).toMatchObject({ unread: 1, notices: [{ isRead: false, takenBy: null }] });
    expect(pushed()).toHaveLength(1);
  });

  it('S29-43 comes by the ways that each person chose, and not in their quiet hours', async () => {
    await Promise.all([app.subscribe(pharmacist), app.subscribe(admin)]);
    const choose = (staff: IssuedStaff, off: string[], quiet: object | null) =>
      app.call(staff, 'PUT', '/api/staff-notices/choices', { off, quiet, language: 'es' });
    expect((await choose(pharmacist, ['callback.push'], null)).body).toMatchObject({ off: ['callback.push'] });
    await choose(admin, [], { from: '22:00', to: '10:10' });
    await app.askForCall();
    app.pass(5 * minute);
    await app.settled();
    expect(pushed()).toEqual([]);
    app.pass(25 * minute);
    await app.settled();
    const [mail] = app.mailServer.mails;
    expect(mailed()).toHaveLength(2);
    expect(mail?.source).toContain('lang=3D"es"');
    expect(mail?.source).not.toContain('lang=3D"en"');
  });

  it('S29-57 goes on at the times that an administrator set, without the steps that were left out', async () => {
    const path = '/api/admin/settings';
    const { version, settings } = (await app.call(admin, 'GET', path)).body;
    const save = (minutes: object) =>
      app.call(admin, 'PUT', path, { version, settings: { ...settings, notices: { minutes } } });
    for (const wrong of [1_441, -1, 2.5, 'soon'])
      expect((await save({ callback: { push: wrong, mail: null, admins: 45 } })).status).toBe(400);
    expect((await save({ callback: { push: 10, mail: null, admins: 45 } })).status).toBe(200);
    expect(
      await app.sql`select detail from app.audit_log where action = 'settings_changed' order by seq desc limit 1`,
    ).toEqual([{ detail: expect.stringContaining('notices.minutes.callback') }]);

    await Promise.all([app.subscribe(pharmacist), app.subscribe(admin)]);
    await app.askForCall();
    app.pass(10 * minute - 1);
    await app.settled();
    expect(pushed()).toEqual([]);
    app.pass(1);
    await app.settled();
    expect([pushed().length, mailed()]).toEqual([2, []]);
    app.pass(35 * minute);
    await app.settled();
    expect(mailed()).toEqual([admin.email]);
    await app.call(admin, 'PUT', path, { version: version + 1, settings });
  });
});

it('S29-44 an urgent text doesn’t wait for opening hours, and passes quiet hours', async () => {
  app.clock.now = new Date('2026-11-19T08:00:00Z');
  await app.subscribe(admin);
  await app.call(admin, 'PUT', '/api/staff-notices/choices', {
    off: [],
    quiet: { from: '22:00', to: '07:00' },
    language: 'en',
  });
  await app.sql`
    insert into app.staff_notices (kind, subject, roles, raised_at, next_at)
    values ('urgent_text', 'one', '{admin}', ${app.clock.now}, ${app.clock.now})`;
  await app.settled();
  expect(pushed()).toMatchObject([{ kind: 'urgent_text', path: '/app/sms?thread=one' }]);
  expect(app.service.received[0]?.headers).toMatchObject({ urgency: 'high', ttl: '3600' });
});

it('S29-44 a further danger is pushed at once and puts off no step of the one before', async () => {
  await app.subscribe(pharmacist);
  const raise = async () => {
    const now = () => app.clock.now ?? new Date();
    const audience = { roles: ['pharmacist'] as const };
    await inTransaction(app.sql, (tx) =>
      raiseNotice({ now }, tx, { kind: 'urgent_chat', subject: 'one', audience, isAnew: true }),
    );
    await app.settled();
  };
  await raise();
  app.pass(minute);
  await raise();
  expect([pushed().length, mailed()]).toEqual([2, []]);
  app.pass(minute);
  await raise();
  expect([pushed().length, mailed()]).toEqual([3, [pharmacist.email]]);
  app.pass(10 * minute);
  await app.settled();
  const before = mailed().length;
  await raise();
  expect([pushed().length, mailed().length]).toEqual([4, before]);
  app.pass(2 * minute);
  await app.settled();
  expect(mailed()).toHaveLength(before + 1);
});

it('S29-45 nothing that a visitor wrote is in a message, a mail or a list', async () => {
  await app.subscribe(admin);
  await app.askForCall({ name: 'Canaria Zorn', phone: '(415) 555-7731', message: 'metformin canary' });
  app.pass(24 * 60 * minute);
  await app.settled();
  const said = [
    JSON.stringify(app.service.received),
    JSON.stringify(app.mailServer.mails),
    JSON.stringify(await listOf(admin)),
  ].join();
  expect(app.service.received).toHaveLength(1);
  expect(app.mailServer.mails.length).toBeGreaterThan(0);
  for (const canary of ['Canaria', 'Zorn', '7731', 'metformin', 'canary']) expect(said).not.toContain(canary);
});

it('S29-46 a step is taken within a second of its time', async () => {
  app.clock.now = null;
  await app.subscribe(admin);
  const delays: number[] = [];
  for (const ahead of [700, 1_600, 2_300]) {
    app.service.received.length = 0;
    const due = Date.now() + ahead;
    await app.sql`
      insert into app.staff_notices (kind, subject, roles, raised_at, step, next_at)
      values ('urgent_text', ${String(ahead)}, '{admin}', ${new Date(due)}, 0, ${new Date(due)})`;
    await expect.poll(() => app.service.received.length, { timeout: 10_000, interval: 5 }).toBe(1);
    delays.push((app.service.received[0]?.at ?? 0) - due);
  }
  for (const delay of delays) {
    expect(delay).toBeGreaterThanOrEqual(0);
    expect(delay).toBeLessThan(1_000);
  }
});
