import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, takeLoggedErrors } from '../../../testing/create-test-app.ts';
import { visitorCookie } from '../../../testing/visitor-cookie.ts';
import type { AnswerPart, Question } from './answerer.ts';

type Answer = (question: Question, signal: AbortSignal) => AsyncIterable<AnswerPart>;

let test: TestApp;
let answer: Answer;
let asked: Question[] = [];
beforeAll(async () => {
  test = await createTestApp(undefined, {}, undefined, {
    answer(question, signal) {
      asked.push(question);
      return answer(question, signal);
    },
  });
});
afterAll(() => test.close());
beforeEach(async () => {
  asked = [];
  answer = say('Hello.');
  await test.context.sql`delete from app.rate_limits`;
});

function say(...texts: string[]): Answer {
  return async function* () {
    for (const text of texts) yield { type: 'chunk', text };
    yield { type: 'outcome', by: 'local', outcome: 'answered', intent: 'small-talk' };
  };
}

/** Says one word, notes when its signal fires, and does not end for it. */
function hang(noted: { abortedAt?: number }): Answer {
  return async function* (_question, signal) {
    signal.addEventListener('abort', () => {
      noted.abortedAt = performance.now();
    });
    yield { type: 'chunk', text: 'One moment' };
    await wait(60_000, undefined, { ref: false });
  };
}

const ask = (text: string, headers: Record<string, string> = {}, signal?: AbortSignal) =>
  fetch(`${test.url}/api/chat-stream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ text, attachments: [], mode: 'default' }),
    ...(signal && { signal }),
  });

async function turnOf(question: string) {
  const [turn] = await test.context.sql`select * from app.chat_turns where question = ${question}`;
  return turn;
}

describe('a visitor who leaves', () => {
  it('S2 ends the answerer within a second, and the turn is kept as interrupted with what was said', async () => {
    const noted: { abortedAt?: number } = {};
    answer = hang(noted);
    const leaving = new AbortController();
    const response = await ask('I leave in the middle', {}, leaving.signal);
    const reader = response.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('One moment');
    const left = performance.now();
    leaving.abort();
    await expect
      .poll(() => turnOf('I leave in the middle'), { interval: 20 })
      .toMatchObject({
        state: 'interrupted',
        answer: 'One moment',
      });
    expect((noted.abortedAt ?? Number.POSITIVE_INFINITY) - left).toBeLessThan(1_000);
    expect(performance.now() - left).toBeLessThan(2_000);
  });

  it('S2 frees the slot when the client leaves before the first byte', async () => {
    const noted: { abortedAt?: number } = {};
    answer = hang(noted);
    const cookie = visitorCookie();
    const { hostname, port } = new URL(test.url);
    for (let n = 0; n < 6; n += 1) {
      const socket = connect({ host: hostname, port: Number(port) });
      await once(socket, 'connect');
      const body = JSON.stringify({ text: `gone at once ${n}` });
      socket.write(
        `POST /api/chat-stream HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${cookie}\r\n` +
          `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
      );
      // At once, on the way, and after the answer started.
      await wait(n * 8);
      socket.destroy();
    }
    answer = say('Still here.');
    await expect.poll(async () => (await ask('Is there a place?', { cookie })).status).toBe(200);
    const states = () =>
      test.context.sql`select 1 from app.chat_turns where question like 'gone at once%' and state = 'answering'`;
    await expect.poll(states).toHaveLength(0);
  });
});

