import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerIp } from '../limits/caller-ip.ts';

/**
 * One line per request. No query, body or header, and only the route pattern: paths carry phone numbers, file names and tokens (security
 * rows O1, O3).
 */
export function accessLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: routeOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ip: callerIp(request),
      },
      'request',
    );
    done();
  });
}

/** Null without a route, as for pages of the web app. */
export function routeOf({ routeOptions, backendTarget }: FastifyRequest): string | null {
  const { url } = routeOptions;
  // Service, version and resource at an external Supabase.
  if (url === '/backend/*' && backendTarget) return `/backend${backendTarget.path.split('/', 4).join('/')}`;
  return url ?? null;
}
