import type { Core } from '../../core/core.ts';
import { countAttempt, mailInterval, mailsOfAccount } from '../attempt-limits.ts';
import { AuthError } from '../auth-error.ts';
import type { SignedIn } from '../callers.ts';
import { findUser } from '../users.ts';
import type { Links } from './links.ts';

/** Mails the caller a code that stands for their current password once, in PUT /user. */
export async function reauthenticate({ sql }: Core, links: Links, { userId }: SignedIn): Promise<object> {
  const email = (await findUser(sql, userId))?.email;
  if (!email) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  await countAttempt(sql, mailInterval, `reauthentication:${email}`);
  await countAttempt(sql, mailsOfAccount, userId);
  await links.mailCode(sql, { id: userId, email });
  return {};
}
