import { hash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { readQueue } from '@rxweb/contracts/queue';
import { makeReference } from '@rxweb/domain/requests/reference';
import { addDays } from '@rxweb/domain/store/calendar-date';
import { instantOf, storeDate } from '@rxweb/domain/store/opening-hours';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { createTokenIssuer, type IssuedStaff } from '../../../testing/issue-tokens.ts';

type Queue = z.infer<typeof readQueue.output>;
type Who = 'admin' | 'pharmacist' | 'employee';

let test: TestApp;
let people: Record<Who, IssuedStaff>;
let tokens: Record<Who, string>;
beforeAll(async () => {
  test = await createTestApp();
  const issuer = await createTokenIssuer(test);
  const [admin, pharmacist, employee] = await Promise.all([
    issuer.hire('admin', 'ann@pharmacy.example'),
    issuer.hire('pharmacist', 'bea@pharmacy.example'),
    issuer.hire('employee', 'cal@pharmacy.example'),
  ]);
  people = { admin, pharmacist, employee };
  const opened = [admin, pharmacist, employee].map((person) => issuer.openSession(person));
  const [ofAdmin = '', ofPharmacist = '', ofEmployee = ''] = await Promise.all(opened);
  tokens = { admin: ofAdmin, pharmacist: ofPharmacist, employee: ofEmployee };
});
afterAll(() => test.close());
beforeEach(async () => {
  const { sql } = test.context;
  await sql`delete from app.requests`;
  await sql`delete from app.conversations`;
});

async function call(as: Who, method: string, path: string, body?: unknown) {
  const response = await fetch(`${test.url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${tokens[as]}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}
const queue = async (as: Who): Promise<Queue> => (await call(as, 'GET', '/queue')).body;

interface Asked {
  name: string;
  state?: 'received' | 'needs_you' | 'ready';
  dueInHours?: number;
  owner?: string;
  hasNews?: boolean;
  startsAt?: Date;
}

async function ask({
  name,
  state = 'received',
  dueInHours = 4,
  owner,
  hasNews = false,
  startsAt,
}: Asked): Promise<string> {
  const { sql } = test.context;
  const [row] = await sql<[{ id: string }]>`
    insert into app.requests (reference, kind, state, step, need, name, phone, language, details, due_at, owner, has_news, starts_at,
      visitor_hash, token_hash)
    values (${makeReference(randomInt)}, ${startsAt ? 'appointment' : 'refill'}, ${state}, ${state === 'ready' ? 'confirmed' : 'received'}, ${state === 'needs_you' ? 'address' : null}, ${name}, '+15555550142',
      'en', '{}', now() + ${dueInHours} * interval '1 hour', ${owner ?? null}, ${hasNews}, ${startsAt ?? null},
      ${randomBytes(32)}, ${hash('sha256', randomBytes(16), 'buffer')}) returning id`;
  if (startsAt)
    await sql`
      insert into app.appointments (request_id, service, lane, starts_at, minutes, during)
      values (${row.id}, 'flu-shot', ${randomInt(1, 1e6)}, ${startsAt}, 20,
        tstzrange(${startsAt}, ${startsAt}::timestamptz + interval '20 minutes'))`;
  return row.id;
}

async function askForCall(name: string): Promise<string> {
  const [row] = await test.context.sql<[{ id: string }]>`
    with c as (
      insert into app.conversations (visitor_hash, chat_id, created_at, last_at)
      values (${randomBytes(32)}, ${`chat-${1e12 + randomInt(1e9)}`}, now(), now()) returning id)
    insert into app.hand_offs (conversation_id, name, phone, message) select id, ${name}, '+15555550143', 'About my order' from c returning id`;
  return row.id;
}

async function textIn(phone: string, body: string, isDanger: boolean): Promise<void> {
  const { sql } = test.context;
  const id = randomUUID();
  await sql`
    insert into public.messages (id, direction, from_phone, to_phone, body, status, received_at)
    values (${id}, 'inbound', ${phone}, '+15555550100', ${body}, 'delivered', now())`;
  if (!isDanger) return;
  await sql`
    insert into app.sms_alarms (person_id, message_id, at, level, kind, language, segment)
    select person_id, id, now(), 'danger', 'emergency', 'en', ${body} from public.messages where id = ${id}`;
}

const namesOf = ({ rows }: Queue) => rows.map(({ group, name, phone }) => `${group}: ${name ?? phone}`);

it('S28-223 gives each role the rows that it may see, and no card for what has rows', async () => {
  await ask({ name: 'Grace Holloway' });
  await askForCall('Walt Brennan');
  await textIn('+15555550188', 'Is my order ready?', false);
  await textIn('+15555550189', 'my chest feels tight', true);
  expect(namesOf(await queue('employee'))).toEqual(['requests: Grace Holloway']);
  expect(namesOf(await queue('pharmacist')).sort()).toEqual(['callbacks: Walt Brennan', 'requests: Grace Holloway']);
  const ofAdmin = await queue('admin');
  expect(namesOf(ofAdmin).sort()).toEqual([
    'callbacks: Walt Brennan',
    'requests: Grace Holloway',
    'texts: +15555550188',
    'urgent_texts: +15555550189',
  ]);
  const kinds = ofAdmin.items.map(({ kind }) => kind);
  expect(kinds).toContain('second_factor_missing');
  for (const kind of ['hand_offs', 'sms_alarms', 'sms_unread', 'requests_open'] as const)
    expect(kinds).not.toContain(kind);
  const reads = await test.context.sql<{ reader: string }[]>`
    select distinct actor_id as reader from app.audit_log where action = 'queue_listed'`;
  expect(reads.map(({ reader }) => reader).sort()).toEqual(
    Object.values(people)
      .map(({ id }) => id)
      .sort(),
  );
});

it('S28-224 lists requests that staff must do something about: not those that wait for the visitor or are ready', async () => {
  await ask({ name: 'Open', owner: people.employee.id });
  await ask({ name: 'Late', dueInHours: -1 });
  await ask({ name: 'Asked', state: 'needs_you' });
  await ask({ name: 'Answered', state: 'needs_you', hasNews: true });
  await ask({ name: 'Ready', state: 'ready' });
  const { rows } = await queue('employee');
  expect(rows.map(({ name }) => name).sort()).toEqual(['Answered', 'Late', 'Open']);
  expect(rows.filter(({ isMine }) => isMine).map(({ name }) => name)).toEqual(['Open']);
});

/** On a day of the store, counted from today. */
function at(time: string, days = 0): Date {
  const { store, now } = test.context;
  return instantOf(store, addDays(storeDate(store, now()), days), time);
}

it('S28-317 lists today’s open appointments for every role, in the order of the day, each request once', async () => {
  await ask({ name: 'Second', startsAt: at('15:00'), dueInHours: 100 });
  await ask({ name: 'First', state: 'ready', startsAt: at('09:20'), owner: people.employee.id });
  await ask({ name: 'Asked', state: 'needs_you', startsAt: at('16:00') });
  await ask({ name: 'Answered', state: 'received', startsAt: at('16:20'), hasNews: true });
  await ask({ name: 'Midnight', state: 'ready', startsAt: at('00:00') });
  await ask({ name: 'Tomorrow', state: 'ready', startsAt: at('00:00', 1) });
  await ask({ name: 'Yesterday', state: 'ready', startsAt: at('23:40', -1) });
  await ask({ name: 'Later', state: 'received', startsAt: at('10:00', 2) });
  const declined = await ask({ name: 'Declined', startsAt: at('11:00') });
  await call('employee', 'PATCH', `/requests/${declined}`, {
    version: 1,
    change: { change: 'decline', reason: 'unreachable' },
  });
  for (const role of ['employee', 'pharmacist', 'admin'] as const) {
    const { rows, items } = await queue(role);
    const ofRequests = rows.filter(({ group }) => group === 'appointments' || group === 'requests');
    expect(ofRequests.map(({ group, name }) => `${group}: ${name}`)).toEqual([
      'requests: Answered',
      'requests: Later',
      'appointments: Midnight',
      'appointments: First',
      'appointments: Second',
      'appointments: Asked',
    ]);
    expect(items.map(({ kind }) => kind)).not.toContain('appointments_today');
  }
  const { rows } = await queue('employee');
  expect(rows.find(({ name }) => name === 'First')).toMatchObject({
    isMine: true,
    dueAt: null,
    state: 'ready',
    step: 'confirmed',
    startsAt: at('09:20').toISOString(),
    serviceName: { en: 'Flu shot', es: 'Flu shot' },
  });
  expect(rows.find(({ name }) => name === 'Second')?.dueAt).not.toBeNull();
});

it('S28-318 an appointment that took place leaves the queue and is done today, once, as an appointment', async () => {
  const id = await ask({ name: 'Ana Torres', state: 'ready', startsAt: at('09:20') });
  await call('employee', 'PATCH', `/requests/${id}`, { version: 1, change: { change: 'step', step: 'given' } });
  const { rows, done } = await queue('employee');
  expect(rows).toEqual([]);
  expect(done.map(({ group, name, by }) => [group, name, by?.id])).toEqual([
    ['appointments', 'Ana Torres', people.employee.id],
  ]);
});

it('S28-225 cuts a long group and says so, and lists what was done today with who did it', async () => {
  for (let index = 0; index < 51; index += 1) await ask({ name: `Person ${index}` });
  const id = await askForCall('Walt Brennan');
  await call('pharmacist', 'PATCH', `/hand-offs/${id}`, { done: true });
  const { rows, cut, done } = await queue('pharmacist');
  expect([rows.length, cut]).toEqual([50, ['requests']]);
  expect(done).toEqual([expect.objectContaining({ group: 'callbacks', id, name: 'Walt Brennan' })]);
  expect(done[0]?.by?.id).toBe(people.pharmacist.id);
});

it('S28-226 keeps for the account, and for no other, that the sample is folded', async () => {
  expect((await call('employee', 'GET', '/dashboard-choices')).body).toEqual({ hidesSample: false });
  await call('employee', 'PUT', '/dashboard-choices', { hidesSample: true });
  expect((await call('employee', 'GET', '/dashboard-choices')).body).toEqual({ hidesSample: true });
  expect((await call('admin', 'GET', '/dashboard-choices')).body).toEqual({ hidesSample: false });
});
