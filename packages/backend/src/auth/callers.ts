import { addressGroup } from '@rxweb/platform/text/address-group';
import type { FastifyRequest } from 'fastify';
import type { Core } from '../core/core.ts';
import { bearerToken } from '../gateway/gateway.ts';
import { AuthError } from './auth-error.ts';
import type { Client, SignedIn } from './sessions.ts';

/** 401 without a token, 403 for an invalid one. */
export async function requireUser(core: Core, request: FastifyRequest): Promise<SignedIn> {
  const { sub, session_id: sessionId } = await core.verifyToken(requireBearer(request));
  if (!sub || !sessionId) throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim');
  return { userId: sub, sessionId };
}

export async function requireService(core: Core, request: FastifyRequest): Promise<void> {
  const { role } = await core.verifyToken(requireBearer(request));
  if (role !== 'service_role') throw new AuthError(403, 'not_admin', 'User not allowed');
}

function requireBearer(request: FastifyRequest): string {
  const token = bearerToken(request);
  if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  return token;
}

/** Cut to storable lengths. */
export function clientOf(request: FastifyRequest): Client {
  return {
    address: request.ip,
    network: addressGroup(request.ip),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 500),
    deviceOf: (email) => request.knownDevice?.(email) ?? null,
  };
}

/** Names the device of the request if the account signed in there before, else null. */
export type KnownDevice = (email: string) => string | null;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the host that keeps the devices' cookies. */
    knownDevice?: KnownDevice | undefined;
  }
}
