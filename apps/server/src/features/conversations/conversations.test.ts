import { randomBytes, randomUUID } from 'node:crypto';
import type { AnswerOutcome, ConversationPage, ConversationTurn } from '@rxweb/contracts/conversations';
import type { Attachment } from '@rxweb/contracts/uploads';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { createTokenIssuer, type IssuedStaff } from '../../../testing/issue-tokens.ts';

let test: TestApp;
let people: Record<'admin' | 'pharmacist' | 'employee', IssuedStaff>;
let tokens: Record<'admin' | 'pharmacist' | 'employee', string>;
beforeAll(async () => {
  test = await createTestApp(undefined, { LOG_LEVEL: 'fatal' });
  const issuer = await createTokenIssuer(test);
  const [admin, pharmacist, employee] = await Promise.all([
    issuer.hire('admin', 'ann@pharmacy.example'),
    issuer.hire('pharmacist', 'bea@pharmacy.example'),
    issuer.hire('employee'),
  ]);
  people = { admin, pharmacist, employee };
  tokens = {
    admin: await issuer.openSession(admin),
    pharmacist: await issuer.openSession(pharmacist),
    employee: await issuer.openSession(employee),
  };
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.context.sql`truncate app.conversations cascade`;
  await test.context.sql`delete from app.chat_turns`;
});

