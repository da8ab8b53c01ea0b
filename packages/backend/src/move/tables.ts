import { pipeline } from 'node:stream/promises';
import type { AnySql } from '@rxweb/platform/sql/sql';
import type { TableName } from '../backup/manifest.ts';
import { copyIn, copyOut, listTables, readSequences, setSequences } from '../backup/rows.ts';
import { quoted, type Sum, sumOf } from './sums.ts';

const titleOf = ({ schema, name }: TableName) => `${schema}.${name}`;
const nameOf = ({ schema, name }: TableName) => `${quoted(schema)}.${quoted(name)}`;

/** The source's tables, and whether each is one of the product's that moves. */
export async function sortTables(sql: AnySql, { schemas, isOurs, left }: TablePlan) {
  const all = (await listTables(sql)).filter(({ schema }) => schemas.includes(schema));
  return {
    ours: all.filter((table) => isOurs(titleOf(table)) && !left.includes(titleOf(table))),
    foreign: all.map(titleOf).filter((title) => !isOurs(title)),
  };
}

/** Tables are named as schema.table. */
export interface TablePlan {
  schemas: readonly string[];
  isOurs(title: string): boolean;
  /** Those of the product that stay where they are. */
  left: readonly string[];
}

export async function filledTables(sql: AnySql, tables: readonly TableName[]): Promise<string[]> {
  const filled: string[] = [];
  for (const table of tables) {
    const [row] = await sql.unsafe<{ any: boolean }[]>(`select exists (select from ${nameOf(table)}) as any`);
    if (row?.any) filled.push(titleOf(table));
  }
  return filled;
}

/** Replaces the target's rows with the source's. Triggers and foreign keys must be off: the rows went through them already. */
export async function copyTables(
  from: AnySql,
  to: AnySql,
  tables: readonly TableName[],
  onTable: (done: number) => void,
): Promise<void> {
  for (const table of tables) await to.unsafe(`delete from ${nameOf(table)}`);
  for (const [index, table] of tables.entries()) {
    await copyIn(to, table, copyOut(from, table));
    onTable(index + 1);
  }
}

export async function copyQuery(
  from: AnySql,
  to: AnySql,
  query: string,
  table: string,
  columns: readonly string[],
): Promise<void> {
  const rows = await from.unsafe(`copy (${query}) to stdout`).readable();
  const target = await to.unsafe(`copy ${table} (${columns.map(quoted).join(', ')}) from stdin`).writable();
  await pipeline(rows, target);
}

/** New rows get the numbers that they would have got in the source. */
export async function copySequences(from: AnySql, to: AnySql, schemas: readonly string[]): Promise<void> {
  const known = new Set((await readSequences(to)).map(({ schema, name }) => `${schema}.${name}`));
  const sequences = (await readSequences(from)).filter(({ schema }) => schemas.includes(schema));
  await setSequences(
    to,
    sequences.filter(({ schema, name }) => known.has(`${schema}.${name}`)),
  );
}

export async function sumTables(sql: AnySql, tables: readonly TableName[]): Promise<Map<string, Sum>> {
  const sums = new Map<string, Sum>();
  for (const table of tables) sums.set(titleOf(table), await sumOf(sql, nameOf(table), table.columns.map(quoted)));
  return sums;
}
