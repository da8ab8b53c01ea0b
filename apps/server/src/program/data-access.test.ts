import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { copyTemplate, createTestBackend } from '@rxweb/backend/testing';
import { smsPicturesBucket } from '@rxweb/contracts/sms/messages';
import { buckets, demoBuckets } from '@rxweb/contracts/uploads';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, migrationsDir } from '../../testing/create-test-app.ts';
import { createTestData, type Principal, principals, type TestData } from '../../testing/create-test-data.ts';

let data: TestData;
beforeAll(async () => {
  data = await createTestData();
});
afterAll(() => data.close());

const text = (body = 'a file') => new Blob([body], { type: 'text/plain' });
/** Of a kind that the bucket takes. */
const fileFor = (bucket: string, body?: string) =>
  bucket === smsPicturesBucket ? new Blob([body ?? 'a picture'], { type: 'image/png' }) : text(body);
let count = 0;
/** A name as the server makes them. */
const shapedName = () => `${1_700_000_000_000 + ++count}-${'k3'.repeat(13)}.txt`;

describe('Z7 in each bucket, each person may do exactly what is written here', () => {
  const allBuckets = [...Object.values(buckets), ...Object.values(demoBuckets), smsPicturesBucket, 'nowhere'];
  const isDemo = (bucket: string) => bucket === demoBuckets.public || bucket === demoBuckets.private;
  const newName = (bucket: string) => (isDemo(bucket) ? `demo/new ${++count}.txt` : shapedName());

  // Nobody signs: only our server does, with its own key.
  const reads = ['list', 'download', 'info'];
  const adds = ['add'];
  const everything = [...reads, ...adds, 'copy', 'addFree', 'replace', 'move', 'remove', 'removeOne'];
  const ofPublicBucket = ['download', 'info', 'public'];
  const expected: Record<string, Record<Principal, string[]>> = {
    [buckets.chat]: {
      anon: adds,
      employee: [...adds, ...reads, 'copy'],
      pharmacist: [...adds, ...reads, 'copy'],
      admin: [...adds, ...reads, 'copy'],
    },
    [buckets.general]: {
      anon: [],
      employee: [],
      pharmacist: [...adds, ...reads, 'copy'],
      admin: [...adds, ...reads, 'copy'],
    },
    [demoBuckets.public]: {
      anon: ofPublicBucket,
      employee: ofPublicBucket,
      pharmacist: ofPublicBucket,
      admin: [...everything, 'public'],
    },
    [demoBuckets.private]: { anon: [], employee: [], pharmacist: [], admin: everything },
    [smsPicturesBucket]: { anon: [], employee: [], pharmacist: [], admin: reads },
    nowhere: { anon: [], employee: [], pharmacist: [], admin: [] },
  };

  /** Puts a file there to be read, changed and removed; says its name. */
  async function place(bucket: string): Promise<string> {
    const name = newName(bucket);
    if (bucket !== 'nowhere') {
      const { error } = await data.service.storage.from(bucket).upload(name, fileFor(bucket));
      if (error) throw error;
    }
    return name;
  }

  type Verb = (client: SupabaseClient, bucket: string, name: string) => Promise<{ data: unknown; error: unknown }>;
  const verbs: Record<string, Verb> = {
    list: (client, bucket, name) =>
      client.storage
        .from(bucket)
        .list(name.includes('/') ? 'demo' : '')
        .then(nonEmpty),
    download: (client, bucket, name) => client.storage.from(bucket).download(name),
    info: (client, bucket, name) => client.storage.from(bucket).info(name),
    public: (client, bucket, name) => get(client.storage.from(bucket).getPublicUrl(name).data.publicUrl),
    sign: (client, bucket, name) => client.storage.from(bucket).createSignedUrl(name, 60),
    signUpload: (client, bucket) => client.storage.from(bucket).createSignedUploadUrl(newName(bucket)),
    add: (client, bucket) => client.storage.from(bucket).upload(newName(bucket), fileFor(bucket)),
    addFree: (client, bucket) =>
      client.storage
        .from(bucket)
        .upload(isDemo(bucket) ? `demo/x/${++count}` : `family/${++count}.txt`, fileFor(bucket)),
    replace: (client, bucket, name) =>
      client.storage.from(bucket).upload(name, fileFor(bucket, 'changed'), { upsert: true }),
    copy: (client, bucket, name) => client.storage.from(bucket).copy(name, newName(bucket)),
    move: (client, bucket, name) => client.storage.from(bucket).move(name, newName(bucket)),
    remove: (client, bucket, name) => client.storage.from(bucket).remove([name]).then(nonEmpty),
    removeOne: deleteOne,
    createBucket: (client, bucket) => client.storage.createBucket(`${bucket}-${++count}`, { public: true }),
  };

  it.each(allBuckets)('in %s', async (bucket) => {
    const table: Record<string, string[]> = {};
    for (const principal of principals) {
      const allowed: string[] = [];
      for (const [verb, use] of Object.entries(verbs)) {
        const name = await place(bucket);
        const { data: result, error } = await use(data.people[principal].client, bucket, name);
        if (!error && result !== null) allowed.push(verb);
        else expect([verb, ['400', '403', '404']]).toEqual([verb, expect.arrayContaining([statusOf(error)])]);
      }
      table[principal] = allowed.sort();
    }
    const wanted = Object.entries(expected[bucket] ?? {}).map(([who, what]) => [who, [...what].sort()]);
    expect(table).toEqual(Object.fromEntries(wanted));
  });

  it('no one sees more than the names of the buckets, and visitors not even these', async () => {
    for (const principal of principals) {
      const { storage } = data.people[principal].client;
      const { data: seen } = await storage.listBuckets();
      expect(seen?.length).toBe(principal === 'anon' ? 0 : 5);
      expect((await storage.updateBucket(buckets.chat, { public: true })).error).not.toBeNull();
      expect((await storage.emptyBucket(buckets.chat)).error === null).toBe(principal !== 'anon');
      expect((await storage.deleteBucket(buckets.chat)).error).not.toBeNull();
    }
    const [left] = await data.backend.sql`
      select b.public, count(*)::int as files from storage.buckets b join storage.objects o on o.bucket_id = b.id
      where b.id = ${buckets.chat} group by b.id`;
    expect(left).toEqual({ public: false, files: expect.any(Number) });
    expect(left?.files).toBeGreaterThan(10);
  });

  async function deleteOne(client: SupabaseClient, bucket: string, name: string) {
    const person = Object.values(data.people).find((one) => one.client === client);
    const headers = { authorization: `Bearer ${person?.token}` };
    const answer = await fetch(`${data.backend.url}/storage/v1/object/${bucket}/${name}`, {
      method: 'DELETE',
      headers,
    });
    const body = (await answer.json()) as { statusCode?: string };
    return answer.ok ? { data: body, error: null } : { data: null, error: body };
  }
});

