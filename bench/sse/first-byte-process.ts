import type { FastifyInstance } from 'fastify';
import type { Answerer } from '../../apps/server/src/features/chat/answerer.ts';
import { type ChatRepository, createChatRepository } from '../../apps/server/src/features/chat/chat.repository.ts';
import { chatRoutes } from '../../apps/server/src/features/chat/chat.routes.ts';
import { createStreamSlots } from '../../apps/server/src/kernel/http/stream-slots.ts';
import type { Limits } from '../../apps/server/src/kernel/limits/limits.ts';
import type { Context } from '../../apps/server/src/program/context.ts';
import { serveProductApp } from '../systems/product-app.ts';

/**
 * The product with its chat three times: as it is; under `/instant` with an answerer that answers at once; and under `/route` with that and
 * without the database, which leaves the route itself: headers, limits in memory, validation, the safety gate, the stream. Ends on SIGTERM.
 */
const [port = 0, webDir = ''] = process.argv.slice(2);
const answerer: Answerer = {
  async *answer() {
    yield { type: 'chunk', text: 'We are open until six.' };
  },
};
await serveProductApp({ port: Number(port), webDir }, (app, context) => {
  const nothingStored: ChatRepository = {
    ...createChatRepository(context.sql),
    readContext: async () => ({ history: [], notes: [], last: null, waitsForPerson: false, isLive: false }),
    startTurn: async () => ({ turn: '0', conversation: null }),
    endTurn: async () => true,
    isAnswering: async () => true,
  };
  const inMemory: Limits = {
    ...context.limits,
    consume: (_name, request, visitorKey) => context.limits.consume('chatEntry', request, visitorKey),
  };
  addChat(app, context, { prefix: '/instant', repository: createChatRepository(context.sql), limits: context.limits });
  addChat(app, context, { prefix: '/route', repository: nothingStored, limits: inMemory });
});

interface Chat {
  prefix: string;
  repository: ChatRepository;
  limits: Limits;
}

function addChat(app: FastifyInstance, context: Context, { prefix, repository, limits }: Chat): void {
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
