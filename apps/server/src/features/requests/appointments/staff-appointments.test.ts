import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveServices, testService } from '../../../../testing/save-services.ts';
import { newNumber, type SendingApp, startSendingApp } from '../../../../testing/sms/start-sending-app.ts';
import { visitorCookie } from '../../../../testing/visitor-cookie.ts';
import { sendReminders } from './reminders.ts';

// A Wednesday, 10:00 in the sample store's zone.
const start = '2026-11-18T18:00:00Z';
let now = new Date(start);
let app: SendingApp;
beforeAll(async () => {
  app = await startSendingApp({ now: () => now, env: { STORE_FILE: '' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date(start);
  await app.context.sql`delete from app.requests`;
  await app.context.sql`delete from app.rate_limits`;
  await saveServices(app.context, [testService({ leadHours: 24 })]);
});

const friday = '2026-11-20T18:30:00.000Z';
async function book(startsAt?: string, more: object = {}): Promise<{ id: string }> {
  const response = await fetch(`${app.url}/api/requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), cookie: visitorCookie() },
    body: JSON.stringify({
      kind: 'appointment',
      name: 'Ana Torres',
      phone: newNumber(),
      birthDate: '1960-02-29',
      wantsTexts: true,
      details: { service: 'vaccine', ...(startsAt !== undefined && { startsAt }) },
      ...more,
    }),
  });
  expect(response.status).toBe(200);
  return response.json();
}
const read = async (id: string) => (await app.call('GET', `/requests/${id}`)).body;
const change = async (id: string, said: object) =>
  app.call('PATCH', `/requests/${id}`, { version: (await read(id)).version, change: said });
const day = async (query = '') => (await app.call('GET', `/appointments/day${query}`)).body;

describe('the day of appointments', () => {
  it('S28-312 has names, phones and steps in order, without the canceled ones', async () => {
    const second = await book('2026-11-20T18:50:00Z');
    const first = await book(friday);
    const declined = await book('2026-11-20T19:10:00Z');
    await change(declined.id, { change: 'decline', reason: 'unreachable' });
    await change(second.id, { change: 'step', step: 'confirmed' });
    const { date, appointments } = await day('?date=2026-11-20');
    expect([date, appointments.map(({ id }: { id: string }) => id)]).toEqual(['2026-11-20', [first.id, second.id]]);
    expect(appointments[0]).toMatchObject({
      name: 'Ana Torres',
      service: 'vaccine',
      serviceName: { en: 'Vaccine', es: 'Vacuna' },
      startsAt: friday,
      state: 'received',
    });
    expect(appointments[1].step).toBe('confirmed');
    expect(JSON.stringify(appointments)).not.toContain('1960');
    expect(await day()).toEqual({ date: '2026-11-18', appointments: [] });
    const [entry] = await app.context.sql`
      select target from app.audit_log where action = 'requests_listed' order by seq desc limit 1`;
    expect(entry?.target).toBe('appointments of 2026-11-18');
  });

  it('S28-313 counts today’s in Today, with the next one', async () => {
    await book(friday);
    await book('2026-11-20T23:10:00Z');
    const ofToday = async () =>
      (await app.call('GET', '/waiting')).body.items.filter(
        ({ kind }: { kind: string }) => kind === 'appointments_today',
      );
    expect(await ofToday()).toEqual([]);
    now = new Date('2026-11-20T20:00:00Z');
    expect(await ofToday()).toEqual([{ kind: 'appointments_today', count: 2, soonest: '2026-11-20T23:10:00.000Z' }]);
  });
});

describe('staff', () => {
  it('S28-314 give an appointment its first time and move it, also sooner than visitors can', async () => {
    const { id } = await book();
    const soon = '2026-11-18T22:30:00.000Z';
    expect((await change(id, { change: 'move', startsAt: soon })).body).toMatchObject({ startsAt: soon });
    const other = await book(friday);
    const taken = await change(id, { change: 'move', startsAt: friday });
    expect([taken.status, taken.body.code]).toEqual([409, 'slot_taken']);
    expect((await read(id)).startsAt).toBe(soon);
    await change(other.id, { change: 'decline', reason: 'duplicate' });
    const moved = (await change(id, { change: 'move', startsAt: friday })).body;
    expect(moved.events.at(-1)).toMatchObject({ what: 'moved', source: 'staff', text: friday });
    expect((await change(other.id, { change: 'reopen' })).body.startsAt).toBeNull();
    const refill = await book(undefined, { kind: 'refill', details: { rxNumbers: ['6021447'] } });
    expect((await change(refill.id, { change: 'move', startsAt: friday })).status).toBe(409);
  });
});

describe('the reminder', () => {
  const { signal } = new AbortController();
  const run = () =>
    sendReminders(
      {
        sql: app.context.sql,
        store: app.context.store,
        now: () => now,
        sms: app.texting,
      },
      signal,
    );
  const texts = async (to: string) => (await app.rows(to)).map(({ body }) => body);

  it('S28-315 goes out the day before, once, in the visitor’s language and without a word of health', async () => {
    const phone = newNumber();
    const { id } = await book(friday, { phone });
    for (const time of ['2026-11-18T19:00:00Z', '2026-11-19T17:59:00Z', '2026-11-20T04:00:00Z']) {
      now = new Date(time);
      await run();
      expect(await texts(phone)).toEqual([]);
    }
    now = new Date('2026-11-19T18:00:00Z');
    await Promise.all([run(), run(), run()]);
    await run();
    expect(await texts(phone)).toEqual([
      'You have an appointment at Alder Street Pharmacy tomorrow at 10:30 am. To change it: (555) 555-0100.',
    ]);
    const { events } = await read(id);
    expect(events.at(-1)).toMatchObject({ what: 'text', template: 'reminder', source: 'program', by: null });
  });

  it('S28-315 stays out without consent, after STOP, when canceled, and for a time booked just now', async () => {
    const phones = [newNumber(), newNumber(), newNumber(), newNumber()] as const;
    await book('2026-11-20T18:30:00Z', { phone: phones[0], wantsTexts: false });
    await book('2026-11-20T18:50:00Z', { phone: phones[1] });
    await app.double.text({ from: phones[1], body: 'STOP' });
    const canceled = await book('2026-11-20T19:10:00Z', { phone: phones[2] });
    await change(canceled.id, { change: 'decline', reason: 'unreachable' });
    now = new Date('2026-11-19T18:00:00Z');
    await book('2026-11-20T19:30:00Z', { phone: phones[3] });
    await run();
    const reminders = async () =>
      Promise.all(
        phones.map(async (phone) => (await texts(phone)).filter((text) => text.startsWith('You have')).length),
      );
    expect(await reminders()).toEqual([0, 0, 0, 0]);
    now = new Date('2026-11-19T21:00:00Z');
    await run();
    expect(await reminders()).toEqual([0, 0, 0, 1]);
  });

  it('S28-315 comes again for a time that moved to another day', async () => {
    const phone = newNumber();
    const { id } = await book(friday, { phone });
    now = new Date('2026-11-19T18:00:00Z');
    await run();
    await change(id, { change: 'move', startsAt: '2026-11-23T18:30:00Z' });
    now = new Date('2026-11-22T18:00:00Z');
    await run();
    expect(await texts(phone)).toHaveLength(2);
  });
});
