import { BackupRefused } from '@rxweb/backend/backup-refused';
import { findPending, listMigrations, migrate, StartRefused } from '@rxweb/backend/database';
import { withDatabase } from '@rxweb/backend/with-database';
import { openSql } from '@rxweb/platform/sql/open-sql';
import type { Sql } from '@rxweb/platform/sql/sql';
import { type Config, loadConfig, migrationsDir } from './config/config.ts';
import { ConfigError } from './config/config-error.ts';
import { backUpBeforeUpgrade } from './features/backup/before-upgrade.ts';
import { createLog } from './kernel/log/describe-error.ts';

const usage = `Usage: npm run rx -- <command>

  check          lists what to fix in the pages of knowledge/ (--days N: stale after N days) and on a hosted Supabase
  backup         makes a backup, verifies one, or test-restores one: backup [--to DIR | verify FILE | drill [FILE]]
  restore FILE   restores a backup into DATA_DIR (--replace: replaces what is there)
  erase          lists the data kept about a person, and erases it: erase --phone NUMBER | --conversation ID | --case ID [--yes]
  export DIR     writes all patient data as plain files, for emergencies when no one can sign in: export DIR --reason TEXT
  user           manages accounts when no administrator can sign in: user list | add | reset-password | remove-second-factor | unblock | set-role
  audit          checks the audit log, or lists who saw a person or what an account did: audit verify | seen | did
  settings       carries the store's settings as a file: settings export [FILE] | import FILE [--yes]
  import-supabase  moves all data from a hosted Supabase to DATA_DIR, or back: import-supabase [--back] [--dry-run] [--env FILE]
  knowledge      carries the assistant's pages to a folder and back: knowledge export DIR | import DIR [--yes]
  migrate        updates the schema of a hosted Supabase; the embedded database updates itself at each start
  eval [FILE]    runs the questions in a file through the gate and the local assistant (docs/evaluation.md); - reads standard input
  shoes FILE     checks therapeutic shoe cases, one per line; - reads standard input

The commands read the same environment as the server. The server may be running for audit, backup, erase, export, settings and user; stop it before restore and import-supabase.
`;

/** EX_USAGE (64) of sysexits.h. */
const usageExitCode = 64;

const commands = new Map([['migrate', migrateElsewhere]]);

/** Returns the exit code. */
async function rx(words: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  if (words[0] === 'shoes') return (await import('./commands/shoes.ts')).runShoes(words.slice(1), process);
  const run = commandsWithWords.get(words[0] ?? '')?.(words.slice(1)) ?? commands.get(words.join(' '));
  if (!run) {
    process.stderr.write(usage);
    return usageExitCode;
  }
  try {
    return await run(loadConfig(env));
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof StartRefused || error instanceof BackupRefused)) throw error;
    process.stderr.write(`${error.message}\n`);
    return ConfigError.exitCode;
  }
}

/** All modules together take a second to load. */
const backups = () => import('./commands/backup.ts');

const commandsWithWords = new Map([
  [
    'backup',
    (words: readonly string[]) => async (config: Config) => (await backups()).runBackup(words, config, process),
  ],
  [
    'restore',
    (words: readonly string[]) => async (config: Config) => (await backups()).runRestore(words, config, process),
  ],
  [
    'check',
    (words: readonly string[]) => async (config: Config) => {
      const { runCheck } = await import('./commands/check.ts');
      return runCheck(words, config, process);
    },
  ],
  [
    'erase',
    (words: readonly string[]) => async (config: Config) => {
      const { runErase } = await import('./commands/erase/erase.ts');
      return runErase(words, config, process, withConfiguredDatabase);
    },
  ],
  [
    'export',
    (words: readonly string[]) => async (config: Config) => {
      const { runExport } = await import('./commands/export/export.ts');
      return runExport(words, config, process, withConfiguredDatabase);
    },
  ],
  [
    'user',
    (words: readonly string[]) => async (config: Config) => {
      const { runUser } = await import('./commands/user/user.ts');
      return runUser(words, config, process, withConfiguredDatabase);
    },
  ],
  [
    'audit',
    (words: readonly string[]) => async (config: Config) => {
      const { runAudit } = await import('./commands/audit.ts');
      return runAudit(words, config, process, withConfiguredDatabase);
    },
  ],
  [
    'settings',
    (words: readonly string[]) => async (config: Config) => {
      const { runSettings } = await import('./commands/settings.ts');
      return runSettings(words, config, process, withConfiguredDatabase);
    },
  ],
  [
    'import-supabase',
    (words: readonly string[]) => async (config: Config) => {
      const { runImportSupabase } = await import('./commands/import-supabase/import-supabase.ts');
      return runImportSupabase(words, config, process);
    },
  ],
  [
    'knowledge',
    (words: readonly string[]) => async (config: Config) => {
      const { runKnowledge } = await import('./commands/knowledge.ts');
      return runKnowledge(words, config, process, withConfiguredDatabase);
    },
  ],
  [
    'eval',
    (words: readonly string[]) => async (config: Config) => {
      const { runEvaluate } = await import('./commands/evaluate/evaluate.ts');
      return runEvaluate(words, config, process);
    },
  ],
]);

const countOf = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

/** The same files and ledger as `supabase db push`; either continues where the other stopped. */
async function migrateElsewhere(config: Config): Promise<number> {
  if (!config.supabase) throw new ConfigError('The embedded database updates when the server starts');
  const applied = await withConfiguredDatabase(config, async (sql) => {
    const migrations = await listMigrations(migrationsDir);
    const pending = await findPending(sql, 'supabase_migrations', migrations);
    await migrate(sql, 'supabase_migrations', migrations);
    return pending.length;
  });
  process.stdout.write(
    applied === 0 ? 'The schema is already up to date.\n' : `${countOf(applied, 'migration')} applied.\n`,
  );
  return 0;
}

async function withConfiguredDatabase<T>(config: Config, work: (sql: Sql) => Promise<T>): Promise<T> {
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

process.exitCode = await rx(process.argv.slice(2), process.env);
