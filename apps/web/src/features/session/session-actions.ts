import { loadAuth } from '../../backend/load-auth.ts';
import { logFailure } from '../../browser/log.ts';
import { wideQuery } from '../../browser/use-media-query.ts';
import { closeDrafts } from '../../data/drafts/flush-drafts.ts';
import { forgetEntries } from '../../navigation/history-entries.ts';
import { clearTabDraft } from '../../storage/tab-draft.ts';
import { currentStaffTexts } from '../../texts/use/use-staff-texts.ts';
import { type AuthSession, openAuthSession } from './auth-session.ts';
import { closeLogin, closeSidebar, openLogin, toggleSidebar } from './session-frame.ts';
import { type SessionAction, sessionReducer } from './session-reducer.ts';
import type { SessionState, SignInResult } from './session-state.ts';
import { changeSession, sessionBackend, sessionState, useSessionState } from './session-store.ts';

type Calls = Awaited<ReturnType<AuthSession['calls']>>;

export interface SessionActions extends Calls, Pick<AuthSession, 'signOut' | 'lock' | 'refresh'> {
  /** `returnTo` is the page to open afterwards. */
  openLogin: (returnTo?: string) => void;
  closeLogin: () => void;
  toggleSidebar: () => void;
  closeSidebar: () => void;
}

let opened: AuthSession | undefined;

/** Null if the store runs without a backend. */
function authSession(): AuthSession | null {
  const backend = sessionBackend();
  if (backend) opened ??= openAuthSession(async () => (await loadAuth(backend)).auth, dispatch);
  return opened ?? null;
}

/** By the rules of spec section 4. */
function dispatch(action: SessionAction): void {
  const before = sessionState();
  const next = sessionReducer(before, action);
  // Unsaved work must not outlive the session of its author.
  if (!next.loading && !next.user) {
    clearTabDraft();
    closeDrafts();
    forgetEntries();
  }
  // Spec section 4 opens the sidebar; on a phone it would cover a page that was just reloaded, or whose user got another role.
  const isReload = before.loading && next.user !== null;
  const isSame = !before.sidebarOpen && before.user !== null && before.user.id === next.user?.id;
  changeSession((isReload || isSame) && !matchMedia(wideQuery).matches ? { ...next, sidebarOpen: false } : next);
}

/** Or the one from a link. */
export async function loadSession(): Promise<void> {
  await authSession()?.load();
}

async function withCalls<T>(act: (calls: Calls) => Promise<T>, otherwise: (message: string) => T): Promise<T> {
  const calls = await authSession()
    ?.calls()
    .catch((error: unknown) => logFailure('No backend client', error));
  return calls ? act(calls) : otherwise(currentStaffTexts().errors.notAvailable);
}

const refuse = (message: string): SignInResult => ({ message });
const tell = (message: string): string | null => message;

/** For code outside components. */
export const sessionActions: SessionActions = {
  signIn: (email, password) => withCalls((calls) => calls.signIn(email, password), refuse),
  checkCode: (code) => withCalls((calls) => calls.checkCode(code), refuse),
  usePasskey: () => withCalls((calls) => calls.usePasskey(), refuse),
  choosePassword: (password) => withCalls((calls) => calls.choosePassword(password), refuse),
  mailPasswordLink: (email) => withCalls((calls) => calls.mailPasswordLink(email), tell),
  redeemRecoveryCode: (code) => withCalls((calls) => calls.redeemRecoveryCode(code), refuse),
  signOut: async () => (await authSession()?.signOut()) ?? null,
  lock: async (reason) => authSession()?.lock(reason),
  refresh: async () =>
    authSession()
      ?.refresh()
      .catch((error: unknown) => logFailure('Session not renewed', error)),
  openLogin,
  closeLogin,
  toggleSidebar,
  closeSidebar,
};

export function useSession(): SessionState & SessionActions {
  return { ...useSessionState(), ...sessionActions };
}
