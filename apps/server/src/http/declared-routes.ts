import type { Endpoint } from '@rxweb/contracts/endpoint';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/** A route as the server has it. */
export interface ServedRoute {
  method: string;
  url: string;
  /** What the contract says of it; null outside `/api`. */
  endpoint: Endpoint | null;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route of the app, in the order they were added. */
    servedRoutes: ServedRoute[];
  }
}

const isUnderApi = (url: string) => /^\/api(?:\/|$)/i.test(url);

/**
 * Keeps the list of routes and refuses to add one under `/api` that no endpoint of the contract declares: nobody would have said who may call
 * it (security row Z1). Call before any route is added.
 */
export function requireDeclarations(app: FastifyInstance): void {
  app.decorate('servedRoutes', []);
  app.addHook('onRoute', ({ method, url, config }) => {
    const endpoint = config?.endpoint ?? null;
    if (isUnderApi(url) && !endpoint) throw new Error(`${method} ${url} is declared by no endpoint of the contract`);
    for (const each of [method].flat()) app.servedRoutes.push({ method: each, url, endpoint });
  });
}

/** Answers what is under `/api` and no route: 405 with the methods there are, or 404. */
export function refuseTheRest(app: FastifyInstance): void {
  app.register(
    async (scope) => {
      scope.setNotFoundHandler((request, reply) => {
        const [path = ''] = request.url.split('?', 1);
        const methods = app.servedRoutes
          .filter(({ url }) => isUnderApi(url) && matches(url, path))
          .map(({ method }) => method);
        if (methods.length === 0 || methods.includes(request.method)) throw new AppError('not_found');
        reply.header('allow', [...new Set(methods)].join(', '));
        throw new AppError('method_not_allowed');
      });
    },
    { prefix: '/api' },
  );
}

/** Whether a path is one of a route such as `/api/admin/users/:id`. */
function matches(url: string, path: string): boolean {
  const parts = path.split('/');
  const pattern = url.split('/');
  return (
    parts.length === pattern.length &&
    pattern.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]))
  );
}
