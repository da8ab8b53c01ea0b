import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnySql, ReservedSql, Sql } from '@rxweb/platform/sql/sql';
import { StartRefused } from './start-refused.ts';

/**
 * The schema whose table `schema_migrations` records applied files: the backend's, or the application's (Supabase's
 * name).
 */
export type Ledger = 'supabase_base' | 'supabase_migrations';

export interface Migration {
  /** The digits at the start of the file name; they set the order. */
  version: string;
  name: string;
  file: string;
}

/** Lists a folder's `<version>_<name>.sql` files in order, up to an optional version. */
export async function listMigrations(dir: string, upTo?: string): Promise<Migration[]> {
  const files = (await readdir(dir)).filter((file) => file.endsWith('.sql'));
  const migrations = files.map((file) => {
    const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
    if (!version || !name) throw new StartRefused(`${join(dir, file)} is not named <timestamp>_<name>.sql`);
    return { version, name, file: join(dir, file) };
  });
  migrations.sort((a, b) => compareVersions(a.version, b.version));
  for (const [index, { version, file }] of migrations.entries()) {
    if (migrations[index + 1]?.version === version)
      throw new StartRefused(`Two migrations have the version of ${file}`);
  }
  return upTo === undefined ? migrations : migrations.filter(({ version }) => compareVersions(version, upTo) <= 0);
}

/** The migrations that the database lacks. Refuses a database that a newer program migrated. */
export async function findPending(sql: AnySql, ledger: Ledger, migrations: readonly Migration[]): Promise<Migration[]> {
  const applied = new Set(await readLedger(sql, ledger));
  const newest = migrations.at(-1)?.version ?? '0';
  const unknown = [...applied].find((version) => compareVersions(version, newest) > 0);
  if (unknown) {
    throw new StartRefused(
      `The database is newer than this program: migration ${unknown} was applied to it and is not known here. Start the newer version`,
    );
  }
  return migrations.filter(({ version }) => !applied.has(version));
}

/** Applies pending files, each in one transaction with its ledger row. Waits for another process that migrates. */
export async function migrate(sql: Sql, ledger: Ledger, migrations: readonly Migration[]): Promise<void> {
  const connection = await sql.reserve();
  try {
    await connection`select pg_advisory_lock(${lockNumber})`;
    await connection`create schema if not exists ${connection(ledger)}`;
    await connection`
      create table if not exists ${connection(ledger)}.schema_migrations (
        version text primary key, statements text[], name text)`;
    for (const migration of await findPending(connection, ledger, migrations)) {
      await connection`reset all`;
      await apply(connection, ledger, migration);
    }
  } finally {
    // Session settings of a migration must not return to the pool.
    await connection`reset all`.catch(() => {});
    await connection`select pg_advisory_unlock(${lockNumber})`.catch(() => {});
    connection.release();
  }
}

async function apply(connection: ReservedSql, ledger: Ledger, { version, name, file }: Migration): Promise<void> {
  const text = await readFile(file, 'utf8');
  try {
    await connection`begin`;
    await connection.unsafe(text);
    await connection`
      insert into ${connection(ledger)}.schema_migrations (version, name, statements) values (${version}, ${name}, ${[text]})`;
    await connection`commit`;
  } catch (cause) {
    await connection`rollback`.catch(() => {});
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartRefused(`The migration ${file} failed and was undone: ${reason}`, { cause });
  }
}

async function readLedger(sql: AnySql, ledger: Ledger): Promise<string[]> {
  const [found] = await sql<
    { ledger: string | null }[]
  >`select to_regclass(${`${ledger}.schema_migrations`}) as ledger`;
  if (!found?.ledger) return [];
  const rows = await sql<{ version: string }[]>`select version from ${sql(ledger)}.schema_migrations`;
  return rows.map(({ version }) => version);
}

function compareVersions(a: string, b: string): number {
  return Number(BigInt(a) - BigInt(b) > 0n) - Number(BigInt(a) - BigInt(b) < 0n);
}

/** Any number that no other lock uses. */
const lockNumber = 7_219_384_501;
