import { roleFromMetadata, type SessionRole } from '@rxweb/contracts/roles';
import type { AuthChangeEvent, Session, User } from '@supabase/supabase-js';
import { owesSecondFactor } from './second-factor.ts';

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
}

export type SessionAction =
  | { type: 'session-loaded'; session: Session | null }
  | { type: 'session-load-failed' }
  | { type: 'backend-unavailable' }
  | { type: 'auth-changed'; event: AuthChangeEvent; session: Session | null }
  | { type: 'password-asked'; isAsked: boolean }
  | { type: 'password-chosen'; session: Session | null }
  | { type: 'link-refused' }
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
    case 'login-opened':
      return { ...state, showLogin: true, returnTo: action.returnTo };
    case 'login-closed':
      return { ...state, showLogin: false, returnTo: null, linkIsSpent: false };
    case 'sidebar-toggled':
      return { ...state, sidebarOpen: !state.sidebarOpen };
    case 'sidebar-closed':
      return { ...state, sidebarOpen: false };
  }
}

function withSession(state: SessionState, session: Session | null): SessionState {
  const { showLogin, returnTo, linkIsSpent, mustChoosePassword } = state;
  if (!session) return { ...signedOut, showLogin, returnTo, linkIsSpent };
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

function pendingStep(session: Session, mustChoosePassword: boolean): 'code' | 'new-password' | null {
  if (owesSecondFactor(session)) return 'code';
  return mustChoosePassword ? 'new-password' : null;
}

/** A refreshed token is no new arrival: a menu that was closed by hand stays closed. */
function opensSidebar(state: SessionState, session: Session, role: SessionRole): boolean {
  return role !== 'public' && (session.user.id !== state.user?.id || role !== state.role);
}
