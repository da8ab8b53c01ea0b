import { randomUUID } from 'node:crypto';
import { appointmentSettings } from '@rxweb/contracts/settings/appointments';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts';
import { testService } from '../../../../testing/save-services.ts';
import { visitorCookie } from '../../../../testing/visitor-cookie.ts';
import { insertSettings } from '../../../kernel/settings/settings.repository.ts';

const start = '2026-11-18T18:00:00Z';
let now = new Date(start);
const publicUrl = 'https://rx.example';
const manifestPath = '/scheduling/$bulk-publish';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp(() => now, { STORE_FILE: '', PUBLIC_URL: publicUrl, TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => test.close());
beforeEach(async () => {
  now = new Date(start);
  await test.context.sql`delete from app.appointments`;
  await save({ schedulingLinks: true });
});

async function save(change: object, more: object = {}): Promise<void> {
  const { sql, settings } = test.context;
  const appointments = z.parse(appointmentSettings, {
    services: [testService({ daysAhead: 3, isVaccine: true })],
    ...change,
  });
  const next = { settings: { ...settings.current, appointments, ...more }, origin: 'edit', savedBy: null } as const;
  await inTransaction(sql, (tx) => insertSettings(tx, settings.version, next));
  await settings.refresh();
}
const get = (path: string, headers: Record<string, string> = {}) => fetch(test.url + path, { headers });
async function lines<T>(name: string, schema: z.ZodType<T>): Promise<T[]> {
  const answer = await get(`/scheduling/${name}.ndjson`, { accept: 'application/fhir+ndjson' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^application\/fhir\+ndjson(?:;|$)/);
  const text = await answer.text();
  expect(text === '' || text.endsWith('\n')).toBe(true);
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => z.parse(schema, JSON.parse(line)));
}

// What the guide requires (SMART Scheduling Links 1.0.0, specification and profiles).
const guide = 'http://hl7.org/fhir/uv/smart-scheduling-links/StructureDefinition';
const fhirId = z.string().regex(/^[A-Za-z0-9.-]{1,64}$/);
const instant = z.iso.datetime({ offset: true });
const manifestShape = z.strictObject({
  transactionTime: instant,
  request: z.url(),
  output: z.array(
    z.strictObject({
      type: z.enum(['Location', 'Schedule', 'Slot']),
      url: z.url(),
      extension: z.optional(z.strictObject({ state: z.array(z.string().length(2)).min(1) })),
    }),
  ),
  error: z.array(z.never()),
});
const contactPoint = z.object({ system: z.enum(['phone', 'url']), value: z.string() });
const location = z.object({
  resourceType: z.literal('Location'),
  id: fhirId,
  name: z.string().min(1),
  telecom: z.array(contactPoint).min(1),
  address: z.object({
    line: z.array(z.string()).min(1),
    city: z.string(),
    state: z.string().length(2),
    postalCode: z.string().regex(/^\d{5}(-\d{4})?$/),
  }),
});
const schedule = z.object({
  resourceType: z.literal('Schedule'),
  id: fhirId,
  serviceType: z.array(z.object({ text: z.string() })).min(1),
  actor: z.array(z.object({ reference: z.literal('Location/store') })).min(1),
});
const slot = z.object({
  resourceType: z.literal('Slot'),
  id: fhirId,
  schedule: z.object({ reference: z.string().regex(/^Schedule\/[A-Za-z0-9.-]{1,64}$/) }),
  status: z.literal('free'),
  start: instant,
  end: instant,
  extension: z.tuple([
    z.strictObject({ url: z.literal(`${guide}/booking-deep-link`), valueUrl: z.url() }),
    z.strictObject({
      url: z.literal(`${guide}/booking-phone`),
      valueContactPoint: z.strictObject({ system: z.literal('phone'), value: z.string().regex(/^\+\d+$/) }),
    }),
  ]),
});

it('S28-330 is off at first, off without appointments, and gone once it is turned off', async () => {
  const paths = [manifestPath, ...['locations', 'schedules', 'slots'].map((name) => `/scheduling/${name}.ndjson`)];
  const statuses = () => Promise.all(paths.map(async (path) => (await get(path)).status));
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  await save({});
  expect(await statuses()).toEqual([404, 404, 404, 404]);
  await save({ schedulingLinks: true }, { requests: { off: ['appointment'], days: {} } });
  expect(await statuses()).toEqual([404, 404, 404, 404]);
  await save({ schedulingLinks: true }, { requests: undefined });
  expect(await statuses()).toEqual([200, 200, 200, 200]);
});

it('S28-330 names its files in a manifest of the guide’s form, whatever is accepted', async () => {
  for (const headers of [{}, { accept: 'application/json' }, { accept: 'text/html' }] as Record<string, string>[]) {
    const answer = await get(`${manifestPath}?_since=2026-11-01T00:00:00Z`, headers);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('set-cookie')).toBeNull();
    const manifest = z.parse(manifestShape, await answer.json());
    expect(manifest.request).toBe(publicUrl + manifestPath);
    expect(manifest.output).toEqual(
      [
        ['Location', 'locations'],
        ['Schedule', 'schedules'],
        ['Slot', 'slots'],
      ].map(([type, name]) => ({ type, url: `${publicUrl}/scheduling/${name}.ndjson`, extension: { state: ['OR'] } })),
    );
  }
});

