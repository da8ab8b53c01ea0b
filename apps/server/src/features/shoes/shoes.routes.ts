import * as contract from '@rxweb/contracts/shoes/cases';
import { createDmeShoe } from '@rxweb/contracts/shoes/records';
import type { FastifyInstance } from 'fastify';
import { type HttpDeps, registerEndpoint } from '../../kernel/http/register-endpoint.ts';
import { actorOf } from './actor.ts';
import { listOwners } from './shoes.repository.ts';
import * as service from './shoes.service.ts';

/** Cases of diabetic shoes. */
export function dmeShoeRoutes(app: FastifyInstance, deps: HttpDeps & { dmeShoe: service.DmeShoeDeps }): void {
  const { dmeShoe } = deps;
  const limit = { limit: 'staff' } as const;

  registerEndpoint(app, deps, createDmeShoe, limit, async ({ input, ...call }) => ({
    data: await service.createCase(dmeShoe, actorOf(call), input.body, input.headers['idempotency-key']),
  }));

  registerEndpoint(app, deps, contract.listShoeOwners, limit, async () => ({ owners: await listOwners(dmeShoe.sql) }));

  registerEndpoint(app, deps, contract.listShoeCases, limit, ({ input, ...call }) =>
    service.listCases(dmeShoe, actorOf(call), input.body),
  );

  registerEndpoint(app, deps, contract.getShoeBoard, limit, ({ input, ...call }) =>
    service.readBoard(dmeShoe, actorOf(call), input.query.owner),
  );

  registerEndpoint(app, deps, contract.listShoeRecall, limit, ({ input, ...call }) =>
    service.listRecalls(dmeShoe, actorOf(call), input.query.year),
  );

  registerEndpoint(app, deps, contract.getShoeCase, limit, ({ input, ...call }) =>
    service.readCase(dmeShoe, actorOf(call), input.params.id),
  );

  registerEndpoint(app, deps, contract.updateShoeCase, limit, ({ input, ...call }) =>
    service.updateCase(dmeShoe, actorOf(call), input.params.id, input.body),
  );

  registerEndpoint(app, deps, contract.addShoeNote, limit, ({ input, ...call }) =>
    service.addNote(dmeShoe, actorOf(call), input.params.id, input.body.text),
  );

  registerEndpoint(app, deps, contract.listShoeHistory, limit, ({ input, ...call }) =>
    service.readHistory(dmeShoe, actorOf(call), input.params.id),
  );
}
