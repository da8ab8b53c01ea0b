import { randomUUID } from 'node:crypto';
import { confirmedText, confirmQuestion } from '@rxweb/domain/sms/by-text';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newNumber, type SendingApp, startSendingApp } from '../../../../testing/sms/start-sending-app.ts';
import { textChats } from '../../../../testing/sms/text-chats.ts';
import { textLiveMessages } from './text-live.ts';

// A Wednesday, 10:00 in the sample store's zone.
const morning = new Date('2026-11-18T18:00:00Z');
const hourMs = 3_600_000;
let now = morning;
let app: SendingApp;
let pharmacist: { id: string };
let tokens: { pharmacist: string };
beforeAll(async () => {
  app = await startSendingApp({ now: () => now });
  pharmacist = await app.issuer.hire('pharmacist');
  tokens = { pharmacist: await app.issuer.openSession(pharmacist as Parameters<typeof app.issuer.openSession>[0]) };
});
afterAll(() => app.close());
beforeEach(async () => {
  now = morning;
  await app.context.sql`delete from app.rate_limits`;
});

const store = 'Alder Street Pharmacy';
const { newChat, call, ask, state, text, sentTo, until, lines, confirmed, staffWrites } = textChats(() => app);
const textLive = () => textLiveMessages({ ...app.deps, publicUrl: 'https://pharmacy.example' });

describe('a question by text', () => {
  it.each([
    ['en', 'YES'],
    ['es', 'Sí, por favor'],
  ] as const)('S29-212 goes out in the visitor’s language, and a yes confirms it: %s', async (language, yes) => {
    const [chat, phone] = [newChat(), newNumber()];
    expect(await state(chat)).toBe('none');
    const asked = await ask(chat, phone, language);
    expect(asked).toEqual({
      status: 200,
      body: {
        state: 'pending',
        phoneEnd: phone.slice(-4),
        confirmBy: new Date(morning.getTime() + 24 * hourMs).toISOString(),
        heldUntil: null,
        from: app.double.from,
      },
    });
    await until(phone, confirmQuestion(store, language));
    await text(phone, 'Who is this?');
    expect(await state(chat)).toBe('pending');
    expect(await lines(chat)).toEqual([]);
    await text(phone, yes);
    expect(await state(chat)).toBe('confirmed');
    await until(phone, confirmedText(store, language));
    const [consent] = await app.context.sql`
      select purpose, channel, language, words, asked_at as asked, confirmed_at as confirmed from app.text_consents where phone = ${phone}`;
    expect(consent).toMatchObject({
      purpose: 'conversation',
      channel: 'chat',
      language,
      asked: morning,
      confirmed: morning,
    });
    expect(consent?.words).toMatch(
      language === 'es' ? /para seguir esta conversación.*STOP/ : /to continue this conversation.*STOP/,
    );
  });

  it('S29-213 is answered the same for a number that stopped texts, which gets none', async () => {
    const [chat, other, phone, stopped] = [newChat(), newChat(), newNumber(), newNumber()];
    await text(stopped, 'STOP');
    const [plain, silent] = [await ask(chat, phone), await ask(other, stopped)];
    const unnamed = ({ body }: typeof plain) => ({ ...body, phoneEnd: '' });
    expect([silent.status, unnamed(silent)]).toEqual([plain.status, unnamed(plain)]);
    await until(phone, confirmQuestion(store, 'en'));
    expect(sentTo(stopped)).toEqual([]);
    await text(stopped, 'yes please');
    expect(await state(other)).toBe('pending');
    await text(phone, 'STOP');
    expect(await state(chat)).toBe('pending');
  });

  it('S29-213 goes to one number at most three times a day, whoever asks', async () => {
    const phone = newNumber();
    const answers: string[] = [];
    for (let n = 0; n < 4; n++) answers.push((await ask(newChat(), phone)).body.state);
    await expect.poll(() => sentTo(phone)).toHaveLength(3);
    expect(answers).toEqual(['pending', 'pending', 'pending', 'pending']);
  });

  it('S29-213 is one for two taps, waits for the end of the night, and takes no number that can’t be texted', async () => {
    const [chat, phone] = [newChat(), newNumber()];
    now = new Date('2026-11-19T05:00:00Z');
    const answers = await Promise.all([ask(chat, phone), ask(chat, phone)]);
    expect(answers.map(({ body }) => body.heldUntil)).toEqual(Array(2).fill('2026-11-19T16:00:00.000Z'));
    expect(await app.rows(phone)).toMatchObject([
      { hand_over: 'waiting', not_before: new Date('2026-11-19T16:00:00Z') },
    ]);
    expect((await ask(chat, '+1 900 555 0142')).body.code).toBe('phone_not_allowed');
    expect((await call('POST', '', chat, { chatId: chat.chatId, phone, agreed: false })).status).toBe(400);
    expect((await ask({ ...newChat(), chatId: chat.chatId }, phone)).status).toBe(404);
  });

  it('S29-214 is confirmed only in time, and by no yes that answers something else', async () => {
    const [late, other, phone, second] = [newChat(), newChat(), newNumber(), newNumber()];
    await ask(late, phone);
    await until(phone, confirmQuestion(store, 'en'));
    now = new Date(morning.getTime() + 24 * hourMs);
    await text(phone, 'yes');
    expect(await state(late)).toBe('expired');
    await ask(other, second);
    await until(second, confirmQuestion(store, 'en'));
    expect((await app.send(second, 'Shall we deliver your order?')).status).toBe(200);
    await text(second, 'yes');
    expect(await state(other)).toBe('pending');
  });
});

