import { Writable } from 'node:stream';
import { smsPicturesBucket } from '@rxweb/contracts/sms/messages';
import { buckets } from '@rxweb/contracts/uploads';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { merge } from '../../features/people/merge.ts';
import { takeOut } from '../../features/people/parts.ts';
import { runErase } from './erase.ts';

const phone = '+15415550142';
const canary = 'canary-9b1e';
const staff = '00000000-0000-4000-8000-000000000001';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  const { sql } = test.context;
  await sql`truncate app.conversations, public.messages, public.sms_people, public.dme_shoe_cases, app.people cascade`;
});

async function erase(...words: string[]) {
  let output = '';
  const stdout = new Writable({
    write(chunk, _, done) {
      output += chunk;
      done();
    },
  });
  const { config, sql } = test.context;
  const code = await runErase(words, config, { stdout, stderr: stdout }, (_, work) => work(sql));
  return { code, output };
}

async function store(bucket: string, name: string): Promise<void> {
  const bytes = Buffer.from(`\x89PNG\r\n\x1a\n${canary}`, 'latin1');
  const { error } = await test.context.supabase.storage.from(bucket).upload(name, bytes, { contentType: 'image/png' });
  expect(error).toBeNull();
}

/** Texts both ways with a picture and a note, and a conversation in which the number was left, with a file. */
async function knowSomebody(): Promise<string> {
  const { sql } = test.context;
  await store(smsPicturesBucket, 'picture.png');
  await store(buckets.chat, 'label.png');
  await sql`
    insert into public.messages (direction, from_phone, to_phone, body, status, sid) values
      ('inbound', ${phone}, '+15555550199', ${canary}, 'read', 'SM1'), ('outbound', '+15555550199', ${phone}, ${canary}, 'delivered', 'SM2')`;
  await sql`update public.sms_people set name = ${canary}, consent_on = now(), consent_how = 'counter', consent_by = ${staff}`;
  await sql`insert into app.sms_callbacks (sid, state) values ('SM2', 'delivered')`;
  await sql`insert into app.sms_notes (person_id, by_id, text) select id, ${staff}, ${canary} from public.sms_people`;
  await sql`
    insert into app.sms_alarms (person_id, message_id, reply_id, at, level, kind, language, segment, closed_at, closed_by, done)
    select person_id, id, (select id from public.messages where sid = 'SM2'), now(), 'danger', 'suicide', 'en', ${canary}, now(), ${staff}, ${canary}
    from public.messages where sid = 'SM1'`;
  await sql`
    insert into app.sms_pictures (message_id, state, object_name, type, size)
    select id, 'stored', 'picture.png', 'image/png', 9 from public.messages where sid = 'SM1'`;
  const [chat] = await sql<[{ id: string }]>`
    insert into app.conversations (visitor_hash, chat_id) values (sha256('visitor'), 'chat-1700000000000') returning id`;
  await sql`
    insert into app.chat_turns (conversation_id, question, attachments)
    values (${chat.id}, ${canary}, ${sql.json([{ bucket: buckets.chat, path: 'label.png' }])})`;
  await sql`insert into app.hand_offs (conversation_id, name, phone) values (${chat.id}, ${canary}, ${phone})`;
  return chat.id;
}

async function knowCase(deliveredOn: string | null, file = 'dme/letter.png'): Promise<string> {
  const { sql } = test.context;
  await store(buckets.general, file);
  const [row] = await sql<[{ id: string }]>`
    insert into public.dme_shoe_cases (patient_id, patient_name, patient_phone, checklist, details, created_by, missing, delivered_on)
    values ('p', ${canary}, '(541) 555-0142', '{}', '{}', ${staff}, '{}', ${deliveredOn}) returning id`;
  await sql`insert into public.dme_shoe_notes (case_id, by_id, text) values (${row.id}, ${staff}, ${canary})`;
  await sql`insert into public.dme_shoe_changes (case_id, version, by_id, changes) values (${row.id}, 1, ${staff}, '{}')`;
  await sql`
    insert into public.dme_shoe_documents (case_id, requirement, object_name, name, type, size, added_by, author)
    values (${row.id}, 'order', ${file}, ${canary}, 'image/png', 9, ${staff}, ${canary})`;
  return row.id;
}

