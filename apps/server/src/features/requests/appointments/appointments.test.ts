import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts';
import { saveServices, testService } from '../../../../testing/save-services.ts';
import { visitorCookie } from '../../../../testing/visitor-cookie.ts';

// A Wednesday, 10:00 in the sample store's zone, which closes at 17:30.
const start = '2026-11-18T18:00:00Z';
let now = new Date(start);

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp(() => now, { STORE_FILE: '', TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => test.close());
beforeEach(async () => {
  now = new Date(start);
  const { sql } = test.context;
  await sql`delete from app.requests`;
  await sql`delete from app.appointments`;
  await sql`delete from app.rate_limits`;
  await saveServices(test.context, [testService({ note: { en: 'Short sleeves.', es: 'Manga corta.' } })]);
});

const call = async (method: string, path: string, cookie: string, body?: unknown, headers = {}) => {
  const response = await fetch(`${test.url}/api${path}`, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), cookie, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
};
const slots = async (cookie = visitorCookie(), query = 'service=vaccine') =>
  (await call('GET', `/appointments/slots?${query}`, cookie)).body;
const form = (startsAt?: string, service = 'vaccine') => ({
  kind: 'appointment',
  name: 'Ana Torres',
  phone: '(415) 555-0142',
  birthDate: '1960-02-29',
  details: { service, ...(startsAt !== undefined && { startsAt }) },
});
const book = (cookie: string, startsAt?: string, headers = {}) =>
  call('POST', '/requests', cookie, form(startsAt), { 'idempotency-key': randomUUID(), ...headers });
const own = (action: string, cookie: string, body: object) => call('POST', `/requests/own/${action}`, cookie, body);
const hold = (cookie: string, startsAt: string, service = 'vaccine') =>
  call('POST', '/appointments/hold', cookie, { service, startsAt });

const friday = '2026-11-20T18:30:00.000Z';
const later = '2026-11-20T18:50:00.000Z';
const stateOf = (page: Awaited<ReturnType<typeof slots>>, startsAt: string) =>
  page.days
    .flatMap((day: { slots: { startsAt: string; state: string }[] }) => day.slots)
    .find((slot: { startsAt: string }) => slot.startsAt === startsAt)?.state;

describe('what can be booked', () => {
  it('S28-304 is a week of slots from today, up to the last day of the service', async () => {
    const page = await slots();
    expect(page).toMatchObject({ minutes: 20, previous: null, next: '2026-11-25', held: null });
    expect(page.days.map(({ date }: { date: string }) => date)).toEqual(
      [18, 19, 20, 21, 22, 23, 24].map((day) => `2026-11-${day}`),
    );
    expect(page.days[4].slots).toEqual([]);
    expect(page.days[0].slots[0]).toEqual({ startsAt: '2026-11-18T16:30:00.000Z', state: 'past', left: 1 });
    const next = await slots(undefined, 'service=vaccine&from=2026-11-25');
    expect(next).toMatchObject({ previous: '2026-11-18', next: '2026-12-02' });
    expect(next.days[1]).toEqual({ date: '2026-11-26', slots: [] });
    const last = await slots(undefined, 'service=vaccine&from=2031-01-01');
    expect([last.days.map(({ date }: { date: string }) => date), last.next]).toEqual([['2026-12-18'], null]);
  });

  it('S28-305 is nothing for services that are off or unknown, and for a store that takes no appointments', async () => {
    const services = await call('GET', '/appointments/services', visitorCookie());
    expect(services.body).toEqual({
      services: [
        {
          slug: 'vaccine',
          name: { en: 'Vaccine', es: 'Vacuna' },
          minutes: 20,
          isVaccine: false,
          note: { en: 'Short sleeves.', es: 'Manga corta.' },
        },
      ],
      vaccines: [],
      isDelivering: true,
    });
    await saveServices(test.context, [testService({ isOn: false })]);
    expect((await call('GET', '/appointments/services', visitorCookie())).body.services).toEqual([]);
    for (const service of ['vaccine', 'other'])
      expect((await call('GET', `/appointments/slots?service=${service}`, visitorCookie())).status).toBe(404);
    expect((await book(visitorCookie(), friday)).body.code).toBe('slot_taken');
    // Staff find a time.
    expect((await book(visitorCookie())).body).toMatchObject({ startsAt: null });
  });
});

describe('a booking', () => {
  it('S28-306 takes its slot and has its time in answer, status and row', async () => {
    const cookie = visitorCookie();
    const { status, body } = await book(cookie, friday);
    expect([status, body.startsAt]).toEqual([200, friday]);
    expect(stateOf(await slots(), friday)).toBe('full');
    expect((await own('status', cookie, { id: body.id })).body.status.startsAt).toBe(friday);
    const again = await book(visitorCookie(), friday);
    expect([again.status, again.body.code, again.body.error]).toEqual([
      409,
      'slot_taken',
      'This time was just taken. Choose another.',
    ]);
    expect(await test.context.sql`select 1 from app.requests`).toHaveLength(1);
  });

  it.each([
    ['in the past', '2026-11-18T17:30:00Z'],
    ['between two slots', '2026-11-20T18:31:00Z'],
    ['while the store is closed', '2026-11-22T18:30:00Z'],
    ['on a closure', '2026-11-26T18:30:00Z'],
    ['too far ahead', '2027-01-04T18:30:00Z'],
  ])('S28-306 is refused for a time %s', async (_, startsAt) => {
    expect((await book(visitorCookie(), startsAt)).body.code).toBe('slot_taken');
  });

  it('S28-307 never gives a place twice, however many book at the same time', async () => {
    const isFull = inject('isFullSize');
    // 1,000 people for 100 places of 50 times, or fewer of each.
    const [people, wanted] = isFull ? [1_000, 50] : [120, 6];
    await saveServices(test.context, [testService({ capacity: 2 })]);
    const free = (await slots()).days
      .flatMap((day: { slots: { startsAt: string; state: string }[] }) => day.slots)
      .filter((slot: { state: string }) => slot.state === 'free')
      .slice(0, wanted)
      .map((slot: { startsAt: string }) => slot.startsAt);
    expect(free).toHaveLength(wanted);
    const answers = await Promise.all(
      Array.from({ length: people }, (_, n) =>
        book(visitorCookie(), free[n % wanted], { 'x-forwarded-for': `10.0.${n % 256}.${n >> 8}` }),
      ),
    );
    const codes = Map.groupBy(answers, ({ status, body }) => (status === 200 ? 'booked' : body.code));
    expect(Object.fromEntries([...codes].map(([code, all]) => [code, all.length]))).toEqual({
      booked: wanted * 2,
      slot_taken: people - wanted * 2,
    });
    const { sql } = test.context;
    const rows = await sql<{ count: number }[]>`
      select count(*)::int as count from app.appointments a join app.requests r on r.id = a.request_id and r.starts_at = a.starts_at
      group by a.starts_at`;
    expect(rows.map(({ count }) => count)).toEqual(Array.from({ length: wanted }, () => 2));
    const [doubles] = await sql<[{ count: number }]>`
      select count(*)::int as count from app.appointments a join app.appointments b
        on a.id < b.id and a.service = b.service and a.lane = b.lane and a.during && b.during`;
    expect(doubles.count).toBe(0);
  }, 120_000);

  it('S28-308 is impossible twice in the database itself', async () => {
    await book(visitorCookie(), friday);
    await expect(
      test.context.sql`
        insert into app.appointments (service, lane, starts_at, minutes, during, holder_hash, held_until)
        select service, lane, starts_at + interval '5 minutes', 5, tstzrange(starts_at + interval '5 minutes', starts_at + interval '10 minutes'), 'x', now()
        from app.appointments`,
    ).rejects.toThrow('appointments_once');
  });
});

describe('a hold', () => {
  it('S28-309 keeps a slot for five minutes for one browser, one at a time', async () => {
    const cookie = visitorCookie();
    expect((await hold(cookie, friday)).body).toEqual({ until: '2026-11-18T18:05:00.000Z' });
    expect(stateOf(await slots(), friday)).toBe('full');
    const mine = await slots(cookie);
    expect([stateOf(mine, friday), mine.held]).toEqual([
      'free',
      { startsAt: friday, until: '2026-11-18T18:05:00.000Z' },
    ]);
    expect((await hold(visitorCookie(), friday)).body.code).toBe('slot_taken');
    expect((await book(visitorCookie(), friday)).body.code).toBe('slot_taken');
    await hold(cookie, later);
    expect(stateOf(await slots(), friday)).toBe('free');
    expect((await book(cookie, later)).status).toBe(200);
    expect(await test.context.sql`select 1 from app.appointments`).toHaveLength(1);
  });

  it('S28-309 ends by itself', async () => {
    await hold(visitorCookie(), friday);
    now = new Date('2026-11-18T18:05:00Z');
    expect(stateOf(await slots(), friday)).toBe('free');
    expect((await book(visitorCookie(), friday)).status).toBe(200);
    expect((await hold(visitorCookie(), friday, 'other')).status).toBe(404);
  });
});

describe('a booked time', () => {
  it('S28-310 moves by link to a free slot, and its old one is free again', async () => {
    const cookie = visitorCookie();
    const { body } = await book(cookie, friday);
    await book(visitorCookie(), later);
    const which = { token: body.token, lastFour: '0142' };
    const stranger = visitorCookie();
    expect((await own('move', stranger, { token: body.token, startsAt: later })).body).toEqual({
      gate: 'digits',
      triesLeft: 5,
    });
    expect((await own('slots', stranger, { token: body.token })).body).toEqual({ page: null });
    const { page } = (await own('slots', stranger, { ...which, from: '2026-11-20' })).body;
    expect([stateOf(page, friday), stateOf(page, later)]).toEqual(['full', 'full']);
    expect((await own('move', stranger, { ...which, startsAt: later })).body.code).toBe('slot_taken');
    const next = '2026-11-20T19:10:00.000Z';
    expect((await own('move', stranger, { ...which, startsAt: next })).body.status.startsAt).toBe(next);
    const after = await slots();
    expect([stateOf(after, friday), stateOf(after, next)]).toEqual(['free', 'full']);
    now = new Date('2026-11-20T19:10:00Z');
    expect((await own('move', cookie, { id: body.id, startsAt: '2026-11-20T20:10:00Z' })).status).toBe(409);
  });

  it('S28-310 may overlap its own place when it moves a little', async () => {
    await saveServices(test.context, [testService({ bufferMinutes: 5 })]);
    const cookie = visitorCookie();
    const { body } = await book(cookie, '2026-11-20T16:55:00Z');
    await saveServices(test.context, [testService()]);
    expect((await own('move', cookie, { id: body.id, startsAt: '2026-11-20T16:50:00Z' })).status).toBe(200);
  });

  it('S28-342 stays when its service is removed: it is listed and can be canceled, but not moved here', async () => {
    const cookie = visitorCookie();
    const { body } = await book(cookie, friday);
    await saveServices(test.context, []);
    const status = await own('status', cookie, { id: body.id });
    expect(status.body.status.startsAt).toBe(friday);
    for (const [action, more] of [
      ['move', { startsAt: later }],
      ['slots', {}],
    ] as const) {
      const refused = await own(action, cookie, { id: body.id, ...more });
      expect([refused.status, refused.body.error]).toEqual([409, 'We can’t move this here. Please call us.']);
    }
    const { sql } = test.context;
    expect(await sql`select service from app.appointments where canceled_at is null`).toEqual([{ service: 'vaccine' }]);
    expect((await own('cancel', cookie, { id: body.id })).status).toBe(200);
  });

  it('S28-311 is free again once the visitor cancels, also twice', async () => {
    const cookie = visitorCookie();
    const { body } = await book(cookie, friday);
    for (const _ of [1, 2]) expect((await own('cancel', cookie, { id: body.id })).status).toBe(200);
    expect(stateOf(await slots(), friday)).toBe('free');
    expect((await book(visitorCookie(), friday)).status).toBe(200);
    expect((await own('move', cookie, { id: body.id, startsAt: later })).status).toBe(409);
  });

  it('S28-321 is a calendar file that later files update and cancel, behind the gate', async () => {
    const cookie = visitorCookie();
    const { body } = await book(cookie, friday);
    const which = { token: body.token, lastFour: '0142' };
    const file = async (said: object = which) => (await own('calendar', visitorCookie(), said)).body.calendar;
    expect(await file({ token: body.token })).toBeNull();
    const first = await file();
    expect(first.name).toBe('appointment.ics');
    expect(first.text).toContain('DTSTART:20261120T183000Z\r\nDTEND:20261120T185000Z\r\nSEQUENCE:0');
    expect(first.text).not.toMatch(/vaccine|ana|torres|1960/i);
    await own('move', cookie, { id: body.id, startsAt: later });
    const moved = (await file()).text;
    expect(moved).toContain('DTSTART:20261120T185000Z');
    expect(moved).toContain('SEQUENCE:1');
    await own('cancel', cookie, { id: body.id });
    const canceled = (await file()).text;
    expect(canceled).toContain('METHOD:CANCEL');
    expect(canceled).toContain('SEQUENCE:2');
    const uid = /UID:\S+/.exec(first.text)?.[0] ?? 'none';
    for (const text of [moved, canceled]) expect(text).toContain(uid);
    const { body: without } = await book(cookie);
    expect((await own('calendar', cookie, { id: without.id })).body).toEqual({ calendar: null });
  });
});
