import type { IncomingMessage } from 'node:http';
import { headerValues } from '@rxweb/backend/request-target';
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
  /** True when they have a second factor and this session has shown only the first. */
  owesSecondFactor: boolean;
  /** Their own token, for calls made in their name. */
  accessToken: string;
}

/** Finds out who calls. Throws `unauthorized`, or `unavailable` while nobody can tell. */
export interface Authenticate {
  (request: FastifyRequest): Promise<Principal>;
  /** The same for a token that came another way, such as over a socket. */
  token(token: string): Promise<Principal>;
}

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

  const checkToken = async (token: string): Promise<Principal> => {
    const claims = await jwtVerify(token, keys, {
      algorithms: ['ES256', 'RS256'],
      issuer: `${backendUrl}/auth/v1`,
      audience: 'authenticated',
      requiredClaims: ['sub', 'exp', 'session_id'],
      clockTolerance: 5,
    }).catch((cause: unknown) => {
      // Keys that cannot be fetched say nothing about the token.
      const isToken = cause instanceof errors.JOSEError && !keyFailures.has(cause.code);
      throw new AppError(isToken ? 'unauthorized' : 'unavailable', { cause });
    });
    const { sub, session_id: sessionId, role } = claims.payload;
    // The database role: people have this one. What they are in the store is read below.
    if (!isUuid(sub) || !isUuid(sessionId) || role !== 'authenticated') throw new AppError('unauthorized');
    const [row] = await sql<{ email: string; role: Role | null; blocked: boolean; owesFactor: boolean }[]>`
      select u.email, s.role, coalesce(s.blocked, false) as blocked,
        (x.aal is distinct from 'aal2' or ${claims.payload.aal !== 'aal2'}) and exists (
          select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified') as "owesFactor"
      from auth.sessions x
      join auth.users u on u.id = x.user_id
      left join app.staff s on s.user_id = u.id
      where x.id = ${sessionId} and (x.not_after is null or x.not_after > now()) and u.id = ${sub} and u.deleted_at is null
        and (u.banned_until is null or u.banned_until < now())`;
    if (!row || row.blocked) throw new AppError('unauthorized');
    return { userId: sub, email: row.email, role: row.role, owesSecondFactor: row.owesFactor, accessToken: token };
  };
  return Object.assign(async (request: FastifyRequest) => checkToken(bearerToken(request.raw)), { token: checkToken });
}

/** The answer with the keys did not come, was no success, or made no sense. */
const keyFailures = new Set<string>([errors.JWKSTimeout.code, errors.JWKSInvalid.code, errors.JOSEError.code]);

/** One header, one spelling: what two programs could read differently is no token (security row A10). */
function bearerToken({ headers, rawHeaders }: IncomingMessage): string {
  const token = headers.authorization?.match(/^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/)?.[1];
  if (!token || headerValues(rawHeaders, 'authorization').length > 1) throw new AppError('unauthorized');
  return token;
}

function isUuid(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(value);
}
