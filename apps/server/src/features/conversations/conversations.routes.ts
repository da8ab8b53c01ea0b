import * as contract from '@rxweb/contracts/conversations';
import type { FastifyInstance } from 'fastify';
import { toActor } from '../../kernel/http/actor.ts';
import { type HttpDeps, registerEndpoint } from '../../kernel/http/register-endpoint.ts';
import * as service from './conversations.service.ts';
import type { ConversationsDeps } from './conversations-deps.ts';

const limit = { limit: 'staff' } as const;

/** The staff's view of chats and its actions. */
export function conversationsRoutes(
  app: FastifyInstance,
  { conversations, ...deps }: HttpDeps & { conversations: ConversationsDeps },
): void {
  registerEndpoint(app, deps, contract.listConversations, limit, ({ input, ...call }) =>
    service.list(conversations, toActor(call), input.query),
  );

  registerEndpoint(app, deps, contract.searchConversations, limit, ({ input, ...call }) =>
    service.search(conversations, toActor(call), input.body),
  );

  registerEndpoint(app, deps, contract.readConversation, limit, ({ input, ...call }) =>
    service.read(conversations, toActor(call), input.params.id),
  );

  registerEndpoint(app, deps, contract.readTurnDisclosures, limit, ({ input, ...call }) =>
    service.readTurnDisclosures(conversations, toActor(call), input.params.id, input.params.turn),
  );

  registerEndpoint(app, deps, contract.eraseConversation, limit, ({ input, ...call }) =>
    service.erase(conversations, toActor(call), input.params.id),
  );

  registerEndpoint(app, deps, contract.markCallback, limit, ({ input, ...call }) =>
    service.markCallback(conversations, toActor(call), input.params.id, input.body.done),
  );

  registerEndpoint(app, deps, contract.listOpenQuestions, limit, ({ input, ...call }) =>
    service.listQuestions(conversations, toActor(call), input.query),
  );

  registerEndpoint(app, deps, contract.dismissOpenQuestion, limit, ({ input, ...call }) =>
    service.dismissQuestion(conversations, toActor(call), input.params.id),
  );
}
