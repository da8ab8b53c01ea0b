import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copyTemplate } from '@rxweb/backend/testing';
import type { FastifyInstance } from 'fastify';
import type { ModelTimes } from '../src/adapters/model-assistant/stream-model.ts';
import { loadConfig } from '../src/config/config.ts';
import type { Answerer } from '../src/features/chat/answerer.ts';
import type { SmsCarrier } from '../src/features/sms/carrier.ts';
import { createLog } from '../src/kernel/log/describe-error.ts';
import { buildApp } from '../src/program/app.ts';
import { createAppDeps } from '../src/program/app-deps.ts';
import { type Context, createContext } from '../src/program/context.ts';

const root = new URL('../../../', import.meta.url).pathname;
const template =
  '<!doctype html><html><head><!--rx-head--></head><body><div id="root"><!--rx-root--></div><!--rx-boot--></body></html>';

const drainMs = 6_000;

export interface TestApp {
  app: FastifyInstance;
  context: Context;
  /** Where it listens, without a trailing slash. */
  url: string;
  close(): Promise<void>;
}

/** The product's schema, as a Supabase elsewhere would have it. */
export const migrationsDir = join(root, 'supabase/migrations');

/** What each test app logged. */
const logged = new WeakMap<Context, string[]>();

/** Messages of the errors logged since the last call. `close` prints the rest. */
export function takeLoggedErrors(context: Context): string[] {
  return (logged.get(context) ?? []).splice(0).map((line) => JSON.parse(line).msg);
}

/** Every line logged since the last call, of all levels. `close` prints the rest. */
export function takeLog(context: Context): string {
  return (logged.get(context) ?? []).splice(0).join('');
}

/** The real server on a real database in a folder of its own, listening on a free port of 127.0.0.1. */
export async function createTestApp(
  now?: () => Date,
  env: NodeJS.ProcessEnv = {},
  carrier?: SmsCarrier,
  answerer?: Answerer,
  modelTimes?: ModelTimes,
): Promise<TestApp> {
  const dir = await mkdtemp(join(tmpdir(), 'rxweb-test-'));
  // Making a database takes two seconds, copying one none.
  const copy = env.SUPABASE_URL || env.DATA_DIR ? null : await copyTemplate(migrationsDir);
  const webDir = join(dir, 'web');
  await mkdir(webDir);
  for (const name of ['index.html', 'staff.html', 'widget.js']) await writeFile(join(webDir, name), template);
  const config = loadConfig({
    DATA_DIR: copy?.dataDir ?? join(dir, 'data'),
    STORE_FILE: join(root, 'store.json'),
    KNOWLEDGE_DIR: join(root, 'knowledge'),
    PUBLIC_URL: 'http://127.0.0.1',
    LOG_LEVEL: 'error',
    ...env,
  });
  const lines: string[] = [];
  const log = createLog(config.logLevel, { write: (line) => void lines.push(line) });
  const created = await createContext(config, log, { now, carrier, modelTimes });
  const context = { ...created, ...(answerer && { answerer }) };
  logged.set(context, lines);
  const app = await buildApp(createAppDeps(context, { webDir }));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    app,
    context,
    url,
    async close() {
      // As the program does: a client may keep a connection.
      const cut = setTimeout(() => app.server.closeAllConnections(), drainMs);
      await app.close();
      clearTimeout(cut);
      await context.close();
      for (const line of lines) process.stderr.write(line);
      await rm(dir, { recursive: true, force: true });
      if (copy) await rm(dirname(copy.dataDir), { recursive: true, force: true });
    },
  };
}