async function get(address: string) {
  const answer = await fetch(address);
  if (answer.ok) return { data: await answer.text(), error: null };
  return { data: null, error: await answer.json() };
}

/** What shows or does nothing is a refusal too. */
function nonEmpty<T extends { data: unknown; error: unknown }>(result: T) {
  const isEmpty = Array.isArray(result.data) && result.data.length === 0;
  return isEmpty ? { data: null, error: { statusCode: '404' } } : result;
}

function statusOf(error: unknown): string {
  const { statusCode, status } = Object(error);
  return String(statusCode ?? status ?? Object(error).originalError?.status);
}

describe('Z7 the buckets of the storage test', () => {
  const outside = ['x.txt', 'demo', 'demo.txt', 'demos/x.txt', 'Demo/x.txt', 'x/demo/x.txt', ' demo/x.txt'];

  it.each(Object.values(demoBuckets))(
    'accept files only in demo/ of %s, and only from administrators',
    async (bucket) => {
      const stored = async () =>
        (await data.backend.sql`select name from storage.objects where bucket_id = ${bucket}`).map(({ name }) => name);
      const before = await stored();
      for (const principal of principals) {
        const { storage } = data.people[principal].client;
        for (const name of outside) {
          const { error } = await storage.from(bucket).upload(name, text());
          expect([principal, name, error === null]).toEqual([principal, name, false]);
          expect((await storage.from(bucket).createSignedUploadUrl(name)).error).not.toBeNull();
        }
        const { error } = await storage.from(bucket).upload(`demo/by-${principal}.txt`, text());
        expect([principal, error === null]).toEqual([principal, principal === 'admin']);
      }
      const { storage } = data.people.admin.client;
      const own = 'demo/by-admin.txt';
      for (const name of outside) {
        expect((await storage.from(bucket).move(own, name)).error).not.toBeNull();
        expect((await storage.from(bucket).copy(own, name)).error).not.toBeNull();
      }
      expect((await stored()).sort()).toEqual([...before, own].sort());
    },
  );

  it('are the only ones of which one is public', async () => {
    expect(await data.backend.sql`select id from storage.buckets where public`).toEqual([{ id: demoBuckets.public }]);
  });
});

