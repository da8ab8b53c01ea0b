import { findPending, ledgerSchema, listMigrations } from '@rxweb/backend/database';
import { isDatabaseUnavailable } from '@rxweb/platform/sql/is-database-unavailable';
import type { Sql } from '@rxweb/platform/sql/sql';
import { migrationsDir } from '../../config/config.ts';
import { ConfigError, DependencyUnavailable } from '../../config/config-error.ts';

/** In one line; null if complete. Throws `StartRefused` if a newer program migrated the database. */
export async function missingMigrations(sql: Sql): Promise<string | null> {
  const pending = await findPending(sql, 'supabase_migrations', await listMigrations(migrationsDir));
  const [first] = pending;
  if (!first) return null;
  const what = pending.length === 1 ? 'the migration' : `${pending.length} migrations, the first`;
  return `the database at DATABASE_URL is missing ${what} ${first.version}_${first.name}: run "npm run rx -- migrate", or "supabase db push"`;
}

export async function requireCurrentSchema(sql: Sql): Promise<void> {
  const missing = await missingMigrations(sql).catch((error: unknown) => {
    throw asReason(error);
  });
  if (missing) throw new ConfigError(missing);
}

/** A continued move replaces rows, so work on half of the data would be lost. */
export async function refuseUnfinishedMove(sql: Sql): Promise<void> {
  const [found] = await sql`select from pg_namespace where nspname = ${ledgerSchema}`;
  if (!found) return;
  throw new ConfigError(
    'a move into this database is not complete: run "npm run rx -- import-supabase" again, as before',
  );
}

function asReason(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^(28|3D)/.test(code)) return new ConfigError(`can’t open the database at DATABASE_URL (${code})`);
  const isAway =
    isDatabaseUnavailable(error) || ['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'].includes(code);
  return isAway ? new DependencyUnavailable(`the database at DATABASE_URL doesn’t respond (${code})`) : error;
}
