import { randomUUID } from 'node:crypto';
import type { LiveMessage, LiveState } from '@rxweb/contracts/live/messages';
import type { StaffNotice } from '@rxweb/contracts/staff-notices';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts';
import { createTokenIssuer } from '../../../../testing/issue-tokens.ts';
import { readEvents } from '../../../../testing/live-events.ts';
import { visitorCookie } from '../../../../testing/visitor-cookie.ts';
import { connectPorts } from '../../../program/collect.ts';
import { features } from '../../../program/features.ts';
import { conversations } from '../feature.ts';

// A Wednesday at 10:00 in the sample store's zone, which closes at 17:30.
let now = new Date('2026-11-18T18:00:00Z');
let test: TestApp;
let asked: string[] = [];
/** Answers wait here until they are let go. */
let gate: Promise<void> = Promise.resolve();
const tokens: Record<string, string> = {};
const ids: Record<string, string> = {};

beforeAll(async () => {
  test = await createTestApp(() => now, { LOG_LEVEL: 'fatal' }, undefined, {
    async *answer(question) {
      asked.push(question.text);
      yield { type: 'outcome', by: 'model', outcome: 'answered', intent: null };
      yield { type: 'chunk', text: 'One. ' };
      await gate;
      yield { type: 'chunk', text: 'Two.' };
      yield { type: 'suggestions', suggestions: ['When do you open?'] };
    },
  });
  const issuer = await createTokenIssuer(test);
  for (const [name, role, email] of [
    ['dana', 'pharmacist', 'dana.okafor@pharmacy.example'],
    ['ben', 'admin', 'ben.lee@pharmacy.example'],
    ['ed', 'employee', 'ed@pharmacy.example'],
  ] as const) {
    const person = await issuer.hire(role, email);
    ids[name] = person.id;
    tokens[name] = await issuer.openSession(person);
  }
});
afterAll(() => test.close());
beforeEach(async () => {
  asked = [];
  gate = Promise.resolve();
  now = new Date('2026-11-18T18:00:00Z');
  await test.context.sql`truncate app.conversations cascade`;
  await test.context.sql`delete from app.rate_limits`;
});

const chatId = 'chat-1763460000001';

