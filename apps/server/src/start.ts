import { StartRefused } from '@rxweb/backend';
import { ensureWebBuilt, webDist } from '@rxweb/web/build';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { type Config, loadConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { type Context, createContext } from './context.ts';
import { adminEverExisted, createSetupToken, ensureConfiguredAdmin } from './features/session/first-admin.service.ts';
import type { SmsCarrier } from './features/sms/carrier.ts';
import { AppError } from './http/app-error.ts';
import { createLog } from './http/describe-error.ts';

const drainMs = 6_000;
const stopDeadlineMs = 10_000;

/** What a demonstration does beside what the program does. */
export interface Demo {
  carrier: SmsCarrier;
  /** Makes what there is to see, and says what to print once it can be seen. */
  prepare(context: Context): Promise<string>;
  /** Called when requests have ended and the database still runs. */
  close(): Promise<void>;
}

/** Starts RxWeb. */
export const start = (env: NodeJS.ProcessEnv) => orExplain(() => run(loadConfig(env), null));

/** A start that an operator has to mend ends with one line on stderr and exit code 78. */
export async function orExplain(starting: () => Promise<void>): Promise<void> {
  try {
    await starting();
  } catch (error) {
    const reason = reasonForOperator(error);
    if (reason === null) throw error;
    process.stderr.write(`RxWeb cannot start: ${reason}\n`);
    process.exit(ConfigError.exitCode);
  }
}

export async function run(config: Config, demo: Demo | null): Promise<void> {
  const log = createLog(config.logLevel);
  const closers: (() => Promise<void>)[] = [];
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  let stopping: Promise<void> | null = null;
  // A start that is ended by a signal fails over what is closed: it waits for the same end.
  const stop = () => {
    stopping ??= closeAll();
    return stopping;
  };
  stopOnSignal(log, stop);
  try {
    const starting = createContext(config, log, undefined, demo?.carrier);
    closers.push(async () => (await starting.catch(() => null))?.close());
    const [context] = await Promise.all([starting, ensureWebBuilt({ log: (line) => log.info(line) })]);
    await makeFirstAdmin(config, context);
    if (demo) closers.push(demo.close);
    const notice = await demo?.prepare(context);
    const app = await buildApp(context, webDist);
    closers.push(() => closeApp(app));
    await app.listen({ host: config.host, port: config.port });
    await announce(config, context);
    if (notice) process.stdout.write(notice);
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Lets requests finish for a while; whoever is not done by then is cut off, so that the database is always stopped in order. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), drainMs);
  await app.close();
  clearTimeout(cut);
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
  if (await adminEverExisted(sql)) return;
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

const listenFaults: Record<string, string> = {
  EADDRINUSE: 'PORT is in use; stop what runs there or choose another',
  EADDRNOTAVAIL: 'HOST is not an address of this machine',
  ENOTFOUND: 'HOST is not an address of this machine',
  EACCES: 'PORT may not be used by this user; choose one above 1023',
};

function reasonForOperator(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof StartRefused) return error.message;
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) return null;
  const isListening = error.syscall === 'listen' || error.syscall === 'getaddrinfo';
  return (isListening && listenFaults[String(error.code)]) || null;
}
