import type { TransactionSql } from '@rxweb/platform/sql/sql';
import { revokeTokens } from './links/one-time-tokens.ts';
import { forgetPasswordChecks } from './password-checks.ts';

interface NewPassword {
  hash: string;
  keepSession?: string;
}

/** Sets a new password, ends the sessions and links of the old one, and clears its failed checks. */
export async function setPassword(
  tx: TransactionSql,
  user: { id: string; email: string | null },
  { hash, keepSession }: NewPassword,
): Promise<void> {
  await tx`update auth.users set encrypted_password = ${hash}, updated_at = now() where id = ${user.id}`;
  await tx`delete from auth.sessions where user_id = ${user.id} and id is distinct from ${keepSession ?? null}`;
  await revokeTokens(tx, user.id);
  if (user.email) await forgetPasswordChecks(tx, user.email);
}
