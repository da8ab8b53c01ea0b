import { getHealth } from '@rxweb/contracts/health';
import type { FastifyInstance } from 'fastify';
import { type HttpDeps, registerEndpoint } from '../../kernel/http/register-endpoint.ts';
import type { Health } from './health.service.ts';

export function healthRoutes(app: FastifyInstance, deps: HttpDeps & { health: Health }): void {
  registerEndpoint(app, deps, getHealth, { limit: 'staff' }, ({ principal }) => deps.health.report(principal.role));
}
