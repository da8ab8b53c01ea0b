import { z } from 'zod';
import type { Core } from '../core.ts';
import { AuthError } from './auth-error.ts';
import type { SignedIn } from './callers.ts';
import { voidTokens } from './links/one-time-tokens.ts';
import { mergeMetadata, metadata, stripReservedKeys } from './metadata.ts';
import { assertStrongPassword, type Passwords } from './passwords.ts';
import { findUser, lockUser, presentOneUser } from './users.ts';

export const ownChanges = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  current_password: z.string().nullish(),
  data: metadata.nullish(),
  app_metadata: z.unknown().optional(),
});

/** What somebody may change about themselves: metadata, except the keys that say what they may do, and their password. */
export async function updateOwnUser(
  core: Core,
  passwords: Passwords,
  caller: SignedIn,
  changes: z.output<typeof ownChanges>,
): Promise<object> {
  if (changes.app_metadata !== undefined)
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  if (changes.phone) throw new AuthError(422, 'phone_provider_disabled', 'Phone numbers are not supported');
  const { kept: patch, dropped } = stripReservedKeys(changes.data ?? {});
  if (dropped.length > 0)
    core.log.warn({ event: 'authz.role_tamper', userId: caller.userId }, 'a user tried to set reserved metadata');
  await refuseAddressChange(core, caller, changes.email);
  const passwordHash = await hashNewPassword(core, passwords, caller, changes);

  const user = await core.sql.begin(async (tx) => {
    const current = await lockUser(tx, caller.userId);
    if (!current) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
    const merged = mergeMetadata(current.raw_user_meta_data, patch);
    await tx`update auth.users set raw_user_meta_data = ${tx.json(merged)}, updated_at = now() where id = ${caller.userId}`;
    if (passwordHash) {
      await tx`update auth.users set encrypted_password = ${passwordHash} where id = ${caller.userId}`;
      await tx`delete from auth.sessions where user_id = ${caller.userId} and id <> ${caller.sessionId}`;
      await voidTokens(tx, caller.userId);
    }
    return lockUser(tx, caller.userId);
  });
  return user ? presentOneUser(core.sql, user) : {};
}

/** A new address has to be proved by mail; until then it is an administrator's to change. */
async function refuseAddressChange(
  { sql }: Core,
  { userId }: SignedIn,
  email: string | null | undefined,
): Promise<void> {
  if (!email) return;
  const user = await findUser(sql, userId);
  if (user?.email === email.trim().toLowerCase()) return;
  throw new AuthError(422, 'email_address_not_authorized', 'Email addresses are changed by an administrator');
}

async function hashNewPassword(
  { sql }: Core,
  passwords: Passwords,
  { userId }: SignedIn,
  { password, current_password: currentPassword }: z.output<typeof ownChanges>,
): Promise<string | null> {
  if (typeof password !== 'string') return null;
  assertStrongPassword(password);
  const stored = (await findUser(sql, userId))?.encrypted_password || null;
  if (currentPassword && !(await passwords.matches(stored, currentPassword))) {
    throw new AuthError(400, 'current_password_invalid', 'Current password is incorrect.');
  }
  if (stored && (await passwords.matches(stored, password))) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  }
  return passwords.hash(password);
}
