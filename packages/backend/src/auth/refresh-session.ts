import type { TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { z } from 'zod';
import type { Core } from '../core/core.ts';
import { AuthError, validationFailed } from './auth-error.ts';
import { childToken, descendantToken, hashToken, isRefreshTokenShaped } from './refresh-tokens.ts';
import {
  type Client,
  insertRefreshToken,
  presentSession,
  type SessionRow,
  sayWhySessionsEnd,
  toInet,
} from './sessions.ts';
import { isBanned, lockUser, type UserRow } from './users.ts';

export const refreshGrant = z.strictObject({ refresh_token: z.string().optional() });

/** How long a rotated token still works, for tabs that wake up together and lost responses. */
const reuseSeconds = 10;
/** Far more rotations than fit in the reuse window. */
const maxReuseSteps = 100;

type Outcome =
  | { user: UserRow; session: SessionRow; refreshToken: string }
  /** `reusedBy` names the session whose token was probably copied. */
  | { refusal: AuthError; reusedBy?: { userId: string; sessionId: string } };

/**
 * Exchanges a refresh token for the next one. A rotated token works again only as the active one's parent or for a
 * moment; otherwise it was copied, and the session ends (security rows A11, A12).
 */
export async function refreshSession(
  core: Core,
  { refresh_token: token = '' }: z.output<typeof refreshGrant>,
  client: Client,
) {
  if (!isRefreshTokenShaped(token)) throw validationFailed('Refresh token is not valid');
  const outcome = await inTransaction(core.sql, (tx): Promise<Outcome> => exchange(tx, token, client));
  // Thrown only now: the end of the session must outlast the transaction.
  if ('refusal' in outcome) {
    if (outcome.reusedBy)
      core.log.warn({ event: 'auth.token_reuse', ...outcome.reusedBy }, 'a refresh token was reused');
    throw outcome.refusal;
  }
  return presentSession(core, outcome.user, outcome.session, outcome.refreshToken);
}

async function exchange(tx: TransactionSql, token: string, client: Client): Promise<Outcome> {
  const hash = hashToken(token);
  // Locks the session's row: of parallel refreshes one rotates and the others see it.
  const [session] = await tx<SessionRow[]>`
    select * from auth.sessions
    where id = (select session_id from auth.refresh_tokens where token = ${hash}) for update`;
  if (!session) return refuse('refresh_token_not_found', 'Refresh Token Not Found');
  if (session.not_after && session.not_after <= new Date()) return refuse('session_expired', 'Session Expired');
  const user = await lockUser(tx, session.user_id);
  if (!user) return refuse('session_not_found', 'No Valid Session Found');
  if (isBanned(user)) return refuse('user_banned', 'User Banned');

  const refreshToken = await nextToken(tx, session, token, hash);
  if (!refreshToken) {
    await sayWhySessionsEnd(tx, 'a refresh token was used again');
    await tx`delete from auth.sessions where id = ${session.id}`;
    const refused = refuse('refresh_token_already_used', 'Already Used');
    return { ...refused, reusedBy: { userId: user.id, sessionId: session.id } };
  }
  await tx`
    update auth.sessions set updated_at = now(), refreshed_at = now() at time zone 'utc',
      user_agent = ${client.userAgent}, ip = ${toInet(client.address)}
    where id = ${session.id}`;
  return { user, session, refreshToken };
}

interface TokenRow {
  token: string;
  parent: string | null;
  revoked: boolean;
  recent: boolean;
}

/** The next token, or null if this one may no longer be used. */
async function nextToken(tx: TransactionSql, session: SessionRow, token: string, hash: string) {
  const rows = await tx<TokenRow[]>`
    select token, parent, revoked, updated_at > clock_timestamp() - ${reuseSeconds} * interval '1 second' as recent
    from auth.refresh_tokens where session_id = ${session.id} and (token = ${hash} or not revoked)`;
  const presented = rows.find((row) => row.token === hash);
  const active = rows.find((row) => !row.revoked);
  if (!presented || !active) return null;
  if (active === presented) return rotate(tx, session, token, hash);
  if (active.parent === hash) return childToken(token, session.refresh_token_hmac_key);
  return presented.recent ? descendantToken(token, session.refresh_token_hmac_key, active.token, maxReuseSteps) : null;
}

async function rotate(tx: TransactionSql, session: SessionRow, token: string, hash: string): Promise<string> {
  const next = childToken(token, session.refresh_token_hmac_key);
  await tx`update auth.refresh_tokens set revoked = true, updated_at = clock_timestamp() where token = ${hash}`;
  await insertRefreshToken(tx, session, next, hash);
  await tx`update auth.sessions set refresh_token_counter = refresh_token_counter + 1 where id = ${session.id}`;
  return next;
}

const refuse = (code: string, reason: string) => ({
  refusal: new AuthError(400, code, `Invalid Refresh Token: ${reason}`),
});
