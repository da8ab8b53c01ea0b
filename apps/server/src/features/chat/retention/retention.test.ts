import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buckets } from '@rxweb/contracts/uploads';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts';
import { forgetContacts } from '../../../../testing/forget-contacts.ts';
import { visitorCookie } from '../../../../testing/visitor-cookie.ts';
import { eraseConversation } from '../erase-conversation.ts';
import { eraseExpired } from './retention.ts';

const canary = 'canary-7f3a';
const chatId = 'chat-1763460000001';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp(undefined, {}, undefined, {
    async *answer() {
      yield { type: 'chunk', text: `Hello, ${canary}.` };
    },
  });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.context.sql`delete from app.conversations`;
  await test.context.sql`delete from app.chat_turns`;
  await test.context.sql`delete from app.rate_limits`;
});

const post = (path: string, body: unknown, cookie: string) =>
  fetch(test.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, 'x-chat-id': chatId },
    body: JSON.stringify(body),
  });

async function storeFile(cookie: string, text = `a file ${canary}`): Promise<string> {
  const answer = await fetch(`${test.url}/api/storage/upload-proxy`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'x-file-path': 'note.txt', cookie },
    body: text,
  });
  return (await answer.json()).path;
}

/** A conversation with a canary in all that can be said: question, answer, file and its name, name and message for staff, pipeline. */
async function talk(cookie: string, paths: string[] = []): Promise<string> {
  const attachments = paths.map((path) => ({
    bucket: buckets.chat,
    path,
    name: `${canary}.txt`,
    type: 'text/plain',
    size: 9,
  }));
  await (await post('/api/chat-stream', { text: `question ${canary}`, attachments }, cookie)).text();
  await post('/api/chat/pipeline/outbound', { chatId, text: `question ${canary}` }, cookie);
  const form = { chatId, name: canary, phone: '415 555 0142', message: canary };
  expect((await post('/api/chat/hand-off', form, cookie)).status).toBe(200);
  const [row] = await test.context
    .sql`select id from app.conversations where chat_id = ${chatId} order by created_at desc limit 1`;
  return row?.id;
}

