import type { AccountLink, ManagedUser } from '@rxweb/contracts/users';

export interface KeptLink {
  kind: 'invite' | 'reset';
  link: AccountLink;
  /** By the page's clock. */
  madeAt: Date;
}

/** Clocks of the server and of its database may differ by this. */
const sameMs = 5_000;

/** Why a link no longer works; null while it does. `user`: as read after the link was made, undefined if removed. */
export function linkEnd({ kind, link }: KeptLink, user: ManagedUser | undefined, now: Date): string | null {
  if (!user) return 'The account was removed, so this link no longer works.';
  if (kind === 'invite' && user.email_confirmed_at !== null)
    return `${user.email} used this link to accept the invitation.`;
  const madeToExpire = Date.parse(link.expires_at);
  if (madeToExpire <= now.getTime()) return 'This link has expired.';
  const opensUntil = kind === 'invite' ? user.invite_expires_at : user.reset_expires_at;
  if (opensUntil === null) return 'This link was used, so it no longer works.';
  return Math.abs(Date.parse(opensUntil) - madeToExpire) > sameMs ? 'A newer link replaced this one.' : null;
}
