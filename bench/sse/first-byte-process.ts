import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { copyTemplate } from '@rxweb/backend/testing';
import { buildApp } from '../../apps/server/src/app.ts';
import { loadConfig } from '../../apps/server/src/config.ts';
import { createContext } from '../../apps/server/src/context.ts';
import type { Answerer } from '../../apps/server/src/features/chat/answerer.ts';
import { type ChatRepository, createChatRepository } from '../../apps/server/src/features/chat/chat.repository.ts';
import { chatRoutes } from '../../apps/server/src/features/chat/chat.routes.ts';
import { createLog } from '../../apps/server/src/http/describe-error.ts';
import type { Limits } from '../../apps/server/src/http/limits.ts';
import { createStreamSlots } from '../../apps/server/src/http/stream-slots.ts';
import { root } from '../systems/product.ts';

/**
 * The product with its chat three times: as it is; under `/instant` with an answerer that answers at once; and under `/route` with that and
 * without the database, which leaves the route itself: headers, limits in memory, validation, the safety gate, the stream. Ends on SIGTERM.
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
});
const context = await createContext(config, createLog(config.logLevel));
const app = await buildApp(context, webDir);

const answerer: Answerer = {
  async *answer() {
    yield { type: 'chunk', text: 'We are open until six.' };
  },
};
const nothingStored: ChatRepository = {
  ...createChatRepository(context.sql),
  readContext: async () => ({ history: [], waitsForPerson: false }),
  startTurn: async () => '0',
  endTurn: async () => undefined,
};
const inMemory: Limits = {
  consume: (_name, request, visitorKey) => context.limits.consume('chatDoor', request, visitorKey),
};
addChat('/instant', createChatRepository(context.sql), context.limits);
addChat('/route', nothingStored, inMemory);
await app.listen({ host: '127.0.0.1', port: Number(port) });
process.once('SIGTERM', () => {
  app
    .close()
    .then(() => context.close())
    .finally(() => process.exit(0));
});

function addChat(prefix: string, repository: ChatRepository, limits: Limits): void {
  const chat = {
    repository,
    answerer,
    store: context.store,
    claimAttachments: async () => [],
    readFiles: async () => [],
    now: context.now,
    onFailure: (error: unknown) => context.log.error({ err: error }, 'an answer failed'),
  };
  const deps = { ...context, limits, isSecure: false, streams: createStreamSlots(), chat };
  app.register(async (scope) => chatRoutes(scope, deps), { prefix });
}
