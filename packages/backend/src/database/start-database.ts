import { join } from 'node:path';
import { DatabaseError } from '@rxweb/platform/sql/errors';
import { openSql } from '@rxweb/platform/sql/open-sql';
import { openPool } from '@rxweb/platform/sql/pools';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { FastifyBaseLogger } from 'fastify';
import { findBinaries } from './binaries.ts';
import { damaged, findCluster, giveClusterTo, makeCluster, markCluster } from './cluster.ts';
import { type DataPaths, dataPaths, prepareDataDir } from './data-dir.ts';
import { lockDataDir } from './instance-lock.ts';
import { chooseLauncher } from './launcher.ts';
import { findPending, listMigrations, migrate } from './migrate.ts';
import { type Postmaster, startPostmaster } from './postmaster.ts';
import { finishSwap } from './replace-database.ts';
import { type DatabaseSecrets, loadDatabaseSecrets } from './secrets.ts';

export { findPending, listMigrations, migrate } from './migrate.ts';
export { ledgerSchema } from './move-ledger.ts';
export { StartRefused } from './start-refused.ts';

export interface Database {
  url: string;
  sql: Sql;
  dataDir: string;
  /** Safe to call again. */
  stop(): Promise<void>;
}

export interface DatabaseOptions {
  dataDir: string;
  migrationsDir: string;
  upTo?: string;
  log: FastifyBaseLogger;
  /** Called before a schema with data is migrated; a failure cancels the start. */
  beforeUpgrade?: ((database: Pick<Database, 'sql' | 'dataDir'>) => Promise<void>) | undefined;
  /** For servers beside this one; enough for one by itself. */
  maxConnections?: number | undefined;
  /** Called, once or more, when PostgreSQL works in its own process and this one only waits. */
  onSpawn?: () => void;
}

export interface StartingDatabase {
  /** Resolves when only PostgreSQL is busy, or the start failed: time for other work. */
  elsewhere: Promise<void>;
  /** Settles like {@link startDatabase}. */
  opened: Promise<Database>;
}

/** Starts the database and reports when this process is idle meanwhile. */
export function beginDatabase(options: DatabaseOptions): StartingDatabase {
  const elsewhere = Promise.withResolvers<void>();
  const opened = startDatabase({ ...options, onSpawn: elsewhere.resolve });
  opened.catch(() => elsewhere.resolve());
  return { elsewhere: elsewhere.promise, opened };
}

const baseDir = join(import.meta.dirname, 'base');

/**
 * Starts the database under the data folder: creates, repairs and migrates it. Throws `StartRefused` if an operator
 * must act.
 */
export async function startDatabase(options: DatabaseOptions): Promise<Database> {
  const { log, maxConnections, onSpawn } = options;
  const { dataDir, account } = await prepareDataDir(options.dataDir);
  const unlock = lockDataDir(dataDir);
  try {
    await finishSwap(dataDir);
    const paths = dataPaths(dataDir);
    const binaries = await findBinaries();
    const launch = await chooseLauncher(account, [join(binaries.postgres, '..'), dataDir]);
    const exists = await findCluster(paths);
    const secrets = await loadDatabaseSecrets(paths, exists);
    if (!exists) await makeCluster({ paths, binaries, launch, account, adminPassword: secrets.adminPassword, onSpawn });
    if (exists) await markCluster(paths);
    if (account) await giveClusterTo(account, paths);
    const postmaster = await startPostmaster({
      paths,
      postgres: binaries.postgres,
      launch,
      log,
      maxConnections,
      onSpawn,
    });
    return await openDatabase({ ...options, dataDir, paths, postmaster, secrets, unlock, isNew: !exists });
  } catch (error) {
    unlock();
    throw error;
  }
}

interface OpenOptions extends DatabaseOptions {
  paths: DataPaths;
  postmaster: Postmaster;
  secrets: DatabaseSecrets;
  unlock: () => void;
  isNew: boolean;
}

async function openDatabase(options: OpenOptions): Promise<Database> {
  const { dataDir, paths, postmaster, secrets, unlock } = options;
  const url = `postgres://postgres:${secrets.password}@127.0.0.1:${postmaster.port}/postgres`;
  const sql = openPool({ url, use: 'backend' });
  try {
    await bringUpToDate(sql, options);
  } catch (error) {
    await sql.end({ timeout: 1 });
    await postmaster.stop();
    throw asRefusal(error, paths);
  }
  let stopping: Promise<void> | null = null;
  const stop = async () => {
    await sql.end({ timeout: 5 });
    await postmaster.stop();
    unlock();
  };
  return {
    url,
    sql,
    dataDir,
    stop() {
      stopping ??= stop();
      return stopping;
    },
  };
}

async function bringUpToDate(sql: Sql, options: OpenOptions): Promise<void> {
  const { dataDir, paths, postmaster, secrets, migrationsDir, upTo, isNew, beforeUpgrade } = options;
  const migrations = await listMigrations(migrationsDir, upTo);
  const base = isNew ? 'unfinished' : await readBase(sql);
  if (base !== 'unfinished') {
    await refuseMissingFiles(sql, paths);
    const pending = await findPending(sql, 'supabase_migrations', migrations);
    const isBehind = base === 'behind' || pending.length > 0;
    if (!isBehind) return;
    if (pending.length < migrations.length) await beforeUpgrade?.({ sql, dataDir });
  }
  if (base !== 'whole') await applyBase(postmaster.port, secrets);
  await migrate(sql, 'supabase_migrations', migrations);
}

/** Unfinished while postgres can't log in: a first start sets its password last. */
async function readBase(sql: Sql): Promise<'unfinished' | 'behind' | 'whole'> {
  try {
    const pending = await findPending(sql, 'supabase_base', await listMigrations(baseDir));
    return pending.length === 0 ? 'whole' : 'behind';
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '28P01') return 'unfinished';
    throw error;
  }
}

/** Applies, as the superuser, what Supabase itself provides. */
async function applyBase(port: number, { adminPassword, password }: DatabaseSecrets): Promise<void> {
  const url = `postgres://supabase_admin:${adminPassword}@127.0.0.1:${port}/postgres`;
  const admin = openSql(url, { max: 1, connectSeconds: 10 });
  try {
    await migrate(admin, 'supabase_base', await listMigrations(baseDir));
    // The password is base64url and needs no quoting.
    await admin.unsafe(`alter role postgres password '${password}'`);
  } finally {
    await admin.end({ timeout: 1 });
  }
}

/** PostgreSQL notices a table's missing file only when the table is read. */
async function refuseMissingFiles(sql: Sql, paths: DataPaths): Promise<void> {
  const [missing] = await sql<{ file: string }[]>`
    select pg_relation_filepath(oid) as file from pg_class
    where relkind in ('r', 'i', 't', 'S', 'm') and pg_stat_file(pg_relation_filepath(oid), true) is null limit 1`;
  if (missing) throw damaged(paths, `lacks the file ${missing.file}`);
}

/** Errors of a damaged database's first queries are for the operator. */
function asRefusal(error: unknown, paths: DataPaths): unknown {
  const isDamage = error instanceof DatabaseError && /^(XX|58)/.test(error.code ?? '');
  return isDamage ? damaged(paths, `cannot be read: ${error.message}`) : error;
}
