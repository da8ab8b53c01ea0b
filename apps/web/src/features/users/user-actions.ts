import type { ManagedUser } from '@rxweb/contracts/users';
import { isInvited } from './user-labels.ts';

/** In menu order. */
export const actionKinds = [
  'change-role',
  'rename',
  'unblock',
  'resend-invite',
  'copy-link',
  'reset-password',
  'end-sessions',
  'remove-factor',
  'show-log',
  'block',
  'revoke-invite',
  'delete',
] as const;
export type UserActionKind = (typeof actionKinds)[number];

/** Actions of the server; most need confirming. */
export type ServerAction = Exclude<UserActionKind, 'copy-link' | 'show-log'>;

/** None for the own account. `hasLink`: this page still knows the account's link. */
export function actionsFor(
  user: ManagedUser,
  { isOwn, hasLink }: { isOwn: boolean; hasLink: boolean },
): UserActionKind[] {
  const hasAccepted = user.email_confirmed_at !== null;
  const hasInvite = isInvited(user);
  const isOffered: Record<UserActionKind, boolean> = {
    rename: user.role !== 'public',
    'change-role': true,
    unblock: user.blocked,
    'resend-invite': !hasAccepted && !user.blocked,
    'copy-link': hasLink,
    'reset-password': hasAccepted && !user.blocked,
    'end-sessions': hasAccepted,
    'remove-factor': user.second_factor,
    'show-log': true,
    // Only staff can be blocked.
    block: !user.blocked && user.role !== 'public',
    'revoke-invite': hasInvite,
    delete: !hasInvite,
  };
  return isOwn ? [] : actionKinds.filter((kind) => isOffered[kind]);
}

/** Shown in red. */
export function isDangerous(kind: ServerAction): boolean {
  return kind === 'block' || kind === 'revoke-invite' || kind === 'remove-factor' || kind === 'delete';
}
