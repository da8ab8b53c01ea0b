import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beginDatabase, StartRefused } from '@rxweb/backend/database';
import { ensureWebBuilt } from '@rxweb/web/build';
import type { Logger } from 'pino';
import { type Config, loadConfig, migrationsDir } from '../config/config.ts';
import { ConfigError, DependencyUnavailable } from '../config/config-error.ts';
import { backUpBeforeUpgrade } from '../features/backup/before-upgrade.ts';
import { createLog } from '../kernel/log/describe-error.ts';
import type { Demo } from './serve.ts';

const stopDeadlineMs = 10_000;
/** EX_SOFTWARE of sysexits.h. */
const faultExitCode = 70;

/** `scripts`: the folder with the nightly backup and what learns before the first start. */
export const start = (env: NodeJS.ProcessEnv, scripts: string | null = null) =>
  exitWithReason(() => run(loadConfig(env), null, scripts));

/** Configuration faults exit with one line on stderr and code 78, missing services with 75. */
export async function exitWithReason(starting: () => Promise<void>): Promise<void> {
  try {
    await starting();
  } catch (error) {
    const isAway = error instanceof DependencyUnavailable;
    const reason = isAway ? error.message : reasonForOperator(error);
    if (reason === null) throw error;
    process.stderr.write(`RxWeb cannot start${isAway ? ' now' : ''}: ${reason}\n`);
    process.exit(isAway ? DependencyUnavailable.exitCode : ConfigError.exitCode);
  }
}

export async function run(config: Config, demo: Demo | null, scripts: string | null): Promise<void> {
  const log = createLog(config.logLevel);
  const closers: (() => Promise<void>)[] = [];
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  let stopping: Promise<void> | null = null;
  // Both paths share one shutdown.
  const stop = () => {
    stopping ??= closeAll();
    return stopping;
  };
  stopOnSignal(log, stop);
  handleFatalErrors(log);
  try {
    const beforeUpgrade = backUpBeforeUpgrade(config.backup, log, config.audit.archiveDir);
    const { dataDir } = config;
    const database = config.supabase ? null : beginDatabase({ dataDir, migrationsDir, log, beforeUpgrade });
    closers.push(async () => (await database?.opened.catch(() => null))?.stop());
    if (database && isFirstStart(dataDir)) sayWhatTakesLong('Making the database: at the first start only ...');
    const webBuilt = ensureWebBuilt({ log: sayWhatTakesLong });
    // It may be awaited later or never.
    webBuilt.catch(() => undefined);
    await database?.elsewhere;
    // On another processor, while the database starts.
    const { serve } = await import('./serve.ts');
    await serve({ config, log, demo, scripts, database: database?.opened, webBuilt, closers });
  } catch (error) {
    await stop();
    throw error;
  }
}

/** For the person at the terminal, who would see nothing for a minute. */
const sayWhatTakesLong = (line: string) => void process.stdout.write(`${line}\n`);

const isFirstStart = (dataDir: string) => !existsSync(join(dataDir, 'postgres.made'));

function stopOnSignal(log: Logger, stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      log.info({ signal }, 'stopping');
      setTimeout(() => process.exit(1), stopDeadlineMs).unref();
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'couldn’t stop cleanly');
          process.exit(1);
        },
      );
    });
  }
}

/**
 * After an uncaught exception the state is unknown: exit at once, and the supervisor restarts. An unhandled rejection affects one request
 * or job: log it.
 */
function handleFatalErrors(log: Logger): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught error: the program is exiting');
    process.exit(faultExitCode);
  });
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled promise rejection'));
}

const listenFaults: Record<string, string> = {
  EADDRINUSE: 'PORT or METRICS_PORT is in use; stop the program using it or choose another',
  EADDRNOTAVAIL: 'HOST or METRICS_HOST isn’t an address of this machine',
  ENOTFOUND: 'HOST or METRICS_HOST isn’t an address of this machine',
  EACCES: 'This user can’t use PORT; choose one above 1023',
};

function reasonForOperator(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof StartRefused) return error.message;
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) return null;
  const isListening = error.syscall === 'listen' || error.syscall === 'getaddrinfo';
  return (isListening && listenFaults[String(error.code)]) || null;
}
