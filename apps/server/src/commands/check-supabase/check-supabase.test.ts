import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { listMigrations, migrate } from '@rxweb/backend/database';
import { createTestBackend, type TestBackend } from '@rxweb/backend/testing';
import { openSql } from '@rxweb/platform/sql/open-sql';
import type { Sql } from '@rxweb/platform/sql/sql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsDir } from '../../../testing/create-test-app.ts';
import type { SupabaseConfig } from '../../config/config.ts';
import { ConfigError, DependencyUnavailable } from '../../config/config-error.ts';
import { requireCurrentSchema } from '../../kernel/schema/check-schema.ts';
import { checkSupabase } from './check-supabase.ts';
import { expected } from './expectations.ts';

const publicUrl = 'http://127.0.0.1';

let remote: TestBackend;
let supabase: SupabaseConfig;
beforeAll(async () => {
  remote = await createTestBackend({ exposedTables: { messages: { maxRows: 200 } }, redirectOrigins: [publicUrl] });
  const { anonKey, serviceRoleKey, databaseUrl } = remote.backend;
  supabase = { url: remote.url, anonKey, serviceRoleKey, databaseUrl };
  await asHosted(remote);
});
afterAll(() => remote.close());

const check = (changes: Partial<SupabaseConfig> = {}) =>
  checkSupabase({ supabase: { ...supabase, ...changes }, publicUrl });
const first = (lines: string[]) => lines.map((line) => line.replace('Supabase: ', ''));

/** The superuser's connection, for what only Supabase itself may do. */
async function asOwner<T>({ dataDir, backend }: TestBackend, work: (sql: Sql) => Promise<T>): Promise<T> {
  const { adminPassword } = JSON.parse(await readFile(join(dataDir, 'postgres-secrets.json'), 'utf8'));
  const address = new URL(backend.databaseUrl);
  Object.assign(address, { username: 'supabase_admin', password: adminPassword });
  const sql = openSql(address.href, { max: 1 });
  return work(sql).finally(() => sql.end({ timeout: 1 }));
}

/**
 * The rights of the role postgres on hosted Supabase since 2025: it owns neither auth nor storage, can create nothing there, and has all rights to
 * their tables. Policies of storage it may make, by an extension there; here as an owner.
 */
const asHosted = (target: TestBackend) =>
  asOwner(target, async (sql) => {
    await sql.unsafe(`
      revoke supabase_auth_admin from postgres;
      revoke create on schema auth, storage from postgres, supabase_storage_admin;
      grant all on all tables in schema auth to postgres;
      do $$ declare name text; begin
        for name in select tablename from pg_tables where schemaname = 'auth' loop
          execute format('alter table auth.%I enable row level security', name);
        end loop;
      end $$;
      alter default privileges for role postgres in schema public
        revoke all on tables from anon, authenticated, service_role;
      alter default privileges for role postgres in schema public
        revoke all on functions from anon, authenticated, service_role;`);
  });

