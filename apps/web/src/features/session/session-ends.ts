import { type EndCause, onSessionError, type SessionError } from '../../api/session-error.ts';
import type { BackendAuth } from '../../backend/backend-auth.ts';
import { dropEndedSession, freshSession, storedToken } from '../../backend/stored-session.ts';
import { sessionIdOf } from '../../backend/token-claims.ts';
import { logFailure } from '../../browser/log.ts';
import { flushDrafts } from '../../data/drafts/flush-drafts.ts';
import { navigate } from '../../navigation/navigation.ts';
import { localValues } from '../../storage/browser-storage.ts';
import { sessionStorageKey } from '../../storage/session-storage-key.ts';
import { fetchSessionTimes } from './session.api.ts';
import { openSessionChannel } from './session-channel.ts';
import { phaseAt } from './session-info.ts';
import type { SessionAction } from './session-reducer.ts';
import type { LockReason } from './session-state.ts';

/** It will be reached by the time the page shows. */
const marginMs = 2_000;
/** Lets other tabs lock before they learn that the session is gone, which would make them navigate away. */
const headStartMs = 100;

/** The auth client, which loads when it is needed. */
export interface LazyClient {
  load(): Promise<BackendAuth>;
  isLoaded(): boolean;
}

export interface SessionEnds {
  /** This session is locked, refused or signed out here: what the client still says of it is old. */
  isOver(sessionId: string | null): boolean;
  /** The next sign-in finds the pages unchanged. */
  lock(reason: LockReason): Promise<void>;
  /** Before a sign-out: its end needs no explanation. */
  expect(): void;
  expectNothing(): void;
}

type Dispatch = (action: SessionAction) => void;

/** All but sign-out: locks here or in another tab, and refusals by the server. */
export function followEnds(client: LazyClient, dispatch: Dispatch): SessionEnds {
  const ending = createEnding(client, dispatch);

  async function lock(reason: LockReason): Promise<void> {
    const token = storedToken();
    const sessionId = sessionIdOf(token ?? undefined);
    if (!token || !sessionId) return dispatch(signedOut);
    ending.hide(sessionId, reason);
    await flushDrafts();
    // A tab that slept may be out of date; the server knows of use in other tabs.
    const isByClock = reason === 'idle' || reason === 'absolute';
    if (isByClock && (await isStillValid(token)) && (await ending.resume())) return;
    await ending.endEverywhere(sessionId, reason);
  }

  async function handleRefusal(refusal: SessionError, token: string, cause: EndCause): Promise<void> {
    // The clock watcher goes first: an expired session has already locked the screen.
    await Promise.resolve();
    const sessionId = sessionIdOf(token);
    if (!sessionId || ending.isLocked(sessionId) || sessionId !== storedSessionId()) return;
    // The refreshed account makes the app ask for the new second factor's code.
    if (refusal === 'insufficient_aal') return void (await (await client.load()).refreshSession());
    if (refusal === 'session_idle' || cause.reason === 'over_its_limit') {
      ending.hide(sessionId, 'idle');
      return ending.endEverywhere(sessionId, 'idle');
    }
    ending.expect(sessionId);
    dispatch({ type: 'session-refused', refusal, cause, returnTo: location.pathname + location.search });
    navigate('/', { replace: true });
    await ending.end(sessionId);
  }

  onSessionError((refusal, token, cause) => void handleRefusal(refusal, token, cause));
  hideCachedPage(() => {
    const stored = freshSession(Date.now());
    if (!storedToken()) dispatch(signedOut);
    else if (stored && !ending.isLocked(sessionIdOf(stored.access_token)))
      dispatch({ type: 'session-loaded', session: stored });
  });
  return {
    isOver: ending.isLocked,
    lock,
    expect: () => ending.expect(storedSessionId()),
    expectNothing: () => ending.expect(null),
  };
}

export const signedOut = { type: 'auth-changed', event: 'SIGNED_OUT', session: null } as const;

function storedSessionId(): string | null {
  return sessionIdOf(storedToken() ?? undefined);
}

function createEnding(client: LazyClient, dispatch: Dispatch) {
  let lockedId: string | null = null;
  const channel = openSessionChannel((message) => {
    if (message.type === 'locked') hide(message.sessionId, message.reason);
  });

  function hide(sessionId: string, reason: LockReason): void {
    lockedId = sessionId;
    dispatch({ type: 'locked', reason, sessionId });
  }

  async function endEverywhere(sessionId: string, reason: LockReason): Promise<void> {
    channel.tell({ type: 'locked', reason, sessionId });
    await new Promise((resolve) => setTimeout(resolve, headStartMs));
    await end(sessionId);
  }

  /** Returns whether it could. */
  async function resume(): Promise<boolean> {
    try {
      const session = freshSession(Date.now()) ?? (await (await client.load()).getSession()).data.session;
      lockedId = null;
      dispatch({ type: 'session-loaded', session });
      return true;
    } catch (error) {
      logFailure('Session not resumed', error);
      return false;
    }
  }

  /** Signs out of this session, not a later one. */
  async function end(sessionId: string): Promise<void> {
    if (storedSessionId() !== sessionId) await resume();
    else await endLocally(client, dispatch);
  }

  const isLocked = (sessionId: string | null) => sessionId !== null && sessionId === lockedId;
  const expect = (sessionId: string | null) => {
    lockedId = sessionId;
  };
  return { hide, expect, end, endEverywhere, resume, isLocked };
}

/** Returns the client's error. Without the client, the browser forgets the session at once and the server ends it later. */
export async function endLocally({ load, isLoaded }: LazyClient, dispatch: Dispatch): Promise<unknown> {
  dropEndedSession(Date.now());
  if (isLoaded()) return (await (await load()).signOut({ scope: 'local' })).error;
  const token = storedToken();
  localValues.remove(sessionStorageKey);
  dispatch(signedOut);
  if (token)
    load()
      .then((client) => client.admin.signOut(token, 'local'))
      .catch((error: unknown) => logFailure('Session not ended', error));
  return null;
}

async function isStillValid(token: string): Promise<boolean> {
  try {
    const times = await fetchSessionTimes(token);
    return phaseAt(times, Date.now() + marginMs, 0).type === 'open';
  } catch {
    return false;
  }
}

/** A page restored from the back-forward cache stays hidden until the session is checked. */
function hideCachedPage(check: () => void): void {
  const { style } = document.documentElement;
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted) style.visibility = 'hidden';
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    check();
    requestAnimationFrame(() => style.removeProperty('visibility'));
  });
}
