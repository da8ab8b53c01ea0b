import type { Role } from '@rxweb/contracts/shared/roles';
import type { AccountLink, ManagedUser } from '@rxweb/contracts/users';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { usersTexts } from '../../texts/admin/use-users-texts.ts';
import type { KeptLink } from './account-link-end.ts';
import { accountNow, errorText } from './error-text.ts';
import type { UserList } from './use-users.ts';
import type { ServerAction, UserActionKind } from './user-actions.ts';
import type { UsersApi } from './users.api.ts';

/** The open question, or the link it produced. */
export interface OpenUserAction {
  kind: ServerAction;
  user: ManagedUser;
  link: AccountLink | null;
}

export interface UserActionResult {
  text: string;
  tone: 'positive' | 'warning' | 'danger';
}

interface Outcome {
  user?: ManagedUser;
  isGone?: true;
  link?: AccountLink;
}

/** What a question asks for besides yes. */
export interface Choice {
  role: Role;
  endPassword: boolean;
  /** Empty: none. */
  name: string;
}

type Run = (api: UsersApi, user: ManagedUser, choice: Choice) => Promise<Outcome>;

const remove: Run = (api, user) => api.remove(user).then(() => ({ isGone: true }));
const runs: Record<ServerAction, Run> = {
  rename: async (api, user, { name }) => ({ user: await api.rename(user, name.trim() || null) }),
  'change-role': async (api, user, { role }) => ({ user: await api.update(user, { role }) }),
  block: async (api, user) => ({ user: await api.update(user, { blocked: true }) }),
  unblock: async (api, user) => ({ user: await api.update(user, { blocked: false }) }),
  'resend-invite': async (api, user) => ({ link: await api.resendInvite(user) }),
  'revoke-invite': remove,
  'reset-password': async (api, user, { endPassword }) => ({ link: await api.resetPassword(user, endPassword) }),
  'end-sessions': (api, user) => api.endSessions(user).then(() => ({})),
  'remove-factor': async (api, user) => ({ user: await api.removeSecondFactor(user) }),
  delete: remove,
};

interface UserActionsDeps {
  api: UsersApi;
  list: UserList;
  /** Keeps the link while the page is open. */
  onLink: (user: ManagedUser, kind: KeptLink['kind'], link: AccountLink) => void;
  /** Opens the audit log for the user. */
  onShowLog: (user: ManagedUser) => void;
  /** The row left with the focused button. */
  onGone: () => void;
  linkOf: (user: ManagedUser) => KeptLink | undefined;
}

/** The row menu's actions: confirm, run, report. */
export function useUserActions({ api, list, onLink, onShowLog, onGone, linkOf }: UserActionsDeps) {
  const [open, setOpen] = useState<OpenUserAction | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [result, setResult] = useState<UserActionResult | null>(null);
  const opener = useFocusReturn(open !== null, onGone);

  const run = async (kind: ServerAction, user: ManagedUser, choice: Choice): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    setResult(null);
    try {
      finish(kind, user, await runs[kind](api, user, choice));
    } catch (error) {
      fail(error, kind === 'unblock');
    } finally {
      setIsBusy(false);
    }
  };

  const finish = (kind: ServerAction, before: ManagedUser, { user, isGone, link }: Outcome): void => {
    const isMailed = link?.mailed ?? true;
    const texts = usersTexts.current().acts[kind];
    const text = !isMailed && 'notMailed' in texts ? texts.notMailed(before.email) : texts.done(before.email);
    setResult({ text, tone: isMailed ? 'positive' : 'warning' });
    setOpen(link ? { kind, user: before, link } : null);
    if (link) {
      // A running read may not know the link yet.
      list.cancel();
      onLink(before, kind === 'resend-invite' ? 'invite' : 'reset', link);
    }
    if (user) list.replace(user);
    if (isGone) list.remove(before);
    list.invalidate();
  };

  const fail = (error: unknown, wasNotAsked: boolean): void => {
    const now = accountNow(error);
    const text = errorText(error);
    if (now) {
      // The question was about an outdated account.
      list.replace(now);
      setOpen(null);
    }
    if (now || wasNotAsked) setResult({ text, tone: 'danger' });
    else setFailure(text);
    list.invalidate();
  };

  const pick = (kind: UserActionKind, user: ManagedUser): void => {
    setFailure(null);
    setResult(null);
    opener.current = document.activeElement;
    if (kind === 'show-log') onShowLog(user);
    else if (kind === 'copy-link') {
      const kept = linkOf(user);
      const made = kept?.kind === 'reset' ? 'reset-password' : 'resend-invite';
      setOpen(kept ? { kind: made, user, link: kept.link } : null);
    } else if (kind === 'unblock') void run(kind, user, { role: 'employee', endPassword: false, name: '' });
    else setOpen({ kind, user, link: null });
  };

  return {
    open,
    isBusy,
    failure,
    result,
    pick,
    confirm: (choice: Choice) => open && void run(open.kind, open.user, choice),
    close: () => {
      if (isBusy) return;
      setOpen(null);
      setFailure(null);
    },
    dismissResult: () => setResult(null),
  };
}

/** Returns the focus to the menu's button, while its row exists. */
function useFocusReturn(isOpen: boolean, onGone: () => void): RefObject<Element | null> {
  const opener = useRef<Element | null>(null);
  const giveBackFocus = useEffectEvent(() => {
    const button = opener.current;
    opener.current = null;
    if (button?.isConnected && button instanceof HTMLElement) button.focus({ preventScroll: true });
    else if (button) onGone();
  });
  useEffect(() => {
    if (!isOpen) giveBackFocus();
  }, [isOpen]);
  return opener;
}
