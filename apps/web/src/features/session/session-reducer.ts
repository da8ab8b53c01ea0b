import { roleFromMetadata, type SessionRole } from '@rxweb/contracts/roles';
import type { AuthChangeEvent, Session, User } from '@supabase/supabase-js';

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
}

export type SessionAction =
  | { type: 'session-loaded'; session: Session | null }
  | { type: 'session-load-failed' }
  | { type: 'backend-unavailable' }
  | { type: 'auth-changed'; event: AuthChangeEvent; session: Session | null }
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
    case 'session-load-failed':
    case 'backend-unavailable':
      return { ...state, loading: false };
    case 'login-opened':
      return { ...state, showLogin: true, returnTo: action.returnTo };
    case 'login-closed':
      return { ...state, showLogin: false, returnTo: null };
    case 'sidebar-toggled':
      return { ...state, sidebarOpen: !state.sidebarOpen };
    case 'sidebar-closed':
      return { ...state, sidebarOpen: false };
  }
}

function withSession(state: SessionState, session: Session | null): SessionState {
  if (!session) return { ...signedOut, showLogin: state.showLogin, returnTo: state.returnTo };
  const role = roleFromMetadata(session.user.user_metadata);
  return {
    ...state,
    user: session.user,
    session,
    role,
    loading: false,
    sidebarOpen: opensSidebar(state, session, role) || state.sidebarOpen,
    showLogin: false,
  };
}

/** A refreshed token is no new arrival: a menu that was closed by hand stays closed. */
function opensSidebar(state: SessionState, session: Session, role: SessionRole): boolean {
  return role !== 'public' && (session.user.id !== state.user?.id || role !== state.role);
}
