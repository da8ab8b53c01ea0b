import type { AnySql } from '@rxweb/platform/sql/sql';

/** How many rows there are, and a sum that their order doesn't change. */
export interface Sum {
  rows: number;
  sum: string;
}

/**
 * Counts and sums what a query returns. Equal rows have equal sums at both ends, since each connection uses the format of backups.
 * Both databases compute it, so only two numbers travel.
 */
export async function sumOf(sql: AnySql, table: string, columns: readonly string[]): Promise<Sum> {
  const row = `sha256(convert_to(row(${columns.join(', ')})::text, 'UTF8'))`;
  const [found] = await sql.unsafe<Sum[]>(`
    select count(*)::float8 as rows, coalesce(sum(('x' || encode(substr(${row}, 1, 8), 'hex'))::bit(64)::bigint::numeric), 0)::text as sum
    from ${table}`);
  return found ?? { rows: 0, sum: '0' };
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** The columns of a table that can be written. */
export async function columnsOf(sql: AnySql, schema: string, name: string): Promise<string[]> {
  const rows = await sql<{ column: string }[]>`
    select attname as column from pg_attribute
    where attrelid = to_regclass(format('%I.%I', ${schema}::text, ${name}::text)) and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`;
  return rows.map(({ column }) => column);
}
