import { randomUUID } from 'node:crypto';
import { listServices } from '@rxweb/contracts/requests/slots';
import type { RequestFormInput } from '@rxweb/contracts/requests/visitor';
import { readReference } from '@rxweb/domain/requests/reference';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { visitorCookie } from '../../../testing/visitor-cookie.ts';
import { insertSettings } from '../../kernel/settings/settings.repository.ts';

// A Wednesday, 10:00 in the sample store's zone, which closes at 17:30.
let now = new Date('2026-11-18T18:00:00Z');
const closing = '2026-11-19T01:30:00.000Z';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp(() => now);
});
afterAll(() => test.close());
beforeEach(async () => {
  now = new Date('2026-11-18T18:00:00Z');
  await test.context.sql`delete from app.requests`;
  await test.context.sql`delete from app.rate_limits`;
});

const who = { name: ' Ana Torres ', phone: '(415) 555-0142', birthDate: '1960-02-29' };
const forms: Record<string, RequestFormInput> = {
  refill: { kind: 'refill', ...who, details: { rxNumbers: ['6021447'] } },
  transfer: { kind: 'transfer', ...who, details: { pharmacyName: 'Corner Drugs', pharmacyPhone: '555 0190' } },
  'new patient': { kind: 'new_patient', ...who, details: { allergies: 'none', hasSeenNotice: true } },
  appointment: { kind: 'appointment', ...who, details: { service: 'vaccine', vaccine: 'Flu' } },
  delivery: { kind: 'delivery', name: who.name, phone: who.phone, details: { address: '18 Linden Street' } },
};
const refill = forms.refill as RequestFormInput;

