import * as contract from '@rxweb/contracts/knowledge';
import type { FastifyInstance } from 'fastify';
import { toActor } from '../../kernel/http/actor.ts';
import { type HttpDeps, registerEndpoint } from '../../kernel/http/register-endpoint.ts';
import type { KnowledgeDeps, KnowledgePorts } from './knowledge-deps.ts';
import * as pages from './pages.service.ts';
import * as trial from './trial.service.ts';

const limit = { limit: 'staff' } as const;

export function knowledgeRoutes(app: FastifyInstance, deps: KnowledgeDeps & HttpDeps, ports: KnowledgePorts): void {
  pageRoutes(app, deps, ports);
  trialRoutes(app, deps, ports);
}

function pageRoutes(app: FastifyInstance, deps: KnowledgeDeps & HttpDeps, ports: KnowledgePorts): void {
  registerEndpoint(app, deps, contract.listPages, limit, () => pages.listPages(deps, ports));

  registerEndpoint(app, deps, contract.getPage, limit, ({ input }) => pages.stateOf(deps, input.params));

  registerEndpoint(app, deps, contract.savePage, limit, ({ input, ...call }) =>
    pages.savePage(deps, toActor(call), { ...input.params, ...input.body }),
  );

  registerEndpoint(app, deps, contract.revertPage, limit, ({ input, ...call }) =>
    pages.revertPage(deps, toActor(call), { ...input.params, ...input.body }),
  );

  registerEndpoint(app, deps, contract.markReviewed, limit, ({ input, ...call }) =>
    pages.markReviewed(deps, toActor(call), { ...input.params, ...input.body }),
  );

  registerEndpoint(app, deps, contract.removePage, limit, ({ input, ...call }) =>
    pages.removePage(deps, toActor(call), { ...input.params, ...input.body }),
  );
}

function trialRoutes(app: FastifyInstance, deps: KnowledgeDeps & HttpDeps, ports: KnowledgePorts): void {
  registerEndpoint(app, deps, contract.checkPage, limit, ({ input }) => trial.checkPage(deps, input.body));

  registerEndpoint(app, deps, contract.askAssistant, limit, ({ input }) => trial.askAssistant(deps, input.body));

  registerEndpoint(app, deps, contract.listCheckQuestions, limit, async () => ({
    questions: await trial.listCheckQuestions(deps),
  }));

  registerEndpoint(app, deps, contract.saveCheckQuestion, limit, async ({ input, ...call }) => {
    await trial.saveCheckQuestion(deps, toActor(call), input.body);
    return {};
  });

  registerEndpoint(app, deps, contract.removeCheckQuestion, limit, async ({ input, ...call }) => {
    await trial.removeCheckQuestion(deps, toActor(call), input.body);
    return {};
  });

  registerEndpoint(app, deps, contract.listQuestionGroups, limit, (call) =>
    trial.listQuestionGroups(deps, ports, toActor(call)),
  );

  registerEndpoint(app, deps, contract.settleQuestions, limit, async ({ input, ...call }) => ({
    settled: await ports.conversations.settleQuestions(toActor(call), input.body.turnIds),
  }));
}
