import type { SessionEndReason } from '@rxweb/contracts/session';
import type { AnySql } from '@rxweb/platform/sql/sql';

/** The audit log's words for it. A sign-in in steps that replaces a session has no screen of its own left. */
const reasonOf: Record<string, SessionEndReason> = {
  'signed out': 'signed_out',
  replaced: 'signed_out',
  'signed out everywhere': 'signed_out_everywhere',
  'ended by an administrator': 'ended_by_administrator',
  'command of the operator': 'ended_by_operator',
  'account blocked': 'account_blocked',
  'account deleted': 'account_deleted',
  'role changed': 'role_changed',
  'password changed': 'password_changed',
  'password reset': 'password_reset',
  'a refresh token was used again': 'token_reused',
  'over its limit': 'over_its_limit',
};

/** Null if the database doesn't know. */
export async function readSessionEnd(sql: AnySql, userId: string, sessionId: string): Promise<SessionEndReason | null> {
  const [row] = await sql<{ reason: string }[]>`
    select reason from app.session_ends where session_id = ${sessionId} and user_id = ${userId}`;
  return toSessionEndReason(row?.reason ?? null);
}

export function toSessionEndReason(words: string | null): SessionEndReason | null {
  return (words !== null && reasonOf[words]) || null;
}
