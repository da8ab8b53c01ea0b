import * as contract from '@rxweb/contracts/shoes/cases';
import { createShoeCase } from '@rxweb/contracts/shoes/records';
import type { FastifyInstance } from 'fastify';
import { toActor } from '../../kernel/http/actor.ts';
import { type HttpDeps, registerEndpoint } from '../../kernel/http/register-endpoint.ts';
import { admitProgram } from '../../kernel/integrations/integration-keys.ts';
import { listOwners } from './shoes.repository.ts';
import * as service from './shoes.service.ts';

export function shoesRoutes(app: FastifyInstance, deps: HttpDeps & { shoes: service.ShoesDeps }): void {
  const { shoes } = deps;
  const limit = { limit: 'staff' } as const;

  registerEndpoint(app, deps, createShoeCase, limit, async ({ input, ...call }) => ({
    data: await service.createCase(shoes, toActor(call), input.body, input.headers['idempotency-key']),
  }));

  registerEndpoint(app, deps, contract.listShoeOwners, limit, async () => ({ owners: await listOwners(shoes.sql) }));

  registerEndpoint(app, deps, contract.listShoeCases, limit, ({ input, ...call }) =>
    service.listCases(shoes, toActor(call), input.body),
  );

  registerEndpoint(app, deps, contract.getShoeBoard, limit, ({ input, ...call }) =>
    service.readBoard(shoes, toActor(call), input.query.owner),
  );

  registerEndpoint(app, deps, contract.listShoeRecall, limit, ({ input, ...call }) =>
    service.listRecalls(shoes, toActor(call), input.query.year),
  );

  registerEndpoint(app, deps, contract.getShoeCase, limit, ({ input, ...call }) =>
    service.readCase(shoes, toActor(call), input.params.id),
  );

  registerEndpoint(app, deps, contract.updateShoeCase, limit, ({ input, ...call }) =>
    service.updateCase(shoes, toActor(call), input.params.id, input.body),
  );

  registerEndpoint(app, deps, contract.addShoeNote, limit, ({ input, ...call }) =>
    service.addNote(shoes, toActor(call), input.params.id, input.body.text),
  );

  registerEndpoint(app, deps, contract.listShoeHistory, limit, ({ input, ...call }) =>
    service.readHistory(shoes, toActor(call), input.params.id),
  );

  registerEndpoint(app, deps, contract.readOpenShoeCases, { limit: 'integration' }, async ({ input, request }) => {
    await admitProgram(shoes, 'shoes', request);
    return service.listForProgram(shoes, input.query.after);
  });
}
