import type { TransactionSql } from '@rxweb/platform/sql/sql';
import { voidTokens } from './links/one-time-tokens.ts';
import { clearPasswordChecks } from './password-checks.ts';

interface NewPassword {
  hash: string;
  /** The only session that goes on; without it all end. */
  keepSession?: string;
}

/** Gives an account a new password. What the old one or a link opened ends, and failed checks of the old one are forgotten. */
export async function setPassword(
  tx: TransactionSql,
  user: { id: string; email: string | null },
  { hash, keepSession }: NewPassword,
): Promise<void> {
  await tx`update auth.users set encrypted_password = ${hash}, updated_at = now() where id = ${user.id}`;
  await tx`delete from auth.sessions where user_id = ${user.id} and id is distinct from ${keepSession ?? null}`;
  await voidTokens(tx, user.id);
  if (user.email) await clearPasswordChecks(tx, user.email);
}
