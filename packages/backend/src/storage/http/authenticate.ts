import type { FastifyRequest } from 'fastify';
import { type Claims, type Core, TokenError } from '../../core/core.ts';
import { bearerToken } from '../../gateway/gateway.ts';
import { StorageError } from '../errors.ts';

/** The caller's claims. Throws `missingAuthorization` without a token and `accessDenied` for an invalid one. */
export async function requireClaims(core: Core, request: FastifyRequest): Promise<Claims> {
  const claims = await readClaims(core, request);
  if (claims === undefined) throw new StorageError('missingAuthorization');
  return claims;
}

/** The caller's claims; undefined without a token. Throws `accessDenied` for an invalid one. */
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

/** The API key alone grants its role too, as behind Supabase's gateway. */
function presentedToken(request: FastifyRequest): string | undefined {
  const { apikey } = request.headers;
  return bearerToken(request) ?? (typeof apikey === 'string' ? apikey : undefined);
}
