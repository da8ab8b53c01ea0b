import { inTransaction } from '@rxweb/platform/sql/transaction';
import { z } from 'zod';
import type { Core } from '../core/core.ts';
import { readEmail } from './admin/user-fields.ts';
import { readAssurance } from './assurance.ts';
import { countAttempt, mailInterval, mailsOfAccount } from './attempt-limits.ts';
import { AuthError, emailExists } from './auth-error.ts';
import { noteProof, requireFreshProof } from './fresh-proof.ts';
import { startEmailChange } from './links/email-change.ts';
import { pkceFields, readCodeChallenge } from './links/flow-states.ts';
import type { Links } from './links/links.ts';
import { mergeMetadata, metadata, stripReservedKeys } from './metadata.ts';
import { requirePasswordProof } from './new-password-proof.ts';
import type { Passwords } from './passwords.ts';
import { type Client, type SignedIn, sayFromWhere } from './sessions.ts';
import { setPassword } from './set-password.ts';
import { findUser, findUserByEmail, lockUser, presentOneUser, type UserRow } from './users.ts';

export const ownChanges = z.strictObject({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  current_password: z.string().nullish(),
  nonce: z.string().nullish(),
  data: metadata.nullish(),
  app_metadata: z.unknown().optional(),
  ...pkceFields,
});
type OwnChanges = z.output<typeof ownChanges>;

interface Services {
  core: Core;
  passwords: Passwords;
  links: Links;
}

/**
 * Changes the user's own metadata (except permission keys), password, or address, which needs confirmation from both
 * mailboxes.
 */
export async function updateOwnUser(
  services: Services,
  caller: SignedIn,
  changes: OwnChanges,
  { redirectTo, client }: { redirectTo: unknown; client: Client },
): Promise<object> {
  const { core, links } = services;
  if (changes.app_metadata !== undefined)
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  if (changes.phone) throw new AuthError(422, 'phone_provider_disabled', 'Phone numbers are not supported');
  const { kept: patch, dropped } = stripReservedKeys(changes.data ?? {});
  if (dropped.length > 0)
    core.log.warn({ event: 'authz.role_tamper', userId: caller.userId }, 'a user tried to set reserved metadata');
  const before = await findUser(core.sql, caller.userId);
  if (!before) throw userGone();
  await refuseWithoutSecondFactor(core, caller, before, changes);
  if (isNewAddress(before, changes.email)) await requireFreshProof(core, caller);
  const challenge = readCodeChallenge(changes);
  const email = await readNewAddress(core, before, changes.email);
  const hash = await hashNewPassword(services, caller, before, changes);

  const { user, mails } = await inTransaction(core.sql, async (tx) => {
    const current = await lockUser(tx, caller.userId);
    if (!current) throw userGone();
    await sayFromWhere(tx, client);
    const merged = mergeMetadata(current.raw_user_meta_data, patch);
    await tx`update auth.users set raw_user_meta_data = ${tx.json(merged)}, updated_at = now() where id = ${caller.userId}`;
    if (hash) {
      await setPassword(tx, current, { hash, keepSession: caller.sessionId });
      await noteProof(tx, caller.sessionId, 'password');
    }
    const mails = email ? await startEmailChange(tx, links, current, { email, redirectTo, challenge }) : [];
    return { user: await lockUser(tx, caller.userId), mails };
  });
  for (const { to, link } of mails) links.mailLater(to, link, email ?? undefined);
  return user ? presentOneUser(core.sql, user) : {};
}

const userGone = () => new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
const isNewAddress = (user: UserRow, email: string | null | undefined) =>
  Boolean(email) && user.email !== email?.trim().toLowerCase();

/** Users with a second factor must present it before changing credentials. */
async function refuseWithoutSecondFactor(core: Core, caller: SignedIn, user: UserRow, changes: OwnChanges) {
  if (typeof changes.password !== 'string' && !isNewAddress(user, changes.email)) return;
  const { aal, hasFactor } = await readAssurance(core, caller);
  if (!hasFactor || aal === 'aal2') return;
  const message = 'AAL2 session is required to update email or password when MFA is enabled.';
  throw new AuthError(401, 'insufficient_aal', message);
}

/** Validates a new address; null if there is none. Each check for a taken address counts as a mail. */
async function readNewAddress({ sql }: Core, user: UserRow, text: string | null | undefined): Promise<string | null> {
  if (!text || !isNewAddress(user, text)) return null;
  const email = readEmail(text);
  await countAttempt(sql, mailInterval, `email_change:${user.id}`);
  await countAttempt(sql, mailsOfAccount, user.id);
  if (await findUserByEmail(sql, email)) throw emailExists();
  return email;
}

async function hashNewPassword(
  { core, passwords, links: { codeKey } }: Services,
  caller: SignedIn,
  user: UserRow,
  { password, current_password: currentPassword, nonce }: OwnChanges,
): Promise<string | null> {
  if (typeof password !== 'string') return null;
  passwords.assertStrong(password, user.email);
  await requirePasswordProof({ core, passwords, codeKey }, caller, user, { currentPassword, nonce });
  if (await passwords.matches(user.encrypted_password || null, password, 'known')) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  }
  return passwords.hash(password);
}