describe('a chat that continues by text', () => {
  it('S29-215 gets what the person texts, once, in the chat and in the inbox', async () => {
    const { chat, phone } = await confirmed();
    const message = app.double.receive({ from: phone, body: 'Can my son pick it up?' });
    const webhook = app.double.inboundCall(message);
    await Promise.all([1, 2, 3].map(() => app.double.post(webhook)));
    expect(await lines(chat)).toEqual(['visitor text: Can my son pick it up?']);
    const inbox = await app.context
      .sql`select 1 from public.messages where from_phone = ${phone} and body like 'Can my%'`;
    expect(inbox).toHaveLength(1);
    const [row] = await app.context.sql`select wanted_at from app.conversations where chat_id = ${chat.chatId}`;
    expect(row?.wanted_at).not.toBeNull();
    const raised = await app.context.sql`
      select n.kind from app.staff_notices n join app.conversations c on c.id::text = n.subject where c.chat_id = ${chat.chatId}`;
    expect(raised).toEqual([{ kind: 'person_wanted' }]);
  });

  it('S29-105 shows a danger in a text in the chat, marks it urgent, and tells all who may join; one reply goes out', async () => {
    const { chat, phone, id } = await confirmed();
    const before = sentTo(phone).length;
    await text(phone, 'I took the whole bottle of pills to end my life');
    const read = async (path: string) => {
      const answer = await fetch(`${app.url}/api/${path}`, {
        headers: { authorization: `Bearer ${tokens.pharmacist}` },
      });
      return answer.json();
    };
    expect((await read(`conversations/${id}/live`)).messages).toMatchObject([
      { author: 'visitor', channel: 'text' },
      { kind: 'card', card: { tier: 'crisis' }, careReason: { kind: 'crisisNow', segment: expect.any(String) } },
    ]);
    const listed = (await read('conversations?view=emergency')).conversations;
    expect(listed).toMatchObject([{ id, care: 'crisis' }]);
    const { notices } = await read('staff-notices');
    expect(notices.map(({ kind }: { kind: string }) => kind)).toContain('urgent_chat');
    await expect.poll(() => sentTo(phone).length).toBe(before + 1);
    await app.send(phone, 'We are calling you now.');
    expect((await lines(chat)).at(-1)).toBe('staff text: We are calling you now.');
  });

  it('S29-215 shows in the chat what an administrator texts from the inbox, and sends it once', async () => {
    const { chat, phone } = await confirmed();
    await app.send(phone, 'Yes, he can.');
    expect(await lines(chat)).toEqual(['staff text: Yes, he can.']);
    await textLive();
    expect(sentTo(phone).filter((body) => body === 'Yes, he can.')).toHaveLength(1);
  });

  it('S29-216 texts what administrators write once the visitor has left, each once, in order, from any server', async () => {
    const { phone, id } = await confirmed();
    await app.context.sql`insert into app.live_presence (conversation_id, visitor_at) values (${id}, now())`;
    await staffWrites(id, 'Seen on the page');
    await staffWrites(id, 'First');
    await textLive();
    expect(sentTo(phone)).not.toContain('First');
    await app.context.sql`
      update app.live_presence set visitor_at = now() - interval '1 minute', visitor_seen = 1 where conversation_id = ${id}`;
    await staffWrites(id, 'Second');
    await staffWrites(id, 'By a pharmacist', pharmacist.id, 'pharmacist');
    await Promise.all([textLive(), textLive(), textLive()]);
    await until(phone, 'Second');
    await textLive();
    const sent = await app.context.sql<{ body: string }[]>`
      select m.body from app.live_message_texts t join public.messages m on m.id = t.message_id where m.to_phone = ${phone} order by m.created_at`;
    expect(sent.map(({ body }) => body)).toEqual(['First', 'Second']);
    expect(sentTo(phone).slice(-2)).toEqual(['First', 'Second']);
  });

  it('S29-216 splits what is too long for a text, and leaves files in the chat', async () => {
    const { phone, id } = await confirmed();
    await staffWrites(id, `${'long '.repeat(400)}end`);
    await app.context.sql`
      update app.live_messages set attachments = '[{"bucket": "live-files", "path": "x.pdf", "name": "x.pdf", "type": "application/pdf", "size": 1}]'
      where conversation_id = ${id}`;
    await textLive();
    await expect.poll(() => sentTo(phone).length).toBe(4);
    const parts = (await app.rows(phone)).slice(-2).map(({ body }) => body as string);
    expect(parts.every((body) => body.length <= 1_600)).toBe(true);
    expect(parts.join(' ')).toContain('end There is a file for you in our chat: https://pharmacy.example');
  });

  it('S29-216 shows staff which of their lines didn’t arrive by text, until it is sent again', async () => {
    const { phone, id } = await confirmed();
    const read = async () => (await app.call('GET', `/conversations/${id}/live`)).body.state;
    await staffWrites(id, 'First');
    await staffWrites(id, 'Second');
    await textLive();
    await app.send(phone, 'From the inbox');
    await until(phone, 'From the inbox');
    expect(await read()).toMatchObject({ isByText: true, failedTexts: [] });
    const fail = (body: string) => app.context.sql<{ id: string }[]>`
      update public.messages set status = 'failed', error_code = 30005 where to_phone = ${phone} and body = ${body} returning id`;
    const [second] = await fail('Second');
    await fail('From the inbox');
    expect((await read()).failedTexts).toEqual([
      { seq: 2, code: 30005 },
      { seq: 3, code: 30005 },
    ]);
    await app.context
      .sql`update public.messages set retry_of = ${second?.id ?? null} where to_phone = ${phone} and body = 'First'`;
    expect((await read()).failedTexts).toEqual([{ seq: 3, code: 30005 }]);
  });

  it('S29-217 ends at once with STOP, and says so to staff; what waits isn’t sent', async () => {
    const { chat, phone, id } = await confirmed();
    const read = async () => (await app.call('GET', `/conversations/${id}/by-text`)).body;
    expect(await read()).toMatchObject({ state: 'confirmed', phone, endedHow: null, isUnasked: false });
    await text(phone, 'Stop');
    expect(await state(chat)).toBe('ended');
    expect(await read()).toMatchObject({ state: 'ended', endedHow: 'stop' });
    await staffWrites(id, 'Too late');
    await textLive();
    expect(await lines(chat)).toEqual(['staff chat: Too late']);
    expect(sentTo(phone)).not.toContain('Too late');
    await text(phone, 'START');
    await text(phone, 'Hello again');
    expect(await lines(chat)).toEqual(['staff chat: Too late']);
  });

  it('S29-217 ends when the visitor starts over: what they text stays in the inbox', async () => {
    const { chat, phone, id } = await confirmed();
    const over = await fetch(`${app.url}/api/conversations/live/forget`, {
      method: 'POST',
      headers: { cookie: chat.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ chatId: chat.chatId }),
    });
    expect(over.status).toBe(200);
    expect((await app.call('GET', `/conversations/${id}/by-text`)).body).toMatchObject({
      state: 'ended',
      endedHow: 'person',
    });
    await text(phone, 'Is it ready?');
    expect(await lines(chat)).toEqual([]);
  });

  it('S29-217 ends when the visitor or staff say so, and by a chat that is confirmed later; staff reads are audited', async () => {
    const { chat, phone } = await confirmed();
    const next = newChat();
    await ask(next, phone);
    await expect.poll(() => sentTo(phone).filter((body) => body === confirmQuestion(store, 'en'))).toHaveLength(2);
    await text(phone, 'ok');
    expect([await state(chat), await state(next)]).toEqual(['ended', 'confirmed']);
    await text(phone, 'To the new one');
    expect([await lines(chat), await lines(next)]).toEqual([[], ['visitor text: To the new one']]);
    expect((await call('POST', '/end', next, { chatId: next.chatId })).body.state).toBe('ended');
    const { id } = await confirmed();
    const end = await fetch(`${app.url}/api/conversations/${id}/by-text/end`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens.pharmacist}` },
    });
    expect(await end.json()).toMatchObject({ state: 'ended', endedHow: 'staff' });
    const entries = await app.context.sql<
      { action: string }[]
    >`select action from app.audit_log where target = ${id} order by seq`;
    expect(entries.map(({ action }) => action)).toContain('by_text_ended');
    expect((await app.call('GET', `/conversations/${randomUUID()}/by-text`)).status).toBe(404);
  });
});
