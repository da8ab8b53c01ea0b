import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Database } from '@rxweb/backend/database';
import { webDist } from '@rxweb/web/build';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/config-error.ts';
import { adminEverExisted, createSetupToken, ensureConfiguredAdmin } from '../features/session/first-admin.service.ts';
import type { SmsCarrier } from '../features/sms/carrier.ts';
import { AppError } from '../kernel/errors/app-error.ts';
import { cutStreams } from '../kernel/http/stream-heartbeat.ts';
import { createRequestMetrics } from '../kernel/metrics/request-metrics.ts';
import { buildApp } from './app.ts';
import { type AppDeps, createAppDeps } from './app-deps.ts';
import { startMetrics } from './collect-metrics.ts';
import { type Context, createContext, type FirstSettings } from './context.ts';

const drainMs = 6_000;
const pauseMs = 500;

export interface Demo {
  carrier: SmsCarrier;
  firstSettings: FirstSettings;
  /** Returns what to print when ready. */
  prepare(deps: AppDeps): Promise<string>;
  /** Called after requests end, before the database stops. */
  close(): Promise<void>;
}

interface ServeOptions {
  config: Config;
  log: Logger;
  demo: Demo | null;
  scripts: string | null;
  /** None with an external one. */
  database: Promise<Database> | undefined;
  webBuilt: Promise<void>;
  closers: (() => Promise<void>)[];
}

/** Assembles the program while the database starts. */
export async function serve(options: ServeOptions): Promise<void> {
  const { config, log, demo, scripts, database, webBuilt, closers } = options;
  const starting = createContext(config, log, { carrier: demo?.carrier, firstSettings: demo?.firstSettings, database });
  closers.push(async () => (await starting.catch(() => null))?.close());
  const learned =
    scripts === null ? null : starting.then((context) => learnFirst(context, join(scripts, 'commands/learn.ts')));
  const [context] = await Promise.all([starting, webBuilt, learned]);
  const nightlyCommand = scripts === null ? [] : [join(scripts, 'rx.ts'), 'backup', '--nightly'];
  await makeFirstAdmin(config, context);
  if (demo) closers.push(demo.close);
  const deps = createAppDeps(context, { webDir: webDist, nightlyCommand });
  const notice = await demo?.prepare(deps);
  const requests = config.metrics && createRequestMetrics();
  const app = await buildApp(deps, requests ?? undefined);
  closers.push(() => closeApp(app));
  await app.listen({ host: config.host, port: config.port });
  if (config.metrics && requests) closers.push((await startMetrics(config.metrics, deps, requests)).close);
  log.flush();
  await announce(config, context);
  if (notice) process.stdout.write(notice);
  warmUp(context.warmUpSteps);
}

/** In its own process while the web app is built. Failing, it is learned later. */
async function learnFirst({ config, log, isAssistantLearned }: Context, script: string): Promise<void> {
  if (isAssistantLearned()) return;
  await promisify(execFile)(process.execPath, [script, config.knowledgeDir]).catch((error: unknown) =>
    log.warn({ err: error }, 'couldn’t learn the sample questions before the start'),
  );
}

/** After the first page, in small steps so requests don't wait. */
function warmUp([step, ...further]: Context['warmUpSteps']): void {
  if (!step) return;
  setTimeout(() => {
    const hasMore = step() === true;
    warmUp(hasMore ? [step, ...further] : further);
  }, pauseMs).unref();
}

/** Gives requests time to finish, then cuts them off, so the database always stops cleanly. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => {
    app.server.closeAllConnections();
    // Node no longer knows the held ones.
    cutStreams();
  }, drainMs);
  await app.close();
  clearTimeout(cut);
}

async function makeFirstAdmin({ firstAdmin }: Config, context: Context): Promise<void> {
  if (!firstAdmin) return;
  const isMade = await ensureConfiguredAdmin(context, firstAdmin.email, firstAdmin.password).catch((error: unknown) => {
    const isWeak = error instanceof AppError && error.code === 'weak_password';
    throw isWeak ? new ConfigError('ADMIN_PASSWORD is too easy to guess; choose another') : error;
  });
  if (isMade) context.log.info('created the first administrator from ADMIN_EMAIL and ADMIN_PASSWORD');
}

/** With the setup link until there is an administrator: the last line, alone, so that no one has to look for it. */
async function announce(config: Config, { sql, store, now }: Context): Promise<void> {
  process.stdout.write(`\n${store.name} is open to visitors at ${config.publicUrl}\n`);
  if (await adminEverExisted(sql)) return;
  const token = await createSetupToken(sql, now());
  process.stdout.write(
    `There’s no administrator yet. Open this link within 30 minutes (it works once):\n${config.publicUrl}/setup?token=${token}\n`,
  );
}
