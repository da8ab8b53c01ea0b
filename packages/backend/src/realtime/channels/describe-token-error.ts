import { decodeJwt } from 'jose';
import { type Claims, TokenError } from '../../core/core.ts';

/** The token's error in Supabase's words. */
export function describeTokenError(error: TokenError, token: string, now: number): string {
  if (error.reason === 'expired') return `Token has expired ${secondsSinceExpiry(token, now)} seconds ago`;
  if (error.reason !== 'bad_jwt') return error.message;
  return isJwt(token) ? 'Failed to validate JWT signature' : 'The token provided is not a valid JWT';
}

/** Like {@link describeTokenError}, with the error's name in front, for a refused join. */
export function describeRefusedToken(error: TokenError, token: string, now: number): string {
  const message = describeTokenError(error, token, now);
  if (error.reason !== 'bad_jwt') return `InvalidJWTToken: ${message}`;
  return `${isJwt(token) ? 'JwtSignatureError' : 'MalformedJWT'}: ${message}`;
}

/** Expires a token to the second, without tolerance for clock drift. */
export function assertNotExpired(claims: Claims, now: number): void {
  if (typeof claims.exp === 'number' && claims.exp * 1_000 <= now) throw new TokenError('expired', 'token is expired');
}

function secondsSinceExpiry(token: string, now: number): number {
  const { exp = 0 } = decodeJwt(token);
  return Math.max(0, Math.floor(now / 1_000 - exp));
}

function isJwt(token: string): boolean {
  try {
    decodeJwt(token);
    return true;
  } catch {
    return false;
  }
}
