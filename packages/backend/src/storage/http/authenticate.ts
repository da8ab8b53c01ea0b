import type { FastifyRequest } from 'fastify';
import { type Claims, type Core, TokenError } from '../../core/core.ts';
import { bearerToken } from '../../gateway/gateway.ts';
import { StorageError } from '../errors.ts';

/** Who calls. Throws `missingAuthorization` without a token and `accessDenied` for one that does not hold. */
export async function requireClaims(core: Core, request: FastifyRequest): Promise<Claims> {
  const claims = await readClaims(core, request);
  if (claims === undefined) throw new StorageError('missingAuthorization');
  return claims;
}

/** Who calls, or undefined when nobody says. Throws `accessDenied` for a token that does not hold. */
export async function readClaims(core: Core, request: FastifyRequest): Promise<Claims | undefined> {
  const token = presentedToken(request);
  if (token === undefined) return undefined;
  try {
    return await core.verifyToken(token);
  } catch (error) {
    if (error instanceof TokenError) throw new StorageError('accessDenied', error.message, { cause: error });
    throw error;
  }
}

/** The API key alone stands for its role too, as behind Supabase's gateway. */
function presentedToken(request: FastifyRequest): string | undefined {
  const { apikey } = request.headers;
  return bearerToken(request) ?? (typeof apikey === 'string' ? apikey : undefined);
}
