import type { ManagedUser } from '@rxweb/contracts/users';
import { isInvited } from './user-labels.ts';

/** In menu order. */
export const actionKinds = [
  'change-role',
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

interface ActionText {
  label: string;
  isDanger?: boolean;
  /** Absent for actions that run at once. */
  question?: { title: (email: string) => string; text: string; confirm: string; busy: string };
  done: (email: string, isMailed: boolean) => string;
}

const notMailed = 'No email was sent: share the link yourself.';

export const actionText: Record<ServerAction, ActionText> = {
  'change-role': {
    label: 'Change role',
    question: {
      title: (email) => `Change the role of ${email}`,
      text: 'Takes effect immediately. If the new role has less access, they’ll be signed out.',
      confirm: 'Change role',
      busy: 'Changing…',
    },
    done: (email) => `Changed the role of ${email}.`,
  },
  block: {
    label: 'Block',
    isDanger: true,
    question: {
      title: (email) => `Block ${email}?`,
      text: 'They’ll be signed out everywhere right away and can’t sign in until you unblock them. Nothing is deleted.',
      confirm: 'Block',
      busy: 'Blocking…',
    },
    done: (email) => `Blocked ${email} and signed them out everywhere.`,
  },
  unblock: { label: 'Unblock', done: (email) => `Unblocked ${email}. They can sign in again.` },
  'resend-invite': {
    label: 'Resend invite',
    question: {
      title: (email) => `Invite ${email} again?`,
      text: 'This creates a new link. The old one will stop working.',
      confirm: 'Resend invite',
      busy: 'Inviting…',
    },
    done: (email, isMailed) =>
      isMailed ? `Sent ${email} a new invitation.` : `Created a new invitation link for ${email}. ${notMailed}`,
  },
  'revoke-invite': {
    label: 'Revoke invite',
    isDanger: true,
    question: {
      title: (email) => `Revoke the invitation for ${email}?`,
      text: 'The link will stop working, and the unused account will be removed.',
      confirm: 'Revoke invite',
      busy: 'Revoking…',
    },
    done: (email) => `Revoked the invitation for ${email}.`,
  },
  'reset-password': {
    label: 'Reset password',
    question: {
      title: (email) => `Reset the password for ${email}?`,
      text: 'They’ll be signed out everywhere and get a link to choose a new password.',
      confirm: 'Reset password',
      busy: 'Resetting…',
    },
    done: (email, isMailed) =>
      isMailed ? `Emailed ${email} a password reset link.` : `Created a password reset link for ${email}. ${notMailed}`,
  },
  'end-sessions': {
    label: 'End sessions',
    question: {
      title: (email) => `Sign ${email} out everywhere?`,
      text: 'They’ll have to sign in again on every device. Unsaved work there may be lost.',
      confirm: 'End sessions',
      busy: 'Ending…',
    },
    done: (email) => `Signed ${email} out everywhere.`,
  },
  'remove-factor': {
    label: 'Remove second factor',
    isDanger: true,
    question: {
      title: (email) => `Remove the second factor for ${email}?`,
      text: 'Until they set up a new one, they can sign in with just their password. Make sure the request really came from them.',
      confirm: 'Remove second factor',
      busy: 'Removing…',
    },
    done: (email) => `Removed the second factor for ${email}.`,
  },
  delete: {
    label: 'Delete',
    isDanger: true,
    question: {
      title: (email) => `Delete ${email}?`,
      text: 'The account will be permanently deleted, and they’ll be signed out everywhere. Their activity stays in the audit log.',
      confirm: 'Delete',
      busy: 'Deleting…',
    },
    done: (email) => `Deleted ${email}.`,
  },
};
