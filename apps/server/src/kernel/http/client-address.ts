import type { FastifyRequest } from 'fastify';

/** Without an IPv6 zone, which PostgreSQL's inet type refuses. */
export function clientAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return ip.split('%', 1)[0] ?? ip;
}
