import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * One line a request: which route was asked and how it went. No query string, body or header, and of the path only what our routes are
 * called: the rest carries phone numbers, names of files and tokens (security rows O1, O3).
 */
export function accessLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: routeOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ip: request.ip,
      },
      'request',
    );
    done();
  });
}

/** What our routes call a request's address. Null where no route fits, such as the screens of the page. */
export function routeOf({ routeOptions, backendTarget }: FastifyRequest): string | null {
  const { url } = routeOptions;
  // Of what is passed on to a Supabase elsewhere: the service, its version, and what it was asked for.
  if (url === '/backend/*' && backendTarget) return `/backend${backendTarget.path.split('/', 4).join('/')}`;
  return url ?? null;
}
