import { setupFirstAdmin } from '@rxweb/contracts/session';
import type { FastifyInstance } from 'fastify';
import { type HttpDeps, registerEndpoint } from '../../http/register-endpoint.ts';
import { type FirstAdminDeps, setUpFirstAdmin } from './first-admin.service.ts';

export function sessionRoutes(
  app: FastifyInstance,
  deps: HttpDeps & { firstAdmin: FirstAdminDeps; now(): Date },
): void {
  registerEndpoint(app, deps, setupFirstAdmin, { limit: 'setup' }, async ({ input }) => {
    const { token, email, password } = input.body;
    await setUpFirstAdmin(deps.firstAdmin, token, email, password, deps.now());
    return { email };
  });
}
