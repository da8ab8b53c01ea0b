import type { FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';

/** Trust it only after the service accepted the token. */
export function callerOf({ headers }: FastifyRequest): string | null {
  try {
    return decodeJwt(headers.authorization?.replace(/^Bearer /, '') ?? '').sub ?? null;
  } catch {
    return null;
  }
}
