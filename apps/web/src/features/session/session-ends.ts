import { type EndCause, onSessionError, type SessionError } from '../../api/session-error.ts';
import type { BackendAuth } from '../../backend/backend-auth.ts';
import { dropEndedSession, storedToken } from '../../backend/stored-session.ts';
import { sessionIdOf } from '../../backend/token-claims.ts';
import { flushDrafts } from '../../data/drafts/flush-drafts.ts';
import { navigate } from '../../navigation/navigation.ts';
import { fetchSessionTimes } from './session.api.ts';
import { openSessionChannel } from './session-channel.ts';
import { phaseAt } from './session-info.ts';
import type { SessionAction } from './session-reducer.ts';
import type { LockReason } from './session-state.ts';

/** It will be reached by the time the page shows. */
const marginMs = 2_000;
/** Lets other tabs lock before they learn that the session is gone, which would make them navigate away. */
const headStartMs = 100;

export interface SessionEnds {
  /** The next sign-in finds the pages unchanged. */
  lock(reason: LockReason): Promise<void>;
  /** Before a sign-out: its end needs no explanation. */
  expect(): void;
  close(): void;
}

type Dispatch = (action: SessionAction) => void;

/** All but sign-out: locks here or in another tab, and refusals by the server. */
export function followEnds(auth: BackendAuth, dispatch: Dispatch): SessionEnds {
  const ending = createEnding(auth, dispatch);

  async function lock(reason: LockReason): Promise<void> {
    const token = storedToken();
    const sessionId = sessionIdOf(token ?? undefined);
    if (!token || !sessionId) return dispatch(signedOut);
    ending.hide(sessionId, reason);
    await flushDrafts();
    // A tab that slept may be out of date; the server knows of use in other tabs.
    if ((reason === 'idle' || reason === 'absolute') && (await isStillValid(token))) return ending.resume();
    await ending.endEverywhere(sessionId, reason);
  }

  async function handleRefusal(refusal: SessionError, token: string, cause: EndCause): Promise<void> {
    // The clock watcher goes first: an expired session has already locked the screen.
    await Promise.resolve();
    const sessionId = sessionIdOf(token);
    if (!sessionId || ending.isLocked(sessionId) || sessionId !== storedSessionId()) return;
    // The refreshed account makes the app ask for the new second factor's code.
    if (refusal === 'insufficient_aal') return void (await auth.refreshSession());
    if (refusal === 'session_idle' || cause.reason === 'over_its_limit') {
      ending.hide(sessionId, 'idle');
      return ending.endEverywhere(sessionId, 'idle');
    }
    dispatch({ type: 'session-refused', refusal, cause, returnTo: location.pathname + location.search });
    navigate('/', { replace: true });
    await ending.end(sessionId);
  }

  const stopListening = onSessionError((refusal, token, cause) => void handleRefusal(refusal, token, cause));
  const stopHiding = hideCachedPage(() => {
    if (!storedToken()) dispatch(signedOut);
  });
  return {
    lock,
    expect: () => ending.expect(storedSessionId()),
    close: () => {
      stopListening();
      stopHiding();
      ending.close();
    },
  };
}

const signedOut = { type: 'auth-changed', event: 'SIGNED_OUT', session: null } as const;

function storedSessionId(): string | null {
  return sessionIdOf(storedToken() ?? undefined);
}

function createEnding(auth: BackendAuth, dispatch: Dispatch) {
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

  async function resume(): Promise<void> {
    lockedId = null;
    const { data } = await auth.getSession();
    dispatch({ type: 'session-loaded', session: data.session });
  }

  /** Signs out of this session, not a later one. */
  async function end(sessionId: string): Promise<void> {
    if (storedSessionId() !== sessionId) return resume();
    dropEndedSession(Date.now());
    await auth.signOut({ scope: 'local' });
  }

  const isLocked = (sessionId: string) => sessionId === lockedId;
  const expect = (sessionId: string | null) => {
    lockedId = sessionId;
  };
  return { hide, expect, end, endEverywhere, resume, isLocked, close: channel.close };
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
function hideCachedPage(check: () => void): () => void {
  const { style } = document.documentElement;
  const handleHide = ({ persisted }: PageTransitionEvent) => {
    if (persisted) style.visibility = 'hidden';
  };
  const handleShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    check();
    requestAnimationFrame(() => style.removeProperty('visibility'));
  };
  addEventListener('pagehide', handleHide);
  addEventListener('pageshow', handleShow);
  return () => {
    removeEventListener('pagehide', handleHide);
    removeEventListener('pageshow', handleShow);
  };
}
