import type { TransactionSql } from '@rxweb/platform/sql/sql';
import { AuthError } from '../auth-error.ts';
import { type SessionRow, type SignedIn, sayWhySessionsEnd } from '../sessions.ts';

/** After a factor was shown: it is active, the session counts as two-factor, and other one-factor sessions end. */
export async function acceptFactor(
  tx: TransactionSql,
  { userId, sessionId }: SignedIn,
  factorId: string,
  method: 'totp' | 'passkey',
): Promise<SessionRow> {
  await tx`update auth.mfa_factors set status = 'verified', updated_at = now() where id = ${factorId}`;
  await tx`delete from auth.mfa_factors where user_id = ${userId} and status = 'unverified'`;
  await sayWhySessionsEnd(tx, 'replaced');
  await tx`delete from auth.sessions where user_id = ${userId} and aal = 'aal1' and id <> ${sessionId}`;
  const [session] = await tx<SessionRow[]>`
    update auth.sessions set aal = 'aal2', factor_id = ${factorId}, updated_at = now() where id = ${sessionId} returning *`;
  if (!session) throw new AuthError(403, 'session_not_found', 'Session does not exist');
  await tx`
    insert into auth.mfa_amr_claims (session_id, created_at, updated_at, authentication_method)
    values (${sessionId}, now(), now(), ${method})
    on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`;
  return session;
}
