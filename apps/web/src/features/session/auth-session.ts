import { useRecoveryCode } from '@rxweb/contracts/session';
import { roleFromMetadata, type SessionRole } from '@rxweb/contracts/shared/roles';
import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { callEndpoint } from '../../api/call-endpoint.ts';
import type { BackendAuth } from '../../backend/backend-auth.ts';
import { fetchAndNoteWait } from '../../backend/refusal-wait.ts';
import { dropEndedSession } from '../../backend/stored-session.ts';
import { logFailure, logInfo } from '../../browser/log.ts';
import { localValues } from '../../storage/browser-storage.ts';
import { sessionStorageKey } from '../../storage/session-storage-key.ts';
import type { TriedThing } from '../../texts/too-many-tries.ts';
import { clearPasswordRequest, isPasswordRequested, takeLink } from './mail-link.ts';
import { rememberPerson } from './recent-people.ts';
import { owesSecondFactor } from './second-factor.ts';
import { followEnds } from './session-ends.ts';
import type { SessionAction } from './session-reducer.ts';
import type { LockReason } from './session-state.ts';

/** The role is null while the second factor is pending; or an error message. */
export type SignInResult = { role: SessionRole | null; message?: never } | { role?: never; message: string };

/** Failures are returned as messages; nothing throws. */
export interface AuthSession {
  /** Once the client has said who is signed in. Said after a lock, it would open the screen again. */
  started: Promise<void>;
  /** The stored session, or the one from a link. Only logs failures (spec section 4). */
  load: () => Promise<void>;
  signIn: (email: string, password: string) => Promise<SignInResult>;
  checkCode: (code: string) => Promise<SignInResult>;
  /** Alone, or in place of the code. The browser asks its user. */
  usePasskey: () => Promise<SignInResult>;
  choosePassword: (password: string) => Promise<SignInResult>;
  /** Returns an error message or null. */
  mailPasswordLink: (email: string) => Promise<string | null>;
  /** In place of the second factor, once. */
  redeemRecoveryCode: (code: string) => Promise<SignInResult>;
  /** Returns an error message or null. */
  signOut: () => Promise<string | null>;
  /** The pages stay for the next sign-in. */
  lock: (reason: LockReason) => Promise<void>;
  /** Reloads the account with its role. */
  refresh: () => Promise<void>;
  close: () => void;
}

type Dispatch = (action: SessionAction) => void;

/** Each event carries the current session. */
const authEvents: Record<AuthChangeEvent, string> = {
  INITIAL_SESSION: 'what was stored has been read',
  SIGNED_IN: 'someone signed in, here or in another tab',
  SIGNED_OUT: 'no one is signed in anymore',
  TOKEN_REFRESHED: 'the access token was renewed',
  USER_UPDATED: 'the account changed',
  PASSWORD_RECOVERY: 'arrived by a link to set a new password',
  MFA_CHALLENGE_VERIFIED: 'the second factor was accepted',
};

/** Visitors never load it. */
export function openAuthSession(auth: BackendAuth, dispatch: Dispatch): AuthSession {
  const started = Promise.withResolvers<void>();
  // Must not call the client here: it would deadlock.
  const { data } = auth.onAuthStateChange((event, session) => {
    logInfo(`${event}: ${authEvents[event]}`);
    if (event === 'SIGNED_OUT') clearPasswordRequest();
    dispatch({ type: 'auth-changed', event, session });
    if (event === 'INITIAL_SESSION') started.resolve();
  });
  const ends = followEnds(auth, dispatch);
  return {
    started: started.promise,
    load: () => load(auth, dispatch),
    signIn: (email, password) => signIn('password', () => readSession(auth.signInWithPassword({ email, password }))),
    checkCode: (code) => signIn('code', () => checkCode(auth, code)),
    usePasskey: () => signIn('passkey', () => signInWithPasskey(auth)),
    choosePassword: (password) => signIn('newPassword', () => choosePassword(auth, dispatch, password)),
    mailPasswordLink: (email) => messageOf(auth.resetPasswordForEmail(email, { redirectTo: `${location.origin}/` })),
    // The user may stay signed in at another counter.
    signOut: () => {
      ends.expect();
      dropEndedSession(Date.now());
      return messageOf(auth.signOut({ scope: 'local' }));
    },
    redeemRecoveryCode: (code) => signIn('recovery', () => useCode(auth, code)),
    lock: ends.lock,
    refresh: async () => void (await auth.refreshSession()),
    close: () => {
      data.subscription.unsubscribe();
      ends.close();
    },
  };
}

