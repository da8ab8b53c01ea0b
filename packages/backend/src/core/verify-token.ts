import type { Sql } from '@rxweb/platform/sql/sql';
import { errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import { type Claims, TokenError } from './core.ts';
import type { Keys } from './keys.ts';

interface VerifierOptions {
  sql: Sql;
  keys: Keys;
  publicUrl: string;
}

const userClaims = z.looseObject({ role: z.literal('authenticated'), sub: z.guid(), session_id: z.guid() });

/** Longer than any header Node accepts. */
const maxTokenChars = 16_384;
const clockToleranceSeconds = 5;
/** More people than work in a shop at once. */
const maxRemembered = 500;

/** Creates {@link Core.verifyToken}. Looks up the session of a user's token each time. */
export function createTokenVerifier({ sql, keys, publicUrl }: VerifierOptions): (token: string) => Promise<Claims> {
  const checked = rememberChecked((token) => checkSignature(token, keys, `${publicUrl}/auth/v1`));
  return async (token) => {
    if (token === keys.anonKey) return { role: 'anon' };
    if (token === keys.serviceRoleKey) return { role: 'service_role' };
    const payload = await checked(token);
    const claims = userClaims.safeParse(payload);
    if (!claims.success) throw new TokenError('bad_jwt', 'invalid claim: missing sub claim');
    await checkSession(sql, claims.data.sub, claims.data.session_id);
    return claims.data;
  };
}

/** Caches verified signatures until the token expires. The session is still checked each time. */
function rememberChecked(check: (token: string) => Promise<JWTPayload>): (token: string) => Promise<JWTPayload> {
  const known = new Map<string, JWTPayload>();
  return async (token) => {
    const remembered = known.get(token);
    if (remembered?.exp !== undefined && remembered.exp * 1_000 > Date.now()) return remembered;
    known.delete(token);
    const payload = await check(token);
    const [oldest] = known.keys();
    if (known.size >= maxRemembered && oldest !== undefined) known.delete(oldest);
    known.set(token, payload);
    return payload;
  };
}

async function checkSignature(token: string, keys: Keys, issuer: string): Promise<JWTPayload> {
  const refusal = 'invalid JWT: unable to parse or verify signature';
  if (token.length > maxTokenChars) throw new TokenError('bad_jwt', `${refusal}, token is malformed`);
  try {
    const { payload } = await jwtVerify(token, keys.publicKey, {
      algorithms: ['ES256'],
      issuer,
      audience: 'authenticated',
      requiredClaims: ['exp'],
      clockTolerance: clockToleranceSeconds,
    });
    return payload;
  } catch (cause) {
    if (cause instanceof errors.JWTExpired) {
      throw new TokenError('expired', `${refusal}, token has invalid claims: token is expired`, { cause });
    }
    throw new TokenError('bad_jwt', `${refusal}, token is invalid`, { cause });
  }
}

async function checkSession(sql: Sql, userId: string, sessionId: string): Promise<void> {
  const [user] = await sql<{ banned: boolean; session: string | null }[]>`
    select coalesce(u.banned_until > now(), false) as banned, x.id as session
    from auth.users u
    left join auth.sessions x on x.id = ${sessionId} and x.user_id = u.id and (x.not_after is null or x.not_after > now())
    where u.id = ${userId} and u.deleted_at is null`;
  if (!user) throw new TokenError('user_not_found', 'User from sub claim in JWT does not exist');
  if (!user.session) throw new TokenError('session_not_found', 'Session from session_id claim in JWT does not exist');
  if (user.banned) throw new TokenError('user_banned', 'User is banned');
}