function visitor(cookie = visitorCookie()) {
  const headers = (more: Record<string, string> = {}) => ({ cookie, 'x-chat-id': chatId, ...more });
  const post = async (path: string, body: object, more = {}) => {
    const response = await fetch(`${test.url}/api/conversations/live/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers(more) },
      body: JSON.stringify({ chatId, ...body }),
    });
    return { status: response.status, body: await response.json() };
  };
  return {
    cookie,
    post,
    say: async (text: string, more: Record<string, string> = {}) => {
      const response = await fetch(`${test.url}/api/chat-stream`, {
        method: 'POST',
        headers: headers({ 'content-type': 'application/json', ...more }),
        body: JSON.stringify({ text }),
      });
      return response.text();
    },
    write: (text: string, key: string = randomUUID()) => post('messages', { key, text }),
    since: async (after = 0): Promise<{ messages: LiveMessage[]; state: LiveState }> =>
      (await fetch(`${test.url}/api/conversations/live/since?after=${after}`, { headers: headers() })).json(),
    thread: async (more: Record<string, string> = {}) =>
      (await (await fetch(`${test.url}/api/conversations/live/thread`, { headers: headers(more) })).json()).thread,
    stream: (lastEventId?: number) =>
      readEvents(
        `${test.url}/api/conversations/live`,
        headers(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }),
      ),
  };
}

async function staff(name: string, method: string, path: string, body?: object) {
  const response = await fetch(`${test.url}/api/conversations/${await conversation()}/live${path}`, {
    method,
    headers: { authorization: `Bearer ${tokens[name]}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}
const join = (name = 'dana') => staff(name, 'POST', '/join');
const send = (text: string, name = 'dana', key: string = randomUUID()) =>
  staff(name, 'POST', '/messages', { key, text });

async function conversation(): Promise<string> {
  const [row] = await test.context.sql<[{ id: string }]>`
    select id from app.conversations where chat_id = ${chatId} order by created_at limit 1`;
  return row.id;
}
const linesOf = (messages: readonly LiveMessage[]) =>
  messages.map(({ seq, author, kind, text }) => [seq, author, kind, text].join(' ').trim());

describe('a person in the chat', () => {
  it('joins by name and role, writes and is answered, in one order for both sides', async () => {
    const june = visitor();
    await june.say('Can I talk to the pharmacist?');
    expect((await join()).body.state).toMatchObject({
      answeredBy: { id: ids.dana, name: 'Dana Okafor', role: 'pharmacist' },
    });
    expect((await send('Hi, this is Dana.')).status).toBe(200);
    expect((await june.write('Do you take my plan?')).status).toBe(200);
    await send('Yes.');
    const { messages, state } = await june.since();
    expect(linesOf(messages)).toEqual([
      '1 staff joined',
      '2 staff text Hi, this is Dana.',
      '3 visitor text Do you take my plan?',
      '4 staff text Yes.',
    ]);
    expect(state).toMatchObject({ answeredBy: { name: 'Dana Okafor', role: 'pharmacist' }, lastSeq: 4 });
    expect(JSON.stringify(messages)).not.toContain(ids.dana);
    expect(linesOf((await staff('dana', 'GET', '')).body.messages)).toEqual(linesOf(messages));
    const entries = await test.context.sql`
      select action from app.audit_log where target = ${await conversation()} and action like 'chat_%' order by seq`;
    expect(entries.map(({ action }) => action)).toEqual(['chat_joined', 'chat_message_sent', 'chat_message_sent']);
  });

  it('S29-101 silences the assistant: a question becomes a message to the person, and no model sees it', async () => {
    const june = visitor();
    await june.say('hello');
    await join();
    asked = [];
    expect(await june.say('Do you take my plan?')).toContain('Our staff has your message');
    const known = await june.say('Are you there?', { 'x-rx-extensions': 'live', 'x-chat-key': 'key-00000001' });
    expect(known).toContain('event: live');
    expect(known).not.toContain('event: chunk');
    await june.say('Are you there?', { 'x-rx-extensions': 'live', 'x-chat-key': 'key-00000001' });
    expect(linesOf((await june.since()).messages)).toEqual([
      '1 staff joined',
      '2 visitor text Do you take my plan?',
      '3 visitor text Are you there?',
    ]);
    expect(asked).toEqual([]);
    expect(await test.context.sql`select from app.chat_turns`).toHaveLength(1);
    await staff('dana', 'POST', '/leave');
    expect(await june.say('and now?')).toContain('Two.');
  });

  it('S29-102 interrupts an answer in progress: its text ends, and it never counts as an answer', async () => {
    const june = visitor();
    let open: () => void = () => undefined;
    gate = new Promise((resolve) => {
      open = resolve;
    });
    const answer = june.say('Tell me a lot', { 'x-rx-extensions': 'live' });
    await expect.poll(() => test.context.sql`select from app.chat_turns where state = 'answering'`).toHaveLength(1);
    await join();
    const text = await answer;
    open();
    expect(text).toContain('event: live');
    expect(text).not.toContain('Two.');
    const [turn] = await test.context.sql`select state, outcome from app.chat_turns`;
    expect(turn).toEqual({ state: 'interrupted', outcome: null });
  });

  it('S29-105 shows a card for a danger in a message to the person, and to staff why', async () => {
    const june = visitor();
    await june.say('hello');
    await join();
    const { body } = await june.write('I took the whole bottle of pills to end my life');
    expect(body.shown).toMatchObject([
      { kind: 'card', card: { tier: expect.stringMatching(/crisis|poison|emergency/) } },
    ]);
    expect(asked).toEqual(['hello']);
    const read = await staff('dana', 'GET', '');
    expect(read.body.messages.at(-1)).toMatchObject({ kind: 'card', careReason: { kind: expect.any(String) } });
    expect(JSON.stringify((await june.since()).messages)).not.toContain('careReason');
    const listed = await fetch(`${test.url}/api/conversations?view=emergency`, {
      headers: { authorization: `Bearer ${tokens.dana}` },
    });
    expect((await listed.json()).conversations).toMatchObject([{ care: body.shown[0].card.tier }]);
  });

  it('S29-105 tells everyone who may join of a danger, until staff write or hand back', async () => {
    const urgent = async () =>
      (
        await test.context.sql<{ roles: string[]; isOpen: boolean }[]>`
          select roles, settled_at is null as "isOpen" from app.staff_notices
          where kind = 'urgent_chat' and subject = ${await conversation()} order by raised_at, settled_at`
      ).map(({ roles, isOpen }) => `${roles.join(' ')} ${isOpen ? 'open' : 'settled'}`);
    const june = visitor();
    await june.say('hello');
    await join();
    await june.write('Do you take my plan?');
    expect(await urgent()).toEqual([]);
    await june.write('I took the whole bottle of pills to end my life');
    await june.write('I cannot breathe and my chest hurts');
    const { state } = await june.since();
    await staff('dana', 'POST', '/seen', { seq: state.lastSeq });
    expect(await urgent()).toEqual(['pharmacist admin settled', 'pharmacist admin open']);
    await send('Please call 911 now. I am here.');
    expect(await urgent()).toEqual(['pharmacist admin settled', 'pharmacist admin settled']);
    now = new Date(now.getTime() + 60_000);
    await june.write('I cannot breathe and my chest hurts');
    expect((await urgent())[2]).toBe('pharmacist admin open');
    await staff('dana', 'POST', '/leave');
    expect((await urgent())[2]).toBe('pharmacist admin settled');
  });

  it.each([
    ['starts over', { path: 'forget', body: {} }],
    ['goes back to the assistant', { path: 'assistant', body: {} }],
  ])('S29-125 closes the notice of a danger when the visitor %s, and says why', async (_, way) => {
    const june = visitor();
    await june.say('hello');
    await join();
    await june.write('I cannot breathe and my chest hurts');
    const id = await conversation();
    const listed = async () => {
      const answer = await fetch(`${test.url}/api/staff-notices`, {
        headers: { authorization: `Bearer ${tokens.dana}` },
      });
      const { notices } = await answer.json();
      return notices.filter(({ kind, path }: StaffNotice) => kind === 'urgent_chat' && path.endsWith(id));
    };
    expect(await listed()).toMatchObject([{ hasLeft: false }]);
    expect((await june.post(way.path, way.body)).status).toBe(200);
    expect(await listed()).toMatchObject([{ hasLeft: true }]);
    now = new Date(now.getTime() + 86_400_001);
    expect(await listed()).toEqual([]);
  });

  describe('S29-125 an urgent chat', () => {
    const close = (done: string, name = 'dana') => staff(name, 'POST', '/urgent/close', { done });
    const open = async () =>
      test.context.sql`
        select from app.staff_notices where kind = 'urgent_chat' and subject = ${await conversation()} and settled_at is null`;
    const danger = 'I cannot breathe and my chest hurts';

    it('is closed once by name, with what was done, after its chat was handed back', async () => {
      const june = visitor();
      await june.say('hello');
      await join();
      await june.write(danger);
      await test.context.sql`update app.conversations set last_at = now() - interval '2 hours'`;
      await runJob('hand back chats that staff left');
      expect(await open()).toHaveLength(1);
      expect((await staff('dana', 'GET', '')).body.state).toMatchObject({ isUrgent: true, urgentClosed: null });
      expect((await close('  ')).status).toBe(400);
      expect((await close('Called 911', 'ed')).status).toBe(403);
      const both = await Promise.all([close('Called 911'), close('I called her', 'ben')]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const { body } = await staff('dana', 'GET', '');
      expect(body.state).toMatchObject({ isUrgent: false, urgentClosed: { by: { id: expect.any(String) } } });
      expect(await open()).toHaveLength(0);
      const name = body.state.urgentClosed.by.id === ids.dana ? 'dana' : 'ben';
      expect((await close(body.state.urgentClosed.done, name)).status).toBe(200);
      const entries = await test.context.sql`
        select actor_id as "actorId" from app.audit_log
        where action = 'urgent_chat_closed' and target = ${await conversation()}`;
      expect(entries).toEqual([{ actorId: ids[name] }]);
    });

    it('is not closed by words about an earlier danger', async () => {
      const june = visitor();
      await june.say('hello');
      await join();
      await june.write(danger);
      const upTo = (await staff('dana', 'GET', '')).body.state.lastSeq;
      await june.write('my husband collapsed and is not breathing');
      const closeUpTo = (seq: number) => staff('dana', 'POST', '/urgent/close', { done: 'She is fine', upTo: seq });
      expect((await closeUpTo(upTo)).status).toBe(409);
      expect(await open()).toHaveLength(1);
      expect((await closeUpTo((await staff('dana', 'GET', '')).body.state.lastSeq)).status).toBe(200);
    });

    it('stays open for a pharmacist’s words that its visitor, who has only the phone, can’t read', async () => {
      const june = visitor();
      await june.say('hello');
      await join();
      await june.write(danger);
      const id = await conversation();
      const { sql } = test.context;
      await sql`
        with consent as (
          insert into app.text_consents (phone, purpose, subject, channel, words, language, asked_at, confirm_by, confirmed_at)
          values ('+15415550161', 'conversation', ${id}, 'chat', 'May we text?', 'en', now(), now() + interval '1 day', now()) returning id)
        insert into app.conversations_by_text (consent_id, conversation_id, phone) select id, ${id}, '+15415550161' from consent`;
      await sql`update app.live_presence set visitor_at = now() - interval '1 hour' where conversation_id = ${id}`;
      await send('Please call 911');
      expect(await open()).toHaveLength(1);
      await sql`
        insert into app.live_presence (conversation_id, visitor_at) values (${id}, now())
        on conflict (conversation_id) do update set visitor_at = now()`;
      await send('Please call 911 now');
      expect(await open()).toHaveLength(0);
    });

    it('is closed the same way when its danger is found after the visitor started over', async () => {
      const june = visitor();
      await june.say('hello');
      await join();
      await june.write('Is my refill ready?');
      await june.post('forget', {});
      await test.context.sql`
        update app.live_messages set text = ${danger}, checked_at = null where author = 'visitor' and kind = 'text'`;
      await runJob('finish safety checks of live messages');
      expect(await open()).toHaveLength(1);
      expect((await join()).status).toBe(409);
      expect((await close('No number left; looked at the chat')).body.state).toMatchObject({ isUrgent: false });
      expect(await open()).toHaveLength(0);
    });
  });

  it('S29-106 is one at a time: a second sees who is in and may take over', async () => {
    const june = visitor();
    await june.say('hello');
    await join();
    expect((await join()).status).toBe(200);
    const refused = await join('ben');
    expect([refused.status, refused.body.error]).toEqual([409, 'Dana Okafor is in this chat.']);
    expect((await send('hi', 'ben')).status).toBe(409);
    expect((await staff('ben', 'POST', '/leave')).status).toBe(409);
    expect((await staff('ben', 'POST', '/take-over', { from: ids.ben })).status).toBe(409);
    expect((await staff('ben', 'POST', '/take-over', { from: ids.dana })).status).toBe(200);
    expect((await send('too late')).status).toBe(409);
    expect(linesOf((await june.since()).messages)).toEqual(['1 staff joined', '2 staff took_over']);
  });

  it('is of pharmacists and administrators', async () => {
    await visitor().say('hello');
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['POST', '/join', undefined],
      ['POST', '/leave', undefined],
      ['POST', '/take-over', { from: ids.dana }],
      ['POST', '/messages', { key: 'key-00000001', text: 'hi' }],
      ['POST', '/typing', { isTyping: true }],
      ['POST', '/seen', { seq: 1 }],
    ] as const)
      expect((await staff('ed', method, path, body)).status, path).toBe(403);
  });

  it('S29-103 keeps a message once for its key, from either side and at the same time', async () => {
    const june = visitor();
    await june.say('hello');
    await join();
    const key = randomUUID();
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => june.write('once', key)));
    expect(others.map(({ body }) => body.message.id)).toEqual([first?.body.message.id, first?.body.message.id]);
    const sent = await Promise.all([1, 2, 3].map(() => send('once too', 'dana', key)));
    expect(new Set(sent.map(({ body }) => body.message.id)).size).toBe(1);
    await staff('dana', 'POST', '/leave');
    expect((await june.write('once', key)).status).toBe(200);
    expect((await june.write('new')).status).toBe(409);
    expect((await june.since()).messages.filter(({ kind }) => kind === 'text')).toHaveLength(2);
  });

  it('Z3 is not found by another visitor, on any path', async () => {
    const june = visitor();
    await june.say('hello');
    await join();
    await send('for June alone');
    const other = visitor();
    const { messages } = await june.since();
    const about = { message: messages.at(-1)?.id, file: 0 };
    for (const [path, body] of [
      ['messages', { key: randomUUID(), text: 'mine?' }],
      ['assistant', {}],
      ['typing', { isTyping: true }],
      ['seen', { seq: 1 }],
      ['file-address', about],
      ['wanted', {}],
    ] as const)
      expect((await other.post(path, body)).status, path).toBe(404);
    for (const path of ['', '/since'])
      expect(
        (
          await fetch(`${test.url}/api/conversations/live${path}`, {
            headers: { cookie: other.cookie, 'x-chat-id': chatId },
          })
        ).status,
      ).toBe(404);
    expect(await other.thread()).toBeNull();
    expect((await other.post('forget', {})).status).toBe(200);
    expect((await june.since()).messages).toHaveLength(2);
  });
});