describe('a Supabase hosted elsewhere', () => {
  it('R8 has no start on it while migrations are missing, and the check says which', async () => {
    const all = await listMigrations(migrationsDir);
    const lacking = `the database at DATABASE_URL is missing ${all.length} migrations, the first 20261101000001_staff`;
    expect(await check()).toContainEqual(expect.stringContaining(lacking));
    const start = async (databaseUrl: string) => {
      const sql = openSql(databaseUrl, { max: 1 });
      return requireCurrentSchema(sql).finally(() => sql.end({ timeout: 1 }));
    };
    await expect(start(supabase.databaseUrl)).rejects.toThrow(lacking);
    await expect(start(supabase.databaseUrl.replace(/:[^:]+@/, ':wrong@'))).rejects.toThrow(
      new ConfigError('can’t open the database at DATABASE_URL (28P01)'),
    );
    await expect(start('postgres://postgres:none@127.0.0.1:9/postgres')).rejects.toThrow(
      new DependencyUnavailable('the database at DATABASE_URL doesn’t respond (ECONNREFUSED)'),
    );
  });

  it('takes the migrations as they are, and then nothing is missing', async () => {
    await migrate(remote.sql, 'supabase_migrations', await listMigrations(migrationsDir));
    expect(await check()).toEqual([]);
  });

  it('is looked at for everything that the migrations make there', async () => {
    const { sql } = remote;
    const triggers = await sql`
      select tgrelid::regclass::text as table, tgname as name from pg_trigger join pg_proc p on p.oid = tgfoid
      where not tgisinternal and p.pronamespace <> 'auth'::regnamespace and tgrelid::regclass::text ~ '^(auth|storage)\\.'`;
    const policies = await sql`
      select schemaname || '.' || tablename as table, policyname as name from pg_policies where schemaname = 'storage'`;
    const published = await sql<{ table: string }[]>`
      select schemaname || '.' || tablename as table from pg_publication_tables where pubname = 'supabase_realtime'`;
    const tables = await sql<{ table: string }[]>`
      select schemaname || '.' || tablename as table from pg_tables where schemaname = 'public'`;
    const buckets = await sql`
      select id, public, file_size_limit::int as "maxBytes", allowed_mime_types is not null as "limitsTypes" from storage.buckets`;
    const sorted = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).sort();
    expect(sorted(triggers)).toEqual(sorted(expected.triggers));
    expect(sorted(policies)).toEqual(sorted(expected.policies));
    expect(sorted(published.map(({ table }) => table))).toEqual(sorted(expected.published));
    expect(sorted(tables.map(({ table }) => table))).toEqual(sorted(expected.publicTables));
    expect(sorted(buckets)).toEqual(sorted(expected.buckets));
  });

  it('Z2 keeps the role mirrored, no matter who writes the account', async () => {
    const id = crypto.randomUUID();
    const [row] = await asOwner(remote, async (sql) => {
      await sql`set role supabase_auth_admin`;
      await sql`insert into auth.users (id, email, raw_user_meta_data) values (${id}, 'mallory@pharmacy.example', '{"role":"admin"}')`;
      return sql`select raw_user_meta_data as data from auth.users where id = ${id}`;
    });
    expect(row).toEqual({ data: {} });
    await remote.sql`delete from auth.users where id = ${id}`;
  });

  it('reports whatever is removed or exposed, one line each', async () => {
    await asOwner(remote, (sql) =>
      sql.unsafe(`
        drop trigger mirror_role on auth.users;
        alter table auth.sessions disable trigger note_session;
        drop policy "pharmacists read documents" on storage.objects;
        create policy "Enable all" on storage.objects for all to anon using (true);
        alter table app.staff disable row level security;
        grant insert, select on public.messages to anon;
        alter publication supabase_realtime drop table public.messages;
        delete from storage.buckets where id = 'sms-pictures';
        update storage.buckets set public = true, file_size_limit = null, allowed_mime_types = null where id = 'chat-uploads';
        update storage.buckets set public = false where id = 'rxweb-public'`),
    );
    const lines = first(await check());
    expect(lines.map((line) => line.split(':')[0])).toEqual([
      'the trigger mirror_role on auth.users is missing',
      'the trigger note_session on auth.sessions is turned off',
      'row level security is off for app.staff',
      'the policy "pharmacists read documents" on storage.objects is missing',
      'the policy "Enable all" on storage.objects isn’t ours',
      'the role anon has rights on messages that it must not have',
      'public.messages isn’t in the publication supabase_realtime',
      'the bucket chat-uploads is public',
      'the bucket chat-uploads accepts files over 10485760 bytes',
      'the bucket chat-uploads accepts every file type',
      'the bucket rxweb-public is private',
      'the bucket sms-pictures is missing',
    ]);
    await remote.sql`insert into supabase_migrations.schema_migrations (version, name) values ('20991231000000', 'later')`;
    expect(first(await check())).toEqual([expect.stringMatching(/newer than this program.*20991231000000/)]);
  });

  it('reports an address or a role that does not work', async () => {
    const pooled = supabase.databaseUrl.replace(/:\d+\//, ':6543/');
    expect(first(await check({ databaseUrl: pooled }))).toEqual([
      expect.stringContaining('the pooler in transaction mode (port 6543)'),
    ]);
    const nowhere = { databaseUrl: 'postgres://postgres:none@127.0.0.1:9/postgres', url: 'http://127.0.0.1:9' };
    expect(first(await check(nowhere))).toEqual([
      expect.stringContaining('can’t query the database at DATABASE_URL'),
      'http://127.0.0.1:9 doesn’t respond: check SUPABASE_URL',
    ]);
  });
});

describe('services that are misconfigured', () => {
  let server: Server;
  let url: string;
  let anonIsKnown = true;
  beforeAll(async () => {
    const answers: Record<string, unknown> = {
      '/auth/v1/settings': {
        disable_signup: false,
        mailer_autoconfirm: true,
        external: { email: false, anonymous_users: true, google: true, phone: false },
      },
      '/auth/v1/.well-known/jwks.json': { keys: [] },
      '/rest/v1/staff': [],
    };
    server = createServer(({ url: target = '' }, response) => {
      const [path = ''] = target.split('?');
      if (path === '/auth/v1/verify') return response.writeHead(303, { location: 'http://localhost:3000/' }).end();
      const isOpen = path in answers && anonIsKnown;
      response.writeHead(isOpen ? 200 : 401, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answers[path] ?? {}));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${Object(server.address()).port}`;
  });
  afterAll(() => server.close());

  it('are reported in words: sign-ups, keys, schemas, links, changes', async () => {
    const lines = first(await check({ url })).filter((line) => !line.includes('newer than this program'));
    expect(lines).toEqual([
      'sign-ups are open: turn them off, administrators create accounts',
      'email sign-in is off: turn it on',
      'anonymous sign-ins are open: turn them off',
      'email addresses are confirmed without an email: turn on confirmations',
      'sign-in is also open through google: turn that off',
      'tokens are signed with a shared secret: make an ES256 signing key the current one',
      'SUPABASE_SERVICE_ROLE_KEY can’t read accounts (it returned 401)',
      'the storage service doesn’t list buckets for the service key (it returned 401)',
      'the REST service doesn’t show public.messages (it returned 401)',
      'the REST service shows the schema app: expose only public',
      `links in emails can’t lead to ${publicUrl}: make it the site URL, or add ${publicUrl}/** to the redirect URLs`,
      'the realtime service doesn’t accept sockets: pages won’t show changes',
    ]);
    anonIsKnown = false;
    expect(first(await check({ url }))).toContain('the project rejected SUPABASE_ANON_KEY: copy it again');
  });
});
