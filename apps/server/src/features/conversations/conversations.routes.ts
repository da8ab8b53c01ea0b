import * as contract from '@rxweb/contracts/conversations';
import type { FastifyInstance } from 'fastify';
import { type HttpDeps, registerEndpoint } from '../../kernel/http/register-endpoint.ts';
import * as service from './conversations.service.ts';
import { actorOf, type ConversationsDeps } from './conversations-deps.ts';

const limit = { limit: 'staff' } as const;

/** What staff see of the chat, and what they do about it. */
export function conversationsRoutes(
  app: FastifyInstance,
  { conversations, ...deps }: HttpDeps & { conversations: ConversationsDeps },
): void {
  registerEndpoint(app, deps, contract.listConversations, limit, ({ input, ...call }) =>
    service.list(conversations, actorOf(call), input.query),
  );

  registerEndpoint(app, deps, contract.searchConversations, limit, ({ input, ...call }) =>
    service.search(conversations, actorOf(call), input.body),
  );

  registerEndpoint(app, deps, contract.readConversation, limit, ({ input, ...call }) =>
    service.read(conversations, actorOf(call), input.params.id),
  );

  registerEndpoint(app, deps, contract.eraseConversation, limit, ({ input, ...call }) =>
    service.erase(conversations, actorOf(call), input.params.id),
  );

  registerEndpoint(app, deps, contract.markHandOff, limit, ({ input, ...call }) =>
    service.markHandOff(conversations, actorOf(call), input.params.id, input.body.done),
  );

  registerEndpoint(app, deps, contract.listOpenQuestions, limit, ({ input, ...call }) =>
    service.listQuestions(conversations, actorOf(call), input.query),
  );

  registerEndpoint(app, deps, contract.settleOpenQuestion, limit, ({ input, ...call }) =>
    service.settle(conversations, actorOf(call), input.params.id),
  );
}
