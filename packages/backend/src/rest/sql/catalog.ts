import type { Sql } from '@rxweb/platform/sql/sql';
import { RestError, restFailures } from '../errors.ts';

/** The readable tables and their columns in the database. */
export interface Catalog {
  /** Throws PGRST205 for a hidden or missing table, and 42703 for a missing column. */
  check(table: string, columns: readonly string[]): Promise<void>;
}

/** Caches columns and reads them again for an unknown name, since a table may have grown. */
export function createCatalog(sql: Sql, exposedTables: readonly string[]): Catalog {
  const exposed = new Set(exposedTables);
  const known = new Map<string, ReadonlySet<string>>();

  return {
    async check(table, wanted) {
      if (!exposed.has(table)) throw new RestError(restFailures.noTable(table));
      const remembered = known.get(table);
      if (remembered && wanted.every((column) => remembered.has(column))) return;

      const columns = await readColumns(sql, table);
      if (columns.size === 0) throw new RestError(restFailures.noTable(table));
      known.set(table, columns);
      const missing = wanted.find((column) => !columns.has(column));
      if (missing !== undefined) throw new RestError(restFailures.noColumn(table, missing));
    },
  };
}

async function readColumns(sql: Sql, table: string): Promise<ReadonlySet<string>> {
  const rows = await sql<{ name: string }[]>`
    select a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relname = ${table} and c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
      and a.attnum > 0 and not a.attisdropped`;
  return new Set(rows.map(({ name }) => name));
}
