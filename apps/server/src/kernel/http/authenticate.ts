import type { IncomingMessage } from 'node:http';
import type { Role } from '@rxweb/contracts/shared/roles';
import { isUuid } from '@rxweb/contracts/shared/uuid';
import { headerValues } from '@rxweb/platform/fastify/request-target';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { FastifyRequest } from 'fastify';
import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import { AppError } from '../errors/app-error.ts';
import { readSessionEnd } from './session-end.ts';

/** A signed-in user. `role` is null for accounts that aren't staff. */
export interface Principal {
  userId: string;
  sessionId: string;
  email: string;
  role: Role | null;
  /** True when the user has a second factor but this session hasn't verified it. */
  owesSecondFactor: boolean;
  /** True when the role needs a second factor by now and the user has none. */
  lacksSecondFactor: boolean;
  wasJustActive: boolean;
  /** The user's own token, for calls in their name. */
  accessToken: string;
}

/**
 * Identifies the caller. Throws `unauthorized` for a bad token; for a valid one `account_blocked`, `session_idle` or `session_ended`;
 * `unavailable` when it can't check.
 */
export interface Authenticate {
  (request: FastifyRequest): Promise<Principal>;
  /** The same for a token from elsewhere, such as a socket. */
  token(token: string): Promise<Principal>;
}

interface AuthenticateOptions {
  sql: Sql;
  /** Tokens name it as issuer. */
  backendUrl: string;
  fetch: typeof fetch;
}

/** Session, block and role come from the database on each request, so log-out, block and demotion apply at once. */
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
      // Missing keys don't make a token invalid.
      const isToken = cause instanceof errors.JOSEError && !keyFailures.has(cause.code);
      throw new AppError(isToken ? 'unauthorized' : 'unavailable', { cause });
    });
    const { sub, session_id: sessionId, role } = claims.payload;
    // The database role of all users. The store role is read below.
    if (!isUuidText(sub) || !isUuidText(sessionId) || role !== 'authenticated') throw new AppError('unauthorized');
    const row = await readAccount(sql, sub, sessionId, claims.payload.aal === 'aal2');
    if (!row?.stands || row.blocked) return refuse(sql, sub, sessionId, row);
    const { email, role: staffRole, owesSecondFactor, lacksSecondFactor, wasJustActive } = row;
    const found = { email, role: staffRole, owesSecondFactor, lacksSecondFactor, wasJustActive };
    return { userId: sub, sessionId, accessToken: token, ...found };
  };
  return Object.assign(async (request: FastifyRequest) => checkToken(bearerToken(request.raw)), { token: checkToken });
}

interface AccountRow {
  email: string;
  role: Role | null;
  blocked: boolean;
  stands: boolean;
  /** Idle for too long. */
  idle: boolean;
  owesSecondFactor: boolean;
  lacksSecondFactor: boolean;
  wasJustActive: boolean;
}

const activityGraceSeconds = 20;

/** Says why, where the database remembers it. */
async function refuse(sql: Sql, userId: string, sessionId: string, row: AccountRow | undefined): Promise<never> {
  const reason = await readSessionEnd(sql, userId, sessionId);
  const why = reason ? { ended: { reason, role: row?.role ?? null } } : {};
  if (row?.blocked) throw new AppError('account_blocked', why);
  if (row?.idle) throw new AppError('session_idle');
  throw new AppError(row || reason ? 'session_ended' : 'unauthorized', why);
}

/** Keep the limits in sync with app.session_stands, which the policies use. */
async function readAccount(sql: Sql, userId: string, sessionId: string, tokenIsStrong: boolean) {
  const [row] = await sql<AccountRow[]>`
    select u.email, s.role, coalesce(s.blocked, false) or coalesce(u.banned_until > now(), false) as blocked,
      coalesce(app.session_stands(x.id), false) as stands,
      coalesce(coalesce(a.last_active_at, x.created_at) <= now() - l.idle, false) as idle,
      coalesce(a.last_active_at > now() - ${activityGraceSeconds} * interval '1 second', false) as "wasJustActive",
      not f.has and exists (
        select from app.second_factor_rules r where r.role = s.role and r.required_from <= now()) as "lacksSecondFactor",
      (x.aal is distinct from 'aal2' or ${!tokenIsStrong}) and f.has as "owesSecondFactor"
    from auth.users u
    cross join app.session_limits l
    cross join lateral (
      select exists (select from auth.mfa_factors where user_id = u.id and status = 'verified') as has) f
    left join auth.sessions x on x.id = ${sessionId} and x.user_id = u.id
    left join app.session_activity a on a.session_id = x.id
    left join app.staff s on s.user_id = u.id
    where u.id = ${userId} and u.deleted_at is null`;
  return row;
}

const keyFailures = new Set<string>([errors.JWKSTimeout.code, errors.JWKSInvalid.code, errors.JOSEError.code]);

/** One header in one spelling: reject any token that two parsers could read differently (security row A10). */
function bearerToken({ headers, rawHeaders }: IncomingMessage): string {
  const token = headers.authorization?.match(/^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/)?.[1];
  if (!token || headerValues(rawHeaders, 'authorization').length > 1) throw new AppError('unauthorized');
  return token;
}

function isUuidText(value: unknown): value is string {
  return typeof value === 'string' && isUuid(value);
}
