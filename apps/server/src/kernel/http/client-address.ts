import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    callerIp: string | null;
  }
}

/** Fastify parses it each time. */
export function callerIp(request: FastifyRequest): string {
  request.callerIp ??= request.ip;
  return request.callerIp;
}

/** Without an IPv6 zone, which PostgreSQL's inet type refuses. */
export function clientAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return ip.split('%', 1)[0] ?? ip;
}
