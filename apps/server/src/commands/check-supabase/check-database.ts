import { StartRefused } from '@rxweb/backend';
import { poolSizes } from '@rxweb/platform/sql/pools';
import type { Sql } from '@rxweb/platform/sql/sql';
import { missingMigrations } from '../../kernel/schema/check-schema.ts';
import { expected } from './expectations.ts';

/** What is missing or exposed in an external database. Read-only. */
export async function checkDatabase(sql: Sql): Promise<string[]> {
  const [role, schema] = await Promise.all([checkRole(sql), checkSchema(sql)]);
  // Without tables, all other checks fail alike.
  if (schema.length > 0) return [...role, ...schema];
  const rest = await Promise.all([
    checkTriggers(sql),
    checkPolicies(sql),
    checkRights(sql),
    checkPublication(sql),
    checkBuckets(sql),
    checkConnections(sql),
  ]);
  return [...role, ...rest.flat()];
}

async function checkRole(sql: Sql): Promise<string[]> {
  const [user] = await sql<{ name: string; passes: boolean }[]>`
    select rolname as name, rolsuper or rolbypassrls as passes from pg_roles where rolname = current_user`;
  if (!user || user.passes) return [];
  return [`DATABASE_URL signs in as ${user.name}, which can’t see any rows: use the role postgres`];
}

async function checkSchema(sql: Sql): Promise<string[]> {
  try {
    const missing = await missingMigrations(sql);
    return missing ? [missing] : [];
  } catch (error) {
    if (error instanceof StartRefused) return [error.message];
    throw error;
  }
}

async function checkTriggers(sql: Sql): Promise<string[]> {
  const found = await sql<{ id: string; enabled: string }[]>`
    select tgrelid::regclass || ' ' || tgname as id, tgenabled as enabled from pg_trigger where not tgisinternal`;
  return expected.triggers.flatMap(({ table, name }) => {
    const trigger = found.find(({ id }) => id === `${table} ${name}`);
    if (!trigger) return [`the trigger ${name} on ${table} is missing: roles or the audit log would be wrong`];
    return trigger.enabled === 'D' ? [`the trigger ${name} on ${table} is turned off`] : [];
  });
}

async function checkPolicies(sql: Sql): Promise<string[]> {
  const found = await sql<{ table: string; name: string; permissive: boolean }[]>`
    select schemaname || '.' || tablename as table, policyname as name, permissive = 'PERMISSIVE' as permissive
    from pg_policies where schemaname = 'storage' and tablename in ('objects', 'buckets')`;
  const open = await sql<{ table: string }[]>`
    select c.oid::regclass::text as table from pg_class c
    where not c.relrowsecurity and c.relkind in ('r', 'p')
      and (c.relnamespace = to_regnamespace('app')
        or c.oid = any (${[...expected.publicTables, 'storage.objects', 'storage.buckets']}::regclass[]))`;
  const isExpected = (policy: { table: string; name: string }) => (known: { table: string; name: string }) =>
    known.table === policy.table && known.name === policy.name;
  const missing = expected.policies.filter((policy) => !found.some(isExpected(policy)));
  const strange = found.filter((policy) => policy.permissive && !expected.policies.some(isExpected(policy)));
  return [
    ...open.map(({ table }) => `row level security is off for ${table}: anyone with access to it sees all rows`),
    ...missing.map(({ table, name }) => `the policy "${name}" on ${table} is missing`),
    ...strange.map(
      ({ table, name }) => `the policy "${name}" on ${table} isn’t ours: check whether it exposes patient files`,
    ),
  ];
}

/** Check grants too: without them a role never reaches a policy. */
async function checkRights(sql: Sql): Promise<string[]> {
  const rows = await sql<{ role: string; table: string; may: string }[]>`
    select r.role, c.oid::regclass::text as table, string_agg(p.may, ', ' order by p.may) as may
    from pg_class c
    cross join unnest(array['anon', 'authenticated']) as r (role)
    cross join unnest(array['select', 'insert', 'update', 'delete', 'truncate']) as p (may)
    where c.relkind in ('r', 'p', 'v')
      and (c.relnamespace = to_regnamespace('app') or c.oid = any (${[...expected.publicTables]}::regclass[]))
      and has_table_privilege(r.role, c.oid, p.may)
      and not (p.may = 'select' and r.role = 'authenticated' and c.relnamespace = to_regnamespace('public'))
      and not (p.may <> 'truncate' and r.role = 'authenticated' and c.oid = any (${[...expected.ownRows]}::regclass[]))
    group by r.role, c.oid`;
  return rows.map(({ role, table, may }) => `the role ${role} has rights on ${table} that it must not have: ${may}`);
}

async function checkPublication(sql: Sql): Promise<string[]> {
  const rows = await sql<{ table: string }[]>`
    select schemaname || '.' || tablename as table from pg_publication_tables where pubname = 'supabase_realtime'`;
  return expected.published
    .filter((table) => rows.every((row) => row.table !== table))
    .map((table) => `${table} isn’t in the publication supabase_realtime: pages won’t show its changes`);
}

async function checkBuckets(sql: Sql): Promise<string[]> {
  const rows = await sql<{ id: string; public: boolean; maxBytes: string | null; types: string[] | null }[]>`
    select id, coalesce(public, false) as public, file_size_limit as "maxBytes", allowed_mime_types as types from storage.buckets`;
  return expected.buckets.flatMap((bucket) => {
    const found = rows.find(({ id }) => id === bucket.id);
    if (!found) return [`the bucket ${bucket.id} is missing`];
    const isLarger = found.maxBytes === null || Number(found.maxBytes) > bucket.maxBytes;
    return [
      ...(found.public && !bucket.public ? [`the bucket ${bucket.id} is public: make it private right away`] : []),
      ...(!found.public && bucket.public ? [`the bucket ${bucket.id} is private: make it public`] : []),
      ...(isLarger ? [`the bucket ${bucket.id} accepts files over ${bucket.maxBytes} bytes`] : []),
      ...(bucket.limitsTypes && !found.types?.length ? [`the bucket ${bucket.id} accepts every file type`] : []),
    ];
  });
}

async function checkConnections(sql: Sql): Promise<string[]> {
  const { backend: _, ...own } = poolSizes;
  const needed = Object.values(own).reduce((sum, size) => sum + size, 0);
  const [row] = await sql<{ max: number; used: number }[]>`
    select current_setting('max_connections')::int as max,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used`;
  if (!row || row.max - row.used >= needed) return [];
  return [
    `the database has room for ${row.max - row.used} more connections of ${row.max}; each server opens up to ${needed}`,
  ];
}
