import { getBackendKey, getStore, type StoreInfo } from '@rxweb/contracts/store';
import type { FastifyInstance } from 'fastify';
import { type HttpDeps, registerEndpoint } from '../../kernel/http/register-endpoint.ts';

export function storeRoutes(app: FastifyInstance, deps: HttpDeps & { store: StoreInfo; anonKey: string }): void {
  registerEndpoint(app, deps, getStore, { limit: 'read' }, async () => deps.store);
  registerEndpoint(app, deps, getBackendKey, { limit: 'read' }, async () => ({ anonKey: deps.anonKey }));
}
