import { buckets, demoBuckets } from '@rxweb/contracts/uploads';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { visitorCookie } from '../../testing/visitor-cookie.ts';
import type { Question } from '../features/chat/answerer.ts';

const guesses = inject('isFullSize') ? 10_000 : 200;

let test: TestApp;
let asked: Question[] = [];
beforeAll(async () => {
  test = await createTestApp(undefined, {}, undefined, {
    wantsImages: true,
    async *answer(question) {
      asked.push(question);
      yield { type: 'chunk', text: 'Hello.' };
    },
  });
});
afterAll(() => test.close());
beforeEach(() => {
  asked = [];
});

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(test.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function storeFile(cookie: string, name: string, type: string, body: string): Promise<string> {
  const answer = await fetch(`${test.url}/api/storage/upload-proxy`, {
    method: 'POST',
    headers: { 'content-type': type, 'x-file-path': name, cookie },
    body,
  });
  return (await answer.json()).path;
}

const turns = async () => (await test.context.sql`select count(*)::int as n from app.chat_turns`)[0]?.n;

it('Z4 stores and reads only the visitor’s own files, and gives their words to the answerer', async () => {
  const [owner, other] = [visitorCookie(), visitorCookie()];
  const path = await storeFile(owner, 'note.txt', 'text/plain', 'my list: aspirin-canary');
  const stranger = `${Date.now()}-${'z9'.repeat(13)}.txt`;
  await test.context.supabase.storage.from(demoBuckets.private).upload('demo/x', new Blob(['secret']));
  await test.context.supabase.storage
    .from(buckets.general)
    .upload(stranger, new Blob(['secret'], { type: 'text/plain' }));
  const file = (change: object) => ({
    bucket: buckets.chat,
    path,
    name: 'note.txt',
    type: 'text/plain',
    size: 9,
    ...change,
  });
  const before = await turns();
  const tries: [object, number][] = [
    [file({}), 404],
    [file({ bucket: buckets.general }), 404],
    [file({ bucket: buckets.general, path: stranger }), 404],
    [file({ path: stranger }), 404],
    [file({ bucket: demoBuckets.private, path: 'demo/x' }), 400],
    [file({ path: `../${buckets.chat}/${path}` }), 400],
    [file({ path: `%2e%2e/${path}` }), 400],
    [file({ path: `${path}/../${path}` }), 400],
  ];
  for (const [attachment, status] of tries) {
    const answer = await post('/api/chat-stream', { text: 'read it', attachments: [attachment] }, { cookie: other });
    expect([attachment, answer.status]).toEqual([attachment, status]);
    const { error } = (await answer.json()) as { error: string };
    if (status === 404) expect(error).toBe('Attachment not found');
    expect(error).not.toContain('secret');
  }
  expect([await turns(), asked]).toEqual([before, []]);

  const own = await post('/api/chat-stream', { text: 'read it', attachments: [file({ size: 1 })] }, { cookie: owner });
  expect(own.status).toBe(200);
  await own.text();
  expect(asked).toMatchObject([{ files: [{ name: 'note.txt', text: 'my list: aspirin-canary', image: null }] }]);
});

it('an emergency in a file gets its card, and nothing else is called', async () => {
  const cookie = visitorCookie();
  const path = await storeFile(cookie, 'note.txt', 'text/plain', 'my mother cannot breathe');
  const file = { bucket: buckets.chat, path, name: 'note.txt', type: 'text/plain', size: 9 };
  const answer = await post('/api/chat-stream', { text: 'please read', attachments: [file] }, { cookie });
  expect(await answer.text()).toContain('911');
  expect(asked).toEqual([]);
});

it(`Z3 finds nothing of another visitor with ${guesses} ids around theirs`, async () => {
  const { sql } = test.context;
  // More calls than an address may make: the limits are not what is shown here.
  const openLimits = () => sql`delete from app.rate_limits`;
  const [owner, other] = [visitorCookie(), visitorCookie()];
  const at = Date.now();
  await (
    await post('/api/chat-stream', { text: 'secret-canary' }, { cookie: owner, 'x-chat-id': `chat-${at}` })
  ).text();
  const ofOwner = () => sql`
    select c.*, t.* from app.conversations c join app.chat_turns t on t.conversation_id = c.id where t.question = 'secret-canary'`;
  const before = await ofOwner();
  expect(before).toHaveLength(1);
  const { enqueue } = await pipelineOf(other);
  for (let guess = 0; guess < guesses; guess += 1) {
    const id = `chat-${at - guesses / 2 + guess}`;
    expect([id, await enqueue(id)]).toEqual([id, id === `chat-${at}` ? 'not_found' : 'kept']);
  }
  await openLimits();
  const refused = await post(
    '/api/chat/pipeline/outbound',
    { chatId: `chat-${at}`, text: 'intruder' },
    { cookie: other },
  );
  const unknown = await post('/api/chat/pipeline/outbound', { chatId: 'chat-x', text: 'intruder' }, { cookie: other });
  expect([refused.status, unknown.status]).toEqual([404, 400]);
  const asking = await post(
    '/api/chat-stream',
    { text: 'what did I say?' },
    { cookie: other, 'x-chat-id': `chat-${at}` },
  );
  expect(await asking.text()).not.toContain('canary');
  expect(JSON.stringify(asked.at(-1))).not.toContain('canary');
  expect(await ofOwner()).toEqual(before);
  const [left] = await sql`
    select count(*)::int as n from app.pipeline_outbox o join app.conversations c on c.id = o.conversation_id where c.id = ${before[0]?.conversation_id}`;
  expect(left?.n).toBe(0);
}, 300_000);

/** The same door as the call's, without the limits before it. */
async function pipelineOf(cookie: string) {
  const service = await import('../features/pipeline/pipeline.service.ts');
  const { createChatRepository } = await import('../features/chat/chat.repository.ts');
  const { createHash } = await import('node:crypto');
  const { sql } = test.context;
  const chats = createChatRepository(sql);
  const hash = createHash('sha256')
    .update(cookie.split('=')[1] ?? '')
    .digest();
  const visitor = { hash, key: hash.toString('base64url') };
  const conversationOf = ({ chatId }: { chatId: string }) => chats.bindConversation(visitor, chatId);
  const enqueue = (chatId: string) =>
    service.enqueue({ sql, chat: { conversationOf } }, { visitor, chatId }, 'intruder').then(
      () => 'kept',
      (error: { code: string }) => error.code,
    );
  return { enqueue };
}
