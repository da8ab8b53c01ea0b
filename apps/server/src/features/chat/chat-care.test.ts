import { buckets } from '@rxweb/contracts/uploads';
import { careNotes } from '@rxweb/domain/safety/care-notes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { visitorCookie } from '../../../testing/visitor-cookie.ts';
import type { AnswerPart } from './answerer.ts';
import { readCareMetrics } from './care-metrics.ts';
import { createChatRepository } from './chat.repository.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp(undefined, {}, undefined, {
    async *answer({ files }): AsyncGenerator<AnswerPart> {
      yield { type: 'outcome', by: 'local', outcome: 'answered', intent: 'hours' };
      yield { type: 'chunk', text: 'We open at 8:30.' };
      if (files.length > 0) yield { type: 'hand-off', as: 'button' };
    },
    answerBeside: ({ text }) =>
      text.includes('deliver') ? [{ type: 'chunk', text: 'For the rest of your message: we deliver.' }] : [],
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

describe('a card that the visitor says is no emergency', () => {
  const question = "I can't breathe. Are you open?";

  it('is replaced by a note and the answer, for this question only, and the turn says so', async () => {
    const chat = { ...newChat(), ...extensions };
    await ask('hello', chat);
    const first = await ask(question, chat);
    expect(first).toContain('"tier":"emergency"');
    expect(kinds(first)).not.toContain('note');
    expect(await turnOf(question)).toMatchObject({
      care: 'emergency',
      care_note: null,
      care_reason: { kind: 'emergency' },
    });
    const again = await ask(question, { ...chat, ...notEmergency });
    expect(kinds(again)[0]).toBe('note');
    expect(again).not.toContain('"tier":"emergency"');
    const turn = await turnOf(question);
    expect(turn).toMatchObject({ care_note: 'medical', care_reason: { kind: 'emergency', isSetAside: true } });
    expect(turn?.answer).not.toContain(careNotes.en.medical.text);
    expect(await ask(question, chat)).toContain('"tier":"emergency"');
  });

  it('gives its note as the first text to clients that do not know notes', async () => {
    const chat = { ...newChat(), 'accept-language': 'es' };
    await ask('No puedo respirar', chat);
    const stream = await ask('No puedo respirar', { ...chat, ...notEmergency });
    expect(kinds(stream)).not.toContain('note');
    expect(stream.startsWith(`event: chunk\ndata: ${careNotes.es.medical.text}\\n\\n\n`)).toBe(true);
  });

  it('may be set aside again after a failure, but not before its card, in another conversation or for other words', async () => {
    const chat = { ...newChat(), ...extensions };
    const isUrgent = async (text: string, headers: Record<string, string>) =>
      (await ask(text, { ...headers, ...notEmergency })).includes('"tier":"emergency"');
    expect(await isUrgent(question, chat)).toBe(true);
    expect(await isUrgent(question, chat)).toBe(false);
    expect(await isUrgent(question, chat)).toBe(false);
    expect(await isUrgent(`${question} Please`, chat)).toBe(true);
    expect(await isUrgent(question, { ...newChat(), ...extensions })).toBe(true);
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

describe('a message with a medicine question and an errand', () => {
  it('gets the errand’s answer below the pharmacist’s card, and counts as the pharmacist’s', async () => {
    const text = 'Can I take ibuprofen with lisinopril, and do you deliver?';
    const stream = await ask(text, { ...newChat(), ...extensions });
    expect(kinds(stream)).toEqual(expect.arrayContaining(['care']));
    expect(stream).toContain('"tier":"pharmacist"');
    expect(stream).toContain('For the rest of your message: we deliver.');
    expect(await turnOf(text)).toMatchObject({ care: 'pharmacist', outcome: 'pharmacist', answered_by: 'gate' });
  });

  it('gets the card alone without an errand', async () => {
    const stream = await ask('Can I take ibuprofen with lisinopril?', { ...newChat(), ...extensions });
    expect(stream).toContain('"tier":"pharmacist"');
    expect(stream).not.toContain('For the rest');
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

it('remembers the notes of a conversation, but not of answers that were cut, and not after it was cleared', async () => {
  const { sql } = test.context;
  const { cookie, 'x-chat-id': chatId } = newChat();
  await ask('hello', { cookie, 'x-chat-id': chatId });
  const [row] = await sql<{ id: string; hash: Buffer }[]>`
    select id, visitor_hash as hash from app.conversations where chat_id = ${chatId}`;
  if (!row) throw new Error('the conversation was not stored');
  await sql`
    insert into app.chat_turns (conversation_id, question, state, care_note) values
      (${row.id}, 'one', 'complete', 'talk'), (${row.id}, 'two', 'failed', 'medical'), (${row.id}, 'three', 'complete', null)`;
  const visitor = { hash: row.hash, key: '' };
  const notesOf = async (reset: boolean) =>
    (await createChatRepository(sql).readContext({ visitor, chatId, screen: null, reset })).notes;
  expect(await notesOf(false)).toEqual([null, 'talk', null, null]);
  expect(await notesOf(true)).toEqual([]);
});

it('counts cards, notes and cards set aside, without any text', async () => {
  const { sql } = test.context;
  await sql`insert into app.chat_turns (question, care_note, care_reason) values ('q', 'talk', ${sql.json({ note: 'talk' })})`;
  const [family] = await readCareMetrics(sql);
  const labels = family?.samples.map(({ labels: { strength, kind } = {} }) => `${strength} ${kind}`);
  expect(labels).toEqual(expect.arrayContaining(['hard emergency', 'soft talk', 'set aside emergency']));
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

describe('a message in a language that the assistant cannot answer', () => {
  it('gets the card in that language for a danger, which staff see the reason of', async () => {
    const question = 'أبي يعاني من ألم في الصدر';
    const stream = await ask(question, { ...newChat(), ...extensions });
    expect(stream).toContain('"lang":"ar","dir":"rtl"');
    expect(stream).toContain('حالة طارئة: اتصل بالرقم 911');
    expect(await turnOf(question)).toMatchObject({
      care: 'emergency',
      answered_by: 'gate',
      care_reason: { kind: 'emergency', segment: question, signs: ['ar'] },
    });
  });

  it('otherwise gets the fixed note and the callback form, never an answer, and stays open for staff', async () => {
    const question = 'Bonjour, à quelle heure fermez-vous ce soir ?';
    const stream = await ask(question, { ...newChat(), ...extensions });
    expect(stream).toContain('Cet assistant répond seulement en anglais et en espagnol');
    expect(stream).toContain('This assistant answers in English and Spanish only');
    expect(stream).not.toContain('We open at 8:30');
    expect(kinds(stream)).toContain('hand-off');
    expect(await turnOf(question)).toMatchObject({ care: null, outcome: 'unknown' });
  });

  it('gives way to the note when the visitor says that it is no emergency', async () => {
    const question = 'Ich kann nicht atmen';
    const chat = { ...newChat(), ...extensions };
    expect(await ask(question, chat)).toContain('"tier":"emergency"');
    const second = await ask(question, { ...chat, ...notEmergency });
    expect(second).not.toContain('event: care');
    expect(second).toContain('Dieser Assistent antwortet nur auf Englisch und Spanisch');
  });
});