/** A chat that continues by text with this number, once it was confirmed, and one text in it. */
async function textInChat(chatId: string, text: string, number: string, confirmedAt: Date | null = new Date()) {
  const [row] = await test.context.sql<[{ id: string }]>`
    with chat as (
      insert into app.conversations (visitor_hash, chat_id, live_seq) values (sha256(${chatId}::bytea), ${chatId}, 1) returning id
    ), said as (
      insert into app.live_messages (conversation_id, seq, author, kind, text, channel) select id, 1, 'visitor', 'text', ${text}, 'text' from chat)
    select id from chat`;
  await continueByText(row.id, number, confirmedAt);
  return row.id;
}

async function continueByText(chat: string, number: string, confirmedAt: Date | null = new Date()): Promise<void> {
  const { sql } = test.context;
  const [consent] = await sql<[{ id: string }]>`
    insert into app.text_consents (phone, purpose, subject, channel, words, language, asked_at, confirm_by)
    values (${number}, 'conversation', ${chat}, 'chat', 'May we text?', 'en', now(), now() + interval '1 day') returning id`;
  await sql`
    insert into app.conversations_by_text (consent_id, conversation_id, phone) values (${consent.id}, ${chat}, ${number})`;
  await sql`update app.text_consents set confirmed_at = ${confirmedAt} where id = ${consent.id}`;
}

