import type { TransactionSql } from '@rxweb/platform/sql/sql';
import { updateEmail } from '../admin/update-user.ts';
import { mergeMetadata } from '../metadata.ts';
import { lockUser, type UserRow } from '../users.ts';
import type { CodeChallenge } from './flow-states.ts';
import type { IssuedLink, Links } from './links.ts';
import { voidLinks } from './one-time-tokens.ts';

/** The answer to the first of two confirmations. */
export const firstHalfMessage = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

interface NewAddress {
  email: string;
  redirectTo: unknown;
  challenge: CodeChallenge | null;
}

/**
 * Starts a change of address with links to both mailboxes, which guards against stolen sessions and typos. Replaces a
 * pending change.
 */
export async function startEmailChange(
  tx: TransactionSql,
  links: Links,
  user: UserRow,
  { email, redirectTo, challenge }: NewAddress,
): Promise<{ to: string; link: IssuedLink }[]> {
  await tx`
    update auth.users set email_change = ${email}, email_change_sent_at = now(), email_change_confirm_status = 0
    where id = ${user.id}`;
  const order = { type: 'email_change', redirectTo, challenge } as const;
  const current = { id: user.id, email: user.email ?? '' };
  return [
    { to: current.email, link: await links.issue(tx, current, { ...order, tokenType: 'email_change_token_current' }) },
    {
      to: email,
      link: await links.issue(tx, { id: user.id, email }, { ...order, tokenType: 'email_change_token_new' }),
    },
  ];
}

/** Counts one confirmation. The second changes the address and returns the account; the first returns null. */
export async function confirmEmailChange(tx: TransactionSql, user: UserRow): Promise<UserRow | null> {
  const [first] = await tx`
    update auth.users set email_change_confirm_status = 1
    where id = ${user.id} and email_change_confirm_status = 0 returning id`;
  if (first) return null;

  const email = user.email_change ?? '';
  const userMetadata = mergeMetadata(user.raw_user_meta_data, { email_verified: true });
  await updateEmail(tx, user.id, email);
  await tx`
    update auth.users set raw_user_meta_data = ${tx.json(userMetadata)}, email_confirmed_at = now(), updated_at = now()
    where id = ${user.id}`;
  await voidLinks(tx, user.id);
  return lockUser(tx, user.id);
}
