import { listenForRefusals, type SessionRefusal } from '../../api/session-error.ts';
import type { BackendAuth } from '../../backend/backend-auth.ts';
import { sessionIdOf } from '../../backend/token-claims.ts';
import { navigate } from '../../navigation/navigation.ts';
import { askStanding } from './session.api.ts';
import { openSessionChannel } from './session-channel.ts';
import { phaseAt } from './session-info.ts';
import type { SessionAction } from './session-reducer.ts';
import type { LockReason } from './session-state.ts';
import { dropEndedSession, storedToken } from './stored-session.ts';

/** An end that is that near is an end: by the time the page is shown again it has come. */
const marginMs = 2_000;
/** Gives the other tabs time to lock before they hear that the session is gone, which would make them leave their pages. */
const headStartMs = 100;

export interface SessionEnds {
  /** Hides the pages at once and ends the session; who signs in again finds them as they were. */
  lock(reason: LockReason): Promise<void>;
  close(): void;
}

/** Everything that ends or stops a session but signing out: the lock, here or in another tab, and the server's refusals. */
export function followEnds(auth: BackendAuth, dispatch: (action: SessionAction) => void): SessionEnds {
  let lockedId: string | null = null;
  const channel = openSessionChannel((message) => {
    if (message.type === 'locked') hide(message.sessionId, message.reason);
  });

  function hide(sessionId: string, reason: LockReason): void {
    lockedId = sessionId;
    dispatch({ type: 'locked', reason, sessionId });
  }

  async function lock(reason: LockReason): Promise<void> {
    const token = storedToken();
    const sessionId = sessionIdOf(token ?? undefined);
    if (!token || !sessionId) return dispatch({ type: 'auth-changed', event: 'SIGNED_OUT', session: null });
    hide(sessionId, reason);
    // A tab that slept may know only of long ago: the server knows what was done in another one.
    if ((reason === 'idle' || reason === 'absolute') && (await stillStands(token))) return takeUp();
    await endEverywhere(sessionId, reason);
  }

  async function endEverywhere(sessionId: string, reason: LockReason): Promise<void> {
    channel.tell({ type: 'locked', reason, sessionId });
    await new Promise((resolve) => setTimeout(resolve, headStartMs));
    await end(sessionId);
  }

  /** Goes on with the session that is stored now. */
  async function takeUp(): Promise<void> {
    lockedId = null;
    const { data } = await auth.getSession();
    dispatch({ type: 'session-loaded', session: data.session });
  }

  /** Signs out of this session, not of one that has come after it. */
  async function end(sessionId: string): Promise<void> {
    if (sessionIdOf(storedToken() ?? undefined) !== sessionId) return takeUp();
    dropEndedSession(Date.now());
    await auth.signOut({ scope: 'local' });
  }

  async function handleRefusal(refusal: SessionRefusal, token: string): Promise<void> {
    // Whoever watches the clock comes first: a session that is over by it has locked the screen already.
    await Promise.resolve();
    const sessionId = sessionIdOf(token);
    if (!sessionId || sessionId === lockedId || sessionId !== sessionIdOf(storedToken() ?? undefined)) return;
    // A second factor was set up elsewhere. The account as it is now makes the app ask for its code.
    if (refusal === 'insufficient_aal') return void (await auth.refreshSession());
    if (refusal === 'session_idle') {
      hide(sessionId, 'idle');
      return endEverywhere(sessionId, 'idle');
    }
    dispatch({ type: 'session-refused', refusal, returnTo: location.pathname });
    navigate('/', { replace: true });
    await end(sessionId);
  }

  const stopListening = listenForRefusals((refusal, token) => void handleRefusal(refusal, token));
  const stopHiding = hideKeptPage(() => {
    if (!storedToken()) dispatch({ type: 'auth-changed', event: 'SIGNED_OUT', session: null });
  });
  return {
    lock,
    close: () => {
      stopListening();
      stopHiding();
      channel.close();
    },
  };
}

async function stillStands(token: string): Promise<boolean> {
  try {
    const standing = await askStanding(token);
    return phaseAt(standing, Date.now() + marginMs, 0).type === 'open';
  } catch {
    return false;
  }
}

/** A page that the browser keeps for the Back button comes back unseen, and is shown when it has been checked who is signed in now. */
function hideKeptPage(check: () => void): () => void {
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
