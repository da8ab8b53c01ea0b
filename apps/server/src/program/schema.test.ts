import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestData, type TestData } from '../../testing/create-test-data.ts';

let data: TestData;
beforeAll(async () => {
  data = await createTestData();
  await data.backend.sql`
    insert into public.messages (direction, from_phone, to_phone, body, status)
    values ('inbound', '+15550100', '+15550101', 'hello', 'delivered')`;
});
afterAll(() => data.close());

/** The schema as a Supabase elsewhere would have it, asked past our server: there the gate does not stand in between. */
describe('Z12 the schema', () => {
  const names = async (query: string) =>
    (await data.backend.sql.unsafe<{ name: string }[]>(query)).map(({ name }) => name);

  it('Z12 has row level security on every table, and views that run as who asks', async () => {
    const tables = await names(`
      select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname in ('public', 'app', 'auth', 'storage')`);
    expect(tables.length).toBeGreaterThan(20);
    const open = await names(`
      select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname in ('public', 'app', 'auth', 'storage') and not c.relrowsecurity`);
    expect(open).toEqual([]);
    const views = await names(`
      select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('v', 'm') and n.nspname in ('public', 'app', 'storage')
        and not coalesce(c.reloptions @> array['security_invoker=true'], false)`);
    expect(views).toEqual([]);
  });

  it('Z12 decides only by the role in app.staff, read once per statement, never by what users write about themselves', async () => {
    const policies = await data.backend.sql<{ name: string; text: string }[]>`
      select policyname as name, concat_ws(' ', qual, with_check) as text from pg_policies
      where schemaname in ('public', 'app', 'storage', 'auth')`;
    expect(policies.length).toBeGreaterThan(5);
    const ofTheirOwn = ['staff have their own drafts'];
    for (const { name, text } of policies) {
      expect(text, name).not.toMatch(/user_metadata|jwt|current_setting/i);
      expect(/auth\.uid/i.test(text), name).toBe(ofTheirOwn.includes(name));
      const calls = text.match(/staff_role\(\)/g)?.length ?? 0;
      expect(text.match(/SELECT app\.staff_role\(\)/g)?.length ?? 0, name).toBe(calls);
    }
    const functions = await names(`
      select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('app', 'public') and p.prosrc ~ 'user_meta_data|user_metadata' and p.prorettype <> 'trigger'::regtype`);
    expect(functions).toEqual([]);
  });

  it('Z12 has no function that acts as its owner without a fixed search path, and lets browsers call one', async () => {
    const loose = await names(`
      select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where p.prosecdef and n.nspname not in ('pg_catalog', 'information_schema')
        and not exists (select from unnest(p.proconfig) setting where setting like 'search_path=%')`);
    expect(loose).toEqual([]);
    for (const role of ['anon', 'authenticated']) {
      const callable = await names(`
        select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname in ('app', 'public') and p.prosecdef and p.prorettype <> 'trigger'::regtype
          and has_function_privilege('${role}', p.oid, 'execute')`);
      expect(callable).toEqual(['app.staff_role()']);
      const tables = await names(`
        select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind in ('r', 'p', 'v', 'S') and n.nspname in ('app', 'auth', 'public')
          and has_table_privilege('${role}', c.oid, 'select, insert, update, delete, truncate, references, trigger')`);
      const readable = [
        'app.drafts',
        'messages',
        'sms_people',
        'live_changes',
        'dme_shoe_cases',
        'dme_shoe_changes',
        'dme_shoe_notes',
        'dme_shoe_documents',
      ];
      expect(tables.sort(), role).toEqual(role === 'anon' ? [] : readable.sort());
    }
  });

  it('Z12 shows no schema but public', async () => {
    const { backend, people } = data;
    for (const schema of ['auth', 'app', 'storage', 'supabase_migrations', 'pg_catalog']) {
      const answer = await fetch(`${backend.url}/rest/v1/messages?select=id`, {
        headers: {
          apikey: backend.backend.anonKey,
          authorization: `Bearer ${people.admin.token}`,
          'accept-profile': schema,
        },
      });
      expect(answer.status, schema).toBe(406);
    }
  });

  it('Z12 A15 holds the limits of sessions by itself, for a token shown past our server', async () => {
    const { sql } = data.backend;
    const { client, id } = await data.hire('owner', 'admin');
    const rows = async () => (await client.from('messages').select('body')).data;
    const began = (ago: string) =>
      sql`update auth.sessions set created_at = now() - ${ago}::interval where user_id = ${id}`;
    expect(await rows()).toHaveLength(1);
    await began('14 minutes 59 seconds');
    expect(await rows()).toHaveLength(1);
    await began('15 minutes 1 second');
    expect(await rows()).toEqual([]);
    const active = sql`
      insert into app.session_activity (session_id, last_active_at) select id, now() from auth.sessions where user_id = ${id}`;
    await active;
    expect(await rows()).toHaveLength(1);
    await began('12 hours 1 second');
    expect(await rows()).toEqual([]);
  });
});
