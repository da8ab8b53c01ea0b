import { createHmac, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { takeLog } from '../../testing/create-test-app.ts';
import { type ModelDouble, startModelDouble } from '../../testing/model-double/model-double.ts';
import { type SendingApp, startSendingApp } from '../../testing/sms/start-sending-app.ts';
import { type SmtpDouble, startSmtpDouble } from '../../testing/smtp-double.ts';
import { dispatchDue } from '../features/sms/outbound/dispatch.ts';
import { signingKeyOf } from '../kernel/integrations/integration-keys.ts';

// A Wednesday, 10:00 in the sample store's zone.
const now = new Date('2026-11-18T18:00:00Z');
let app: SendingApp;
let model: ModelDouble;
let smtp: SmtpDouble;
beforeAll(async () => {
  [model, smtp] = await Promise.all([startModelDouble(), startSmtpDouble()]);
  const env = {
    ...model.env,
    LOG_LEVEL: 'trace',
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'no-reply@pharmacy.example',
  };
  app = await startSendingApp({ now: () => now, env });
});
afterAll(async () => {
  takeLog(app.context);
  await app.close();
  await Promise.all([model.stop(), smtp.close()]);
});

/** Each is made once and is like nothing else. Phones may be in the carrier's address field, nowhere else. */
const words = new Set<string>();
const phones = new Set<string>();
function word(kind: string): string {
  const text = `${kind}${randomBytes(5).toString('hex')}`;
  words.add(text);
  return text;
}
function phone(): string {
  const text = `+1415555${randomInt(1_000, 9_999)}`;
  phones.add(text);
  return text;
}
let births = 0;
function birthDate(): string {
  const text = new Date(Date.UTC(1921, 0, 1) + births++ * 86_400_000).toISOString().slice(0, 10);
  words.add(text);
  return text;
}

const details: Record<string, () => object> = {
  refill: () => ({ rxNumbers: [word('Rx')], medicines: word('Melix') }),
  transfer: () => ({
    pharmacyName: word('Shop'),
    pharmacyPhone: phone(),
    medicines: word('Melix'),
    prescriber: word('Dr'),
    allergies: word('Peanut'),
    insurance: word('Payer'),
  }),
  new_patient: () => ({
    address: word('Elm'),
    allergies: word('Peanut'),
    conditions: word('Gout'),
    medicines: word('Melix'),
    insurance: { bin: word('b'), pcn: word('p'), group: word('g'), memberId: word('M') },
  }),
  appointment: () => ({ service: 'vaccine', vaccine: word('Flu'), guardian: word('Aunt'), insurance: word('Payer') }),
  delivery: () => ({ address: word('Elm'), receiver: word('Nan'), instructions: word('Gate') }),
};
const kinds = Object.keys(details);

/** What strangers, carriers and vendors got to see, and what was asked for by address. */
const shown: string[] = [];
const addresses: string[] = [];
async function send(path: string, init: RequestInit = {}): Promise<string> {
  addresses.push(path);
  const response = await fetch(`${app.url}${path}`, { redirect: 'manual', ...init });
  addresses.push(response.headers.get('location') ?? '');
  return response.text();
}
const post = (path: string, body: object | string, headers: Record<string, string> = {}) =>
  send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

it('S28-61 a thousand names, birth dates and details of requests are in no log, text, mail, model call, address or status page', async () => {
  for (let n = 0; n < 120; n += 1) {
    await app.context.sql`delete from app.rate_limits`;
    // So that no limit of texts is reached.
    await app.context.sql`update public.messages set created_at = created_at - interval '2 days'`;
    const kind = kinds[n % kinds.length] as string;
    await (n % 10 === 9 ? withoutScript() : inTheChat(kind, n % 2 === 0 ? 'en' : 'es'));
  }
  await orderNotices();
  await dispatchDue(app.deps);
  await app.call('POST', '/requests/search', { search: word('Zelda') });
  const log = takeLog(app.context);
  const audit = await (
    await fetch(`${app.url}/api/admin/audit.csv`, { headers: { authorization: `Bearer ${app.tokens.ann}` } })
  ).text();

  expect(words.size + phones.size).toBeGreaterThan(1_000);
  const bodies = app.double.messages.map(({ body }) => body);
  expect(bodies.length).toBeGreaterThan(60);
  expect(model.requests.length).toBeGreaterThan(20);
  expect(log.split('\n').length).toBeGreaterThan(1_000);
  expect(audit).toContain('request_read');
  const places: Record<string, string> = {
    log,
    'audit log': audit,
    texts: bodies.join('\n'),
    mails: smtp.mails.map(({ source }) => source).join('\n'),
    'model calls': [...model.requests, ...model.classRequests].map(({ text }) => text).join('\n'),
    addresses: addresses.join('\n'),
    'pages and answers': shown.join('\n'),
  };
  const found = Object.entries(places).flatMap(([place, text]) =>
    [...words, ...phones].filter((canary) => text.includes(canary)).map((canary) => `${place}: ${canary}`),
  );
  expect(found).toEqual([]);
}, 300_000);

/** From the form to its end: what the visitor, staff and other programs do with it. */
async function inTheChat(kind: string, language: string): Promise<void> {
  const chatId = `chat-${1_700_000_000_000 + births}`;
  const chat = { 'x-chat-id': chatId, 'accept-language': language };
  const asked = await fetch(`${app.url}/api/chat-stream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...chat },
    body: JSON.stringify({ text: language === 'en' ? 'Do you have reading glasses?' : '¿Tienen lentes para leer?' }),
  });
  shown.push(await asked.text());
  const cookie = asked.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const form = {
    kind,
    chatId,
    name: `${word('Zora')} ${word('Quill')}`,
    phone: phone(),
    ...(kind !== 'delivery' && { birthDate: birthDate() }),
    wantsTexts: true,
    details: details[kind]?.(),
  };
  await post('/api/requests', { ...form, phone: word('call') }, { cookie, 'idempotency-key': randomUUID() });
  await post('/api/requests', JSON.stringify(form).slice(0, -2), { cookie, 'idempotency-key': randomUUID() });
  const sent = JSON.parse(await post('/api/requests', form, { cookie, 'idempotency-key': randomUUID(), ...chat }));
  expect(sent.reference).toMatch(/^\w{3}-\w{3}$/);
  shown.push(await post('/api/chat-stream', { text: 'Is it ready? And do you sell stamps?' }, { cookie, ...chat }));
  await ofStaff(sent.id);
  shown.push(await post('/api/requests/own/answer', { token: sent.token, text: word('Said') }, { cookie }));
  shown.push(await send(`/requests/${sent.token}`, { headers: { cookie } }));
  shown.push(await post('/api/requests/own/status', { token: sent.token, lastFour: '0000' }));
  shown.push(await post('/api/requests/own/calendar', { token: sent.token }, { cookie }));
  shown.push(await post('/api/requests/own/cancel', { token: sent.token }, { cookie }));
}

async function ofStaff(id: string): Promise<void> {
  const read = async () => (await app.call('GET', `/requests/${id}`)).body;
  const change = async (what: object) =>
    app.call('PATCH', `/requests/${id}`, { version: (await read()).version, change: what });
  await app.call('POST', `/requests/${id}/birth-date`);
  await change({ change: 'note', text: word('Note') });
  await change({ change: 'note', text: [word('Note')] });
  await change({ change: 'identity', isMatched: true });
  await change({ change: 'needs_you', need: 'call_us' });
  const template = ['received', 'needs_you'][births % 2];
  const text = await app.call('POST', `/requests/${id}/texts`, { template }, { 'idempotency-key': randomUUID() });
  expect(text.status).toBe(200);
}

async function withoutScript(): Promise<void> {
  const fields = {
    name: word('Zora'),
    phone: phone(),
    birthDate: birthDate(),
    items: word('Melix'),
    wantsTexts: 'yes',
  };
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const path = '/requests/new/refill';
  await post(path, new URLSearchParams({ ...fields, birthDate: word('soon') }).toString(), headers);
  const page = await post(path, new URLSearchParams({ ...fields, key: randomUUID() }).toString(), headers);
  shown.push(page);
  const token = /\/requests\/([\w-]{22})/.exec(page)?.[1];
  expect(token).toMatch(/^[\w-]{22}$/);
  shown.push(await post(`/requests/${token}`, `lastFour=${fields.phone.slice(-4)}`, headers));
}

/** From a pharmacy system: rows with more columns than a notice has, and bad ones. */
async function orderNotices(): Promise<void> {
  const { body } = await app.call('POST', '/admin/integration-keys', { name: 'Till', scope: 'notices', days: 30 });
  const csv = ['order,kind,phone,name,drug'];
  for (let n = 0; n < 20; n += 1)
    csv.push(`${randomUUID().slice(0, 8)},ready,${phone()},${word('Zora')},${word('Melix')}`);
  await app.call('POST', '/notices/import', new TextEncoder().encode(csv.join('\n')));
  const signed = JSON.stringify({
    notices: [{ order: word('o'), kind: word('kind'), phone: phone(), drug: word('Melix') }],
  });
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const signature = createHmac('sha256', signingKeyOf(body.secret)).update(`${timestamp}.${signed}`).digest('hex');
  await post('/api/notices', signed, {
    'x-rx-key': body.key.id,
    'x-rx-timestamp': timestamp,
    'x-rx-signature': signature,
  });
}
