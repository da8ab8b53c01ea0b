import type { AccountLink, ManagedUser } from '@rxweb/contracts/users';
import type { UsersTexts } from '../../texts/admin/users-en.ts';

export interface KeptLink {
  kind: 'invite' | 'reset';
  link: AccountLink;
  /** By the page's clock. */
  madeAt: Date;
}

/** Clocks of the server and of its database may differ by this. */
const sameMs = 5_000;

/** Why a link no longer works; null while it does. `user`: as read after the link was made, undefined if removed. */
export function linkEnd(
  { kind, link }: KeptLink,
  user: ManagedUser | undefined,
  now: Date,
  { linkEnds: texts }: UsersTexts,
): string | null {
  if (!user) return texts.removed;
  if (kind === 'invite' && user.email_confirmed_at !== null) return texts.accepted(user.email);
  const madeToExpire = Date.parse(link.expires_at);
  if (madeToExpire <= now.getTime()) return texts.expired;
  const opensUntil = kind === 'invite' ? user.invite_expires_at : user.reset_expires_at;
  if (opensUntil === null) return texts.used;
  return Math.abs(Date.parse(opensUntil) - madeToExpire) > sameMs ? texts.replaced : null;
}
