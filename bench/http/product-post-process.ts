import { streamChat } from '@rxweb/contracts/chat';
import { defineEndpoint } from '@rxweb/contracts/shared/endpoint';
import * as z from 'zod/mini';
import { registerEndpoint } from '../../apps/server/src/kernel/http/register-endpoint.ts';
import { rejectCrossSite } from '../../apps/server/src/kernel/http/reject-cross-site.ts';
import { serveProductApp } from '../systems/product-app.ts';

/**
 * The product's own app with two endpoints more, which do nothing but answer: the door of every endpoint with its limits, headers, log and
 * validation, once with counters in memory as chat and carrier have them, once with counters in the database. Ends itself on SIGTERM.
 */
const [port = 0, webDir = ''] = process.argv.slice(2);
await serveProductApp({ port: Number(port), webDir }, (app, context, config) => {
  const deps = { ...context, isSecure: false };
  app.register(async (api) => {
    api.addHook('onRequest', rejectCrossSite(config.publicUrl));
    for (const limit of ['chatEntry', 'outbound'] as const) {
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
});
