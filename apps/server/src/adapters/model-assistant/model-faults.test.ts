import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import type { ModelMode } from '../../../testing/model-double/answering.ts';
import { ask, askAnswerer } from '../../../testing/model-double/ask.ts';
import { type ModelDouble, startModelDouble } from '../../../testing/model-double/model-double.ts';

// A Wednesday, 10:00 in the sample store's zone.
let clock = new Date('2026-11-18T18:00:00Z');
const quick = { connectMs: 200, firstTokenMs: 300, gapMs: 200, totalMs: 5_000 };
const times = { ...quick };
const question = 'Do you do blister packs for my uncle?';
const line = 'The AI assistant isn’t available right now, so this answer comes from the store’s own pages.';
const lineEs =
  'El asistente de IA no está disponible en este momento, así que esta respuesta viene de la información de la farmacia.';

let double: ModelDouble;
let test: TestApp;
beforeAll(async () => {
  double = await startModelDouble();
  test = await createTestApp(() => clock, { ...double.env, LOG_LEVEL: 'fatal' }, undefined, undefined, times);
});
afterAll(async () => {
  await test.close();
  await double.stop();
});
/** Long enough for any rest; then one good answer closes the breaker. */
beforeEach(async () => {
  Object.assign(times, quick, { connectMs: 5_000, firstTokenMs: 5_000 });
  clock = new Date(clock.getTime() + 60_000);
  double.mode = 'answers';
  await askAnswerer(test, { text: question });
  expect(test.context.model?.state().restsUntil).toBeNull();
  Object.assign(times, quick);
  double.requests = [];
});

const patient = { timeout: 10_000 };

const names = (events: { event: string }[]) => [...new Set(events.map(({ event }) => event))];

describe('a model that answers', () => {
  it('says its words, with the pages it was given as sources', async () => {
    const { status, events, text, row } = await ask(test, question);
    expect(status).toBe(200);
    expect(text).toBe('We can do that. Please bring your card.');
    expect(names(events)).toEqual(['chunk', 'sources', 'end']);
    expect(events.find(({ event }) => event === 'sources')?.data).toContain('"id":"packaging-and-sync"');
    expect(row).toMatchObject({
      state: 'complete',
      answered_by: 'model',
      outcome: 'answered',
      intent: 'packaging-and-sync',
    });
  });

  it('is called once, without tools, with its key, in a stream of limited length', async () => {
    await ask(test, question);
    expect(double.requests).toHaveLength(1);
    expect(double.requests[0]?.headers.authorization).toBe('Bearer key-of-the-double');
    expect(double.requests[0]?.body).toMatchObject({ model: 'double-1', stream: true, max_tokens: 700 });
    expect(Object.keys(double.requests[0]?.body ?? {})).not.toContain('tools');
  });

  it('is not called for what the store knows to the minute, or for a person', async () => {
    for (const fact of [
      'Are you open now?',
      'What is your address?',
      'Hello',
      'Can I talk to a person?',
      '¿A qué hora cierran?',
    ]) {
      const { row } = await ask(test, fact);
      expect(row).toMatchObject({ state: 'complete', answered_by: 'local' });
    }
    expect(double.requests).toEqual([]);
  });

  it('says that it does not know in its own words, which counts as an open question', async () => {
    double.pieces = ['[unk', 'nown] I do not know that. ', 'Please call us.'];
    const { text, events, row } = await ask(test, 'Who painted the mural on your wall?');
    expect(text).toBe('I do not know that. Please call us.');
    expect(row).toMatchObject({ answered_by: 'model', outcome: 'unknown', intent: null });
    expect(names(events)).toContain('suggestions');
    expect(names(events)).not.toContain('sources');
    double.pieces = ['We can ', 'do that. ', 'Please bring ', 'your card.'];
  });

  it('is stopped before a sentence that is a pharmacist’s, first or later', async () => {
    const pieces = double.pieces;
    double.pieces = ['Take 2 tab', 'lets every 6 hours. ', 'Good luck.'];
    const first = await ask(test, question);
    expect(first.text).toMatch(
      /^This is a question for our pharmacist.*\(555\) 555-0100\. We’re open now, until 5:30 pm\.$/,
    );
    expect(first.row).toMatchObject({ state: 'complete', answered_by: 'model', outcome: 'pharmacist' });
    double.pieces = ['We can help. ', 'You should stop taking it. ', 'Good luck.'];
    const later = await ask(test, question);
    expect(later.text).toMatch(/^We can help\. \n\nThe rest is a question for our pharmacist/);
    expect(names(later.events)).toContain('end');
    double.pieces = pieces;
  });
});

