import type { NoteKind } from '@rxweb/contracts/chat';
import { buckets } from '@rxweb/contracts/uploads';
import { careNotes } from '@rxweb/domain/safety/care-notes';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { visitorCookie } from '../../../testing/visitor-cookie.ts';
import type { AnswerPart } from './answerer.ts';
import { readCareMetrics } from './care-metrics.ts';

/** What the gate is made to find beside its own findings, by a harmless word of the message. */
const notes: Record<string, NoteKind> = { lantern: 'medical', umbrella: 'talk' };

vi.mock(import('@rxweb/domain/safety/safety-gate'), async (original) => {
  const gate = await original();
  return {
    ...gate,
    *checkSafetyInSteps(said, language, message) {
      const finding = yield* gate.checkSafetyInSteps(said, language, message);
      const word = Object.keys(notes).find((each) => said.text.includes(each));
      if (!word) return finding;
      return { ...finding, note: notes[word] ?? null, reason: { segment: `My ${word}`, signs: [word, 'my'] } };
    },
  };
});

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp(undefined, {}, undefined, {
    async *answer({ files }): AsyncGenerator<AnswerPart> {
      yield { type: 'outcome', by: 'local', outcome: 'answered', intent: 'hours' };
      yield { type: 'chunk', text: 'We open at 8:30.' };
      if (files.length > 0) yield { type: 'hand-off', as: 'button' };
    },
  });
});
afterAll(() => test.close());
beforeEach(() => test.context.sql`delete from app.rate_limits`);

let last = 1_763_460_000_000;
function next(): number {
  last += 1;
  return last;
}
const newChat = () => ({ cookie: visitorCookie(), 'x-chat-id': `chat-${next()}` });
const extensions = { 'x-rx-extensions': 'care,note,hand-off' };
const notEmergency = { 'x-chat-not-emergency': '1' };

