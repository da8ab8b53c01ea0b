import type { FastifyRequest } from 'fastify';
import { type Claims, type Core, TokenError } from '../../core/core.ts';
import { bearerToken } from '../../gateway/gateway.ts';
import { RestError, type RestFailure, restFailures } from '../errors.ts';

/**
 * Authenticates the reader. The API key alone grants its role. Throws PGRST301 and PGRST303 (401) for an invalid token.
 */
export async function authenticate(core: Core, request: FastifyRequest): Promise<Claims> {
  const { apikey } = Object(request.query);
  const token = [bearerToken(request), request.headers.apikey, apikey].find(isToken) ?? '';
  try {
    return await core.verifyToken(token);
  } catch (error) {
    if (error instanceof TokenError) throw new RestError(toFailure(error, token), { cause: error });
    throw error;
  }
}

function isToken(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function toFailure({ reason, message }: TokenError, token: string): RestFailure {
  if (reason === 'expired') return restFailures.refusedClaims('JWT expired');
  if (reason !== 'bad_jwt') return restFailures.refusedClaims(message);
  const parts = token.split('.').length;
  if (parts !== 3) return restFailures.undecodableToken(`Expected 3 parts in JWT; got ${parts}`);
  return restFailures.undecodableToken('No suitable key or wrong key type');
}