/** Every table that has the text in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const { sql } = test.context;
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('app', 'public', 'storage', 'auth')`;
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const [row] = await sql.unsafe(`select exists (select from ${name} t where t::text like $1) as found`, [
        `%${text}%`,
      ]);
      return row?.found ? [name] : [];
    }),
  );
  return found.flat();
}

const isStored = async (bucket: string, name: string) =>
  !(await test.context.supabase.storage.from(bucket).download(name)).error;
const stubs = () =>
  test.context.sql`select target, detail from app.audit_log where action = 'person_erased' order by seq`;

describe('the data of a person', () => {
  it('O5 is shown first, and erased with --yes: rows and files, with a stub in the log that names no one', async () => {
    await knowSomebody();
    const shown = await erase('--phone', '(541) 555-0142');
    expect(shown).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Texts: 2, with 1 pictures.*\nRecords of consent to texts: 2\n(.*\n)?.*Add --yes/),
    });
    expect((await tablesWith(canary)).length).toBeGreaterThan(4);
    const [person] = await test.context.sql`select id from app.people`;

    expect(await erase('--phone', phone, '--yes')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Erased\.\n$/),
    });
    expect([await tablesWith(canary), await tablesWith(phone), await tablesWith('label.png')]).toEqual([[], [], []]);
    expect([await isStored(smsPicturesBucket, 'picture.png'), await isStored(buckets.chat, 'label.png')]).toEqual([
      false,
      false,
    ]);
    expect(await stubs()).toEqual([
      { target: person?.id, detail: 'conversations 1, texts 2, cases 0, requests 0, drafts 0, contacts 1' },
    ]);
    expect(await erase('--phone', phone, '--yes')).toEqual({ code: 0, output: 'Chat conversations: 0\n' });
  });

  it('is erased with the chat that went on by text, not with one that only asked the number', async () => {
    const asked = 'canary-asked';
    await textInChat('chat-1700000000003', canary, phone);
    const other = await textInChat('chat-1700000000004', asked, phone, null);
    expect((await erase('--phone', phone, '--yes')).output).toContain('Chat conversations: 1');
    expect([await tablesWith(canary), await tablesWith(asked), await tablesWith(phone)]).toEqual([
      [],
      ['app.live_messages'],
      [],
    ]);
    expect(await test.context.sql`select id from app.conversations`).toEqual([{ id: other }]);
  });

  it('S29-308 is erased whole with the contact: all numbers, conversations and cases that may go, and what staff wrote of it', async () => {
    const { sql } = test.context;
    await knowSomebody();
    const second = '+15415550143';
    const shoes = await knowCase('2010-01-01');
    const kept = await knowCase('2100-01-01', 'dme/kept.png');
    await sql`
      insert into app.requests (reference, kind, name, phone, language, details, visitor_hash, token_hash)
      values ('234678', 'refill', ${canary}, ${second}, 'es', '{}', sha256('w'), sha256('t'))`;
    const [one, two] = await Promise.all(
      [phone, second].map(async (number) => {
        const [row] = await sql<
          [{ id: string }]
        >`select person_id as id from app.person_phones where phone = ${number}`;
        return row.id;
      }),
    );
    await inTransaction(sql, (tx) => merge(tx, staff, one ?? '', two ?? ''));
    await sql`insert into app.person_cases (case_id, person_id, by_id) values (${kept}, ${two ?? ''}, ${staff})`;
    const shown = await erase('--person', two ?? '');
    expect(shown.output).toMatch(/Requests: 1\n[\s\S]*Contact: [\s\S]*Add --yes/);
    expect(shown.output).toContain(shoes);
    expect((await erase('--person', two ?? '', '--yes')).output).toMatch(/to be kept until 2107[\s\S]*Erased\.\n$/);
    expect((await tablesWith(canary)).sort()).toEqual([
      ...['public.dme_shoe_cases', 'public.dme_shoe_documents', 'public.dme_shoe_notes'],
    ]);
    expect([await tablesWith(phone), await tablesWith(second)]).toEqual([[], []]);
    for (const table of ['people', 'person_names', 'person_merges', 'person_checks'])
      expect(await sql`select * from app.${sql(table)}`, table).toEqual([]);
  });

  describe('S29-314 of a family number', () => {
    const mother = 'canary-mother';
    const child = 'canary-child';
    const browser = 'canary-browser';
    const one = async (rows: PromiseLike<{ id: string }[]>) => (await rows)[0]?.id ?? '';
    const talk = (who: string, chat: string, number = phone) =>
      one(test.context.sql`
        with c as (insert into app.conversations (visitor_hash, chat_id) values (sha256(${browser}::bytea), ${chat}) returning id),
          t as (insert into app.chat_turns (conversation_id, question) select id, ${who} from c)
        insert into app.hand_offs (conversation_id, name, phone) select id, ${who}, ${number} from c returning conversation_id as id`);
    const ask = (who: string, reference: string, number = phone) =>
      one(test.context.sql`
        insert into app.requests (reference, kind, name, phone, language, details, visitor_hash, token_hash)
        values (${reference}, 'refill', ${who}, ${number}, 'en', '{}', sha256(${browser}::bytea), sha256(${reference}::bytea)) returning id`);
    const ownerOf = (number: string) =>
      one(test.context.sql`select person_id as id from app.person_phones where phone = ${number}`);
    const apart = (person: string, kind: 'request' | 'conversation', subject: string) =>
      inTransaction(test.context.sql, async (tx) => (await takeOut(tx, staff, person, { kind, subject })).apart);

    /** Mother and child used one number and one browser; the child's rows belong to a contact of their own. */
    async function knowFamily() {
      const { sql } = test.context;
      await ask(mother, '234678');
      await talk(mother, 'chat-1700000000001');
      await sql`
        insert into public.messages (direction, from_phone, to_phone, body, status, sid)
        values ('inbound', ${phone}, '+15555550199', ${mother}, 'read', 'SM1')`;
      const request = await ask(child, '234679');
      const chat = await talk(child, 'chat-1700000000002');
      const parent = await ownerOf(phone);
      const son = await apart(parent, 'request', request);
      const other = await apart(parent, 'conversation', chat);
      await inTransaction(sql, (tx) => merge(tx, staff, son, other));
      return { parent, son };
    }

    it('is only the person’s own, and the number goes to the one who stays', async () => {
      const { parent, son } = await knowFamily();
      // What the undo of taking out would put back is the person's, too.
      const kept = (await tablesWith(child)).filter((table) => table !== 'app.person_parts');
      expect((await erase('--person', parent)).output).toMatch(/which keeps it[\s\S]*Add --yes/);
      expect((await erase('--person', parent, '--yes')).output).toMatch(/Erased\.\n$/);
      expect([await tablesWith(mother), (await tablesWith(child)).sort()]).toEqual([[], kept.sort()]);
      expect(await ownerOf(phone)).toBe(son);
      expect((await erase('--person', son, '--yes')).output).toMatch(/Erased\.\n$/);
      expect([await tablesWith(child), await tablesWith(phone)]).toEqual([[], []]);
    });

    it('is only what was taken out, for the contact without a number of its own', async () => {
      const { parent, son } = await knowFamily();
      const before = await tablesWith(mother);
      expect((await erase('--person', son, '--yes')).output).toMatch(/Erased\.\n$/);
      expect([await tablesWith(child), (await tablesWith(mother)).sort()]).toEqual([[], before.sort()]);
      expect(await ownerOf(phone)).toBe(parent);
      expect(await test.context.sql`select from app.people where id = ${son}`).toEqual([]);
    });

    it('leaves a conversation in which another contact left a number, and the other’s requests of the same browser', async () => {
      const { sql } = test.context;
      const second = '+15415550143';
      const chat = await talk(mother, 'chat-1700000000001');
      await sql`insert into app.hand_offs (conversation_id, name, phone, done_at) values (${chat}, ${child}, ${second}, now())`;
      await ask(mother, '234678');
      const kept = await ask(child, '234679', second);
      const shown = await erase('--person', await ownerOf(phone), '--yes');
      expect(shown.output).toContain(`Conversation ${chat} is another contact's too`);
      expect(await sql`select name, phone from app.hand_offs`).toEqual([{ name: child, phone: second }]);
      expect(await sql`select id from app.requests`).toEqual([{ id: kept }]);
      expect(await tablesWith(phone)).toEqual([]);
    });

    it('is the chat that went on by text, but for one in which another contact left a number', async () => {
      const { sql } = test.context;
      const second = '+15415550143';
      const own = await textInChat('chat-1700000000003', mother, phone);
      const shared = await talk(child, 'chat-1700000000004', second);
      await continueByText(shared, phone);
      const shown = await erase('--person', await ownerOf(phone), '--yes');
      expect(shown.output).toContain(`Conversation ${shared} is another contact's too`);
      expect(shown.output).not.toContain(`Conversation ${own}`);
      expect(await sql`select id from app.conversations`).toEqual([{ id: shared }]);
      expect([await tablesWith(mother), await tablesWith(phone)]).toEqual([[], []]);
      expect(await ownerOf(second)).not.toBe('');
    });
  });

  it('O5 leaves only the number and the opt-out of a person who opted out of texts', async () => {
    await knowSomebody();
    await test.context
      .sql`update public.sms_people set opted_out_at = now(), opted_out_how = 'keyword', opted_out_words = ${canary}`;
    await erase('--phone', phone, '--yes');
    expect([await tablesWith(canary), await tablesWith(phone)]).toEqual([[], ['public.sms_people']]);
    expect(await test.context.sql`select opted_out_how, name, consent_on from public.sms_people`).toEqual([
      { opted_out_how: 'keyword', name: null, consent_on: null },
    ]);
  });

  it('O5 goes with all conversations of the same browser', async () => {
    const id = await knowSomebody();
    await test.context
      .sql`insert into app.conversations (visitor_hash, chat_id) values (sha256('visitor'), 'chat-1700000000001')`;
    await test.context
      .sql`insert into app.conversations (visitor_hash, chat_id) values (sha256('another'), 'chat-1700000000002')`;
    await erase('--conversation', id, '--yes');
    expect(await test.context.sql`select chat_id from app.conversations`).toEqual([{ chat_id: 'chat-1700000000002' }]);
  });

  it('O5 of a case stays seven years after delivery unless forced, and is never erased with a number', async () => {
    const id = await knowCase(new Date().toISOString().slice(0, 10));
    expect((await erase('--phone', phone, '--yes')).output).toContain(`Case ${id}`);
    expect(await erase('--case', id, '--yes')).toMatchObject({
      code: 1,
      output: expect.stringContaining('must be kept until'),
    });
    expect(await isStored(buckets.general, 'dme/letter.png')).toBe(true);
    expect(await erase('--case', id, '--yes', '--before-its-time')).toMatchObject({ code: 0 });
    expect([await tablesWith(canary), await isStored(buckets.general, 'dme/letter.png')]).toEqual([[], false]);
  });

  it('accepts only known options', async () => {
    for (const words of [[], ['--phone', 'somebody'], ['--case', '1'], ['--phone', phone, '--now'], ['--name', 'x']])
      expect(await erase(...words)).toMatchObject({ code: 64, output: expect.stringContaining('Usage') });
  });
});