describe('Z6 patients’ files are in private buckets', () => {
  it.each([buckets.chat, buckets.general, smsPicturesBucket, demoBuckets.private])(
    '%s opens nothing by a public address',
    async (bucket) => {
      const name = bucket === demoBuckets.private ? 'demo/a.txt' : shapedName();
      await data.service.storage.from(bucket).upload(name, fileFor(bucket));
      const { publicUrl } = data.people.anon.client.storage.from(bucket).getPublicUrl(name).data;
      for (const token of [undefined, ...principals.map((principal) => data.people[principal].token)]) {
        const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
        for (const method of ['GET', 'HEAD']) {
          const plain = await fetch(publicUrl, { method, headers });
          expect(plain.status).toBe(400);
          if (method === 'GET') expect(await plain.json()).toMatchObject({ statusCode: '404', code: 'NoSuchBucket' });
          const rendered = await fetch(publicUrl.replace('/object/', '/render/image/'), { method, headers });
          expect([401, 404]).toContain(rendered.status);
        }
      }
    },
  );

  it('refuses to start on a database in which one of them is public, embedded or hosted', async () => {
    const { dataDir } = await copyTemplate(migrationsDir);
    const first = await createTestApp(undefined, { DATA_DIR: dataDir });
    await first.context.sql`update storage.buckets set public = true where id = ${buckets.chat}`;
    await first.close();
    await expect(createTestApp(undefined, { DATA_DIR: dataDir })).rejects.toThrow(
      'make the bucket chat-uploads private',
    );
    await rm(dirname(dataDir), { recursive: true, force: true });

    const remote = await createTestBackend({ migrationsDir });
    const env = {
      SUPABASE_URL: remote.url,
      SUPABASE_ANON_KEY: remote.backend.anonKey,
      SUPABASE_SERVICE_ROLE_KEY: remote.backend.serviceRoleKey,
      DATABASE_URL: remote.backend.databaseUrl,
    };
    for (const bucket of [buckets.general, smsPicturesBucket, demoBuckets.private]) {
      await remote.sql`update storage.buckets set public = (id = ${bucket})`;
      await expect(createTestApp(undefined, env)).rejects.toThrow(`make the bucket ${bucket} private`);
    }
    await remote.close();
  }, 120_000);
});

describe('Z8 an address for one upload', () => {
  it('takes one file of the right kind under its own name within ten minutes, and shows nothing', async () => {
    const chat = data.people.anon.client.storage.from(buckets.chat);
    const make = async () => {
      const { data: made, error } = await data.service.storage.from(buckets.chat).createSignedUploadUrl(shapedName());
      if (error) throw error;
      return made;
    };
    const one = await make();
    const put = (path: string, token: string, file = text(), upsert = false) =>
      chat
        .uploadToSignedUrl(path, token, file, { upsert })
        .then(({ error }) => Number(Object(error).statusCode ?? 200));

    expect(await put(shapedName(), one.token)).toBe(400);
    expect(await put(one.path, `${one.token}x`)).toBe(400);
    expect(await put(one.path, one.token, new Blob(['<p>'], { type: 'text/html' }))).toBe(415);
    expect(await put(one.path, one.token, new Blob([new Uint8Array(10_485_761)], { type: 'image/png' }))).toBe(413);
    expect(await put(one.path, one.token)).toBe(200);
    expect(await put(one.path, one.token)).toBe(409);
    expect(await put(one.path, one.token, text('other'), true)).toBe(409);
    for (const kind of ['sign', 'upload/sign']) {
      const address = `${data.backend.url}/storage/v1/object/${kind}/${buckets.chat}/${one.path}?token=${one.token}`;
      expect((await fetch(address)).ok).toBe(false);
    }

    const late = await make();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
    expect(await put(late.path, late.token)).toBe(400);
    vi.useRealTimers();
    expect(await put(late.path, late.token)).toBe(200);
  });
});