describe('answers at a time', () => {
  it('S2 are four for a visitor, the fifth is refused with the time to wait, and places come back', async () => {
    answer = hang({});
    const cookie = visitorCookie();
    const leaving = new AbortController();
    const open = await Promise.all([1, 2, 3, 4].map((n) => ask(`stream ${n}`, { cookie }, leaving.signal)));
    expect(open.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const fifth = await ask('stream 5', { cookie });
    expect([fifth.status, fifth.headers.get('retry-after')]).toEqual([429, '5']);
    expect(await fifth.json()).toMatchObject({ code: 'too_many_requests', retryable: true });
    expect(await turnOf('stream 5')).toBeUndefined();
    expect(await (await ask("I can't breathe", { cookie })).text()).toContain('911');
    leaving.abort();
    answer = say('Yes.');
    await expect.poll(async () => (await ask('stream 6', { cookie })).status).toBe(200);
  });

  it('S2 come back after answers that failed and calls that were refused', async () => {
    const cookie = visitorCookie();
    // biome-ignore lint/correctness/useYield: it fails before its first word
    answer = async function* () {
      throw new Error('no answer');
    };
    for (let n = 0; n < 6; n += 1) expect(await (await ask(`fails ${n}`, { cookie })).text()).toContain('event: error');
    for (let n = 0; n < 6; n += 1) expect((await ask(' ', { cookie })).status).toBe(400);
    expect(await turnOf('fails 5')).toMatchObject({ state: 'failed' });
    expect(takeLoggedErrors(test.context)).toEqual(Array(6).fill('an answer failed'));
    answer = say('Yes.');
    expect((await ask('works again', { cookie })).status).toBe(200);
  });
});

describe('messages', () => {
  it('S6 are twenty in ten minutes; an emergency is shown its card all the same, and is bounded by the door', async () => {
    const cookie = visitorCookie();
    for (let n = 0; n < 20; n += 1) expect((await ask(`message ${n}`, { cookie })).status).toBe(200);
    const refused = await ask('message 21', { cookie });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    const emergency = await ask("I can't breathe", { cookie, 'x-rx-extensions': 'care' });
    expect(emergency.status).toBe(200);
    expect(await emergency.text()).toMatch(/event: care[\s\S]*911[\s\S]*event: end/);
    expect((await ask('我不能呼吸', { cookie })).status).toBe(200);
    expect((await ask('message 22', { cookie })).status).toBe(429);
    expect((await ask('somebody else', { cookie: visitorCookie() })).status).toBe(200);
    const tries = await Promise.all(Array.from({ length: 60 }, () => ask("I can't breathe", { cookie })));
    expect(tries.some(({ status }) => status === 429)).toBe(true);
  });
});

it('S8 gives what an answerer says in pieces as one text, and its record too', async () => {
  answer = say('\ufeffa\r', '\nb \ud83d', '\ude00 C:\\', 'new\u2028', '\n\nevent: end\ndata: [DONE]', '[DONE]');
  const body = await (await ask('say odd things')).text();
  const lines = body.split('\n');
  const payloads = lines.flatMap((line, at) => (lines[at - 1] === 'event: chunk' ? [line.slice('data: '.length)] : []));
  const text = '\ufeffa\nb 😀 C:\\new\u2028\n\nevent: end\ndata: [DONE][DONE]';
  expect(payloads.map((data) => data.replaceAll('\\n', '\n')).join('')).toBe(text);
  expect(lines.filter((line) => line === 'event: end')).toHaveLength(1);
  expect((await turnOf('say odd things'))?.answer.replace('\r\n', '\n')).toBe(text);
});

it('marks answers that a stopped server left unfinished as interrupted, and leaves running ones alone', async () => {
  const { sql } = test.context;
  await sql`insert into app.chat_turns (question, created_at) values ('left', now() - interval '10 minutes'), ('runs', now())`;
  const { createChatRepository } = await import('./chat.repository.ts');
  await createChatRepository(sql).interruptStaleTurns();
  expect([(await turnOf('left'))?.state, (await turnOf('runs'))?.state]).toEqual(['interrupted', 'answering']);
});

// Last: the address has none left after it.
it('S6 allows two hundred messages in ten minutes for an address, and posts to the pipeline are counted apart', async () => {
  const askAsSomebody = async () => (await ask('hello', { cookie: visitorCookie() })).status;
  expect(await askAsSomebody()).toBe(200);
  const counted = await test.context.sql`
    update app.rate_limits set points = 198 where key like 'chat:address:600%' returning points`;
  expect(counted).toHaveLength(1);
  expect([await askAsSomebody(), await askAsSomebody(), await askAsSomebody()]).toEqual([200, 200, 429]);
  const post = await fetch(`${test.url}/api/chat/pipeline/outbound`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ chatId: 'chat-1763460009999', text: 'hello' }),
  });
  expect(post.status).toBe(200);
});
