import type { FastifyRequest } from 'fastify';

/** The client's address for PostgreSQL's inet type, without an IPv6 zone. */
export function clientAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return ip.split('%', 1)[0] ?? ip;
}
