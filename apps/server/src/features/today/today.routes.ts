import { listToday } from '@rxweb/contracts/today';
import type { FastifyInstance } from 'fastify';
import type { Collected } from '../../kernel/feature/feature.ts';
import { type HttpDeps, registerEndpoint } from '../../kernel/http/register-endpoint.ts';

/** The Today list: what each feature has for this person, in the order of the features. */
export function todayRoutes(app: FastifyInstance, deps: HttpDeps & { sources: Collected['today'] }): void {
  registerEndpoint(app, deps, listToday, { limit: 'staff' }, async ({ principal }) => {
    const open = deps.sources.filter(({ roles }) => roles.some((role) => role === principal.role));
    const lists = await Promise.all(open.map(({ list }) => list(principal)));
    return { items: lists.flat() };
  });
}
