import type { Endpoint } from '@rxweb/contracts/shared/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

export interface ServedRoute {
  method: string;
  url: string;
  /** Null outside `/api`. */
  endpoint: Endpoint | null;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** In order of registration. */
    servedRoutes: ServedRoute[];
  }
}

const isUnderApi = (url: string) => /^\/api(?:\/|$)/i.test(url);

/**
 * Refuses any route under `/api` that the contract lacks: its access would be undefined (security row Z1). Call before any route is added.
 */
export function requireAccess(app: FastifyInstance): void {
  app.decorate('servedRoutes', []);
  app.addHook('onRoute', (route) => {
    const { method, url, config } = route;
    const endpoint = config?.endpoint ?? null;
    if (isUnderApi(url) && !endpoint) throw new Error(`${method} ${url} is declared by no endpoint of the contract`);
    for (const each of [method].flat()) app.servedRoutes.push({ method: each, url, endpoint });
    // A literal route beats a parameter: `/board` is not the case `board`.
    if (isUnderApi(url) && url.includes(':')) route.onRequest = [refuseOther, ...[route.onRequest ?? []].flat()];
  });
  const refuseOther = async (request: FastifyRequest, reply: FastifyReply) =>
    refuseOtherMethod(app, pathOf(request), request.method, reply);
}

/** 405 with the allowed methods, or 404. */
export function rejectUndeclared(app: FastifyInstance): void {
  app.register(
    async (scope) => {
      scope.setNotFoundHandler((request, reply) => {
        refuseOtherMethod(app, pathOf(request), request.method, reply);
        throw new AppError('not_found');
      });
    },
    { prefix: '/api' },
  );
}

/** Throws `method_not_allowed` if the path has routes for other methods only. */
function refuseOtherMethod(app: FastifyInstance, path: string, method: string, reply: FastifyReply): void {
  const routes = app.servedRoutes.filter(({ url }) => isUnderApi(url) && matches(url, path));
  const own = routes.filter(({ url }) => url === path);
  const methods = (own.length > 0 ? own : routes).map((route) => route.method);
  if (methods.length === 0 || methods.includes(method)) return;
  reply.header('allow', [...new Set(methods)].join(', '));
  throw new AppError('method_not_allowed');
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '';

/** The route is such as `/api/admin/users/:id`. */
function matches(url: string, path: string): boolean {
  const parts = path.split('/');
  const pattern = url.split('/');
  return (
    parts.length === pattern.length &&
    pattern.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]))
  );
}
