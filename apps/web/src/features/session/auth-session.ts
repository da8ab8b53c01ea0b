import { useRecoveryCode } from '@rxweb/contracts/session';
import { roleFromMetadata, type SessionRole } from '@rxweb/contracts/shared/roles';
import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { callEndpoint } from '../../api/call-endpoint.ts';
import type { BackendAuth } from '../../backend/backend-auth.ts';
import { logFailure, logInfo } from '../../browser/log.ts';
import { keptForGood } from '../../storage/browser-storage.ts';
import { sessionStorageKey } from '../../storage/session-storage-key.ts';
import { authMessage } from './auth-message.ts';
import { forgetPasswordIsAsked, passwordIsAsked, takeLink } from './mail-link.ts';
import { owesSecondFactor } from './second-factor.ts';
import { followEnds } from './session-ends.ts';
import type { SessionAction } from './session-reducer.ts';
import type { LockReason } from './session-state.ts';
import { dropEndedSession } from './stored-session.ts';

/** The role of the person who signed in, null while the second factor is still asked of them; or the words of what went wrong. */
export type SignInResult = { role: SessionRole | null; message?: never } | { role?: never; message: string };

/** What a person can do about being signed in. Failures are words for the person; nothing is thrown. */
export interface AuthSession {
  /** Reads the stored session, or the one a link brought. A failure is only noted (spec section 4). */
  load: () => Promise<void>;
  signIn: (email: string, password: string) => Promise<SignInResult>;
  /** Shows the second factor: six digits of an authenticator app. */
  checkCode: (code: string) => Promise<SignInResult>;
  choosePassword: (password: string) => Promise<SignInResult>;
  /** Has a link mailed that leads to a new password. Gives the error's words, or null. */
  mailPasswordLink: (email: string) => Promise<string | null>;
  /** Shows a recovery code in place of the second factor, which is removed by it. */
  showRecoveryCode: (code: string) => Promise<SignInResult>;
  /** Signs this device out. Gives the error's words, or null. */
  signOut: () => Promise<string | null>;
  /** Hides the pages and ends the session, but keeps the pages for whoever signs in again. */
  lock: (reason: LockReason) => Promise<void>;
  close: () => void;
}

type Dispatch = (action: SessionAction) => void;

/** What the session listens to, and what each event means for it. All of them bring the session of then. */
const authEvents: Record<AuthChangeEvent, string> = {
  INITIAL_SESSION: 'what was stored has been read',
  SIGNED_IN: 'somebody signed in, here or in another tab',
  SIGNED_OUT: 'nobody is signed in any more',
  TOKEN_REFRESHED: 'the access token was renewed',
  USER_UPDATED: 'the account changed',
  PASSWORD_RECOVERY: 'arrived by a link to set a new password',
  MFA_CHALLENGE_VERIFIED: 'the second factor was accepted',
};

/** Follows the auth client's events. Comes with its code, which visitors never load. */
export function openAuthSession(auth: BackendAuth, dispatch: Dispatch): AuthSession {
  // Only notes and dispatches: calling the client from inside would wait for itself.
  const { data } = auth.onAuthStateChange((event, session) => {
    logInfo(`${event}: ${authEvents[event]}`);
    if (event === 'SIGNED_OUT') forgetPasswordIsAsked();
    dispatch({ type: 'auth-changed', event, session });
  });
  const ends = followEnds(auth, dispatch);
  return {
    load: () => load(auth, dispatch),
    signIn: (email, password) => signIn(() => readSession(auth.signInWithPassword({ email, password }))),
    checkCode: (code) => signIn(() => checkCode(auth, code)),
    choosePassword: (password) => signIn(() => choosePassword(auth, dispatch, password)),
    mailPasswordLink: (email) => messageOf(auth.resetPasswordForEmail(email, { redirectTo: `${location.origin}/` })),
    // Only this device: a person who leaves the counter stays signed in at the other one.
    signOut: () => {
      dropEndedSession(Date.now());
      return messageOf(auth.signOut({ scope: 'local' }));
    },
    showRecoveryCode: (code) => signIn(() => useCode(auth, code)),
    lock: ends.lock,
    close: () => {
      data.subscription.unsubscribe();
      ends.close();
    },
  };
}

async function load(auth: BackendAuth, dispatch: Dispatch): Promise<void> {
  const hadSession = keptForGood.get(sessionStorageKey) !== null;
  const link = takeLink(location, history);
  if (link === 'refused') dispatch({ type: 'link-refused' });
  dispatch({ type: 'password-asked', isAsked: passwordIsAsked() });
  try {
    const { error } = await auth.initialize();
    if (error) stopAskingForPassword(dispatch);
    // The client leaves the bare `#` behind.
    else if (link) history.replaceState(null, '', location.pathname + location.search);
    const session = await readSession(auth.getSession());
    if (hadSession && !session) throw new Error('it is no longer valid');
    dispatch({ type: 'session-loaded', session });
  } catch (error) {
    logFailure('The session could not be loaded', error);
    dispatch({ type: 'session-load-failed' });
  }
}

/** What a link brought was of no use; an earlier session may stand. */
function stopAskingForPassword(dispatch: Dispatch): void {
  forgetPasswordIsAsked();
  dispatch({ type: 'password-asked', isAsked: false });
}

async function checkCode(auth: BackendAuth, code: string): Promise<Session | null> {
  const before = await readSession(auth.getSession());
  const factors = before?.user.factors?.filter(({ status }) => status === 'verified') ?? [];
  let failure: unknown = null;
  // Somebody with two authenticators may read the code of either.
  for (const { id: factorId } of factors) {
    const { error } = await auth.mfa.challengeAndVerify({ factorId, code });
    if (!error) return readSession(auth.getSession());
    failure = error;
  }
  throw failure ?? new Error('Auth session missing!');
}

async function useCode(auth: BackendAuth, code: string): Promise<Session | null> {
  const before = await readSession(auth.getSession());
  if (!before) throw new Error('Auth session missing!');
  await callEndpoint(useRecoveryCode, { body: { code } }, { accessToken: before.access_token });
  // The factor is gone; only a new token says so.
  return readSession(auth.refreshSession());
}

async function choosePassword(auth: BackendAuth, dispatch: Dispatch, password: string): Promise<Session | null> {
  const { error } = await auth.updateUser({ password });
  if (error) throw error;
  forgetPasswordIsAsked();
  const session = await readSession(auth.getSession());
  dispatch({ type: 'password-chosen', session });
  return session;
}

async function signIn(act: () => Promise<Session | null>): Promise<SignInResult> {
  try {
    const session = await act();
    if (!session || owesSecondFactor(session)) return { role: null };
    return { role: roleFromMetadata(session.user.user_metadata) };
  } catch (error) {
    return { message: authMessage(error) };
  }
}

async function messageOf(answer: Promise<{ error: unknown }>): Promise<string | null> {
  try {
    const { error } = await answer;
    return error ? authMessage(error) : null;
  } catch (error) {
    return authMessage(error);
  }
}

async function readSession(
  answer: Promise<{ data: { session: Session | null }; error: unknown }>,
): Promise<Session | null> {
  const { data, error } = await answer;
  if (error) throw error;
  return data.session;
}
