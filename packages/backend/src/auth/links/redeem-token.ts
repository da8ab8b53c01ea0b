import type { TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type { Core } from '../../core/core.ts';
import { asEmailExists } from '../admin/create-user.ts';
import { confirmEmail } from '../admin/update-user.ts';
import { AuthError } from '../auth-error.ts';
import { mergeMetadata } from '../metadata.ts';
import { type Client, openSession, presentSession, sayFromWhere } from '../sessions.ts';
import { isBanned, lockUser, type UserRow } from '../users.ts';
import { confirmEmailChange, firstHalfMessage } from './email-change.ts';
import { issueAuthCode } from './flow-states.ts';
import type { LinkType } from './link-types.ts';

export const linkExpired = () => new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
export const codeExpired = () => new AuthError(403, 'otp_expired', 'Token has expired or is invalid');

export interface Proof {
  type: string;
  /** Returns the owner, or null. */
  use(tx: TransactionSql): Promise<string | null>;
  refusal: () => AuthError;
}

/** The first of two confirmations opens no session yet. */
const firstHalf = { code: '200', msg: firstHalfMessage };

/** Opens a session for a token or code; one that came by mail confirms the address. */
export async function redeemToken(core: Core, proof: Proof, client: Client) {
  const opened = await inTransaction(core.sql, async (tx) => {
    await sayFromWhere(tx, client);
    const user = await proveMailbox(tx, proof);
    return user && { user, ...(await openSession(tx, user.id, 'otp', client)) };
  }).catch(asEmailExists);
  return opened ? presentSession(core, opened.user, opened.session, opened.refreshToken) : firstHalf;
}

/**
 * Exchanges a token for a code that opens a session in the requesting browser; null at the first of two confirmations.
 */
export async function redeemForCode(core: Core, proof: Proof & { type: LinkType }): Promise<string | null> {
  return inTransaction(core.sql, async (tx) => {
    const user = await proveMailbox(tx, proof);
    return user && issueAuthCode(tx, user.id, proof.type);
  }).catch(asEmailExists);
}

async function proveMailbox(tx: TransactionSql, { type, use, refusal }: Proof): Promise<UserRow | null> {
  const userId = await use(tx);
  const found = userId === null ? null : await lockUser(tx, userId);
  if (!found) throw refusal();
  if (isBanned(found)) throw new AuthError(403, 'user_banned', 'User is banned');
  const proved = type === 'email_change' ? await confirmEmailChange(tx, found) : await confirmBySignIn(tx, found);
  if (!proved) return null;
  await tx`update auth.users set last_sign_in_at = now(), updated_at = now() where id = ${found.id}`;
  return lockUser(tx, found.id);
}

async function confirmBySignIn(tx: TransactionSql, user: UserRow): Promise<UserRow> {
  if (user.email_confirmed_at) return user;
  const userMetadata = mergeMetadata(user.raw_user_meta_data, { email_verified: true });
  await tx`update auth.users set raw_user_meta_data = ${tx.json(userMetadata)} where id = ${user.id}`;
  await confirmEmail(tx, user.id);
  return user;
}
