import type { AuthChangeEvent } from '@supabase/auth-js';
import type { BackendAuth } from '../../backend/backend-auth.ts';
import { freshSession, storedToken } from '../../backend/stored-session.ts';
import { sessionIdOf } from '../../backend/token-claims.ts';
import { whenFirstPage } from '../../boot/first-page.ts';
import { retryImport } from '../../boot/retry-import.ts';
import { logFailure, logInfo } from '../../browser/log.ts';
import { homePath } from '../../navigation/location.ts';
import { localValues } from '../../storage/browser-storage.ts';
import { sessionStorageKey } from '../../storage/session-storage-key.ts';
import { clearPasswordRequest, isPasswordRequested, takeLink } from './mail-link.ts';
import { endLocally, followEnds, type LazyClient, signedOut } from './session-ends.ts';
import type { SessionAction } from './session-reducer.ts';
import type { LockReason } from './session-state.ts';
import type { signInCalls } from './sign-in-calls.ts';

export interface AuthSession {
  /**
   * The stored session, or the one from a link. A fresh one shows a staff page before the auth client comes. Failures are only logged (spec
   * section 4), but it rejects without a client it needs.
   */
  load: () => Promise<void>;
  /** Rejects if the auth client can't load. */
  calls: () => Promise<ReturnType<typeof signInCalls>>;
  /** Returns an error message or null. */
  signOut: () => Promise<string | null>;
  /** The pages stay for the next sign-in. */
  lock: (reason: LockReason) => Promise<void>;
  /** Reloads the account with its role. */
  refresh: () => Promise<void>;
}

type Dispatch = (action: SessionAction) => void;
type Take = (action: Extract<SessionAction, { type: 'auth-changed' | 'session-loaded' }>) => void;

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

/** Visitors never load it. Locks and ends work before the client is there. */
export function openAuthSession(loadAuth: () => Promise<BackendAuth>, dispatch: Dispatch): AuthSession {
  const client = loadOnce(loadAuth, (action) => take(action));
  const ends = followEnds(client, dispatch);
  let hasStarted = false;

  /** The client may still speak of a session that was locked or ended here. */
  const take: Take = (action) => {
    if (!action.session || !ends.isOver(sessionIdOf(action.session.access_token))) dispatch(action);
  };

  async function load(): Promise<void> {
    const link = takeLink(location, history);
    if (link === 'refused') dispatch({ type: 'link-refused' });
    dispatch({ type: 'password-asked', isAsked: isPasswordRequested() });
    const waits = client.isLoaded() || link || isPasswordRequested() || location.pathname === homePath;
    const stored = waits ? null : freshSession(Date.now());
    if (!stored) return loadWithClient(client, link, dispatch, take);
    take({ type: 'session-loaded', session: stored });
    if (hasStarted) return;
    hasStarted = true;
    void whenFirstPage().then(() => retryImport(client.load));
  }

  addEventListener('storage', ({ key }) => {
    if (key === sessionStorageKey && !storedToken()) dispatch(signedOut);
  });
  return {
    load,
    calls: async () => {
      const [auth, { signInCalls }] = await Promise.all([client.load(), import('./sign-in-calls.ts')]);
      return signInCalls(auth, dispatch);
    },
    // The user may stay signed in at another counter.
    signOut: async () => {
      ends.expect();
      const error = await endLocally(client, dispatch);
      if (!error) return null;
      ends.expectNothing();
      const { messageOfError } = await import('./sign-in-calls.ts');
      return messageOfError(error, 'mail');
    },
    lock: ends.lock,
    refresh: async () => void (await (await client.load()).refreshSession()),
  };
}

/** After a failure the next call tries again. */
function loadOnce(loadAuth: () => Promise<BackendAuth>, take: Take): LazyClient {
  let loading: Promise<BackendAuth> | null = null;
  let isLoaded = false;
  async function start(): Promise<BackendAuth> {
    const auth = await loadAuth();
    isLoaded = true;
    // Must not call the client here: it would deadlock.
    auth.onAuthStateChange((event, session) => {
      logInfo(`${event}: ${authEvents[event]}`);
      if (event === 'SIGNED_OUT') clearPasswordRequest();
      take({ type: 'auth-changed', event, session });
    });
    await auth.initialize();
    return auth;
  }
  const load = () => {
    loading ??= start().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  return { load, isLoaded: () => isLoaded };
}

async function loadWithClient(
  client: LazyClient,
  link: ReturnType<typeof takeLink>,
  dispatch: Dispatch,
  take: Take,
): Promise<void> {
  const hadSession = localValues.get(sessionStorageKey) !== null;
  const auth = await client.load();
  try {
    const { error } = await auth.initialize();
    if (error) cancelPasswordRequest(dispatch);
    // The client leaves the bare `#` behind.
    else if (link) history.replaceState(null, '', location.pathname + location.search);
    const { data, error: failure } = await auth.getSession();
    if (failure) throw failure;
    if (hadSession && !data.session) throw new Error('it is no longer valid');
    take({ type: 'session-loaded', session: data.session });
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
