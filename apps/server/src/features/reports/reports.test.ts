import { randomBytes, randomUUID } from 'node:crypto';
import type { WeekReport } from '@rxweb/contracts/reports';
import { requestKinds } from '@rxweb/contracts/requests/kinds';
import { addDays } from '@rxweb/domain/store/calendar-date';
import { instantOf } from '@rxweb/domain/store/opening-hours';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { createTokenIssuer } from '../../../testing/issue-tokens.ts';
import { countSimply, type MadeRequest } from '../../../testing/simple-week-count.ts';

const now = new Date('2026-11-25T20:00:00Z');
const week = '2026-11-16';
const minuteMs = 60_000;

let test: TestApp;
let tokens: Record<'admin' | 'pharmacist' | 'employee', string>;
beforeAll(async () => {
  test = await createTestApp(() => now, { LOG_LEVEL: 'fatal' });
  const issuer = await createTokenIssuer(test);
  const open = async (role: keyof typeof tokens) => issuer.openSession(await issuer.hire(role));
  tokens = { admin: await open('admin'), pharmacist: await open('pharmacist'), employee: await open('employee') };
});
afterAll(() => test.close());
beforeEach(empty);

async function empty(): Promise<void> {
  const { sql } = test.context;
  await sql`truncate app.requests, app.conversations, app.chat_turns, app.order_notices cascade`;
}

async function call(path: string, as?: keyof typeof tokens) {
  const headers = as && { authorization: `Bearer ${tokens[as]}` };
  const response = await fetch(`${test.url}/api/reports/${path}`, { ...(headers && { headers }) });
  return { status: response.status, body: await response.json() };
}
const read = async (wanted = week): Promise<WeekReport> => (await call(`week?week=${wanted}`, 'pharmacist')).body;

const startOf = (date: string) => instantOf(test.context.store, date, '00:00').getTime();
const letters = '2346789CDFHJKMNPQRTVWXY';
const referenceOf = (n: number) =>
  Array.from({ length: 6 }, (_, place) => letters[Math.floor(n / letters.length ** place) % letters.length]).join('');

/** Writes requests whose minutes count from the Monday of the week before. */
async function write(requests: readonly MadeRequest[]): Promise<void> {
  const { sql } = test.context;
  const from = startOf(addDays(week, -7));
  const at = (minutes: number) => new Date(from + minutes * minuteMs);
  for (const [index, { kind, at: asked, due, end, events }] of requests.entries()) {
    const id = randomUUID();
    const [outcome, state] = typeof end === 'object' ? [end.how, 'closed'] : [null, end === 'open' ? 'working' : end];
    await sql`insert into app.requests ${sql({
      ...{ id, reference: referenceOf(index), kind, state, outcome, step: 'received', name: 'Zoe Quill' },
      ...{ phone: '+15555550117', language: 'en', details: sql.json({}), visitor_hash: randomBytes(32) },
      ...{ token_hash: randomBytes(32), created_at: at(asked), due_at: due === null ? null : at(due) },
      closed_at: typeof end === 'object' ? at(asked + end.after) : null,
      ...{ reason: outcome === 'declined' ? 'other' : null, need: state === 'needs_you' ? 'address' : null },
    } as never)}`;
    for (const { after, isStaff, what, step, need } of events)
      await sql`insert into app.request_events ${sql({
        ...{ request_id: id, at: at(asked + after), what, step, need },
        outcome: what === 'closed' ? outcome : null,
        ...{ source: isStaff ? 'staff' : 'visitor', actor: isStaff ? randomUUID() : null },
      } as never)}`;
  }
}

