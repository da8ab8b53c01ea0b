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