describe('a model that fails before its first words', () => {
  const modes: readonly (ModelMode | 'down')[] = [
    'down',
    'slow-connect',
    'slow-first-token',
    429,
    500,
    'malformed',
    'empty',
  ];
  it.each(modes)('S9 %s: the store’s own pages answer, with a line that says so', async (mode) => {
    if (mode === 'down') await double.stop();
    else double.mode = mode;
    const started = performance.now();
    const english = await ask(test, question);
    const spanish = await ask(test, '¿Tienen empaques de pastillas por día?', { 'accept-language': 'es' });
    if (mode === 'down') await double.start();
    expect(performance.now() - started).toBeLessThan(4_000);
    expect(english.text.startsWith(`${line}\n\n`)).toBe(true);
    expect(english.text.length).toBeGreaterThan(line.length + 40);
    expect(spanish.text.startsWith(`${lineEs}\n\n`)).toBe(true);
    for (const { status, events, row } of [english, spanish]) {
      expect(status).toBe(200);
      expect(events.at(-1)).toEqual({ event: 'end', data: '[DONE]' });
      expect(row).toMatchObject({ state: 'complete', answered_by: 'local' });
    }
    expect(test.context.model?.state()).toMatchObject({ lastFailureAt: clock });
  });
});

describe('a model that fails after its first words', () => {
  it.each(['stall', 'cut', 'endless'] as const)(
    'S9 %s: the stream ends with an error, never as if it were complete',
    async (mode) => {
      Object.assign(times, { connectMs: 5_000, firstTokenMs: 5_000 });
      const pieces = double.pieces;
      double.pieces = ['We can do that. ', 'It takes a day. ', 'Please bring ', 'your card. ', 'Then wait.'];
      double.mode = mode;
      const { events, row, text } = await ask(test, question);
      double.pieces = pieces;
      expect(events.at(-1)).toEqual({ event: 'error', data: '{"message":"The answer couldn’t be finished"}' });
      expect(names(events)).not.toContain('end');
      expect(row).toMatchObject({ state: 'interrupted', answered_by: 'model', answer: text });
      expect(text).toMatch(/^We /);
      expect(text).not.toContain(line);
    },
  );

  it('S9 gives up in all after its time, however steadily words come', async () => {
    Object.assign(times, { connectMs: 5_000, firstTokenMs: 5_000, totalMs: 250 });
    double.mode = 'endless';
    const started = performance.now();
    const { error, text } = await askAnswerer(test, { text: question });
    expect(String(error)).toContain('too_long');
    expect(text).toMatch(/^We are here/);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

describe('a model that fails again and again', () => {
  it('S9 pauses after five failures, gets one try after 30 seconds, and resumes when that works', async () => {
    double.mode = 500;
    for (let time = 0; time < 5; time++) await askAnswerer(test, { text: question });
    expect(double.requests).toHaveLength(5);
    expect((await askAnswerer(test, { text: question })).text).toContain(line);
    expect(double.requests).toHaveLength(5);

    clock = new Date(clock.getTime() + 29_999);
    await askAnswerer(test, { text: question });
    expect(double.requests).toHaveLength(5);
    clock = new Date(clock.getTime() + 1);
    const [one, ...others] = await Promise.all([1, 2, 3].map(() => askAnswerer(test, { text: question })));
    expect(double.requests).toHaveLength(6);
    expect([one, ...others].every((asked) => asked?.text.startsWith(line))).toBe(true);

    clock = new Date(clock.getTime() + 30_000);
    double.mode = 'answers';
    expect((await askAnswerer(test, { text: question })).text).toMatch(/^We can/);
    expect(test.context.model?.state().restsUntil).toBeNull();
  });

  it('S9 pauses for as long as it asks', async () => {
    double.mode = 429;
    await askAnswerer(test, { text: question });
    expect(test.context.model?.state().restsUntil?.getTime()).toBe(clock.getTime() + 1_000);
  });

  it('S9 holds nothing else up', async () => {
    double.mode = 'slow-connect';
    Object.assign(times, { connectMs: 30_000, firstTokenMs: 30_000 });
    let isAnswered = false;
    const waiting = ask(test, question).finally(() => {
      isAnswered = true;
    });
    await expect.poll(() => double.requests.length, patient).toBe(1);
    expect((await fetch(`${test.url}/api/store`)).status).toBe(200);
    expect((await ask(test, 'What is your phone number?')).row).toMatchObject({ state: 'complete' });
    expect(isAnswered).toBe(false);
    await double.stop();
    await double.start();
    expect((await waiting).text).toContain(line);
  });
});

describe('a visitor who leaves', () => {
  it('S2 stops the request to the model within a second, in ten streams at once', async () => {
    Object.assign(times, { connectMs: 20_000, firstTokenMs: 20_000, gapMs: 20_000 });
    double.mode = 'slow-first-token';
    const leave = new AbortController();
    const asked = Array.from({ length: 10 }, () =>
      fetch(`${test.url}/api/chat-stream`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text: question }),
        signal: leave.signal,
      })
        .then((response) => response.text())
        .catch(() => null),
    );
    await expect.poll(() => double.requests.length, patient).toBe(10);
    const left = performance.now();
    leave.abort();
    await Promise.all(asked);
    await expect.poll(() => double.requests.every(({ abortedAt }) => abortedAt !== null), patient).toBe(true);
    const slowest = Math.max(...double.requests.map(({ abortedAt }) => (abortedAt ?? Number.POSITIVE_INFINITY) - left));
    expect(slowest).toBeLessThan(1_000);
    const open = () => test.context.sql`select from app.chat_turns where state = 'answering'`;
    await expect.poll(async () => (await open()).length, patient).toBe(0);
    expect(test.context.model?.state().restsUntil).toBeNull();
  });
});