async function ask(text: string, headers: Record<string, string>, attachments: object[] = []): Promise<string> {
  const response = await fetch(`${test.url}/api/chat-stream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ text, attachments, mode: 'default' }),
  });
  expect(response.status).toBe(200);
  return response.text();
}

async function turnOf(question: string) {
  const [turn] = await test.context
    .sql`select * from app.chat_turns where question = ${question} order by id desc limit 1`;
  return turn;
}

const kinds = (stream: string) => [...stream.matchAll(/^event: (\S+)$/gm)].map(([, kind]) => kind);

describe('a note', () => {
  it('comes before the answer, which follows as ever, and is kept with its reason', async () => {
    const stream = await ask('My lantern. Are you open?', { ...newChat(), ...extensions });
    expect(kinds(stream)).toEqual(['note', 'chunk', 'end']);
    expect(stream).toContain('"kind":"medical"');
    expect(stream).toContain('We open at 8:30.');
    const turn = await turnOf('My lantern. Are you open?');
    expect(turn).toMatchObject({ answer: 'We open at 8:30.', care: null, care_note: 'medical', outcome: 'answered' });
    expect(turn?.care_reason).toEqual({
      kind: null,
      note: 'medical',
      segment: 'My lantern',
      signs: ['lantern', 'my'],
      isSetAside: false,
    });
  });

  it('is the first text of an answer for clients that do not know notes', async () => {
    const stream = await ask('My umbrella', { ...newChat(), 'accept-language': 'es' });
    expect(kinds(stream)).toEqual(['chunk', 'chunk', 'end']);
    expect(stream.startsWith(`event: chunk\ndata: ${careNotes.es.talk.text}\\n\\n\n`)).toBe(true);
  });

  it('rests for five messages of the conversation, but not for the other kind, and not for a new conversation', async () => {
    const chat = { ...newChat(), ...extensions };
    const shown: boolean[] = [];
    for (const text of ['lantern 1', 'lantern 2', 'hello', 'hello', 'hello', 'lantern 3', 'lantern 4']) {
      shown.push(kinds(await ask(text, chat)).includes('note'));
    }
    expect(shown).toEqual([true, false, false, false, false, false, true]);
    expect(await turnOf('lantern 2')).toMatchObject({ care_note: null, care_reason: { note: 'medical' } });
    expect(kinds(await ask('umbrella 1', chat))).toContain('note');
    expect(kinds(await ask('lantern 5', { ...chat, 'x-chat-reset': '1' }))).toContain('note');
    expect(kinds(await ask('lantern 6', { ...newChat(), ...extensions }))).toContain('note');
  });

  it('stands above the pharmacist’s card', async () => {
    const stream = await ask('lantern, can I take advil with lisinopril?', { ...newChat(), ...extensions });
    expect(kinds(stream).slice(0, 2)).toEqual(['note', 'care']);
    expect(stream).toContain('"tier":"pharmacist"');
  });

  it('is not shown beside a card for 911', async () => {
    const stream = await ask("umbrella, I can't breathe", { ...newChat(), ...extensions });
    expect(kinds(stream)).not.toContain('note');
    expect(stream).toContain('911');
  });
});

describe('a card that the visitor says is no emergency', () => {
  const question = "I can't breathe and my umbrella. Are you open?";

  it('gives way to the note and the answer, for this question alone, and the turn says so', async () => {
    const chat = { ...newChat(), ...extensions };
    await ask('hello', chat);
    expect(await ask(question, chat)).toContain('"tier":"emergency"');
    const again = await ask(question, { ...chat, ...notEmergency });
    expect(kinds(again)).toEqual(['note', 'chunk', 'end']);
    expect(again).toContain('We open at 8:30.');
    expect(await turnOf(question)).toMatchObject({
      care: null,
      care_note: 'talk',
      care_reason: { kind: 'emergency', isSetAside: true },
    });
    expect(kinds(await ask(question, chat))).toContain('care');
  });

  it('may be asked again after a failure, but not without its card, in another conversation or for other words', async () => {
    const chat = { ...newChat(), ...extensions };
    expect(kinds(await ask(question, { ...chat, ...notEmergency }))).toContain('care');
    expect(kinds(await ask(question, { ...chat, ...notEmergency }))).not.toContain('care');
    expect(kinds(await ask(question, { ...chat, ...notEmergency }))).not.toContain('care');
    expect(kinds(await ask(`${question} Please`, { ...chat, ...notEmergency }))).toContain('care');
    expect(kinds(await ask(question, { ...newChat(), ...extensions, ...notEmergency }))).toContain('care');
  });

  it('leaves the pharmacist’s card where the question needs it', async () => {
    const chat = { ...newChat(), ...extensions };
    const text = "I can't breathe. Can I take advil with lisinopril?";
    await ask(text, chat);
    expect(await ask(text, { ...chat, ...notEmergency })).toContain('"tier":"pharmacist"');
  });

  it('does not give way when the danger is in a file', async () => {
    const chat = { ...newChat(), ...extensions };
    const file = await storeFile(
      chat.cookie,
      'My father cannot breathe and has crushing chest pain.',
      'text/plain',
      'txt',
    );
    const first = await ask('Can you read this?', chat, [file]);
    expect(first).toContain('"isFromFile":true');
    const again = await ask('Can you read this?', { ...chat, ...notEmergency }, [file]);
    expect(again).toContain('"isFromFile":true');
  });
});

describe('a photo', () => {
  it('gets the truth under the pharmacist’s card, and the form behind a button', async () => {
    const chat = { ...newChat(), ...extensions };
    const photo = await storeFile(chat.cookie, pixel, 'image/png', 'png');
    const stream = await ask('can i take advil with lisinopril, see my rash', chat, [photo]);
    expect(kinds(stream)).toEqual(['care', 'chunk', 'chunk', 'hand-off', 'end']);
    expect(stream).toContain('Our staff can see this photo: leave your number and they will call you.');
    expect(stream).toContain('{"as":"button"}');
  });
});

it('counts cards, notes and cards set aside, without any text', async () => {
  const [family] = await readCareMetrics(test.context.sql);
  const labels = family?.samples.map(({ labels: { strength, kind } = {} }) => `${strength} ${kind}`);
  expect(labels).toEqual(
    expect.arrayContaining(['hard emergency', 'soft medical', 'soft talk', 'set aside emergency']),
  );
});

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Stores a file as the visitor's page does. */
async function storeFile(cookie: string, content: string | Buffer, type: string, extension: string) {
  const { sql, supabase } = test.context;
  const path = `${next()}-${'a1b2c3d4e5f6a7b8c9d0e1f2'}.${extension}`;
  const { error } = await supabase.storage.from(buckets.chat).upload(path, Buffer.from(content), { contentType: type });
  if (error) throw error;
  const hash = await visitorHash(cookie);
  await sql`insert into app.attachments (bucket, path, visitor_hash) values (${buckets.chat}, ${path}, ${hash})`;
  return { bucket: buckets.chat, path, name: `file.${extension}`, type, size: content.length };
}

/** A question makes the conversation, which has the visitor's hash. */
async function visitorHash(cookie: string): Promise<Buffer> {
  const chatId = `chat-${next()}`;
  await ask('hello', { cookie, 'x-chat-id': chatId });
  const [row] = await test.context.sql<{ hash: Buffer }[]>`
    select visitor_hash as hash from app.conversations where chat_id = ${chatId}`;
  if (!row) throw new Error('the conversation was not stored');
  return row.hash;
}