describe('the stream', () => {
  it('S29-104 brings each message once, in order, and resumes after a cut', async () => {
    const june = visitor();
    await june.say('hello');
    const first = june.stream();
    await join();
    await send('one');
    await expect.poll(() => first.ids()).toEqual(['1', '2']);
    first.cut();
    await send('two');
    await june.write('three');
    const second = june.stream(2);
    await expect.poll(() => second.ids()).toEqual(['3', '4']);
    await staff('dana', 'POST', '/typing', { isTyping: true });
    await expect.poll(() => second.states().at(-1)?.isStaffTyping).toBe(true);
    second.cut();
  });

  it('ends when the visitor starts over in another tab', async () => {
    const june = visitor();
    await june.say('hello');
    const stream = june.stream();
    await expect.poll(() => stream.states().length).toBe(1);
    await june.post('forget', {});
    await expect.poll(() => stream.text()).toContain('event: gone');
  });
});

describe('wanting a person', () => {
  it('S29-107 waits in opening hours, and gets an offer with the promise after three minutes, once', async () => {
    const june = visitor();
    const { body } = await june.post('wanted', {});
    expect(body).toMatchObject({ offer: null, state: { wantedAt: now.toISOString() } });
    await june.post('wanted', {});
    const jobs = () => runJob('offer callbacks to visitors who wait for a person');
    await jobs();
    expect((await june.since()).messages).toHaveLength(1);
    now = new Date(now.getTime() + 3 * 60_000 + 1);
    await Promise.all([jobs(), jobs()]);
    expect((await june.since()).messages.slice(1)).toMatchObject([
      { kind: 'offer', offer: { why: 'not_joined', answerBy: '2026-11-19T01:30:00.000Z' } },
    ]);
    await join();
    now = new Date(now.getTime() + 10 * 60_000 + 1);
    await jobs();
    expect((await june.since()).messages.at(-1)).toMatchObject({ kind: 'offer', offer: { why: 'no_answer' } });
  });

  it('gets the offer at once when the store is closed, and stops when the visitor leaves a number', async () => {
    now = new Date('2026-11-19T04:00:00Z');
    const june = visitor();
    const { body } = await june.post('wanted', {});
    expect(body).toMatchObject({
      offer: { why: 'closed', answerBy: '2026-11-20T01:30:00.000Z' },
      state: { wantedAt: null },
    });
    now = new Date('2026-11-18T18:00:00Z');
    await june.post('wanted', {});
    expect((await june.since()).state.wantedAt).not.toBeNull();
    await fetch(`${test.url}/api/chat/hand-off`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: june.cookie },
      body: JSON.stringify({ chatId, name: 'June', phone: '(415) 555-0142', message: '' }),
    });
    expect((await june.since()).state.wantedAt).toBeNull();
  });

  it('is with a visitor whose page polls', async () => {
    const june = visitor();
    await june.say('hello');
    const isHere = async () => (await staff('dana', 'GET', '')).body.state.isVisitorHere;
    expect(await isHere()).toBe(false);
    await june.since();
    expect(await isHere()).toBe(true);
  });

  it('is handed back when the person may not answer any more', async () => {
    const june = visitor();
    await june.say('hello');
    await join();
    await test.context.sql`update app.conversations set answered_by = gen_random_uuid()`;
    await runJob('hand back chats that staff left');
    expect((await june.since()).state.answeredBy).toBeNull();
    expect(await june.say('hi')).toContain('One.');
  });
});

