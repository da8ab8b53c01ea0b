import type { TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type { Core } from '../../core/core.ts';
import { revokeTokens } from '../links/one-time-tokens.ts';
import { mergeMetadata } from '../metadata.ts';
import type { Passwords } from '../passwords.ts';
import { setPassword } from '../set-password.ts';
import { findUser, lockUser, presentOneUser, type UserRow } from '../users.ts';
import { asEmailExists } from './create-user.ts';
import { assertUserRole, readBanDuration, readEmail, type UserFields, userNotFound } from './user-fields.ts';

/** Changes only the given fields. A new password ends all sessions of the account. */
export async function updateUser({ sql }: Core, passwords: Passwords, id: string, fields: UserFields): Promise<object> {
  assertUserRole(fields.role);
  const email = fields.email ? readEmail(fields.email) : null;
  if (fields.password) passwords.assertStrong(fields.password, email ?? (await findUser(sql, id))?.email ?? null);
  const banMs = fields.ban_duration ? readBanDuration(fields.ban_duration) : undefined;
  const passwordHash = fields.password ? await passwords.hash(fields.password) : null;

  const user = await inTransaction(sql, async (tx) => {
    const current = await lockUser(tx, id);
    if (!current) throw userNotFound();
    await updateMetadata(tx, current, fields);
    if (email && email !== current.email) await updateEmail(tx, id, email);
    if (fields.email_confirm) await confirmEmail(tx, id);
    if (passwordHash) await setPassword(tx, { id, email: email ?? current.email }, { hash: passwordHash });
    if (banMs || email) await revokeTokens(tx, id);
    if (banMs !== undefined) {
      const until = banMs === null ? null : new Date(Date.now() + banMs);
      await tx`update auth.users set banned_until = ${until} where id = ${id}`;
    }
    return lockUser(tx, id);
  }).catch(asEmailExists);
  return user ? presentOneUser(sql, user) : {};
}

async function updateMetadata(tx: TransactionSql, current: UserRow, fields: UserFields): Promise<void> {
  const verified = fields.email_confirm ? { email_verified: true } : {};
  const userMetadata = mergeMetadata(current.raw_user_meta_data, { ...fields.user_metadata, ...verified });
  const appMetadata = mergeMetadata(current.raw_app_meta_data, fields.app_metadata ?? {});
  await tx`
    update auth.users set raw_user_meta_data = ${tx.json(userMetadata)}, raw_app_meta_data = ${tx.json(appMetadata)},
      updated_at = now() where id = ${current.id}`;
}

/** The unique index rejects a taken address. */
export async function updateEmail(tx: TransactionSql, id: string, email: string): Promise<void> {
  await tx`update auth.users set email = ${email} where id = ${id}`;
  await tx`
    update auth.identities set identity_data = identity_data || jsonb_build_object('email', ${email}::text), updated_at = now()
    where user_id = ${id} and provider = 'email'`;
}

export async function confirmEmail(tx: TransactionSql, id: string): Promise<void> {
  await tx`update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()) where id = ${id}`;
  await tx`
    update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = now()
    where user_id = ${id} and provider = 'email'`;
}
