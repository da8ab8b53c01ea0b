import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../../testing/create-test-backend.ts';
import { makeAccessToken } from '../../testing/make-access-token.ts';
import { casesOf, propertyTimeoutMs } from '../../testing/sizes.ts';

interface User {
  id: string;
  token: string;
}

const rowsEach = 10;
const bucket = 'own';
let test: TestBackend;
let users: User[];
beforeAll(async () => {
  test = await createTestBackend({ exposedTables: { notes: {}, slow: {} } });
  await test.sql.unsafe(`
    create table public.notes (owner uuid not null, n int);
    alter table public.notes enable row level security;
    create policy own on public.notes to authenticated using (owner = (select auth.uid())) with check (owner = (select auth.uid()));
    create view public.slow with (security_invoker = true) as select owner, n, pg_sleep(0.002)::text as waited from public.notes;
    insert into storage.buckets (id, name) values ('${bucket}', '${bucket}');
    create policy own on storage.objects to authenticated
      using (owner_id = (select auth.uid())::text) with check (owner_id = (select auth.uid())::text)`);
  users = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const { userId: id, token } = await makeAccessToken(test);
      return { id, token };
    }),
  );
  for (const { id, token } of users) {
    await test.sql`insert into public.notes select ${id}, generate_series(1, ${rowsEach})`;
    const client = createClient(test.url, test.backend.anonKey, { accessToken: async () => token });
    await client.storage.from(bucket).upload(`${id}/first`, id, { contentType: 'text/plain' });
  }
});
afterAll(() => test.close());

const kinds = [
  'read',
  'read',
  'count',
  'fail',
  'list',
  'download',
  'upload',
  'takeover',
  'leave',
  'leaveUpload',
] as const;
const step = fc.record({ by: fc.nat(7), kind: fc.constantFrom(...kinds), other: fc.nat(7), afterMs: fc.nat(8) });
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function call({ token }: User, path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${test.url}${path}`, {
    ...init,
    headers: { apikey: token, authorization: `Bearer ${token}`, ...init.headers },
  });
}

/** Makes one request and throws if its answer concerns anyone but the caller. Returns whether rows were visible. */
async function run({ by, kind, other, afterMs }: Step): Promise<boolean> {
  const [user, victim] = [users[by], users[other]];
  if (!user || !victim) throw new Error('no such user');
  if (kind === 'fail') {
    const answer = await call(user, '/rest/v1/notes?n=eq.x');
    expect(answer.status).toBe(400);
    await answer.text();
    return false;
  }
  if (kind === 'leave' || kind === 'leaveUpload') return leave(user, kind, afterMs);
  if (kind === 'upload' || kind === 'takeover') return upload(user, kind === 'upload' ? user : victim);
  if (kind === 'download') {
    const own = await call(user, `/storage/v1/object/${bucket}/${user.id}/first`);
    expect(await own.text()).toBe(user.id);
    const foreign = await call(user, `/storage/v1/object/${bucket}/${victim.id}/first`);
    expect([foreign.status, await foreign.text()].join()).toContain(user === victim ? `200,${user.id}` : '400,');
    return true;
  }
  if (kind === 'list') {
    const body = JSON.stringify({ prefix: '', limit: 1_000 });
    const answer = await call(user, `/storage/v1/object/list/${bucket}`, { method: 'POST', body, headers: json });
    expect(await answer.json()).toMatchObject([{ name: user.id }]);
    return true;
  }
  const answer = await call(user, '/rest/v1/notes?select=owner', { headers: { prefer: 'count=exact' } });
  expect(await answer.json()).toEqual(Array.from({ length: rowsEach }, () => ({ owner: user.id })));
  expect(answer.headers.get('content-range')).toBe(`0-${rowsEach - 1}/${rowsEach}`);
  return true;
}

const json = { 'content-type': 'application/json' };

/** Stores a file; its owner is the sender, whatever the folder's name. */
async function upload(user: User, folder: User): Promise<boolean> {
  const headers = { 'content-type': 'text/plain', 'x-upsert': 'true' };
  const path = `/storage/v1/object/${bucket}/${folder.id}/${folder === user ? 'again' : 'first'}`;
  const answer = await call(user, path, { method: 'POST', body: user.id, headers });
  expect([answer.status, await answer.text()].join()).toContain(folder === user ? '200,' : '400,');
  return false;
}

/** Disconnects in the middle of a slow read or an upload. */
async function leave(user: User, kind: 'leave' | 'leaveUpload', afterMs: number): Promise<boolean> {
  const signal = AbortSignal.timeout(afterMs + 1);
  if (kind === 'leave') {
    await call(user, '/rest/v1/slow?select=owner', { signal }).then(
      (answer) => answer.text(),
      () => '',
    );
    return false;
  }
  const half = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(1_000)) });
  const path = `/storage/v1/object/${bucket}/${user.id}/${randomUUID()}`;
  await call(user, path, { method: 'POST', body: half, duplex: 'half', signal } as RequestInit).catch(() => undefined);
  return false;
}

it(
  'Z11 mixes no rows and no files of eight users whose requests are interleaved, broken off and refused',
  async () => {
    const atOnce = 40;
    const rounds = casesOf(15, 2_500);
    let seen = 0;
    for (let round = 0; round < rounds; round++) {
      const steps = fc.sample(step, atOnce);
      seen += (await Promise.all(steps.map(run))).filter(Boolean).length;
    }
    expect(seen).toBeGreaterThan((rounds * atOnce) / 4);
    const stray = await test.sql`
      select name from storage.objects where bucket_id = ${bucket} and name not like owner_id || '/%'`;
    expect(stray).toEqual([]);
  },
  propertyTimeoutMs,
);
