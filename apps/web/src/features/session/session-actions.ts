import type { BootData } from '@rxweb/contracts/store';
import { onSessionError, reportSessionEnd } from '../../api/session-error.ts';
import { loadAuth } from '../../backend/load-auth.ts';
import { freshSession } from '../../backend/stored-session.ts';
import { whenFirstPage } from '../../boot/first-page.ts';
import { retryImport } from '../../boot/retry-import.ts';
import { logFailure } from '../../browser/log.ts';
import { wideQuery } from '../../browser/use-media-query.ts';
import { closeDrafts } from '../../data/drafts/flush-drafts.ts';
import { forgetEntries } from '../../navigation/history-entries.ts';
import { homePath } from '../../navigation/location.ts';
import { sessionStorageKey } from '../../storage/session-storage-key.ts';
import { clearTabDraft } from '../../storage/tab-draft.ts';
import { currentStaffTexts } from '../../texts/use/use-staff-texts.ts';
import type { AuthSession, SignInResult } from './auth-session.ts';
import { isPasswordRequested } from './mail-link.ts';
import { closeLogin, closeSidebar, openLogin, toggleSidebar } from './session-frame.ts';
import { type SessionAction, sessionReducer } from './session-reducer.ts';
import type { SessionState } from './session-state.ts';
import { changeSession, sessionBackend, sessionState, useSessionState } from './session-store.ts';

export interface SessionActions extends Omit<AuthSession, 'started' | 'load' | 'close'> {
  /** `returnTo` is the page to open afterwards. */
  openLogin: (returnTo?: string) => void;
  closeLogin: () => void;
  toggleSidebar: () => void;
  closeSidebar: () => void;
}

let opening: Promise<AuthSession> | undefined;

/** Retries a failed load on the next call. */
function open(): Promise<AuthSession> {
  const backend = sessionBackend();
  if (!backend) return Promise.reject(new Error('The store runs without a backend'));
  opening ??= connect(backend).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function connect(backend: NonNullable<BootData['backend']>): Promise<AuthSession> {
  const [{ openAuthSession }, { auth }] = await Promise.all([import('./auth-session.ts'), loadAuth(backend)]);
  return openAuthSession(auth, dispatch);
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

/** Or the one from a link. With a fresh one, a staff page is shown before the auth client comes. */
export async function loadSession(): Promise<void> {
  const waits = opening || isPasswordRequested() || location.hash || location.pathname === homePath;
  const stored = waits ? null : freshSession(Date.now());
  if (!stored) return (await open()).load();
  const early = watchUntilLoaded();
  dispatch({ type: 'session-loaded', session: stored });
  await Promise.race([whenFirstPage(), early.ended]);
  await (await retryImport(open)).started;
  early.stop();
}

/** What ends the session before the auth client is there to handle it. */
function watchUntilLoaded() {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const missed: (() => void)[] = [];
  const stopListening = onSessionError((refusal, token, cause) => {
    missed.push(() => reportSessionEnd(refusal, token, { ...cause, reason: cause.reason ?? undefined }));
    resolve();
  });
  const handleStorage = ({ key, newValue }: StorageEvent) => key === sessionStorageKey && !newValue && resolve();
  addEventListener('storage', handleStorage);
  return {
    ended,
    stop: () => {
      stopListening();
      removeEventListener('storage', handleStorage);
      for (const report of missed) report();
    },
  };
}

async function withAuth<T>(act: (auth: AuthSession) => Promise<T>, otherwise: (message: string) => T): Promise<T> {
  const auth = await open().catch((error: unknown) => logFailure('No backend client', error));
  await auth?.started;
  return auth ? act(auth) : otherwise(currentStaffTexts().errors.notAvailable);
}

const refuse = (message: string): SignInResult => ({ message });
const tell = (message: string): string | null => message;

/** For code outside components. */
export const sessionActions: SessionActions = {
  signIn: (email, password) => withAuth((auth) => auth.signIn(email, password), refuse),
  checkCode: (code) => withAuth((auth) => auth.checkCode(code), refuse),
  usePasskey: () => withAuth((auth) => auth.usePasskey(), refuse),
  choosePassword: (password) => withAuth((auth) => auth.choosePassword(password), refuse),
  mailPasswordLink: (email) => withAuth((auth) => auth.mailPasswordLink(email), tell),
  redeemRecoveryCode: (code) => withAuth((auth) => auth.redeemRecoveryCode(code), refuse),
  signOut: () => withAuth((auth) => auth.signOut(), tell),
  lock: (reason) =>
    withAuth(
      (auth) => auth.lock(reason),
      () => undefined,
    ),
  refresh: () =>
    withAuth(
      (auth) => auth.refresh(),
      () => undefined,
    ),
  openLogin,
  closeLogin,
  toggleSidebar,
  closeSidebar,
};

export function useSession(): SessionState & SessionActions {
  return { ...useSessionState(), ...sessionActions };
}
