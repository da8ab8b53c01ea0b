import type { TransactionSql } from '@rxweb/platform/sql/sql';
import type { Claims, Core } from '../../core/core.ts';
import type { Relation, Value } from '../replication/pgoutput.ts';
import type { Change } from '../replication/transactions.ts';
import { seesRows, type TypedFilter } from './check-bindings.ts';
import { filterSql, quoteName } from './sql-text.ts';

export interface Column {
  name: string;
  type: string;
}

/** What one role may know of a change. Rows are JSON text. */
export interface ReadChange {
  /** The current row, in the columns the role may select; null if hidden. */
  record: string | null;
  /** The key before the change; null for a new row. */
  oldRecord: string | null;
  /** For each filter: whether the current row passes. */
  passes: boolean[];
}

export interface ReadChanges {
  columns: Column[];
  changes: ReadChange[];
  /** The role sees some row of the table: only then does it learn of deletes. */
  seesRows: boolean;
}

interface ReadOptions {
  core: Core;
  claims: Claims;
  relation: Relation;
  changes: readonly Change[];
  filters: readonly TypedFilter[];
  /** If known already, it isn't checked. */
  seesRows: boolean;
}

/**
 * Reads changed rows under the role of the claims. Only this result is sent, so earlier values and hidden columns can't
 * leak.
 */
export async function readChanges({ seesRows: isKnown, ...options }: ReadOptions): Promise<ReadChanges> {
  const { core, claims, relation, changes } = options;
  const read = await core.asRole(claims, (tx) => readRows(tx, options));
  const hasDeletes = changes.some(({ type }) => type === 'DELETE');
  return { ...read, seesRows: isKnown || (hasDeletes && (await seesRows(core, claims, relation.oid))) };
}

async function readRows(
  tx: TransactionSql,
  { relation, changes, filters }: Omit<ReadOptions, 'seesRows'>,
): Promise<Omit<ReadChanges, 'seesRows'>> {
  await tx`set local statement_timeout = '5s'`;
  const columns = await selectableColumns(tx, relation.oid);
  const key = columns.filter((column) => column.in_key);
  if (key.length === 0 || key.length < (columns[0]?.key_size ?? 0)) return { columns: [], changes: [] };

  const text = selectChanges(relation, columns, key, filters);
  const values = [JSON.stringify(keysOf(changes, relation, key)), ...filters.flatMap((filter) => filter.values)];
  const rows = await tx.unsafe<{ record: string | null; old_record: string | null; passes: boolean[] }[]>(text, values);
  return {
    columns: columns.map(({ name, type }) => ({ name, type })),
    changes: rows.map(({ record, old_record, passes }) => ({ record, oldRecord: old_record, passes })),
  };
}

interface SelectableColumn extends Column {
  /** The type's name in a cast. */
  cast: string;
  in_key: boolean;
  key_size: number;
}

function selectableColumns(tx: TransactionSql, oid: number): Promise<SelectableColumn[]> {
  return tx<SelectableColumn[]>`
    select a.attname as name, t.typname as type, format_type(a.atttypid, -1) as cast,
      coalesce(a.attnum = any (i.indkey), false) as in_key, coalesce(i.indnkeyatts, 0) as key_size
    from pg_attribute a join pg_type t on t.oid = a.atttypid
      left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
    where a.attrelid = ${oid} and a.attnum > 0 and not a.attisdropped and has_column_privilege(a.attrelid, a.attnum, 'select')
    order by a.attnum`;
}

/** One row per change: n is its number, k its current key, o its old key. */
function selectChanges(
  { schema, table }: Relation,
  columns: readonly Column[],
  key: readonly SelectableColumn[],
  filters: readonly TypedFilter[],
): string {
  const parts = key.flatMap((_, index) => [`k${index} text`, `o${index} text`]);
  const join = key.map(({ name, cast }, index) => `t.${quoteName(name)} = k.k${index}::${cast}`);
  const oldKey = key.map(({ name, cast }, index) => `k.o${index}::${cast} as ${quoteName(name)}`);
  const row = columns.map(({ name }) => `t.${quoteName(name)}`);
  let parameter = 2;
  const conditions = filters.map((filter) => {
    const condition = filterSql(filter, 't', parameter);
    parameter += filter.values.length;
    return `coalesce(${condition}, false)`;
  });
  return `
    select case when k.o0 is not null then (select row_to_json(x)::text from (select ${oldKey}) x) end as old_record,
      case when t.${quoteName(key[0]?.name ?? '')} is not null then (select row_to_json(x)::text from (select ${row}) x) end as record,
      array[${conditions}]::boolean[] as passes
    from jsonb_to_recordset($1::text::jsonb) as k(n int, ${parts})
      left join ${quoteName(schema)}.${quoteName(table)} t on ${join.join(' and ')}
    order by k.n`;
}

function keysOf(changes: readonly Change[], relation: Relation, key: readonly Column[]): object[] {
  const places = key.map(({ name }) => relation.columns.indexOf(name));
  if (places.includes(-1)) throw new Error('the key of a table changed while its changes were read');
  return changes.map(({ type, row, old }, n) => {
    const entry: Record<string, Value | number> = { n };
    for (const [index, place] of places.entries()) {
      if (row) entry[`k${index}`] = row[place] ?? old?.[place];
      // An update that keeps its key omits it.
      if (type !== 'INSERT') entry[`o${index}`] = old?.[place] ?? row?.[place];
    }
    return entry;
  });
}
