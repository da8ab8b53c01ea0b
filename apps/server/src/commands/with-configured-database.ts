import { withDatabase } from '@rxweb/backend';
import { openSql } from '@rxweb/platform/sql/open-sql';
import type { Sql } from '@rxweb/platform/sql/sql';
import { type Config, migrationsDir } from '../config/config.ts';
import { backUpBeforeUpgrade } from '../features/backup/before-upgrade.ts';
import { createLog } from '../kernel/log/describe-error.ts';

/** Runs work on the embedded database, started if it isn't running, or on that of a hosted Supabase. */
export async function withConfiguredDatabase<T>(config: Config, work: (sql: Sql) => Promise<T>): Promise<T> {
  if (!config.supabase) {
    const log = createLog('warn', process.stderr);
    const beforeUpgrade = backUpBeforeUpgrade(config.backup, log, config.audit.archiveDir);
    return withDatabase({ dataDir: config.dataDir, migrationsDir, log, beforeUpgrade }, work);
  }
  const sql = openSql(config.supabase.databaseUrl, { max: 1 });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
