import type postgres from 'postgres';
import type { Claims, Core } from '../../core.ts';
import type { Filter } from '../protocol/filter.ts';
import type { WantedChanges } from '../protocol/join-payload.ts';
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
export function checkBindings(
  core: Core,
  claims: Claims,
  bindings: readonly WantedChanges[],
): Promise<(CheckedBinding | BindingFault)[]> {
  if (bindings.length === 0) return Promise.resolve([]);
  return core.asRole(claims, async (tx) => {
    await tx`set local statement_timeout = '2s'`;
    const results: (CheckedBinding | BindingFault)[] = [];
    for (const binding of bindings) results.push(await checkBinding(tx, binding));
    return results;
  });
}

async function checkBinding(
  tx: postgres.TransactionSql,
  wanted: WantedChanges,
): Promise<CheckedBinding | BindingFault> {
  if (wanted.schema !== 'public') return 'forbidden';
  const table = await findTable(tx, wanted.table);
  if (!table) return 'unavailable';
  if (!table.readable) return 'forbidden';
  if (!table.published || !table.has_key) return 'unavailable';

  const type = wanted.filter && (await filterType(tx, table.oid, wanted.filter));
  if (wanted.filter && !type) return 'unavailable';
  return {
    oid: table.oid,
    event: wanted.event,
    filter: wanted.filter && type ? { ...wanted.filter, type } : undefined,
    seesRows: await seesRows(tx, table.oid),
  };
}

/**
 * The table as the current role finds it. Not readable: no right to select its key, or row level security without any policy that
 * could let this role see a row.
 */
async function findTable(tx: postgres.TransactionSql, name: string) {
  const [table] = await tx<{ oid: number; published: boolean; readable: boolean; has_key: boolean }[]>`
    select c.oid, k.has_key,
      exists (
        select from pg_publication_tables p
        where p.pubname = 'supabase_realtime' and p.schemaname = 'public' and p.tablename = c.relname) as published,
      k.may_select and (not row_security_active(c.oid) or exists (
        select from pg_policy p
        where p.polrelid = c.oid and p.polcmd in ('r', '*') and p.polpermissive
          and exists (select from unnest(p.polroles) r where r = 0 or pg_has_role(r, 'usage')))) as readable
    from pg_class c,
      lateral (
        select count(*) > 0 as has_key,
          coalesce(bool_and(has_column_privilege(c.oid, key, 'select')), has_any_column_privilege(c.oid, 'select')) as may_select
        from pg_index i, unnest(i.indkey::int2[]) key
        where i.indrelid = c.oid and i.indisprimary) k
    where c.relnamespace = 'public'::regnamespace and c.relname = ${name} and c.relkind in ('r', 'p')`;
  return table;
}

/** The type of the filter's column; undefined when the role may not select it, or a value is not of that type. */
async function filterType(tx: postgres.TransactionSql, oid: number, filter: Filter): Promise<string | undefined> {
  const [column] = await tx<{ type: string; table: string }[]>`
    select format_type(atttypid, -1) as type, attrelid::regclass::text as table from pg_attribute
    where attrelid = ${oid} and attname = ${filter.column} and attnum > 0 and not attisdropped
      and has_column_privilege(attrelid, attnum, 'select')`;
  if (!column) return undefined;
  const condition = filterSql({ ...filter, type: column.type }, 't', 1);
  try {
    await tx.savepoint((inner) =>
      inner.unsafe(
        `select ${condition} from (select null::${column.type} as ${quoteName(filter.column)}) t`,
        filter.values,
      ),
    );
    return column.type;
  } catch (error) {
    // Data exceptions, and operators that the type does not have: the filter's fault (PostgreSQL manual, "Error Codes").
    if (error instanceof Error && 'code' in error && /^(22|42)/.test(String(error.code))) return undefined;
    throw error;
  }
}

/** Says whether the role sees any row. One that would have to search long for it counts as one that does not. */
export async function seesRows(tx: postgres.TransactionSql, oid: number): Promise<boolean> {
  const [table] = await tx<{ name: string }[]>`select ${oid}::int8::oid::regclass::text as name`;
  try {
    const [found] = await tx.savepoint((inner) =>
      inner.unsafe<{ sees: boolean }[]>(`select exists (select from ${table?.name}) as sees`),
    );
    return found?.sees ?? false;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '57014') return false;
    throw error;
  }
}
