import { realpath } from 'node:fs/promises';
import { openSql } from '@rxweb/platform/sql/open-sql';
import type { Sql } from '@rxweb/platform/sql/sql';
import { findCluster } from './cluster.ts';
import { type DataPaths, dataPaths } from './data-dir.ts';
import { tryLockDataDir } from './instance-lock.ts';
import { readPostmasterPid } from './postmaster-pid.ts';
import { loadDatabaseSecrets } from './secrets.ts';
import { type DatabaseOptions, startDatabase } from './start-database.ts';
import { StartRefused } from './start-refused.ts';

/**
 * Runs work on a data folder's database from another process, and starts it if needed. Throws `StartRefused` if it is
 * missing or doesn't open.
 */
export async function withDatabase<T>(options: DatabaseOptions, work: (sql: Sql) => Promise<T>): Promise<T> {
  const dataDir = await realpath(options.dataDir).catch(() => null);
  const paths = dataDir && dataPaths(dataDir);
  if (!dataDir || !paths || !(await findCluster(paths)))
    throw new StartRefused(`There is no database under ${options.dataDir}`);

  const unlock = tryLockDataDir(dataDir);
  if (!unlock) return withRunning(paths, work);
  unlock();
  const database = await startDatabase(options);
  try {
    return await work(database.sql);
  } finally {
    await database.stop();
  }
}

async function withRunning<T>(paths: DataPaths, work: (sql: Sql) => Promise<T>): Promise<T> {
  const running = await readPostmasterPid(paths.cluster);
  if (running?.status !== 'ready')
    throw new StartRefused('The database is just starting or stopping: try again in a moment');
  const { password } = await loadDatabaseSecrets(paths, true);
  const url = `postgres://postgres:${password}@127.0.0.1:${running.port}/postgres`;
  const sql = openSql(url, { max: 1, connectSeconds: 10 });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
