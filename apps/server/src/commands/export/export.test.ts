import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { smsPicturesBucket } from '@rxweb/contracts/sms/messages';
import { buckets } from '@rxweb/contracts/uploads';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { runExport } from './export.ts';
import { sheets } from './write-export.ts';

const phone = '+15415550142';
const staff = '00000000-0000-4000-8000-000000000001';
const png = Buffer.from('\x89PNG\r\n\x1a\nsome bytes', 'latin1');

let test: TestApp;
let dir: string;
let folder: string;
beforeAll(async () => {
  test = await createTestApp();
  dir = await mkdtemp(join(tmpdir(), 'rxweb-test-'));
  const { sql, supabase } = test.context;
  for (const [bucket, name] of [
    [smsPicturesBucket, 'picture.png'],
    [buckets.general, 'dme/letter.png'],
  ] as const)
    expect((await supabase.storage.from(bucket).upload(name, png, { contentType: 'image/png' })).error).toBeNull();
  await sql`
    insert into public.messages (direction, from_phone, to_phone, body, status, created_at) values
      ('inbound', ${phone}, '+15555550199', ${'=cmd()|"quoted", and\nnext line'}, 'read', '2026-11-20T18:00:00Z'),
      ('outbound', '+15555550199', ${phone}, 'It is ready, José', 'delivered', '2026-11-20T18:05:00Z')`;
  await sql`update public.sms_people set name = 'Ana Ruiz'`;
  await sql`insert into app.sms_notes (person_id, by_id, text) select id, ${staff}, 'Prefers mornings' from public.sms_people`;
  await sql`
    insert into app.sms_alarms (person_id, message_id, at, level, kind, language, no_reply, no_notice, closed_at, closed_by, done)
    select person_id, id, '2026-11-20T18:00:01Z', 'danger', 'suicide', 'en', 'recent', 'open', '2026-11-20T18:09:00Z', ${staff}, 'Called Ana'
    from public.messages where direction = 'inbound'`;
  await sql`
    insert into app.sms_pictures (message_id, state, object_name, type, size)
    select id, 'stored', 'picture.png', 'image/png', 9 from public.messages where direction = 'inbound'`;
  const [chat] = await sql<[{ id: string }]>`
    insert into app.conversations (visitor_hash, chat_id) values (sha256('visitor'), 'chat-1700000000000') returning id`;
  await sql`insert into app.chat_turns (conversation_id, question, answer, state) values (${chat.id}, 'Open today?', 'Yes', 'complete')`;
  await sql`insert into app.hand_offs (conversation_id, name, phone, message) values (${chat.id}, 'Ana Ruiz', ${phone}, 'Call me')`;
  const [shoes] = await sql<[{ id: string }]>`
    insert into public.dme_shoe_cases (patient_id, patient_name, checklist, details, created_by, missing, delivered_on)
    values ('p-1', 'Ana Ruiz', '{"visit": true}', '{}', ${staff}, '{claim}', '2026-03-08') returning id`;
  await sql`insert into public.dme_shoe_notes (case_id, by_id, text) values (${shoes.id}, ${staff}, 'Called the doctor')`;
  await sql`
    insert into public.dme_shoe_documents (case_id, requirement, object_name, name, type, size, added_by, dated, author, signed, verified_at, verified_by)
    values (${shoes.id}, 'order', 'dme/letter.png', 'Order of Dr. Lee.png', 'image/png', 9, ${staff}, '2026-02-06', 'Dr. Lee', true, now(), ${staff})`;
});
beforeEach(() => {
  folder = join(dir, randomUUID());
});
afterAll(async () => {
  await test.close();
  await rm(dir, { recursive: true });
});

async function exportTo(words: string[], config = test.context.config) {
  let output = '';
  const stdout = new Writable({
    write(chunk, _, done) {
      output += chunk;
      done();
    },
  });
  const code = await runExport(words, config, { stdout, stderr: stdout }, (_, work) => work(test.context.sql));
  return { code, output };
}

const audited = () =>
  test.context.sql`select detail, target from app.audit_log where action = 'data_exported' order by seq`;
const lineOf = (text: string, part: string) => text.split('\r\n').find((line) => line.includes(part));

