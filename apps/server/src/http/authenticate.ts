import type { Role } from '@rxweb/contracts/roles';
import type { FastifyRequest } from 'fastify';
import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import type postgres from 'postgres';
import { AppError } from './app-error.ts';

/** Somebody who signed in. `role` is null for an account that is not staff. */
export interface Principal {
  userId: string;
  email: string;
  role: Role | null;
  /** Their own token, for calls made in their name. */
  accessToken: string;
}

export type Authenticate = (request: FastifyRequest) => Promise<Principal>;

interface AuthenticateOptions {
  sql: postgres.Sql;
  /** The backend's base address, as it stands in its tokens. */
  backendUrl: string;
  fetch: typeof fetch;
}

/**
 * Makes the check of bearer tokens. The signature says who it is; whether the session still stands, the account is not banned and what
 * role it has is read from the database at each request, so that log-out, block and demotion count at once.
 */
export function createAuthenticate({ sql, backendUrl, fetch }: AuthenticateOptions): Authenticate {
  const keys = createRemoteJWKSet(new URL(`${backendUrl}/auth/v1/.well-known/jwks.json`), { [customFetch]: fetch });

  return async (request) => {
    const token = bearerToken(request.headers.authorization);
    const claims = await jwtVerify(token, keys, {
      algorithms: ['ES256', 'RS256'],
      issuer: `${backendUrl}/auth/v1`,
      audience: 'authenticated',
      requiredClaims: ['sub', 'exp', 'session_id'],
      clockTolerance: 5,
    }).catch((cause: unknown) => {
      // Keys that cannot be fetched say nothing about the token.
      const isToken = cause instanceof errors.JOSEError && !(cause instanceof errors.JWKSTimeout);
      throw new AppError(isToken ? 'unauthorized' : 'unavailable', { cause });
    });
    const { sub, session_id: sessionId } = claims.payload;
    if (!isUuid(sub) || !isUuid(sessionId)) throw new AppError('unauthorized');
    const [row] = await sql<{ email: string; role: Role | null; blocked: boolean }[]>`
      select u.email, s.role, coalesce(s.blocked, false) as blocked
      from auth.sessions x
      join auth.users u on u.id = x.user_id
      left join app.staff s on s.user_id = u.id
      where x.id = ${sessionId} and u.id = ${sub} and u.deleted_at is null
        and (u.banned_until is null or u.banned_until < now())`;
    if (!row || row.blocked) throw new AppError('unauthorized');
    return { userId: sub, email: row.email, role: row.role, accessToken: token };
  };
}

function bearerToken(header: string | undefined): string {
  const token = header?.match(/^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i)?.[1];
  if (!token) throw new AppError('unauthorized');
  return token;
}

function isUuid(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(value);
}
