import { roleFromMetadata, type SessionRole } from '@rxweb/contracts/roles';
import type { AuthChangeEvent, Session, User } from '@supabase/supabase-js';
import type { SessionEnd } from '../../lib/session-refusal.ts';
import { sessionIdOf } from '../../lib/token-claims.ts';
import { owesSecondFactor } from './second-factor.ts';

/** Why a screen is locked. `switch`: somebody else wants to sign in. */
export type LockReason = 'idle' | 'absolute' | 'by-hand' | 'switch';

/** What the app knows about the person at the screen (spec section 3). */
export interface SessionState {
  user: User | null;
  role: SessionRole;
  session: Session | null;
  loading: boolean;
  sidebarOpen: boolean;
  showLogin: boolean;
  /** The page a signed-out person wanted; where to go on after the sign-in. */
  returnTo: string | null;
  /** Somebody who is known but not signed in yet, and what is still asked of them. */
  pending: { step: 'code' | 'new-password'; email: string } | null;
  /** Came by a link of a mail that asks for a password. */
  mustChoosePassword: boolean;
  /** Came by a link that is of no use any more. */
  linkIsSpent: boolean;
  /**
   * The screen is locked and the session over. User and role stay those of before: the pages are kept for them, unseen. `isTaken`: somebody
   * else has signed in, and nothing of the pages may stay.
   */
  locked: { reason: LockReason; isTaken: boolean } | null;
  /** Why the server ended the session before, until the login dialog is closed. */
  endedBy: SessionEnd | null;
}

export type SessionAction =
  | { type: 'session-loaded'; session: Session | null }
  | { type: 'session-load-failed' }
  | { type: 'backend-unavailable' }
  | { type: 'auth-changed'; event: AuthChangeEvent; session: Session | null }
  | { type: 'password-asked'; isAsked: boolean }
  | { type: 'password-chosen'; session: Session | null }
  | { type: 'link-refused' }
  /** For one session only: what is told late must not lock that of the next person. */
  | { type: 'locked'; reason: LockReason; sessionId: string | null }
  | { type: 'session-refused'; refusal: SessionEnd; returnTo: string | null }
  | { type: 'login-opened'; returnTo: string | null }
  | { type: 'login-closed' }
  | { type: 'sidebar-toggled' }
  | { type: 'sidebar-closed' };

export const signedOut: SessionState = {
  user: null,
  role: 'public',
  session: null,
  loading: false,
  sidebarOpen: false,
  showLogin: false,
  returnTo: null,
  pending: null,
  mustChoosePassword: false,
  linkIsSpent: false,
  locked: null,
  endedBy: null,
};

/** Loading only when there may be a session: a visitor's page never waits. */
export function initialSessionState(mayHaveSession: boolean): SessionState {
  return { ...signedOut, loading: mayHaveSession };
}

/** The rules of spec section 4, "Session and role". */
export function sessionReducer(state: SessionState, action: SessionAction): SessionState {
  switch (action.type) {
    case 'session-loaded':
      return withSession(state, action.session);
    case 'auth-changed':
      return withSession(state, action.event === 'SIGNED_OUT' ? null : action.session);
    case 'password-asked':
      return { ...state, mustChoosePassword: action.isAsked };
    case 'password-chosen':
      return withSession({ ...state, mustChoosePassword: false }, action.session);
    case 'session-load-failed':
    case 'backend-unavailable':
      return { ...state, loading: false };
    case 'link-refused':
      return { ...state, showLogin: true, linkIsSpent: true };
    case 'locked':
      return lockFor(state, action.reason, action.sessionId);
    case 'session-refused':
      if (state.locked) return state;
      return { ...signedOut, showLogin: true, returnTo: action.returnTo, endedBy: action.refusal };
    case 'login-opened':
      return { ...state, showLogin: true, returnTo: action.returnTo };
    case 'login-closed':
      return { ...state, showLogin: false, returnTo: null, linkIsSpent: false, endedBy: null };
    case 'sidebar-toggled':
      return { ...state, sidebarOpen: !state.sidebarOpen };
    case 'sidebar-closed':
      return { ...state, sidebarOpen: false };
  }
}

function lockFor(state: SessionState, reason: LockReason, sessionId: string | null): SessionState {
  if (!state.session || sessionIdOf(state.session.access_token) !== sessionId) return state;
  return { ...state, session: null, showLogin: false, locked: { reason, isTaken: false } };
}

function withSession(state: SessionState, session: Session | null): SessionState {
  if (state.locked) return whileLocked(state, state.locked, session);
  const { showLogin, returnTo, linkIsSpent, endedBy, mustChoosePassword } = state;
  if (!session) return { ...signedOut, showLogin, returnTo, linkIsSpent, endedBy };
  const step = pendingStep(session, mustChoosePassword);
  if (step) {
    const pending = { step, email: session.user.email ?? '' };
    // Who came to choose a password is asked for it; a half-done sign-in waits until somebody asks for it.
    return { ...signedOut, showLogin: showLogin || mustChoosePassword, returnTo, pending, mustChoosePassword };
  }
  const role = roleFromMetadata(session.user.user_metadata);
  return {
    ...signedOut,
    user: session.user,
    session,
    role,
    sidebarOpen: opensSidebar(state, session, role) || state.sidebarOpen,
    returnTo,
  };
}

/** The same person finds everything as it was. */
function whileLocked(
  state: SessionState,
  locked: NonNullable<SessionState['locked']>,
  session: Session | null,
): SessionState {
  if (!session) return { ...state, pending: null };
  const step = pendingStep(session, state.mustChoosePassword);
  if (step) return { ...state, pending: { step, email: session.user.email ?? '' } };
  if (session.user.id !== state.user?.id) return { ...state, pending: null, locked: { ...locked, isTaken: true } };
  const role = roleFromMetadata(session.user.user_metadata);
  return { ...state, user: session.user, session, role, pending: null, locked: null };
}

function pendingStep(session: Session, mustChoosePassword: boolean): 'code' | 'new-password' | null {
  if (owesSecondFactor(session)) return 'code';
  return mustChoosePassword ? 'new-password' : null;
}

/** A refreshed token is no new arrival: a menu that was closed by hand stays closed. */
function opensSidebar(state: SessionState, session: Session, role: SessionRole): boolean {
  return role !== 'public' && (session.user.id !== state.user?.id || role !== state.role);
}
