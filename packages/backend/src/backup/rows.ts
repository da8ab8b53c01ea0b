import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { AnySql, ReservedSql } from '@rxweb/platform/sql/sql';
import type { Manifest, TableName } from './manifest.ts';

/** Settings that affect a value's text, so that equal rows have equal bytes. */
const formatSettings = `
  set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set extra_float_digits = 1;
  set bytea_output = 'hex'; set client_encoding = 'UTF8'; set synchronize_seqscans = off; set statement_timeout = 0;
  set idle_in_transaction_session_timeout = 0; set lock_timeout = '10s'`;

/** Sets a connection to the backup's text format. */
export async function useBackupFormat(connection: ReservedSql): Promise<void> {
  await connection.unsafe(formatSettings);
}

/** The tables of a backup: all persistent ones except the migration ledgers, without generated columns. */
export function listTables(sql: AnySql): Promise<TableName[]> {
  return sql<TableName[]>`
    select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relpersistence = 'p'
      and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'supabase_migrations', 'supabase_base')
    group by n.nspname, c.relname
    order by n.nspname, c.relname`;
}

/** The position of each sequence. Sequences ignore snapshots: later numbers leave a gap, never a duplicate. */
export async function readSequences(sql: AnySql): Promise<Manifest['sequences']> {
  const names = await sql<{ schema: string; name: string }[]>`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and n.nspname !~ '^pg_' order by 1, 2`;
  const read = names.map(async ({ schema, name }) => {
    const [row] = await sql<{ value: string; isCalled: boolean }[]>`
      select last_value::text as value, is_called as "isCalled" from ${sql(schema)}.${sql(name)}`;
    if (!row) throw new Error(`the sequence ${schema}.${name} is empty`);
    return { schema, name, ...row };
  });
  return Promise.all(read);
}

export async function setSequences(sql: AnySql, sequences: Manifest['sequences']): Promise<void> {
  for (const { schema, name, value, isCalled } of sequences) {
    await sql`select setval(format('%I.%I', ${schema}::text, ${name}::text)::regclass, ${value}::bigint, ${isCalled})`;
  }
}

/** All rows of a table in physical order, as COPY writes them: one line per row. */
export async function* copyOut(sql: AnySql, { schema, name, columns }: TableName): AsyncGenerator<Uint8Array> {
  const rows: Readable = await sql`copy ${sql(schema)}.${sql(name)} (${sql(columns)}) to stdout`.readable();
  yield* rows;
}

/** Adds rows written by {@link copyOut}. */
export async function copyIn(
  sql: AnySql,
  { schema, name, columns }: TableName,
  rows: AsyncIterable<Uint8Array>,
): Promise<void> {
  const target: Writable = await sql`copy ${sql(schema)}.${sql(name)} (${sql(columns)}) from stdin`.writable();
  await pipeline(rows, target);
}
