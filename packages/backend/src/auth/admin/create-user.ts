import { randomBytes, randomUUID } from 'node:crypto';
import { DatabaseError } from '@rxweb/platform/sql/errors';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type { Core } from '../../core/core.ts';
import { emailExists, validationFailed } from '../auth-error.ts';
import { mergeMetadata } from '../metadata.ts';
import { assertPasswordHash } from '../password-hashes.ts';
import type { Passwords } from '../passwords.ts';
import { findUser, presentOneUser } from '../users.ts';
import { assertUserRole, type NewUserFields, readBanDuration, readEmail, readUserId } from './user-fields.ts';

/**
 * Adds an account. Without a password, the account gets a random one until its owner sets one. The hash of a password that was
 * set elsewhere is taken as it is.
 */
export async function createUser({ sql }: Core, passwords: Passwords, fields: NewUserFields): Promise<object> {
  if (!fields.email) throw validationFailed('Cannot create a user without either an email or phone');
  const email = readEmail(fields.email);
  assertUserRole(fields.role);
  if (fields.password && fields.password_hash) {
    throw validationFailed('Only a password or a password hash should be provided');
  }
  if (fields.password_hash) assertPasswordHash(fields.password_hash);
  if (fields.password) passwords.assertStrong(fields.password, email);
  const id = fields.id === undefined ? randomUUID() : readUserId(fields.id);
  const confirmed = fields.email_confirm === true;
  const banMs = fields.ban_duration ? readBanDuration(fields.ban_duration) : null;
  const userMetadata = mergeMetadata(confirmed ? { email_verified: true } : null, fields.user_metadata ?? {});
  const appMetadata = mergeMetadata({ provider: 'email', providers: ['email'] }, fields.app_metadata ?? {});
  const passwordHash =
    fields.password_hash || (await passwords.hash(fields.password || randomBytes(32).toString('base64url')));

  await inTransaction(sql, async (tx) => {
    await tx`
        insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
          banned_until, created_at, updated_at)
        values (${id}, 'authenticated', 'authenticated', ${email}, ${passwordHash}, ${confirmed ? tx`now()` : null},
          ${tx.json(appMetadata)}, ${tx.json(userMetadata)}, ${banMs === null ? null : new Date(Date.now() + banMs)}, now(), now())`;
    await tx`
        insert into auth.identities (provider_id, user_id, provider, identity_data, created_at, updated_at)
        values (${id}, ${id}, 'email', ${tx.json({ sub: id, email, email_verified: confirmed, phone_verified: false })}, now(), now())`;
  }).catch(asEmailExists);
  const user = await findUser(sql, id);
  return user ? presentOneUser(sql, user) : {};
}

/** The unique index decides between parallel requests. */
export function asEmailExists(error: unknown): never {
  if (error instanceof DatabaseError && error.code === '23505') throw emailExists();
  throw error;
}