it('S28-330 lists the store, its services and their free times, which link to the form', async () => {
  const [where] = await lines('locations', location);
  expect(where?.address).toMatchObject({
    line: ['214 Alder Street'],
    city: 'Millbrook',
    state: 'OR',
    postalCode: '97000',
  });
  const schedules = await lines('schedules', schedule);
  expect(schedules.map(({ id, serviceType }) => [id, serviceType[0]?.text])).toEqual([['vaccine', 'Vaccine']]);
  const slots = await lines('slots', slot);
  // Wednesday after 10:00 to Saturday at 12:30.
  expect(slots).toHaveLength(22 + 27 + 27 + 12);
  expect(new Set(slots.map(({ id }) => id)).size).toBe(slots.length);
  expect(slots.every(({ schedule: { reference } }) => reference === 'Schedule/vaccine')).toBe(true);
  expect(slots.every(({ start: from, end }) => Date.parse(end) - Date.parse(from) === 20 * 60_000)).toBe(true);
  const { extension, start: first } = slots[0] as z.infer<typeof slot>;
  const link = new URL(extension[0].valueUrl);
  expect(link.origin + link.pathname).toBe(`${publicUrl}/requests/new/appointment`);
  const form = await (await get(link.pathname + link.search)).text();
  expect(form).toContain('value="vaccine" checked');
  expect(form).toContain(`value="${first}" checked`);
});

it('S28-330 leaves out what is booked, and says nothing of who booked it', async () => {
  const [{ start: taken } = { start: '' }] = await lines('slots', slot);
  const answer = await fetch(`${test.url}/api/requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), cookie: visitorCookie() },
    body: JSON.stringify({
      kind: 'appointment',
      name: 'Ana Torres',
      phone: '(415) 555-0142',
      birthDate: '1960-02-29',
      details: { service: 'vaccine', startsAt: taken },
    }),
  });
  expect(answer.status).toBe(200);
  now = new Date('2026-11-18T18:01:01Z');
  const text = await (await get('/scheduling/slots.ndjson')).text();
  expect(text).not.toContain(`"start":"${taken}"`);
  expect(text).not.toMatch(/Torres|0142|1960|busy/);
});

it('S28-330 is kept for a minute, and unchanged files are not sent again', async () => {
  const first = await get(manifestPath);
  const tag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('public, max-age=60');
  expect(tag).toMatch(/^"[\w-]{22}"$/);
  const { transactionTime } = await first.json();
  // Still the same times a minute later: the slot at 10:10 has not begun.
  now = new Date('2026-11-18T18:02:00Z');
  const second = await get(manifestPath, { 'if-none-match': `"other", ${tag}` });
  expect([second.status, await second.text()]).toEqual([304, '']);
  now = new Date('2026-11-18T18:12:00Z');
  const third = await get(manifestPath, { 'if-none-match': tag });
  expect(third.status).toBe(200);
  expect(Date.parse((await third.json()).transactionTime)).toBeGreaterThan(Date.parse(transactionTime));
});

it('S28-330 publishes an address that it can’t take apart as one line, and empty files without services', async () => {
  const { store } = test.context.settings.current;
  await save({ schedulingLinks: true, services: [] }, { store: { ...store, address: 'The old mill' } });
  expect((await (await get('/scheduling/locations.ndjson')).json()).address).toEqual({
    text: 'The old mill',
    line: ['The old mill'],
  });
  expect(await lines('slots', slot)).toEqual([]);
  const { output } = await (await get(manifestPath)).json();
  expect(output[0].extension).toBeUndefined();
  await save({ schedulingLinks: true }, { store });
});

it('S28-330 is limited for each address', async () => {
  const from = { 'x-forwarded-for': '203.0.113.77' };
  const answers = await Promise.all(Array.from({ length: 1_201 }, async () => (await get(manifestPath, from)).status));
  expect(answers.filter((status) => status === 429)).toHaveLength(1);
  expect((await get(manifestPath)).status).toBe(200);
});