const post = async (path: string, body: unknown, cookie: string, headers: Record<string, string> = {}, at = test) => {
  const response = await fetch(`${at.url}/api/requests${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json(), headers: response.headers };
};
const send = (cookie: string, form: object = refill, headers: Record<string, string> = {}, at = test) =>
  post('', form, cookie, { 'idempotency-key': randomUUID(), ...headers }, at);
const rows = () => test.context.sql`select * from app.requests order by created_at`;

describe('a request', () => {
  it.each(Object.entries(forms))(
    'S28-01 of the kind %s is stored with a reference, a promise and a link',
    async (_kind, form) => {
      const { status, body } = await send(visitorCookie(), form);
      expect(status).toBe(200);
      expect(readReference(body.reference)).not.toBeNull();
      expect(body).toMatchObject({ kind: form.kind, startsAt: null, token: expect.stringMatching(/^[\w-]{22}$/) });
      const isLater = form.kind === 'transfer' || form.kind === 'new_patient';
      expect(body.dueAt).toBe(isLater ? '2026-11-20T01:30:00.000Z' : closing);
      expect(await rows()).toMatchObject([
        {
          id: body.id,
          kind: form.kind,
          state: 'received',
          name: 'Ana Torres',
          phone: '+14155550142',
          consent_at: null,
        },
      ]);
      expect(JSON.stringify(await rows())).not.toContain(body.token);
    },
  );

  it('S28-02 keeps the words a visitor agreed to, only if the box was ticked', async () => {
    await send(visitorCookie(), { ...refill, wantsTexts: true }, { 'accept-language': 'es' });
    expect(await rows()).toMatchObject([
      { language: 'es', consent_at: now, consent_words: expect.stringContaining('STOP') },
    ]);
  });

  it('S28-03 is one for twenty equal posts, with one answer; other words with its key are refused', async () => {
    const [cookie, key] = [visitorCookie(), randomUUID()];
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(cookie, refill, { 'idempotency-key': key })),
    );
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, answers[0]?.body]));
    expect(await rows()).toHaveLength(1);
    const other = await send(cookie, { ...refill, name: 'Eva' }, { 'idempotency-key': key });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch']);
  });

  it.each([
    ['nothing to refill', { ...refill, details: {} }, 'invalid_input'],
    ['a number that can’t be called', { ...refill, phone: '555-01' }, 'phone_not_allowed'],
    ['a birth date in the future', { ...refill, birthDate: '2026-11-19' }, 'invalid_input'],
    ['a birth date of 1860', { ...refill, birthDate: '1860-01-01' }, 'invalid_input'],
    ['no name', { ...refill, name: '  ' }, 'invalid_input'],
    ['a field that no form has', { ...refill, ssn: '123-45-6789' }, 'invalid_input'],
    ['a card number in the details', { ...refill, details: { rxNumbers: ['6021447'], card: '4111' } }, 'invalid_input'],
    ['a kind that there is none of', { ...refill, kind: 'wish' }, 'invalid_input'],
    [
      'a file of another',
      { ...refill, files: [{ path: '1763460000001-aaaaaaaaaaaaaaaaaaaaaaaa.png', name: 'a.png', size: 3 }] },
      'not_found',
    ],
  ])('is refused with %s, and nothing is stored', async (_what, form, code) => {
    const { body } = await send(visitorCookie(), form);
    expect(body.code).toBe(code);
    expect(await rows()).toEqual([]);
  });
});

describe('its status', () => {
  it('S28-04 is open to the browser that sent it, and to others with the last four digits', async () => {
    const cookie = visitorCookie();
    const { body } = await send(cookie);
    const own = await post('/own/status', { id: body.id }, cookie);
    expect(own.body).toMatchObject({
      gate: 'open',
      status: { reference: body.reference, state: 'received', canCancel: true, dueAt: closing },
    });
    expect(own.body.status.steps[0]).toEqual({ step: 'received', at: now.toISOString() });
    expect(JSON.stringify(own.body)).not.toMatch(/Ana|0142|6021447|1960/);

    const stranger = visitorCookie();
    const { token } = body;
    expect((await post('/own/status', { id: body.id }, stranger)).status).toBe(404);
    expect((await post('/own/status', { token }, stranger)).body).toEqual({ gate: 'digits', triesLeft: 5 });
    expect((await post('/own/status', { token, lastFour: '0142' }, stranger)).body.gate).toBe('open');
  });

  it('S28-05 locks after five wrong tries, for the right digits too, but not for its sender', async () => {
    const cookie = visitorCookie();
    const { token, id } = (await send(cookie)).body;
    const guess = async (lastFour: string) => (await post('/own/status', { token, lastFour }, visitorCookie())).body;
    for (const left of [4, 3, 2, 1]) expect(await guess('9999')).toEqual({ gate: 'digits', triesLeft: left });
    expect(await guess('9999')).toEqual({ gate: 'locked' });
    expect(await guess('0142')).toEqual({ gate: 'locked' });
    expect((await post('/own/cancel', { token, lastFour: '0142' }, visitorCookie())).body).toEqual({ gate: 'locked' });
    expect((await post('/own/status', { id }, cookie)).body.gate).toBe('open');
  });

  it('S28-06 is canceled once, however often it is asked, and gone 30 days later', async () => {
    const cookie = visitorCookie();
    const { id, token } = (await send(cookie)).body;
    for (const _ of [1, 2]) {
      const { body } = await post('/own/cancel', { id }, cookie);
      expect(body.status).toMatchObject({ state: 'closed', outcome: 'canceled', canCancel: false });
    }
    expect(await test.context.sql`select from app.request_events where what = 'closed'`).toHaveLength(1);
    now = new Date('2026-12-19T18:00:00Z');
    expect((await post('/own/status', { token, lastFour: '0142' }, cookie)).status).toBe(404);
    expect((await list(cookie)).requests).toEqual([]);
  });

  it('S28-07 asks for one thing, which the visitor answers once', async () => {
    const cookie = visitorCookie();
    const { id } = (await send(cookie)).body;
    const early = await post('/own/answer', { id, text: 'Here it is' }, cookie);
    expect([early.status, early.body.code]).toEqual([409, 'conflict']);
    await test.context.sql`update app.requests set state = 'needs_you', need = 'insurance_card'`;
    expect((await post('/own/status', { id }, cookie)).body.status).toMatchObject({ need: 'insurance_card' });
    expect((await post('/own/answer', { id, text: '  ' }, cookie)).status).toBe(400);
    const { body } = await post('/own/answer', { id, text: 'Here it is' }, cookie);
    expect(body.status).toMatchObject({ state: 'received', need: null });
    expect(await rows()).toMatchObject([{ has_news: true }]);
  });

  it('S28-08 lists what this browser sent, newest first, and nothing of others', async () => {
    const cookie = visitorCookie();
    const first = (await send(cookie)).body;
    now = new Date('2026-11-18T18:05:00Z');
    const second = (await send(cookie, forms.delivery)).body;
    await send(visitorCookie());
    expect((await list(cookie)).requests.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
    expect((await list(visitorCookie())).requests).toEqual([]);
  });
});

const list = async (cookie: string) => (await fetch(`${test.url}/api/requests/own`, { headers: { cookie } })).json();

it('of a refill can’t be delivered by a store that takes no deliveries, and its form doesn’t ask for it', async () => {
  const own = await createTestApp(() => now, { STORE_FILE: '' });
  const { sql, settings } = own.context;
  const turnOff = async (off: 'delivery'[]) => {
    const changed = { ...settings.current, requests: { off, days: {} } };
    const next = { settings: changed, origin: 'edit', savedBy: null } as const;
    await inTransaction(sql, (tx) => insertSettings(tx, settings.version, next));
    await settings.refresh();
  };
  const details = { rxNumbers: ['6021447'], handover: 'delivery', address: '18 Linden Street' };
  const read = async () => {
    const page = await (await fetch(`${own.url}/requests/new/refill`)).text();
    const { isDelivering } = await (await fetch(own.url + listServices.path)).json();
    const { status } = await send(visitorCookie(), { ...refill, details }, {}, own);
    return { isAsked: /name="(?:handover|address|receiver)"/.test(page), isDelivering, status };
  };
  expect(await read()).toEqual({ isAsked: true, isDelivering: true, status: 200 });
  await turnOff(['delivery']);
  expect(await read()).toEqual({ isAsked: false, isDelivering: false, status: 409 });
  await own.close();
});