describe('the same conversation again', () => {
  it('S29-108 comes back with its turns and messages, of its screen', async () => {
    const june = visitor();
    const screen = 'a'.repeat(32);
    await june.say('older', { 'x-chat-screen': 'b'.repeat(32) });
    await june.say('hello', { 'x-chat-screen': screen });
    await june.say('I have chest pain and cannot breathe', { 'x-chat-screen': screen });
    await join();
    await send('I am here.');
    const thread = await june.thread({ 'x-chat-screen': screen });
    expect(thread.turns).toMatchObject([
      { question: 'hello', answer: 'One. Two.', state: 'complete', suggestions: ['When do you open?'], card: null },
      { card: { tier: 'emergency', lines: [{ tel: expect.any(String) }] } },
    ]);
    expect(thread.messages.map(({ kind }: LiveMessage) => kind)).toEqual(['joined', 'text']);
    expect(thread.messages[0].afterTurn).toBe(thread.turns[1].id);
    expect(await visitor().thread()).toBeNull();
  });

  it('is forgotten by Start over, and erased unless staff need it', async () => {
    const june = visitor();
    const screen = 'a'.repeat(32);
    await june.say('secret', { 'x-chat-screen': screen });
    await june.say('next', { 'x-chat-screen': 'c'.repeat(32) });
    expect((await june.post('forget', { screen })).status).toBe(200);
    expect((await june.thread()).turns.map(({ question }: { question: string }) => question)).toEqual(['next']);
    await runJob('erase conversations that visitors left behind');
    expect(await test.context.sql`select from app.chat_turns where question = 'secret'`).toHaveLength(0);

    await join();
    await send('kept for the store');
    await june.post('forget', {});
    expect(await june.thread()).toBeNull();
    await runJob('erase conversations that visitors left behind');
    expect(await test.context.sql`select from app.live_messages where text = 'kept for the store'`).toHaveLength(1);
    expect((await send('hello?')).status).toBe(409);
  });
});

