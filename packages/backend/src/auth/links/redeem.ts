import type postgres from 'postgres';
import type { Core } from '../../core.ts';
import { inTransaction } from '../../transaction.ts';
import { confirmEmail } from '../admin/update-user.ts';
import { AuthError } from '../auth-error.ts';
import { mergeMetadata } from '../metadata.ts';
import { type Client, openSession, presentSession } from '../sessions.ts';
import { isBanned, lockUser, type UserRow } from '../users.ts';

export const linkExpired = () => new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
export const codeExpired = () => new AuthError(403, 'otp_expired', 'Token has expired or is invalid');

/** Opens a session for whoever holds a token or code; whoever got it by mail has proved the address. */
export async function redeem(
  core: Core,
  use: (tx: postgres.TransactionSql) => Promise<string | null>,
  refusal: () => AuthError,
  client: Client,
) {
  const { user, session, refreshToken } = await inTransaction(core.sql, async (tx) => {
    const userId = await use(tx);
    const found = userId === null ? null : await lockUser(tx, userId);
    if (!found) throw refusal();
    if (isBanned(found)) throw new AuthError(403, 'user_banned', 'User is banned');
    const confirmed = await confirmBySignIn(tx, found);
    return { user: confirmed, ...(await openSession(tx, found.id, 'otp', client)) };
  });
  return presentSession(core, user, session, refreshToken);
}

async function confirmBySignIn(tx: postgres.TransactionSql, user: UserRow): Promise<UserRow> {
  if (!user.email_confirmed_at) {
    const userMetadata = mergeMetadata(user.raw_user_meta_data, { email_verified: true });
    await tx`update auth.users set raw_user_meta_data = ${tx.json(userMetadata)} where id = ${user.id}`;
    await confirmEmail(tx, user.id);
  }
  await tx`update auth.users set last_sign_in_at = now(), updated_at = now() where id = ${user.id}`;
  return (await lockUser(tx, user.id)) ?? user;
}
