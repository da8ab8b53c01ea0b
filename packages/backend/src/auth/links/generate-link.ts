import { inTransaction } from '@rxweb/platform/sql/transaction';
import { z } from 'zod';
import type { Core } from '../../core/core.ts';
import { readEmail, userNotFound } from '../admin/user-fields.ts';
import { validationFailed } from '../auth-error.ts';
import { metadata } from '../metadata.ts';
import type { Passwords } from '../passwords.ts';
import { findUser, findUserByEmail, presentOneUser } from '../users.ts';
import { invitee } from './invite.ts';
import { signInLinkType } from './link-types.ts';
import type { Links } from './links.ts';
import { issueSignInLink } from './sign-in-link.ts';

export const linkOrder = z.strictObject({
  type: z.string().nullish(),
  email: z.string().nullish(),
  /** Of the account that a link of type `signup` makes. */
  password: z.string().nullish(),
  data: metadata.nullish(),
  redirect_to: z.string().nullish(),
  /** The client repeats the address of its query here. */
  redirectTo: z.string().nullish(),
});

/** Creates a link without mailing it, for an administrator to pass on. */
export async function generateLink(
  core: Core,
  passwords: Passwords,
  links: Links,
  order: z.output<typeof linkOrder>,
  redirectTo: unknown,
): Promise<object> {
  const type = signInLinkType.safeParse(order.type);
  if (!type.success) throw validationFailed('Invalid email action link type requested');
  const email = readEmail(order.email ?? '');
  const makesAccount = type.data === 'invite' || type.data === 'signup';
  if (order.password && type.data !== 'signup') throw validationFailed('Only a link of type signup takes a password');
  const known = makesAccount
    ? await invitee(core, passwords, email, { user_metadata: order.data, password: order.password })
    : await findUserByEmail(core.sql, email);
  if (!known) throw userNotFound();

  const target = redirectTo ?? order.redirect_to;
  const link = await inTransaction(core.sql, (tx) =>
    issueSignInLink(tx, links, { id: known.id, email }, { type: type.data, redirectTo: target }),
  );
  const user = await findUser(core.sql, known.id);
  return {
    ...(user ? await presentOneUser(core.sql, user) : {}),
    action_link: link.url,
    email_otp: link.code,
    hashed_token: link.token,
    redirect_to: link.redirectTo,
    verification_type: type.data,
  };
}