/** Every table that has the text in any column, but the logs of the database itself. */
async function tablesWith(text: string): Promise<string[]> {
  const { sql } = test.context;
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('app', 'public', 'storage', 'auth', 'realtime')`;
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await sql.unsafe(`select exists (select from ${name} t where t::text like $1) as found`, [
      `%${text}%`,
    ]);
    if (row?.found) found.push(name);
  }
  return found;
}

/** How many files of the storage folder hold the text. */
async function storedFilesWith(text: string): Promise<number> {
  const folder = join(test.context.config.dataDir, 'storage');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const contents = await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'utf8')));
  return contents.filter((content) => content.includes(text)).length;
}

const age = (days: number) => test.context.sql`
  update app.conversations set last_at = last_at - ${days} * interval '1 day'`;
const run = (signal = new AbortController().signal) => eraseExpired({ ...test.context, retentionDays: 90 }, signal);
const conversations = () => test.context.sql`select id from app.conversations`;

describe('a conversation that is erased', () => {
  it('is gone from every table and every stored file', async () => {
    const cookie = visitorCookie();
    const path = await storeFile(cookie);
    const id = await talk(cookie, [path]);
    expect(await tablesWith(canary)).toEqual(
      expect.arrayContaining(['app.chat_turns', 'app.hand_offs', 'app.pipeline_outbox']),
    );
    expect([await tablesWith(path), await storedFilesWith(canary)]).toEqual([
      expect.arrayContaining(['app.attachments', 'app.chat_turns', 'storage.objects']),
      1,
    ]);
    expect(await eraseConversation(test.context, id)).toBe(true);
    await forgetContacts(test);
    expect([await tablesWith(canary), await tablesWith(path), await tablesWith(id)]).toEqual([[], [], []]);
    expect(await storedFilesWith(canary)).toBe(0);
    expect(await eraseConversation(test.context, id)).toBe(false);
  });

  it('is finished by doing it again when it was broken off after the files', async () => {
    const cookie = visitorCookie();
    const path = await storeFile(cookie);
    const id = await talk(cookie, [path]);
    await test.context.supabase.storage.from(buckets.chat).remove([path]);
    expect(await eraseConversation(test.context, id)).toBe(true);
    await forgetContacts(test);
    expect([await tablesWith(canary), await tablesWith(path)]).toEqual([[], []]);
  });

  it('stays complete while its files cannot be removed', async () => {
    const cookie = visitorCookie();
    const id = await talk(cookie, [await storeFile(cookie)]);
    const away = { storage: { from: () => ({ remove: async () => ({ error: new Error('away') }) }) } };
    const supabase = away as unknown as TestApp['context']['supabase'];
    await expect(eraseConversation({ sql: test.context.sql, supabase }, id)).rejects.toThrow('away');
    expect(await conversations()).toHaveLength(1);
    await eraseConversation(test.context, id);
  });

  it('leaves another with the file that both name', async () => {
    const cookie = visitorCookie();
    const path = await storeFile(cookie, 'shared');
    const id = await talk(cookie, [path]);
    await test.context.sql`
      insert into app.chat_turns (question, attachments) values ('other', ${test.context.sql.json([{ bucket: buckets.chat, path }])})`;
    await eraseConversation(test.context, id);
    expect(await storedFilesWith('shared')).toBe(1);
  });
});

describe('what is kept for a time', () => {
  it('is removed ninety days after the last message; one with a pending callback stays until that is done', async () => {
    const [old, waiting] = [visitorCookie(), visitorCookie()];
    const path = await storeFile(old);
    await talk(old, [path]);
    await test.context.sql`update app.hand_offs set done_at = now()`;
    const waits = await talk(waiting);
    await age(89);
    await run();
    expect(await conversations()).toHaveLength(2);
    await age(2);
    await run();
    expect(await conversations()).toEqual([{ id: waits }]);
    expect(await tablesWith(path)).toEqual([]);
    await test.context.sql`update app.hand_offs set done_at = now()`;
    await run();
    await forgetContacts(test);
    expect([await conversations(), await tablesWith(canary), await storedFilesWith(canary)]).toEqual([[], [], 0]);
  });

  it('goes in batches, each to its end, and stops between two when it has to', async () => {
    const { sql } = test.context;
    await sql`
      insert into app.conversations (visitor_hash, chat_id, last_at)
      select ${Buffer.alloc(32, 1)}, 'chat-17634600' || 10000 + n, now() - interval '91 days' from generate_series(1, 45) n`;
    await sql`
      insert into app.chat_turns (question, created_at) select 'loose', now() - interval '91 days' from generate_series(1, 45)`;
    await sql`insert into app.chat_turns (question) values ('new')`;
    await run(AbortSignal.abort());
    expect(await conversations()).toHaveLength(45);
    await run();
    expect([await conversations(), await sql`select question from app.chat_turns`]).toEqual([
      [],
      [{ question: 'new' }],
    ]);
  });

  it('O5 of files that no message names is a day, of counts of tokens 35', async () => {
    const { sql } = test.context;
    const cookie = visitorCookie();
    const [sent, unsent, fresh] = [await storeFile(cookie), await storeFile(cookie, 'unsent'), await storeFile(cookie)];
    await talk(cookie, [sent]);
    await sql`update storage.objects set created_at = created_at - interval '25 hours' where name in ${sql([sent, unsent])}`;
    await sql`update storage.objects set created_at = created_at - interval '23 hours' where name = ${fresh}`;
    await sql`
      insert into app.attachments (bucket, path, visitor_hash, created_at)
      values (${buckets.chat}, 'never-stored', ${Buffer.alloc(32)}, now() - interval '25 hours')`;
    await sql`insert into app.model_tokens (day, scope) values (current_date - 36, 'all'), (current_date - 35, 'all')`;
    await run();
    expect([await tablesWith(unsent), await storedFilesWith('unsent'), await tablesWith('never-stored')]).toEqual([
      [],
      0,
      [],
    ]);
    expect([await tablesWith(sent), await tablesWith(fresh)]).toEqual([
      expect.arrayContaining(['storage.objects']),
      expect.arrayContaining(['storage.objects', 'app.attachments']),
    ]);
    expect(await sql`select 1 from app.model_tokens`).toHaveLength(1);
  });
});