describe('O5 an export in an emergency', () => {
  it('holds each row and file once, in formats any program reads, readable only by its user, and is in the audit log', async () => {
    expect(await exportTo([folder, '--reason', 'the page is down'])).toEqual({
      code: 0,
      output: `11 rows and 2 files are in ${folder}. They aren’t encrypted.\n`,
    });
    const read = (name: string) => readFile(join(folder, name), 'utf8');
    expect(await readdir(folder)).toEqual([...sheets.map(({ name }) => name), 'files', 'files.csv'].sort());

    const texts = await read('texts.csv');
    expect(texts.startsWith('\ufeffat,number,name,direction,status,text,sent_by\r\n')).toBe(true);
    expect(texts).toContain(
      `2026-11-20T18:00:00.000Z,'${phone},Ana Ruiz,inbound,read,"'=cmd()|""quoted"", and\nnext line",\r\n`,
    );
    expect(texts).toContain(`2026-11-20T18:05:00.000Z,'${phone},Ana Ruiz,outbound,delivered,"It is ready, José",\r\n`);
    expect(await read('texts-notes.csv')).toContain('Prefers mornings');
    expect(await read('texts-alarms.csv')).toMatch(
      /Ana Ruiz,danger,suicide,.*recent.*open,2026-11-20T18:09:00\.000Z,.*Called Ana/s,
    );
    expect(await read('chat.csv')).toContain('Open today?,Yes,complete');
    expect(await read('chat-messages-for-staff.csv')).toContain('Call me');
    expect(await read('contacts.csv')).toMatch(
      /Ana Ruiz,staff,en,learned,,false,.*15415550142.*staff: Ana Ruiz.*callback: Ana Ruiz/,
    );
    expect(await read('shoe-notes.csv')).toContain('Called the doctor');
    // A date is the same in every time zone.
    expect(await read('shoe-cases.csv')).toMatch(/Ana Ruiz,.*,delivered,2026-03-08,/);

    expect(await read('shoe-documents.csv')).toMatch(
      /Ana Ruiz,order,Order of Dr\. Lee\.png,,2026-02-06,Dr\. Lee,,true,/,
    );
    const files = await read('files.csv');
    const letter = lineOf(files, 'dme/letter.png');
    expect(letter).toMatch(/,Order of Dr\. Lee\.png,case [-\da-f]{36},.*,true$/);
    expect(lineOf(files, 'picture.png')).toContain(`text with ${phone}`);
    expect(await readFile(join(folder, letter?.split(',')[0] ?? ''))).toEqual(png);

    for (const name of await readdir(folder, { recursive: true }))
      expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
    expect((await stat(folder)).mode & 0o077).toBe(0);
    expect(await audited()).toEqual([{ detail: expect.stringMatching(/^[^:]+: the page is down$/), target: null }]);
  });

  it('goes into no folder that is there, and nowhere without a reason', async () => {
    const before = await audited();
    expect(await exportTo([dir, '--reason', 'a drill'])).toEqual({
      code: 73,
      output: `${dir} already exists. Nothing was written.\n`,
    });
    expect(await exportTo([join(dir, 'no', 'parent'), '--reason', 'a drill'])).toMatchObject({
      code: 73,
      output: expect.stringContaining('ENOENT'),
    });
    for (const words of [
      [],
      [folder],
      [folder, '--reason', ' '],
      ['--reason', 'a drill'],
      [folder, '--reason', 'a', 'b'],
    ])
      expect(await exportTo(words)).toMatchObject({ code: 64, output: expect.stringContaining('Usage') });
    expect(await audited()).toEqual(before);
  });

  it('has all the rest when a file cannot be read, and says which', async () => {
    const { sql } = test.context;
    await sql`update storage.objects set version = gen_random_uuid() where name = 'picture.png'`;
    expect(await exportTo([folder, '--reason', 'a drill'])).toMatchObject({
      code: 1,
      output: expect.stringMatching(/11 rows and 1 files.*\n1 more files couldn’t be read/),
    });
    expect(lineOf(await readFile(join(folder, 'files.csv'), 'utf8'), 'picture.png')).toMatch(/,false$/);
  });

  it('asks the service of files of a Supabase elsewhere, and has the rows also when that is silent', async () => {
    const key = 'k'.repeat(20);
    const supabase = { url: 'http://127.0.0.1:9', anonKey: key, serviceRoleKey: key, databaseUrl: 'postgres://unused' };
    const { code, output } = await exportTo([folder, '--reason', 'a drill'], { ...test.context.config, supabase });
    expect({ code, output }).toMatchObject({ code: 1, output: expect.stringMatching(/^11 rows and 0 files/) });
  });
});
