import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newNumber, type SendingApp, startSendingApp } from '../../../../testing/sms/start-sending-app.ts';
import { visitorCookie } from '../../../../testing/visitor-cookie.ts';
import { deleteOldConsents } from './consent.repository.ts';

let app: SendingApp;
beforeAll(async () => {
  app = await startSendingApp();
});
afterAll(() => app.close());

const history = (phone: string) => app.context.sql<Record<string, unknown>[]>`
  select purpose, channel, words, language, how, note, by_id, confirmed_at is not null as confirmed, withdrawn_how as ended
  from app.text_consents where phone = ${phone} order by created_at, asked_at, purpose`;
const brief = async (phone: string) =>
  (await history(phone)).map(({ purpose, channel, ended }) => `${purpose} ${channel} ${ended ?? 'stands'}`);
const text = (from: string, body: string) => app.double.text({ from, body });
const audited = async () =>
  (
    await app.context.sql<{ detail: string }[]>`
      select detail from app.audit_log where action = 'text_consent_recorded' order by seq`
  ).map(({ detail }) => detail);

let chats = 1763460000000;
const newChat = () => ({ cookie: visitorCookie(), chatId: `chat-${++chats}` });
const callBack = ({ cookie, chatId }: ReturnType<typeof newChat>, phone: string, mayText: boolean, language = 'en') =>
  fetch(`${app.url}/api/chat/hand-off`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, 'accept-language': language },
    body: JSON.stringify({ chatId, name: 'Ana Torres', phone, message: '', mayText }),
  });

describe('the history of consent', () => {
  it('S29-201 keeps the words that a visitor saw, for a callback and for a request, and what replaced them', async () => {
    const [phone, other] = [newNumber(), newNumber()];
    const chat = newChat();
    await callBack(chat, phone, true, 'es');
    expect(await history(phone)).toEqual([
      {
        purpose: 'callback',
        channel: 'callback',
        words: expect.stringContaining('mensajes de texto a este número sobre esta solicitud'),
        language: 'es',
        how: null,
        note: null,
        by_id: null,
        confirmed: true,
        ended: null,
      },
    ]);
    await callBack(chat, other, true);
    await callBack(chat, other, false);
    expect(await brief(phone)).toEqual(['callback callback replaced']);
    expect(await brief(other)).toEqual(['callback callback replaced']);
    await app.context.sql`
      insert into app.requests (reference, kind, name, phone, language, consent_at, consent_words, details, visitor_hash, token_hash)
      values ('K7D42M', 'refill', 'Ana', ${phone}, 'en', now(), 'The words', '{}', ${randomBytes(32)}, ${randomBytes(32)})`;
    expect(await brief(phone)).toEqual(['callback callback replaced', 'request request stands']);
  });

  it('S29-201 keeps what staff note, and that they removed it', async () => {
    const phone = newNumber();
    const opened = (await app.call('POST', '/sms/people', { phone })).body.person;
    const write = (version: number, consent: object | null) =>
      app.call('PATCH', `/sms/people/${opened.id}`, { version, consent });
    await write(opened.version, { on: '2026-05-04', how: 'counter', note: 'At pickup' });
    expect((await history(phone))[0]).toMatchObject({ how: 'counter', note: 'At pickup', by_id: app.ann.id });
    await write(opened.version + 1, null);
    expect(await brief(phone)).toEqual(['conversation staff staff', 'reminders staff staff']);
  });

  it('S29-202 ends everything with STOP, and START brings back what that STOP ended', async () => {
    const phone = newNumber();
    await callBack(newChat(), phone, true);
    const wanted = { purpose: 'callback' } as const;
    const may = () => app.texting.mayText(app.context.sql, phone, wanted);
    expect(await may()).toBe('agreed');
    await text(phone, 'STOP');
    expect(await may()).toBe('opted_out');
    expect(await brief(phone)).toEqual(['callback callback stop']);
    await text(phone, 'START');
    expect(await may()).toBe('agreed');
    await text(phone, 'START');
    expect(await brief(phone)).toEqual(['callback callback stop', 'callback text stands']);
  });
});

describe('a first text', () => {
  it('S29-203 asks how the person agreed, records the answer, and then asks no more', async () => {
    const phone = newNumber();
    const send = (body: string, consent: unknown, key: string = randomUUID()) =>
      app.send(phone, body, { consent }, { 'idempotency-key': key });
    const key = randomUUID();
    const asked = await send('Hello', 'ask', key);
    expect([asked.status, asked.body.code]).toEqual([409, 'text_consent_needed']);
    expect(await app.rows(phone)).toEqual([]);
    const sent = await send('Hello', { how: 'phone', note: 'Called, asked for a text' }, key);
    expect([sent.status, sent.body.success]).toEqual([200, true]);
    expect(await history(phone)).toMatchObject([
      { purpose: 'conversation', channel: 'staff', how: 'phone', note: 'Called, asked for a text', by_id: app.ann.id },
    ]);
    expect(await audited()).toEqual(['phone']);
    expect((await app.call('POST', '/sms/people', { phone })).body.person.consent).toMatchObject({
      how: 'phone',
      note: 'Called, asked for a text',
      by: { id: app.ann.id },
    });
    expect((await send('And one more', 'ask')).status).toBe(200);
    await send('A third', { how: 'phone', note: '' });
    expect([await brief(phone), await audited()]).toEqual([['conversation staff stands'], ['phone']]);
  });

  it('S29-203 asks nothing about people who wrote, and nothing of other programs', async () => {
    const [writer, stranger, stopped] = [newNumber(), newNumber(), newNumber()];
    await text(writer, 'Are you open?');
    expect((await app.send(writer, 'Until 5:30.', { consent: 'ask' })).status).toBe(200);
    expect((await app.send(stranger, 'Hello')).status).toBe(200);
    await text(stopped, 'STOP');
    expect((await app.send(stopped, 'Hello', { consent: 'ask' })).body.code).toBe('sms_opted_out');
    expect(await brief(stranger)).toEqual([]);
  });
});

it('S29-204 forgets questions without an answer after a month, ended consents after four years, never one that stands', async () => {
  const phone = newNumber();
  await app.context.sql`
    insert into app.text_consents (phone, purpose, channel, words, asked_at, confirm_by, confirmed_at, withdrawn_at, withdrawn_how)
    select ${phone}, 'conversation', 'chat', words, at, at + interval '1 day', case when words <> 'asked' then at end,
      case when words = 'ended' then at end, case when words = 'ended' then 'stop' end
    from (values ('asked', now() - interval '32 days'), ('asked', now() - interval '3 days'), ('ended', now() - interval '1470 days'),
      ('ended', now() - interval '1400 days'), ('stands', now() - interval '9 years')) rows (words, at)`;
  await deleteOldConsents(app.context.sql);
  expect((await history(phone)).map(({ words }) => words).sort()).toEqual(['asked', 'ended', 'stands']);
});
