import '../../apps/server/src/v8-flags.js';
import { join } from 'node:path';
import { copyTemplate } from '@rxweb/backend/testing';
import type { FastifyInstance } from 'fastify';
import { type Config, loadConfig } from '../../apps/server/src/config/config.ts';
import { createLog } from '../../apps/server/src/kernel/log/describe-error.ts';
import { buildApp } from '../../apps/server/src/program/app.ts';
import { createAppDeps } from '../../apps/server/src/program/app-deps.ts';
import { type Context, createContext } from '../../apps/server/src/program/context.ts';
import { root } from './product.ts';

interface Where {
  port: number;
  webDir: string;
}

/** The product's own app on a new database, with more routes that `extend` adds to it; listens, and ends the process on SIGTERM. */
export async function serveProductApp(
  { port, webDir }: Where,
  extend: (app: FastifyInstance, context: Context, config: Config) => void,
): Promise<void> {
  const copy = await copyTemplate(join(root, 'supabase/migrations'));
  const config = loadConfig({
    DATA_DIR: copy.dataDir,
    STORE_FILE: join(root, 'store.json'),
    KNOWLEDGE_DIR: join(root, 'knowledge'),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: process.env.LOG_LEVEL,
  });
  const context = await createContext(config, createLog(config.logLevel));
  const app = await buildApp(createAppDeps(context, { webDir }));
  extend(app, context, config);
  await app.listen({ host: '127.0.0.1', port });
  process.once('SIGTERM', () => {
    app
      .close()
      .then(() => context.close())
      .finally(() => process.exit(0));
  });
}
