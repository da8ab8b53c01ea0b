import { inTransaction } from '@rxweb/platform/sql/transaction';
import { z } from 'zod';
import type { Core } from '../core/core.ts';
import { countAttempt, failedPasswordsOfAddress, uncountAttempt } from './attempt-limits.ts';
import { AuthError, invalidCredentials, validationFailed } from './auth-error.ts';
import { clearPasswordChecks, countPasswordCheck, uncountPasswordCheck } from './password-checks.ts';
import type { Passwords } from './passwords.ts';
import { captchaField } from './read-body.ts';
import { type Client, openSession, presentSession } from './sessions.ts';
import { findUserByEmail, isBanned, type UserRow } from './users.ts';

export const passwordGrant = z.strictObject({
  email: z.string().optional(),
  password: z.string().optional(),
  ...captchaField,
});

/** Signs in with a password. Only a correct password reveals an account's state (banned, unconfirmed). */
export async function signInWithPassword(
  core: Core,
  passwords: Passwords,
  { email, password = '' }: z.output<typeof passwordGrant>,
  client: Client,
) {
  const address = email?.trim().toLowerCase();
  if (!address) throw validationFailed('missing email or phone');
  const user = await checkPassword(core, passwords, address, password, client);
  if (isBanned(user)) throw new AuthError(400, 'user_banned', 'User is banned');
  if (!user.email_confirmed_at) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');

  const stored = user.encrypted_password ?? '';
  const newHash = passwords.isForeign(stored) ? await passwords.hash(password) : stored;
  const { session, refreshToken } = await inTransaction(core.sql, async (tx) => {
    await tx`
      update auth.users set last_sign_in_at = now(), updated_at = now(),
        encrypted_password = case encrypted_password when ${stored} then ${newHash} else encrypted_password end
      where id = ${user.id}`;
    await tx`update auth.identities set last_sign_in_at = now(), updated_at = now() where user_id = ${user.id} and provider = 'email'`;
    return openSession(tx, user.id, 'password', client);
  });
  const now = new Date();
  const presented = await presentSession(
    core,
    { ...user, last_sign_in_at: now, updated_at: now },
    session,
    refreshToken,
  );
  // An older password still signs in, with a warning to its owner.
  const weakness = passwords.findWeakness(password, user.email);
  return weakness ? { ...presented, weak_password: weakness } : presented;
}

/**
 * Counts checks before they are made. A success takes them back, so a shop may share one address. Strangers at that
 * address or account don't use up a known device's tries.
 */
async function checkPassword(
  { sql }: Core,
  passwords: Passwords,
  email: string,
  password: string,
  client: Client,
): Promise<UserRow> {
  const device = client.deviceOf(email);
  const account = { of: email, lane: device };
  const takeBackAddress = async () => {
    if (device === null) await uncountAttempt(sql, failedPasswordsOfAddress, client.network);
  };
  if (device === null) await countAttempt(sql, failedPasswordsOfAddress, client.network);
  await countPasswordCheck(sql, account);
  const user = await findUserByEmail(sql, email);
  const asker = device === null ? 'stranger' : 'known';
  const matches = await passwords
    .matches(user?.encrypted_password || null, password, asker)
    .catch(async (error: unknown) => {
      await Promise.all([takeBackAddress(), uncountPasswordCheck(sql, account)]);
      throw error;
    });
  if (!user || !matches) throw invalidCredentials();
  await Promise.all([takeBackAddress(), clearPasswordChecks(sql, account)]);
  return user;
}
