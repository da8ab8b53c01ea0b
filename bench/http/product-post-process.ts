import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { copyTemplate } from '@rxweb/backend/testing';
import { streamChat } from '@rxweb/contracts/chat';
import { defineEndpoint } from '@rxweb/contracts/endpoint';
import * as z from 'zod/mini';
import { buildApp } from '../../apps/server/src/app.ts';
import { loadConfig } from '../../apps/server/src/config.ts';
import { createContext } from '../../apps/server/src/context.ts';
import { createLog } from '../../apps/server/src/http/describe-error.ts';
import { registerEndpoint } from '../../apps/server/src/http/register-endpoint.ts';
import { refuseCrossSite } from '../../apps/server/src/http/same-origin.ts';
import { root } from '../systems/product.ts';

/**
 * The product's own app with two endpoints more, which do nothing but answer: the door of every endpoint with its limits, headers, log and
 * validation, once with counters in memory as chat and carrier have them, once with counters in the database. Ends itself on SIGTERM.
 */
const [port = 0, webDir = ''] = process.argv.slice(2);
// As in main.js.
setFlagsFromString('--semi-space-growth-factor=1');
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
const app = await buildApp(context, webDir);
const deps = { ...context, isSecure: false };
app.register(async (api) => {
  api.addHook('onRequest', refuseCrossSite(config.publicUrl));
  for (const limit of ['chatDoor', 'outbound'] as const) {
    const endpoint = defineEndpoint({
      method: 'POST',
      path: `/api/bench/${limit}`,
      access: 'public',
      input: { body: streamChat.input.body },
      output: z.object({ ok: z.literal(true) }),
      errors: [],
    });
    registerEndpoint(api, deps, endpoint, { limit }, async () => ({ ok: true as const }));
  }
});
await app.listen({ host: '127.0.0.1', port: Number(port) });
process.once('SIGTERM', () => {
  app
    .close()
    .then(() => context.close())
    .finally(() => process.exit(0));
});
