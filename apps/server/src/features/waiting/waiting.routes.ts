import { listWaiting } from '@rxweb/contracts/health';
import type { FastifyInstance } from 'fastify';
import type postgres from 'postgres';
import { type HttpDeps, registerEndpoint } from '../../http/register-endpoint.ts';
import * as repository from './waiting.repository.ts';

export function waitingRoutes(app: FastifyInstance, deps: HttpDeps & { sql: postgres.Sql }): void {
  registerEndpoint(app, deps, listWaiting, { limit: 'staff' }, async ({ principal }) => ({
    items: await repository.listWaiting(deps.sql, principal.userId, principal.role),
  }));
}
