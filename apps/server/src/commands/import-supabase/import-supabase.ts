import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import {
  holdsDatabase,
  MoveRefused,
  openEmbeddedSide,
  openHostedSide,
  runMove,
  type Side,
  surveyMove,
} from '@rxweb/backend/move';
import { type Config, loadConfig, migrationsDir, type SupabaseConfig } from '../../config/config.ts';
import { ConfigError, DependencyUnavailable } from '../../config/config-error.ts';
import { createLog } from '../../kernel/log/describe-error.ts';
import { requireCurrentSchema } from '../../kernel/schema/check-schema.ts';
import { findBrokenRow } from '../../program/sealed-log.ts';
import { checkPooler } from '../check-supabase/check-supabase.ts';
import type { CommandIo } from '../command.ts';
import { createProgress } from '../progress.ts';
import { movePlan } from './move-plan.ts';
import { describeComparison, describeSurvey } from './report.ts';

const usage = `Usage: npm run -s rx -- import-supabase [--back] [--dry-run] [--env FILE]

  Moves accounts, files and all data of RxWeb from the hosted Supabase of SUPABASE_URL to DATA_DIR; with --back, from DATA_DIR to the
  hosted Supabase. Stop RxWeb at both ends first. The source is only read. The target must be empty; an interrupted move continues
  when you run it again. At the end both are compared, and the exit code is 1 if anything differs.
  --dry-run   says what would move and what can’t, and writes nothing
  --env FILE  reads SUPABASE_URL, SUPABASE_ANON_KEY, SUPABASE_SERVICE_ROLE_KEY and DATABASE_URL from a file such as .env
  docs/backend.md, "Move from a hosted project", says what can’t move.
`;

const exitCodes = { done: 0, different: 1, failed: 1, usage: 64 } as const;

interface Order {
  back: boolean;
  dryRun: boolean;
  envFile: string | null;
}

/** Returns the exit code. Throws `ConfigError` and `StartRefused` before anything is written. */
export async function runImportSupabase(words: readonly string[], config: Config, io: CommandIo): Promise<number> {
  const order = readOrder(words);
  if (!order) {
    io.stderr.write(usage);
    return exitCodes.usage;
  }
  const supabase = order.envFile === null ? config.supabase : await readSupabase(order.envFile);
  if (!supabase)
    throw new ConfigError(
      'Set SUPABASE_URL, SUPABASE_ANON_KEY, SUPABASE_SERVICE_ROLE_KEY and DATABASE_URL of the project',
    );
  const pooler = checkPooler(supabase.databaseUrl);
  if (pooler) throw new ConfigError(pooler);
  try {
    return await move(order, config, supabase, io);
  } catch (error) {
    if (error instanceof MoveRefused) throw new ConfigError(error.message);
    if (error instanceof ConfigError || (error instanceof Error && error.name === 'StartRefused')) throw error;
    io.stderr.write(`${withoutSecrets(error, supabase)}\n`);
    if (!(error instanceof DependencyUnavailable) && !order.dryRun)
      io.stderr.write('The move isn’t complete. Run the same command again: it continues where it stopped.\n');
    return exitCodes.failed;
  }
}

function readOrder(words: readonly string[]): Order | null {
  const order: Order = { back: false, dryRun: false, envFile: null };
  const left = [...words];
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    if (word === '--back') order.back = true;
    else if (word === '--dry-run') order.dryRun = true;
    else if (word === '--env' && left[0]) order.envFile = left.shift() ?? null;
    else return null;
  }
  return order;
}

async function readSupabase(path: string): Promise<SupabaseConfig | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new ConfigError(`${path} can’t be read: ${error.code ?? 'no reason given'}`);
  });
  return loadConfig(parseEnv(text)).supabase;
}

async function move(order: Order, config: Config, supabase: SupabaseConfig, io: CommandIo): Promise<number> {
  const { back, dryRun } = order;
  const say = (lines: readonly string[]) => void io.stdout.write(`${lines.join('\n')}\n`);
  const hosted = openHostedSide({ ...supabase, isReadOnly: !back });
  let embedded: Side | null = null;
  try {
    await requireCurrentSchema(hosted.sql);
    embedded = await openEmbedded(config, io, { mayChange: !back && !dryRun, mayLack: !back && dryRun });
    const from = back ? need(embedded, config) : hosted;
    const to = back ? hosted : embedded;
    const archiveDir = config.audit.archiveDir ?? join(config.dataDir, 'audit-archive');
    await requireIntactLog(from, archiveDir);

    const plan = movePlan(to, archiveDir);
    const survey = await surveyMove(from, to, plan);
    say(describeSurvey(survey, from.title, to?.title ?? config.dataDir));
    if (dryRun) say(['Dry run: nothing was written.']);
    if (dryRun || !to) return exitCodes.done;

    const onProgress = createProgress(io.stdout, { quietMs: 0 });
    const comparison = await runMove({ from, to, plan, onProgress });
    say(describeComparison(comparison, back));
    return comparison.differences.length === 0 ? exitCodes.done : exitCodes.different;
  } finally {
    await hosted.close();
    await embedded?.close();
  }
}

interface Opening {
  mayChange: boolean;
  /** Whether a missing database is no fault. */
  mayLack: boolean;
}

async function openEmbedded({ dataDir }: Config, io: CommandIo, { mayChange, mayLack }: Opening): Promise<Side | null> {
  if (mayLack && !(await holdsDatabase(dataDir))) return null;
  return openEmbeddedSide({ dataDir, migrationsDir, log: createLog('warn', io.stderr), mayChange });
}

function need(side: Side | null, { dataDir }: Config): Side {
  if (!side) throw new MoveRefused(`There is no database under ${dataDir}`);
  return side;
}

/** The target seals the rows with its own key, so a changed log would look intact there. */
async function requireIntactLog(side: Side, archiveDir: string): Promise<void> {
  const brokenAt = await findBrokenRow(side, archiveDir);
  if (brokenAt === null) return;
  throw new MoveRefused(
    `The audit log in ${side.title} isn’t intact from row ${brokenAt} on. Nothing was written. If its older rows are in files, name their folder in AUDIT_ARCHIVE_DIR`,
  );
}

/** A driver or a service may quote what it was given. */
function withoutSecrets(error: unknown, { serviceRoleKey, databaseUrl }: SupabaseConfig): string {
  const { password } = new URL(databaseUrl);
  const secrets = [databaseUrl, serviceRoleKey, password, decodeURIComponent(password)].filter((text) => text !== '');
  const message = error instanceof Error ? error.message : String(error);
  return secrets.reduce((text, secret) => text.replaceAll(secret, '…'), message);
}