const minutesOfWeek = 7 * 24 * 60;
const edges = [0, 1, minutesOfWeek - 1, minutesOfWeek, 2 * minutesOfWeek - 1, 2 * minutesOfWeek];
const event = fc.record({
  after: fc.integer({ min: 0, max: 6_000 }),
  isStaff: fc.boolean(),
  what: fc.constantFrom('received', 'step', 'needs_you', 'text', 'called', 'moved', 'closed', 'note', 'owner'),
  step: fc.constantFrom(null, 'working', 'ready', 'confirmed', 'on_the_way', 'called'),
  need: fc.constantFrom(null, 'address', 'call_us'),
});
const request: fc.Arbitrary<MadeRequest> = fc.record({
  kind: fc.constantFrom(...requestKinds),
  at: fc.oneof(fc.constantFrom(...edges), fc.integer({ min: -500, max: 2 * minutesOfWeek + 500 })),
  due: fc.option(fc.integer({ min: 0, max: 3 * minutesOfWeek })),
  end: fc.oneof(
    fc.constantFrom('open' as const, 'needs_you' as const),
    fc.record({
      how: fc.constantFrom('done' as const, 'declined' as const, 'canceled' as const),
      after: fc.integer({ min: 0, max: 6_000 }),
    }),
  ),
  events: fc.array(event, { maxLength: 5 }),
});

describe('a week’s requests', () => {
  it('S28-701 are counted as by hand: kinds, outcomes, promises, medians and calls', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(request, { maxLength: 40 }), async (requests) => {
        await empty();
        await write(requests);
        const { figures, before } = await read();
        const today = (now.getTime() - startOf(addDays(week, -7))) / minuteMs;
        for (const [got, start] of [[before, 0] as const, [figures, minutesOfWeek] as const]) {
          const own = requests.filter(({ at }) => at >= start && at < start + minutesOfWeek);
          const { outcomes, solved, answers, ready } = countSimply(own, today);
          const none = { received: 0, done: 0, declined: 0, canceled: 0, open: 0 };
          expect(got.requests).toEqual(Object.fromEntries(requestKinds.map((kind) => [kind, outcomes[kind] ?? none])));
          expect(got.solved).toMatchObject(solved);
          for (const [timed, expected] of [[got.answers, answers] as const, [got.ready, ready] as const]) {
            expect(timed).toMatchObject({ kept: expected.kept, late: expected.late });
            if (expected.medianMinutes === null) expect(timed.medianMinutes).toBeNull();
            else expect(timed.medianMinutes).toBeCloseTo(expected.medianMinutes, 6);
          }
        }
      }),
      { numRuns: 12 },
    );
  }, 60_000);
});

async function converse(at: Date, turns: { outcome: string | null; care?: string; question?: string }[]) {
  const { sql } = test.context;
  const [row] = await sql<[{ id: string }]>`
    insert into app.conversations (visitor_hash, chat_id, created_at)
    values (${randomBytes(32)}, ${`chat-${1e12 + Math.floor(Math.random() * 1e12)}`}, ${at}) returning id`;
  for (const { outcome, care = null, question = 'Hours?' } of turns)
    await sql`
      insert into app.chat_turns (conversation_id, question, outcome, care, created_at, state)
      values (${row.id}, ${question}, ${outcome}, ${care}, ${at}, 'complete')`;
  return row.id;
}

async function leave(conversation: string, at: Date, answerBy: Date, doneAt: Date | null): Promise<void> {
  await test.context.sql`
    insert into app.hand_offs (conversation_id, name, phone, created_at, answer_by, done_at)
    values (${conversation}, 'Zoe Quill', '+15555550117', ${at}, ${answerBy}, ${doneAt})`;
}

const later = (at: Date, minutes: number) => new Date(at.getTime() + minutes * minuteMs);

