import type { FastifyRequest } from 'fastify';

const secrets = new Set(['authorization', 'apikey', 'cookie']);

/** What policies may read of the request, as PostgREST names it. Keys and tokens stay out: their claims are there already. */
export function requestSettings(request: FastifyRequest, table: string): Record<string, string> {
  const headers = Object.entries(request.headers).filter(([name]) => !secrets.has(name));
  return {
    'request.method': request.method,
    'request.path': `/${table}`,
    'request.headers': JSON.stringify(Object.fromEntries(headers)),
  };
}
