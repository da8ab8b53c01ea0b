import type { ManagedUser } from '@rxweb/contracts/users';
import { isInvited } from './user-labels.ts';

/** What an administrator can do about somebody else's account, in the order of the menu. */
export const actKinds = [
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
export type ActKind = (typeof actKinds)[number];

/** Those that are carried out by the server, most of them after a question. */
export type ServerAct = Exclude<ActKind, 'copy-link' | 'show-log'>;

/**
 * Which acts an account's menu offers. `hasLink` is true while a link to the account is known to this page: it is shown once, the server
 * keeps no copy. Nothing is offered about one's own account.
 */
export function actsFor(user: ManagedUser, { isOwn, hasLink }: { isOwn: boolean; hasLink: boolean }): ActKind[] {
  const hasAccepted = user.email_confirmed_at !== null;
  const hasInvite = isInvited(user);
  const isOffered: Record<ActKind, boolean> = {
    'change-role': true,
    unblock: user.blocked,
    'resend-invite': !hasAccepted && !user.blocked,
    'copy-link': hasLink,
    'reset-password': hasAccepted && !user.blocked,
    'end-sessions': hasAccepted,
    'remove-factor': user.second_factor,
    'show-log': true,
    // Who is not staff has nothing to be blocked from.
    block: !user.blocked && user.role !== 'public',
    'revoke-invite': hasInvite,
    delete: !hasInvite,
  };
  return isOwn ? [] : actKinds.filter((kind) => isOffered[kind]);
}

interface ActWords {
  /** In the menu. */
  label: string;
  isDanger?: boolean;
  /** The question's title, text and button; left out for what is done at once. */
  question?: { title: (email: string) => string; text: string; confirm: string; busy: string };
  /** What is told when it is done. */
  done: (email: string) => string;
}

export const actWords: Record<ServerAct, ActWords> = {
  'change-role': {
    label: 'Change role',
    question: {
      title: (email) => `Change the role of ${email}`,
      text: 'It counts at their next step, everywhere. With a lower role they are signed out.',
      confirm: 'Change role',
      busy: 'Changing…',
    },
    done: (email) => `The role of ${email} is changed.`,
  },
  block: {
    label: 'Block',
    isDanger: true,
    question: {
      title: (email) => `Block ${email}?`,
      text: 'They are signed out everywhere at once and cannot sign in until you unblock them. Nothing of theirs is deleted.',
      confirm: 'Block',
      busy: 'Blocking…',
    },
    done: (email) => `${email} is blocked and signed out everywhere.`,
  },
  unblock: { label: 'Unblock', done: (email) => `${email} is unblocked and can sign in again.` },
  'resend-invite': {
    label: 'Resend invite',
    question: {
      title: (email) => `Invite ${email} again?`,
      text: 'A new link is made. The one from before stops working.',
      confirm: 'Resend invite',
      busy: 'Inviting…',
    },
    done: (email) => `${email} is invited again.`,
  },
  'revoke-invite': {
    label: 'Revoke invite',
    isDanger: true,
    question: {
      title: (email) => `Revoke the invitation of ${email}?`,
      text: 'The link stops working, and the account that nobody has used is removed.',
      confirm: 'Revoke invite',
      busy: 'Revoking…',
    },
    done: (email) => `The invitation of ${email} is revoked.`,
  },
  'reset-password': {
    label: 'Reset password',
    question: {
      title: (email) => `Reset the password of ${email}?`,
      text: 'They are signed out everywhere and get a link to a new password. Their password of now works until they have chosen one.',
      confirm: 'Reset password',
      busy: 'Resetting…',
    },
    done: (email) => `${email} has a link to a new password.`,
  },
  'end-sessions': {
    label: 'End sessions',
    question: {
      title: (email) => `Sign ${email} out everywhere?`,
      text: 'Every screen they are signed in at asks for their password again. What they have not saved there may be lost.',
      confirm: 'End sessions',
      busy: 'Ending…',
    },
    done: (email) => `${email} is signed out everywhere.`,
  },
  'remove-factor': {
    label: 'Remove second factor',
    isDanger: true,
    question: {
      title: (email) => `Remove the second factor of ${email}?`,
      text: 'Until they set up a new one, their password alone signs them in. Make sure that it is really them who asks.',
      confirm: 'Remove second factor',
      busy: 'Removing…',
    },
    done: (email) => `The second factor of ${email} is removed.`,
  },
  delete: {
    label: 'Delete',
    isDanger: true,
    question: {
      title: (email) => `Delete ${email}?`,
      text: 'The account is removed for good, and they are signed out everywhere. What they did stays in the audit log.',
      confirm: 'Delete',
      busy: 'Deleting…',
    },
    done: (email) => `${email} is deleted.`,
  },
};