it('S28-702 counts questions, cards, callbacks and chats that needed no call', async () => {
  const at = new Date(startOf('2026-11-18'));
  await converse(at, [{ outcome: 'answered' }, { outcome: 'which' }]);
  await converse(at, [{ outcome: 'answered' }, { outcome: 'unknown' }]);
  await converse(at, [{ outcome: 'emergency', care: 'emergency' }]);
  await converse(at, [{ outcome: 'answered', care: 'pharmacist' }]);
  await converse(at, [{ outcome: null }]);
  await converse(later(at, -7 * 24 * 60), [{ outcome: 'answered' }]);
  const called = await converse(at, [{ outcome: 'answered' }]);
  await leave(called, at, later(at, 60), later(at, 30));
  await leave(called, at, later(at, 60), later(at, 90));
  const waiting = await converse(at, [{ outcome: 'answered' }]);
  await leave(waiting, at, later(at, 60), null);
  const { figures, before } = await read();
  expect(figures).toMatchObject({
    questions: { asked: 9, unanswered: 1 },
    cards: { emergency: 1, poison: 0, crisis: 0, pharmacist: 1 },
    callbacks: { asked: 3, done: 2, kept: 1, late: 2, medianMinutes: 60 },
    solved: { chats: 7, chatsWithoutCall: 1 },
  });
  expect(before).toMatchObject({ questions: { asked: 1 }, solved: { chats: 1, chatsWithoutCall: 1 } });
});

it('S28-703 counts order notices by what came of them', async () => {
  const { sql } = test.context;
  const results = ['sent', 'sent', 'held', 'no_consent', 'opted_out', 'bad_phone'];
  for (const [index, result] of results.entries())
    await sql`
      insert into app.order_notices (order_id, kind, source, result, at)
      values (${String(index)}, 'ready', 'api', ${result}, ${new Date(startOf('2026-11-22') + 23 * 60 * minuteMs)})`;
  expect((await read()).figures.notices).toEqual({ sent: 2, held: 1, refused: 3 });
});

it('S28-704 takes any day of a week, begins with the last one that is over, and knows what may be deleted', async () => {
  expect(await read('2026-11-22')).toMatchObject({ week, lastWeek: week, isCut: false });
  expect((await call('week', 'admin')).body).toMatchObject({ week });
  expect(await read('2026-08-03')).toMatchObject({ week: '2026-08-03', isCut: true });
  for (const wrong of ['2026-11-31', 'now', '0001-01-01', '9999-12-31'])
    expect((await call(`week?week=${wrong}`, 'admin')).status, wrong).toBe(400);
});

it('S28-705 is for pharmacists and administrators, and its mail for administrators', async () => {
  for (const path of ['week', `questions?week=${week}`]) {
    expect((await call(path)).status).toBe(401);
    expect((await call(path, 'employee')).status).toBe(403);
    expect((await call(path, 'pharmacist')).status).toBe(200);
  }
  expect((await call('mail', 'pharmacist')).status).toBe(403);
  expect((await call('mail', 'admin')).body).toEqual({ isOn: false, canMail: false });
});

it('S28-706 shows the week’s open questions by meaning, newest first, and notes who read them', async () => {
  const at = new Date(startOf('2026-11-18'));
  const ask = (question: string, minutes: number) => converse(later(at, minutes), [{ outcome: 'unknown', question }]);
  await ask('Do you sell umbrellas?', 0);
  await ask('You sell umbrellas?', 1);
  await ask('Do you sell umbrellas?', 2);
  await ask('Can I buy stamps?', 1);
  await ask('Next week’s question about hats', 7 * 24 * 60);
  const { sql } = test.context;
  const [head] = await sql<[{ seq: string }]>`select seq from app.audit_head`;
  const { body } = await call(`questions?week=${week}`, 'pharmacist');
  expect(body.groups.map(({ example }: { example: string }) => example)).toEqual([
    'Do you sell umbrellas?',
    'Can I buy stamps?',
  ]);
  expect(body.groups[0].count).toBe(3);
  const noted = await sql`select action, target from app.audit_log where seq > ${head.seq}`;
  expect([...noted]).toEqual([{ action: 'conversations_listed', target: 'questions' }]);
  await sql`update app.chat_turns set settled_at = now()`;
  expect((await call(`questions?week=${week}`, 'pharmacist')).body).toEqual({ groups: [] });
});
