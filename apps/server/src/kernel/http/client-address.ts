import type { FastifyRequest } from 'fastify';

/** Where a request comes from, as PostgreSQL's inet type takes it: without the zone of a link-local address. */
export function clientAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return ip.split('%', 1)[0] ?? ip;
}
