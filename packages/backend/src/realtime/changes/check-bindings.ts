import type { TransactionSql } from '@rxweb/platform/sql/sql';
import type { Claims, Core } from '../../core/core.ts';
import type { Filter } from '../protocol/filter.ts';
import type { WantedChanges } from '../protocol/join-payload.ts';
import { mayRead } from './may-read.ts';
import { filterSql, quoteName } from './sql-text.ts';

/** A filter whose column exists and whose values match its type. */
export interface TypedFilter extends Filter {
  type: string;
}

/** A binding that may be served. */
export interface CheckedBinding {
  oid: number;
  event: WantedChanges['event'];
  filter: TypedFilter | undefined;
  /** The role already sees a row of the table. */
  seesRows: boolean;
}

/** Forbidden: the role can never read a row of the table. Unavailable: the table or filter isn't published. */
export type BindingFault = 'forbidden' | 'unavailable';

/** Checks each binding with the rights of the claims. */
export async function checkBindings(
  core: Core,
  claims: Claims,
  bindings: readonly WantedChanges[],
): Promise<(CheckedBinding | BindingFault)[]> {
  const results: (CheckedBinding | BindingFault)[] = [];
  for (const binding of bindings) results.push(await checkBinding(core, claims, binding));
  return results;
}

async function checkBinding(core: Core, claims: Claims, wanted: WantedChanges): Promise<CheckedBinding | BindingFault> {
  const found = await core.asRole(claims, (tx) => lookUp(tx, wanted));
  if (typeof found === 'string') return found;
  if (found.filter && !(await isWellTyped(core, claims, found.filter))) return 'unavailable';
  return { ...found, event: wanted.event, seesRows: await seesRows(core, claims, found.oid) };
}

async function lookUp(tx: TransactionSql, { schema, table: name, filter }: WantedChanges) {
  if (schema !== 'public') return 'forbidden';
  const table = await findTable(tx, name);
  if (!table) return 'unavailable';
  if (!(await mayRead(tx, table.oid))) return 'forbidden';
  if (!table.published || !table.has_key) return 'unavailable';
  if (!filter) return { oid: table.oid, filter: undefined };

  const type = await columnType(tx, table.oid, filter.column);
  return type === undefined ? 'unavailable' : { oid: table.oid, filter: { ...filter, type } };
}

async function findTable(tx: TransactionSql, name: string) {
  const [table] = await tx<{ oid: number; published: boolean; has_key: boolean }[]>`
    select c.oid,
      exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary) as has_key,
      exists (
        select from pg_publication_tables p
        where p.pubname = 'supabase_realtime' and p.schemaname = 'public' and p.tablename = c.relname) as published
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relname = ${name} and c.relkind in ('r', 'p')`;
  return table;
}

/** The column's type; undefined if the role can't select it. */
async function columnType(tx: TransactionSql, oid: number, name: string): Promise<string | undefined> {
  const [column] = await tx<{ type: string }[]>`
    select format_type(atttypid, -1) as type from pg_attribute
    where attrelid = ${oid} and attname = ${name} and attnum > 0 and not attisdropped
      and has_column_privilege(attrelid, attnum, 'select')`;
  return column?.type;
}

/** Whether the filter's values match the column's type, and the type supports the comparison. */
function isWellTyped(core: Core, claims: Claims, filter: TypedFilter): Promise<boolean> {
  const row = `(select null::${filter.type} as ${quoteName(filter.column)}) t`;
  const text = `select ${filterSql(filter, 't', 1)} from ${row}`;
  // Data exceptions, and operators missing for the type (PostgreSQL manual, "Error Codes").
  return orFalse(
    core.asRole(claims, async (tx) => void (await tx.unsafe(text, filter.values))).then(() => true),
    /^(22|42)/,
  );
}

/** Whether the role sees any row. A slow search counts as no. */
export function seesRows(core: Core, claims: Claims, oid: number): Promise<boolean> {
  const search = core.asRole(claims, async (tx) => {
    await tx`set local statement_timeout = '2s'`;
    const [table] = await tx<{ name: string }[]>`select ${oid}::int8::oid::regclass::text as name`;
    const [found] = await tx.unsafe<{ sees: boolean }[]>(`select exists (select from ${table?.name}) as sees`);
    return found?.sees ?? false;
  });
  return orFalse(search, /^57014$/);
}

async function orFalse(answer: Promise<boolean>, codes: RegExp): Promise<boolean> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && 'code' in error && codes.test(String(error.code))) return false;
    throw error;
  }
}
