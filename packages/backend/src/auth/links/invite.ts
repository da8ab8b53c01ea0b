import { inTransaction } from '@rxweb/platform/sql/transaction';
import { z } from 'zod';
import type { Core } from '../../core/core.ts';
import { createUser } from '../admin/create-user.ts';
import { updateUser } from '../admin/update-user.ts';
import { readEmail, type UserFields } from '../admin/user-fields.ts';
import { AuthError, emailExists } from '../auth-error.ts';
import { metadata } from '../metadata.ts';
import type { Passwords } from '../passwords.ts';
import { findUser, findUserByEmail, presentOneUser, type UserRow } from '../users.ts';
import type { Links } from './links.ts';
import { issueSignInLink } from './sign-in-link.ts';

export const invitation = z.strictObject({ email: z.string().nullish(), data: metadata.nullish() });

/** Creates an account, or reuses an unconfirmed one, and mails its owner a link to set a password. */
export async function invite(
  core: Core,
  passwords: Passwords,
  links: Links,
  { email: text, data }: z.output<typeof invitation>,
  redirectTo: unknown,
): Promise<object> {
  const email = readEmail(text ?? '');
  const user = await invitee(core, passwords, email, { user_metadata: data });
  const link = await inTransaction(core.sql, (tx) =>
    issueSignInLink(tx, links, { id: user.id, email }, { type: 'invite', redirectTo }),
  );
  await links.mail(email, link).catch((cause: unknown) => {
    core.log.error({ err: cause }, 'an invitation could not be mailed');
    throw new AuthError(500, 'unexpected_failure', 'Error sending invite email');
  });
  const invited = await findUser(core.sql, user.id);
  return invited ? presentOneUser(core.sql, invited) : {};
}

/** Created with these fields, or changed by them; 422 if it is confirmed. */
export async function invitee(
  core: Core,
  passwords: Passwords,
  email: string,
  fields: Pick<UserFields, 'user_metadata' | 'password'>,
): Promise<UserRow> {
  const known = await findUserByEmail(core.sql, email);
  if (known?.email_confirmed_at) throw emailExists();
  if (known) await updateUser(core, passwords, known.id, fields);
  else await createUser(core, passwords, { email, ...fields });
  const made = await findUserByEmail(core.sql, email);
  if (!made) throw emailExists();
  return made;
}