async function call(method: string, path: string, body?: unknown, as: keyof typeof tokens = 'pharmacist') {
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
const list = async (query = '', as?: keyof typeof tokens): Promise<ConversationPage> =>
  (await call('GET', `/conversations${query}`, undefined, as)).body;
const search = async (text: string): Promise<ConversationPage> =>
  (await call('POST', '/conversations/search', { text })).body;
const idsOf = (page: ConversationPage) => page.conversations.map(({ id }) => id);

async function converse(lastAt = new Date()): Promise<string> {
  const [row] = await test.context.sql<[{ id: string }]>`
    insert into app.conversations (visitor_hash, chat_id, created_at, last_at)
    values (${randomBytes(32)}, ${`chat-${1e12 + Math.floor(Math.random() * 1e12)}`}, ${lastAt}, ${lastAt}) returning id`;
  return row.id;
}

interface Said {
  question?: string;
  answer?: string;
  outcome?: AnswerOutcome;
  care?: ConversationTurn['care'];
  attachments?: Attachment[];
  at?: Date;
}

async function say(conversationId: string | null, said: Said = {}): Promise<string> {
  const { question = 'Are you open?', answer = 'Yes.', outcome = 'answered', care = null, attachments = [] } = said;
  const { sql } = test.context;
  const [row] = await sql<[{ id: string }]>`
    insert into app.chat_turns (conversation_id, question, answer, state, outcome, care, attachments, answered_by, created_at)
    values (${conversationId}, ${question}, ${answer}, 'complete', ${outcome}, ${care}, ${sql.json(attachments)},
      ${care ? 'gate' : 'local'}, ${said.at ?? new Date()})
    returning id`;
  return row.id;
}

async function write(conversationId: string, seq: number, author: 'visitor' | 'staff', text: string): Promise<void> {
  const by = author === 'staff' ? people.pharmacist.id : null;
  await test.context.sql`
    insert into app.live_messages (conversation_id, seq, author, kind, text, staff_id, staff_name, staff_role, checked_at)
    values (${conversationId}, ${seq}, ${author}, 'text', ${text}, ${by}, ${by && 'Bea'}, ${by && 'pharmacist'}, now())`;
}

interface Left {
  name?: string;
  phone?: string;
  answerBy?: string | null;
  createdAt?: string;
}

async function leave(conversationId: string, left: Left = {}): Promise<string> {
  const { name = 'Rosa Medina', phone = '+15555550117', answerBy = null, createdAt = '2026-11-20T18:00:00Z' } = left;
  const [row] = await test.context.sql<[{ id: string }]>`
    insert into app.hand_offs (conversation_id, name, phone, message, answer_by, created_at)
    values (${conversationId}, ${name}, ${phone}, 'Please call me', ${answerBy}, ${createdAt}) returning id`;
  return row.id;
}

async function notedBy(work: () => Promise<unknown>): Promise<string[]> {
  const { sql } = test.context;
  const [head] = await sql<[{ seq: string }]>`select seq from app.audit_head`;
  await work();
  const rows = await sql<{ text: string }[]>`
    select concat_ws(' ', action, target, detail) as text from app.audit_log where seq > ${head.seq} order by seq`;
  return rows.map(({ text }) => text);
}

const file = (name: string): Attachment => ({
  bucket: 'chat-uploads',
  path: `1790000000000-${'a'.repeat(24)}.jpg`,
  name,
  type: 'image/jpeg',
  size: 9,
});

describe('the list', () => {
  it('names the newest question, the files, the gravest card and the open questions of each conversation, newest first', async () => {
    const old = await converse(new Date('2026-11-19T10:00:00Z'));
    await say(old, { question: 'x'.repeat(300) });
    const grave = await converse(new Date('2026-11-20T10:00:00Z'));
    await say(grave, { question: 'Can I take these together?', care: 'pharmacist', outcome: 'pharmacist' });
    await say(grave, { question: 'My chest hurts', care: 'emergency', outcome: 'emergency', attachments: [file('a')] });
    await say(grave, { question: 'Do you sell hats?', outcome: 'unknown', attachments: [file('b'), file('c')] });
    const page = await list();
    expect(page.conversations).toMatchObject([
      {
        id: grave,
        turns: 3,
        files: 3,
        unanswered: 1,
        care: 'emergency',
        lastQuestion: 'Do you sell hats?',
        handOff: null,
      },
      { id: old, turns: 1, files: 0, unanswered: 0, care: null, lastQuestion: 'x'.repeat(200) },
    ]);
    expect(page.counts).toEqual({ live: 0, waiting: 0, emergency: 1, unanswered: 1 });
  });

  it('shows no conversation in which nothing was said, and of old emergencies counts none', async () => {
    await converse();
    expect(await list()).toMatchObject({ conversations: [], next: null });
    const month = await converse();
    await say(month, { care: 'poison', outcome: 'emergency', at: new Date(Date.now() - 8 * 24 * 3_600_000) });
    const page = await list('?view=emergency');
    expect(idsOf(page)).toEqual([month]);
    expect(page.counts.emergency).toBe(0);
  });

  it('lists the earliest promised call first, and drops the ones already called', async () => {
    const [late, soon, never] = [await converse(), await converse(), await converse()];
    await leave(late, { answerBy: '2026-11-21T01:00:00Z', createdAt: '2026-11-19T18:00:00Z' });
    await leave(never, { answerBy: null, createdAt: '2026-11-18T18:00:00Z' });
    const first = await leave(soon, { answerBy: '2026-11-20T20:00:00Z' });
    expect(idsOf(await list('?view=waiting'))).toEqual([soon, late, never]);
    await call('PATCH', `/hand-offs/${first}`, { done: true });
    expect(idsOf(await list('?view=waiting'))).toEqual([late, never]);
    expect((await list()).counts.waiting).toBe(2);
  });

  it.each(['all', 'waiting', 'emergency', 'unanswered'])(
    'continues where a page of %s ended, without repeats or gaps, also among those of one instant',
    async (view) => {
      const { sql } = test.context;
      await sql`
        with made as (
          insert into app.conversations (visitor_hash, chat_id, last_at)
          select sha256(n::text::bytea), 'chat-' || (1000000000000 + n), '2026-11-20 10:00:00.123456Z'::timestamptz + (n % 3) * interval '1 microsecond'
          from generate_series(1, 120) n returning id
        ), turns as (
          insert into app.chat_turns (conversation_id, question, outcome, care) select id, 'q', 'unknown', 'poison' from made
        )
        insert into app.hand_offs (conversation_id, name, phone, created_at, answer_by)
        select id, 'x', '+15555550117', '2026-11-20 10:00:00.123456Z', case when random() < 0.5 then '2026-11-20 12:00:00Z'::timestamptz end from made`;
      const ids: string[] = [];
      let before = '';
      do {
        const page = await list(`?view=${view}${before}`);
        ids.push(...idsOf(page));
        before = page.next === null ? '' : `&before=${page.next}`;
      } while (before !== '');
      expect(ids).toHaveLength(120);
      expect(new Set(ids).size).toBe(120);
    },
  );

  it.each([
    'x',
    Buffer.from(`1.2.${randomUUID()}`).toString('base64url'),
    Buffer.from(randomUUID()).toString('base64url'),
  ])('refuses a place that it never gave (%s)', async (before) => {
    const answer = await call('GET', `/conversations?before=${before}`);
    expect([answer.status, answer.body.issues[0].path]).toEqual([400, 'query.before']);
  });
});

describe('the search', () => {
  it('finds words of questions and answers in any order and spelling, names, and numbers however they are written', async () => {
    const [spanish, answered, named] = [await converse(), await converse(), await converse()];
    await say(spanish, { question: '¿Dónde está la farmacia?' });
    await say(answered, { question: 'Parking?', answer: 'There is parking behind the store.' });
    await leave(named, { name: 'José Núñez', phone: '+15555550142' });
    for (const text of ['donde FARMACIA', 'farmacia está']) expect(idsOf(await search(text)), text).toEqual([spanish]);
    expect(idsOf(await search('store parking'))).toEqual([answered]);
    for (const text of ['nunez', 'José', '(555) 555-0142', '1 555 555 0142', '50142'])
      expect(idsOf(await search(text)), text).toEqual([named]);
    expect(idsOf(await search('parking farmacia'))).toEqual([]);
  });

  it('finds what visitors and staff wrote to each other, and nothing of what is erased', async () => {
    const [live, old] = [await converse(), await converse(new Date('2020-01-01'))];
    await write(live, 1, 'visitor', '¿Tienen sombrillas rojas?');
    await write(live, 2, 'staff', 'We keep umbrellas at the back.');
    await write(old, 1, 'staff', 'Your walker is here.');
    for (const text of ['sombrillas', 'ROJAS sombrillas', 'back umbrellas'])
      expect(idsOf(await search(text)), text).toEqual([live]);
    expect(idsOf(await search('sombrillas umbrellas'))).toEqual([]);
    await test.context.sql`
      insert into app.conversations (visitor_hash, chat_id) select sha256(n::text::bytea), 'chat-' || (1000000000000 + n) from generate_series(1, 1001) n`;
    expect(idsOf(await search('walker'))).toEqual([old]);
    expect((await call('DELETE', `/conversations/${live}`, undefined, 'admin')).status).toBe(200);
    expect(idsOf(await search('umbrellas'))).toEqual([]);
  });

  it('takes the signs of patterns as they are written', async () => {
    const [percent, other] = [await converse(), await converse()];
    await say(percent, { question: 'Is it 100% cotton_wool\\?' });
    await say(other, { question: 'Is it 1000 cottonXwool?' });
    for (const text of ['100%', 'cotton_wool', 'wool\\?']) expect(idsOf(await search(text)), text).toEqual([percent]);
  });

  it('finds a word of two letters where a word begins', async () => {
    const [begins, within] = [await converse(), await converse()];
    await say(begins, { question: 'Where is my RX?' });
    await say(within, { question: 'Do you sell boRXes?' });
    expect(idsOf(await search('rx'))).toEqual([begins]);
  });

  it('also finds old ones when the newest thousand do not match', async () => {
    const old = await converse(new Date('2020-01-01'));
    await say(old, { question: 'Do you repair umbrellas?' });
    await test.context.sql`
      insert into app.conversations (visitor_hash, chat_id) select sha256(n::text::bytea), 'chat-' || (1000000000000 + n) from generate_series(1, 1001) n`;
    expect(idsOf(await search('umbrella'))).toEqual([old]);
  });
});

describe('a conversation', () => {
  it('is read with its turns, files and messages, and when it goes', async () => {
    const id = await converse(new Date('2026-11-20T10:00:00Z'));
    await say(id, { question: 'First?', attachments: [file('label.jpg')] });
    await say(id, { question: 'Second?', care: 'crisis', outcome: 'emergency' });
    await leave(id);
    const { status, body } = await call('GET', `/conversations/${id}`);
    expect(status).toBe(200);
    expect(body.turns).toMatchObject([
      { question: 'First?', attachments: [file('label.jpg')], answeredBy: 'local', state: 'complete', sources: [] },
      { question: 'Second?', care: 'crisis', answeredBy: 'gate' },
    ]);
    expect(body.handOffs).toMatchObject([{ name: 'Rosa Medina', phone: '+15555550117', doneAt: null, doneBy: null }]);
    expect(body.keptUntil).toBe('2027-02-18T10:00:00.000Z');
    expect((await call('GET', `/conversations/${randomUUID()}`)).status).toBe(404);
  });

  it('can be erased only by an administrator, and then is not found', async () => {
    const id = await converse();
    await say(id);
    expect((await call('DELETE', `/conversations/${id}`)).status).toBe(403);
    expect(await call('DELETE', `/conversations/${id}`, undefined, 'admin')).toEqual({
      status: 200,
      body: { ok: true },
    });
    expect((await call('GET', `/conversations/${id}`)).status).toBe(404);
    expect((await call('DELETE', `/conversations/${id}`, undefined, 'admin')).status).toBe(404);
    expect(await test.context.sql`select from app.chat_turns where conversation_id = ${id}`).toHaveLength(0);
  });
});

describe('a message for a person', () => {
  it('is marked done once, by the first staff member, and can be undone', async () => {
    const id = await converse();
    const message = await leave(id);
    const mark = (done: boolean, as: 'admin' | 'pharmacist') => call('PATCH', `/hand-offs/${message}`, { done }, as);
    const first = await mark(true, 'pharmacist');
    expect(first.body).toMatchObject({
      id: message,
      doneBy: { id: people.pharmacist.id, name: 'Bea' },
    });
    expect((await mark(true, 'admin')).body).toEqual(first.body);
    expect((await mark(false, 'admin')).body).toMatchObject({ doneAt: null, doneBy: null });
    expect((await call('PATCH', `/hand-offs/${randomUUID()}`, { done: true })).status).toBe(404);
  });

  it('stays done when the visitor has left another one since', async () => {
    const id = await converse();
    const message = await leave(id);
    await call('PATCH', `/hand-offs/${message}`, { done: true });
    await leave(id, { name: 'Rosa' });
    const answer = await call('PATCH', `/hand-offs/${message}`, { done: false });
    expect([answer.status, answer.body.code]).toEqual([409, 'conflict']);
  });
});

describe('open questions', () => {
  it('are listed newest first, also those of clients without a conversation, a hundred at a time, until they are settled', async () => {
    const id = await converse();
    const turns = [await say(id, { outcome: 'unknown', question: 'Hats?' }), await say(null, { outcome: 'unknown' })];
    await say(id);
    const { body } = await call('GET', '/open-questions');
    expect(body.questions).toMatchObject([
      { turnId: turns[1], conversationId: null },
      { turnId: turns[0], conversationId: id, text: 'Hats?', language: 'en' },
    ]);
    expect((await call('POST', `/open-questions/${turns[0]}/settled`)).body).toEqual({ ok: true });
    expect((await call('POST', `/open-questions/${turns[0]}/settled`)).status).toBe(200);
    expect((await call('GET', '/open-questions')).body.questions).toHaveLength(1);
    expect(idsOf(await list('?view=unanswered'))).toEqual([]);

    await test.context.sql`
      insert into app.chat_turns (question, outcome) select 'q' || n, 'unknown' from generate_series(1, 100) n`;
    const page = (await call('GET', '/open-questions')).body;
    expect(page.questions).toHaveLength(100);
    const rest = (await call('GET', `/open-questions?before=${page.next}`)).body;
    expect([rest.questions.length, rest.next]).toEqual([1, null]);
  });

  it('are settled only where there was no answer', async () => {
    const answered = await say(null);
    expect((await call('POST', `/open-questions/${answered}/settled`)).status).toBe(404);
    expect((await call('POST', '/open-questions/999999999999999/settled')).status).toBe(404);
  });
});

it('O2 notes who read and did what by ids, each reading once, and none of the words', async () => {
  const id = await converse();
  const turn = await say(id, { outcome: 'unknown', question: 'Do you sell zebras?' });
  const message = await leave(id, { name: 'Zelda Quill' });
  const rows = await notedBy(async () => {
    for (let times = 0; times < 2; times++) await list('?view=unanswered', 'admin');
    await call('POST', '/conversations/search', { text: 'zebras' }, 'admin');
    for (let times = 0; times < 2; times++) await call('GET', `/conversations/${id}`, undefined, 'admin');
    await call('GET', '/open-questions', undefined, 'admin');
    for (const done of [true, true, false]) await call('PATCH', `/hand-offs/${message}`, { done });
    for (let times = 0; times < 2; times++) await call('POST', `/open-questions/${turn}/settled`);
    await call('DELETE', `/conversations/${id}`, undefined, 'admin');
  });
  expect(rows).toEqual([
    'conversations_listed unanswered',
    'conversations_listed search',
    `conversation_read ${id}`,
    'conversations_listed questions',
    `hand_off_marked ${message} done`,
    `hand_off_marked ${message} waiting`,
    `question_settled ${turn}`,
    `conversation_erased ${id}`,
  ]);
  expect(rows.join()).not.toMatch(/zebra|Zelda|5550117/i);
});

it('shows on the Today list of staff who may read it, with the time of the first promised call', async () => {
  const id = await converse();
  await say(id, { outcome: 'unknown' });
  await leave(id, { answerBy: '2026-11-21T01:00:00Z' });
  const waiting = async (as: keyof typeof tokens) =>
    (await call('GET', '/waiting', undefined, as)).body.items.filter(({ kind }: { kind: string }) =>
      ['hand_offs', 'unanswered_questions'].includes(kind),
    );
  const both = [
    { kind: 'hand_offs', count: 1, soonest: '2026-11-21T01:00:00.000Z' },
    { kind: 'unanswered_questions', count: 1, soonest: null },
  ];
  expect([await waiting('pharmacist'), await waiting('admin'), await waiting('employee')]).toEqual([both, both, []]);
});

it('Z1 shows nothing of the chat to an employee or to outsiders', async () => {
  const id = await converse();
  await say(id, { outcome: 'unknown' });
  for (const [method, path, body] of [
    ['GET', '/conversations'],
    ['POST', '/conversations/search', { text: 'open' }],
    ['GET', `/conversations/${id}`],
    ['DELETE', `/conversations/${id}`],
    ['PATCH', `/hand-offs/${randomUUID()}`, { done: true }],
    ['GET', '/open-questions'],
    ['POST', '/open-questions/1/settled'],
  ] as const) {
    expect((await call(method, path, body, 'employee')).status, path).toBe(403);
    expect((await fetch(`${test.url}/api${path}`, { method })).status, path).toBe(401);
  }
});
