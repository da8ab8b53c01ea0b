import type { TransactionSql } from '@rxweb/platform/sql/sql';
import type { Claims, Core } from '../../core/core.ts';
import type { Filter } from '../protocol/filter.ts';
import type { WantedChanges } from '../protocol/join-payload.ts';
import { mayRead } from './may-read.ts';
import { filterSql, quoteName } from './sql-text.ts';

/** A filter whose column exists and whose values are of its type. */
export interface TypedFilter extends Filter {
  type: string;
}

/** A binding that may be served. */
export interface CheckedBinding {
  oid: number;
  event: WantedChanges['event'];
  filter: TypedFilter | undefined;
  /** The role sees a row of the table already. */
  seesRows: boolean;
}

/** Why one is not: the role can never read a row of that table, or the table (or filter) is not one whose changes are sent. */
export type BindingFault = 'forbidden' | 'unavailable';

/** Looks at each binding with the rights of the claims. */
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

/** The type of a column; undefined when there is none that the role may select. */
async function columnType(tx: TransactionSql, oid: number, name: string): Promise<string | undefined> {
  const [column] = await tx<{ type: string }[]>`
    select format_type(atttypid, -1) as type from pg_attribute
    where attrelid = ${oid} and attname = ${name} and attnum > 0 and not attisdropped
      and has_column_privilege(attrelid, attnum, 'select')`;
  return column?.type;
}

/** Says whether the values of a filter are of its column's type, and the type can be compared so. */
function isWellTyped(core: Core, claims: Claims, filter: TypedFilter): Promise<boolean> {
  const row = `(select null::${filter.type} as ${quoteName(filter.column)}) t`;
  const text = `select ${filterSql(filter, 't', 1)} from ${row}`;
  // Data exceptions, and operators that the type does not have (PostgreSQL manual, "Error Codes").
  return orFalse(
    core.asRole(claims, async (tx) => void (await tx.unsafe(text, filter.values))).then(() => true),
    /^(22|42)/,
  );
}

/** Says whether the role sees any row. One that would have to search long for it counts as one that does not. */
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
