import { StartRefused } from '@rxweb/backend';
import { ensureWebBuilt, webDist } from '@rxweb/web/build';
import { type Logger, pino } from 'pino';
import { buildApp } from './app.ts';
import { type Config, ConfigError, loadConfig } from './config.ts';
import { type Context, createContext } from './context.ts';
import { adminExists, createSetupToken, ensureConfiguredAdmin } from './features/session/first-admin.service.ts';
import { AppError } from './http/app-error.ts';

const stopDeadlineMs = 10_000;

/** Starts RxWeb. A start that an operator has to mend ends with one line on stderr and exit code 78; a busy port with 1. */
export async function start(env: NodeJS.ProcessEnv): Promise<void> {
  try {
    await run(env);
  } catch (error) {
    if (error instanceof ConfigError || error instanceof StartRefused) {
      process.stderr.write(`RxWeb cannot start: ${error.message}\n`);
      process.exit(ConfigError.exitCode);
    }
    if (isPortBusy(error)) {
      process.stderr.write(
        `RxWeb cannot start: ${error.address}:${error.port} is in use; stop what runs there or set PORT.\n`,
      );
      process.exit(1);
    }
    throw error;
  }
}

async function run(env: NodeJS.ProcessEnv): Promise<void> {
  const config = loadConfig(env);
  const log = pino({ level: config.logLevel });
  await ensureWebBuilt({ log: (line) => log.info(line) });
  const context = await createContext(config, log);
  try {
    await makeFirstAdmin(config, context);
    const app = await buildApp(context, webDist);
    await app.listen({ host: config.host, port: config.port });
    stopOnSignal(log, async () => {
      await app.close();
      await context.close();
    });
    await announce(config, context);
  } catch (error) {
    await context.close();
    throw error;
  }
}

async function makeFirstAdmin({ firstAdmin }: Config, context: Context): Promise<void> {
  if (!firstAdmin) return;
  const isMade = await ensureConfiguredAdmin(context, firstAdmin.email, firstAdmin.password).catch((error: unknown) => {
    const isWeak = error instanceof AppError && error.code === 'weak_password';
    throw isWeak ? new ConfigError('ADMIN_PASSWORD is too easy to guess; choose another') : error;
  });
  if (isMade) context.log.info('made the first administrator from ADMIN_EMAIL and ADMIN_PASSWORD');
}

/** Says where the app is, and while there is no administrator, how to become it. */
async function announce(config: Config, { sql, store, now }: Context): Promise<void> {
  process.stdout.write(`\n${store.name} is open for visitors at ${config.publicUrl}\n`);
  if (await adminExists(sql)) return;
  const token = await createSetupToken(sql, now());
  process.stdout.write(
    `There is no administrator yet. Within 30 minutes, open this link once:\n${config.publicUrl}/setup?token=${token}\n\n`,
  );
}

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
          log.error({ err: error }, 'could not stop cleanly');
          process.exit(1);
        },
      );
    });
  }
}

function isPortBusy(error: unknown): error is NodeJS.ErrnoException & { address: string; port: number } {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