describe('Z9 text messages', () => {
  const rest = (principal: Principal, method = 'GET', query = '') =>
    fetch(`${data.backend.url}/rest/v1/messages${query}`, {
      method,
      headers: {
        apikey: data.backend.backend.anonKey,
        authorization: `Bearer ${data.people[principal].token}`,
        'content-type': 'application/json',
      },
      ...(method !== 'GET' && method !== 'HEAD' && { body: '{"body":"changed"}' }),
    });
  beforeAll(async () => {
    await data.backend.sql`
      insert into public.messages (direction, from_phone, to_phone, body, status, created_at)
      select 'inbound', '+15550100', '+15550101', 'text ' || n, 'queued', now() - n * interval '1 minute'
      from generate_series(1, 210) n`;
  });

  it('are for administrators, the newest 200 at a time', async () => {
    const { data: rows, count: all } = await data.people.admin.client
      .from('messages')
      .select('*', { count: 'exact' })
      .order('created_at', { ascending: false })
      .limit(500);
    expect([rows?.length, all, rows?.[0]?.body, rows?.[199]?.body]).toEqual([200, 210, 'text 1', 'text 200']);
    for (const principal of ['employee', 'pharmacist'] as const) {
      const answer = await rest(principal, 'GET', '?select=*');
      expect([answer.status, await answer.json()]).toEqual([200, []]);
    }
    const visitor = await rest('anon');
    expect([visitor.status, await visitor.json()]).toEqual([401, expect.objectContaining({ code: '42501' })]);
  });

  it.each(principals)('are not added, changed or removed by %s: not through rest, not past it', async (principal) => {
    for (const method of ['POST', 'PATCH', 'PUT', 'DELETE']) {
      const answer = await rest(principal, method, '?body=eq.text%201');
      expect([method, answer.status]).toEqual([method, 405]);
    }
    const person = data.people[principal];
    const role = principal === 'anon' ? 'anon' : 'authenticated';
    const attempts = [
      `insert into public.messages (direction, from_phone, to_phone, body, status) values ('inbound', '1', '2', 'x', 'read')`,
      `update public.messages set body = 'x'`,
      'delete from public.messages',
      'truncate public.messages',
    ];
    for (const attempt of attempts) {
      const done = inTransaction(data.backend.sql, async (sql) => {
        await sql`select set_config('role', ${role}, true),
          set_config('request.jwt.claims', ${JSON.stringify({ role, sub: person.id })}, true)`;
        await sql.unsafe(attempt);
      });
      await expect(done).rejects.toMatchObject({ code: '42501' });
    }
    const [left] = await data.backend.sql`select count(*)::int as n from public.messages where body like 'text %'`;
    expect(left).toEqual({ n: 210 });
  });

  it.each(principals)(
    'and whom they are with are no table for rest, and past it %s sees and changes only what they may',
    async (principal) => {
      const { id, token } = data.people[principal];
      const address = `${data.backend.url}/rest/v1/sms_people`;
      const headers = { apikey: data.backend.backend.anonKey, authorization: `Bearer ${token}` };
      for (const method of ['GET', 'HEAD']) expect((await fetch(address, { method, headers })).status).toBe(404);
      const role = principal === 'anon' ? 'anon' : 'authenticated';
      const claims =
        principal === 'anon' ? { role } : { ...JSON.parse(atob(token.split('.')[1] ?? '')), role, sub: id };
      const as = (statement: string) =>
        inTransaction(data.backend.sql, async (sql) => {
          await sql`select set_config('role', ${role}, true), set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
          return sql.unsafe(statement);
        });
      if (principal === 'anon')
        await expect(as('select from public.sms_people')).rejects.toMatchObject({ code: '42501' });
      else expect(await as('select phone from public.sms_people')).toHaveLength(principal === 'admin' ? 1 : 0);
      for (const statement of [
        `insert into public.sms_people (phone) values ('+15550109')`,
        `update public.sms_people set name = 'x'`,
        'delete from public.sms_people',
        ...['opt_outs', 'notes', 'pictures', 'replies', 'presence', 'callbacks', 'carrier'].map(
          (name) => `select from app.sms_${name}`,
        ),
        ...['conversations', 'chat_turns', 'hand_offs', 'model_tokens', 'model_disclosures'].map(
          (name) => `select from app.${name}`,
        ),
        ...['live_messages', 'live_presence', 'live_files'].map((name) => `select from app.${name}`),
        'select app.note_live_change(gen_random_uuid())',
        'select app.sms_unread(m) from public.messages m',
      ])
        await expect(as(statement), statement).rejects.toMatchObject({ code: '42501' });
    },
  );
});
