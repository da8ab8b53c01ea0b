import { getStore, type StoreInfo } from '@rxweb/contracts/store';
import type { FastifyInstance } from 'fastify';
import { type HttpDeps, registerEndpoint } from '../../http/register-endpoint.ts';

export function storeRoutes(app: FastifyInstance, deps: HttpDeps & { store: StoreInfo }): void {
  registerEndpoint(app, deps, getStore, { limit: 'read' }, async () => deps.store);
}
