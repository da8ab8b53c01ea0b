import type { Core } from '../core/core.ts';
import { readAssurance } from './assurance.ts';
import { codeChecksOfAccount, countAttempt, mailInterval, mailsOfAccount } from './attempt-limits.ts';
import { AuthError } from './auth-error.ts';
import type { Links } from './links/links.ts';
import { useCode } from './links/one-time-tokens.ts';
import {
  clearPasswordChecks,
  countPasswordCheck,
  currentPasswordLane,
  uncountPasswordCheck,
} from './password-checks.ts';
import type { Passwords } from './passwords.ts';
import type { SignedIn } from './sessions.ts';
import { findUser, type UserRow } from './users.ts';

interface Services {
  core: Core;
  passwords: Passwords;
  codeKey: Buffer;
}

interface Proof {
  currentPassword?: string | null | undefined;
  nonce?: string | null | undefined;
}

/**
 * Requires more than an open session for a new password (security row A16): the current password, a code from GET
 * /reauthenticate, or a mailed sign-in. A given password must be correct.
 */
export async function requirePasswordProof(
  services: Services,
  caller: SignedIn,
  user: UserRow,
  { currentPassword, nonce }: Proof,
): Promise<void> {
  if (currentPassword) return checkCurrentPassword(services, user, currentPassword);
  if (nonce) return checkNonce(services, user, nonce);
  const { byMail } = await readAssurance(services.core, caller);
  if (byMail) return;
  throw new AuthError(400, 'current_password_required', 'Current password required when setting new password.');
}

/** Counts the check apart from those at the sign-in. */
export async function checkCurrentPassword(
  { core: { sql }, passwords }: Pick<Services, 'core' | 'passwords'>,
  user: UserRow,
  currentPassword: string,
): Promise<void> {
  // Only someone in a session of the account counts here, so strangers at the door can't refuse its owner.
  const account = { of: user.email ?? '', lane: currentPasswordLane };
  await countPasswordCheck(sql, account);
  const matches = await passwords
    .matches(user.encrypted_password || null, currentPassword, 'known')
    .catch(async (error: unknown) => {
      await uncountPasswordCheck(sql, account);
      throw error;
    });
  if (!matches) throw new AuthError(400, 'current_password_invalid', 'Current password is incorrect.');
  await clearPasswordChecks(sql, account);
}

async function checkNonce({ core: { sql }, codeKey }: Services, user: UserRow, nonce: string) {
  const email = user.email ?? '';
  await countAttempt(sql, codeChecksOfAccount, { of: email, lane: 'reauthentication' });
  const owner = await useCode(sql, codeKey, email, nonce.trim(), ['reauthentication_token']);
  if (owner !== user.id) throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
}

/** Mails the caller a code that replaces their current password once, in PUT /user. */
export async function reauthenticate({ sql }: Core, links: Links, { userId }: SignedIn): Promise<object> {
  const email = (await findUser(sql, userId))?.email;
  if (!email) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  await countAttempt(sql, mailInterval, `reauthentication:${email}`);
  await countAttempt(sql, mailsOfAccount, userId);
  await links.mailCode(sql, { id: userId, email });
  return {};
}
