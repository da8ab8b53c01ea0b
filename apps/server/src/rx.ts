import { StartRefused, visitDatabase } from '@rxweb/backend';
import postgres from 'postgres';
import { runCheck } from './commands/check.ts';
import { runEvaluate } from './commands/evaluate/evaluate.ts';
import { runShoes } from './commands/shoes.ts';
import { type Config, loadConfig, migrationsDir } from './config.ts';
import { ConfigError } from './config-error.ts';
import { verifyChain } from './features/audit/verify-chain.ts';
import { createLog } from './http/describe-error.ts';

const usage = `Usage: npm run rx -- <command>

  check          says what to put right in the pages of knowledge/ (--days N: stale after so many days)
  audit verify   checks that no row of the audit log was changed or taken out since it was written
  eval [FILE]    asks the gate and the local answerer the questions of a file (docs/evaluation.md); - reads standard input
  shoes FILE     judges cases of therapeutic shoes, one a line; - reads standard input

The audit's command reads the same environment as the server, which may be running or not.
`;

/** Code 64 of sysexits.h: the command was used wrongly. */
const usageExitCode = 64;

const commands = new Map([['audit verify', verifyAuditLog]]);

/** The operator's commands. Returns the exit code. */
async function rx(words: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  if (words[0] === 'shoes') return runShoes(words.slice(1), process);
  const run = commandsWithWords.get(words[0] ?? '')?.(words.slice(1)) ?? commands.get(words.join(' '));
  if (!run) {
    process.stderr.write(usage);
    return usageExitCode;
  }
  try {
    return await run(loadConfig(env));
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof StartRefused)) throw error;
    process.stderr.write(`${error.message}\n`);
    return ConfigError.exitCode;
  }
}

/** Commands that read further words themselves. */
const commandsWithWords = new Map([
  ['check', (words: readonly string[]) => (config: Config) => runCheck(words, config, process)],
  ['eval', (words: readonly string[]) => (config: Config) => runEvaluate(words, config, process)],
]);

/** 0: every row is as it was written. 1: one is not. */
async function verifyAuditLog(config: Config): Promise<number> {
  const { rows, brokenAt, head } = await withDatabase(config, verifyChain);
  if (brokenAt !== null) {
    process.stdout.write(`The audit log is not as it was written, from row ${brokenAt} on (${rows} rows).\n`);
    return 1;
  }
  process.stdout.write(`${rows} rows, each as it was written. Head: ${head}\n`);
  return 0;
}

async function withDatabase<T>(config: Config, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  if (!config.supabase) {
    const log = createLog('warn', process.stderr);
    return visitDatabase({ dataDir: config.dataDir, migrationsDir, log }, work);
  }
  const sql = postgres(config.supabase.databaseUrl, { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

process.exitCode = await rx(process.argv.slice(2), process.env);