async function runJob(name: string): Promise<void> {
  const ports = connectPorts<never>(features, test.context as never).get(conversations as never);
  const job = conversations.jobs?.find((each) => each.name === name);
  if (!job || !ports) throw new Error(`no job ${name}`);
  await job.run(test.context, new AbortController().signal, ports);
}

describe('files of a person in the chat', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const add = async (name: string, file = 'label.png', body: Buffer = png) => {
    const response = await fetch(`${test.url}/api/conversations/${await conversation()}/live/files`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens[name]}`, 'x-file-path': file, 'content-type': 'image/png' },
      body: new Uint8Array(body),
    });
    return { status: response.status, body: await response.json() };
  };

  it('reach the visitor of this conversation by an address for a minute, and no one else', async () => {
    const june = visitor();
    await june.say('hello');
    await join();
    const { status, body } = await add('dana');
    expect([status, body.file]).toMatchObject([200, { bucket: 'live-files', name: 'label.png', type: 'image/png' }]);
    const attachments = [body.file];
    expect((await staff('dana', 'POST', '/messages', { key: randomUUID(), text: '', attachments })).status).toBe(200);
    const message = (await june.since()).messages.at(-1);
    expect(message?.files).toMatchObject([{ name: 'label.png' }]);
    const opened = await june.post('file-address', { message: message?.id, file: 0 });
    expect(opened.status).toBe(200);
    const { pathname, search } = new URL(opened.body.url, test.url);
    const file = await fetch(`${test.url}${pathname}${search}`);
    expect([file.status, Buffer.from(await file.arrayBuffer()).length > 0]).toEqual([200, true]);
    expect((await june.post('file-address', { message: message?.id, file: 1 })).status).toBe(404);
    expect((await visitor().post('file-address', { message: message?.id, file: 0 })).status).toBe(404);
  });

  it('come only from who is in the chat, are not empty, and belong to their conversation', async () => {
    const june = visitor();
    await june.say('hello');
    expect((await add('dana')).status).toBe(409);
    await join();
    expect((await add('ben')).status).toBe(409);
    expect((await add('ed')).status).toBe(403);
    expect((await add('dana', 'empty.png', Buffer.alloc(0))).status).toBe(415);
    const stranger = {
      bucket: 'live-files',
      path: `1763460000001-${'a'.repeat(22)}.png`,
      name: 'x.png',
      type: 'image/png',
      size: 1,
    };
    const key = randomUUID();
    expect((await staff('dana', 'POST', '/messages', { key, text: '', attachments: [stranger] })).status).toBe(404);
  });
});