async function load(auth: BackendAuth, dispatch: Dispatch): Promise<void> {
  const hadSession = localValues.get(sessionStorageKey) !== null;
  const link = takeLink(location, history);
  if (link === 'refused') dispatch({ type: 'link-refused' });
  dispatch({ type: 'password-asked', isAsked: isPasswordRequested() });
  try {
    const { error } = await auth.initialize();
    if (error) cancelPasswordRequest(dispatch);
    // The client leaves the bare `#` behind.
    else if (link) history.replaceState(null, '', location.pathname + location.search);
    const session = await readSession(auth.getSession());
    if (hadSession && !session) throw new Error('it is no longer valid');
    dispatch({ type: 'session-loaded', session });
  } catch (error) {
    logFailure('Session not loaded', error);
    dispatch({ type: 'session-load-failed' });
  }
}

/** An earlier session may still be valid. */
function cancelPasswordRequest(dispatch: Dispatch): void {
  clearPasswordRequest();
  dispatch({ type: 'password-asked', isAsked: false });
}

async function checkCode(auth: BackendAuth, code: string): Promise<Session | null> {
  const before = await readSession(auth.getSession());
  const factors =
    before?.user.factors?.filter(({ status, factor_type: type }) => status === 'verified' && type === 'totp') ?? [];
  let failure: unknown = null;
  // With two authenticators the code may come from either.
  for (const { id: factorId } of factors) {
    const { error } = await auth.mfa.challengeAndVerify({ factorId, code });
    if (!error) return readSession(auth.getSession());
    failure = error;
  }
  throw failure ?? new Error('Auth session missing!');
}

async function signInWithPasskey(auth: BackendAuth): Promise<Session | null> {
  const { data, error } = await auth.signInWithPasskey();
  if (error) throw error;
  return data?.session ?? null;
}

async function useCode(auth: BackendAuth, code: string): Promise<Session | null> {
  const before = await readSession(auth.getSession());
  if (!before) throw new Error('Auth session missing!');
  await callEndpoint(
    useRecoveryCode,
    { body: { code } },
    { accessToken: before.access_token, fetch: fetchAndNoteWait },
  );
  // Only a new token says that this session has shown its second factor.
  return readSession(auth.refreshSession());
}

async function choosePassword(auth: BackendAuth, dispatch: Dispatch, password: string): Promise<Session | null> {
  const { error } = await auth.updateUser({ password });
  if (error) throw error;
  clearPasswordRequest();
  const session = await readSession(auth.getSession());
  dispatch({ type: 'password-chosen', session });
  return session;
}

async function signIn(tried: TriedThing, act: () => Promise<Session | null>): Promise<SignInResult> {
  try {
    const session = await act();
    if (!session || owesSecondFactor(session)) return { role: null };
    rememberPerson(session.user);
    return { role: roleFromMetadata(session.user.user_metadata) };
  } catch (error) {
    return { message: await messageOfError(error, tried) };
  }
}

async function messageOf(answer: Promise<{ error: unknown }>): Promise<string | null> {
  try {
    const { error } = await answer;
    return error ? await messageOfError(error, 'mail') : null;
  } catch (error) {
    return messageOfError(error, 'mail');
  }
}

async function readSession(
  answer: Promise<{ data: { session: Session | null }; error: unknown }>,
): Promise<Session | null> {
  const { data, error } = await answer;
  if (error) throw error;
  return data.session;
}

/** Its texts come with the forms to sign in, not with every page. */
async function messageOfError(error: unknown, tried: TriedThing): Promise<string> {
  const words = await import('./auth-message.ts').catch(() => null);
  return words?.authMessage(error, tried) ?? (error instanceof Error ? error.message : String(error));
}
