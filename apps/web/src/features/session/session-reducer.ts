import { roleFromMetadata, type SessionRole } from '@rxweb/contracts/shared/roles';
import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import type { EndCause, SessionEnd } from '../../api/session-error.ts';
import { sessionIdOf } from '../../backend/token-claims.ts';
import { hasFactor, owesSecondFactor } from './second-factor.ts';
import { type FrameAction, frameReducer } from './session-frame.ts';
import { type LockReason, type SessionState, signedOut } from './session-state.ts';

export type SessionAction =
  | { type: 'session-loaded'; session: Session | null }
  | { type: 'session-load-failed' }
  | { type: 'backend-unavailable' }
  | { type: 'auth-changed'; event: AuthChangeEvent; session: Session | null }
  | { type: 'password-asked'; isAsked: boolean }
  | { type: 'password-chosen'; session: Session | null }
  | { type: 'link-refused' }
  /** Names its session, so a late message can't lock the next user's. */
  | { type: 'locked'; reason: LockReason; sessionId: string | null }
  | { type: 'session-refused'; refusal: SessionEnd; cause: EndCause; returnTo: string | null }
  | FrameAction;

/** See spec section 4, "Session and role". */
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
      return {
        ...signedOut,
        showLogin: true,
        returnTo: action.returnTo,
        endedBy: { refusal: action.refusal, ...action.cause },
      };
    default:
      return frameReducer(state, action);
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
    const pending = pendingUser(session, step);
    // A password link opens the dialog; a half-done sign-in waits for the user.
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

/** The same user finds everything unchanged. */
function whileLocked(
  state: SessionState,
  locked: NonNullable<SessionState['locked']>,
  session: Session | null,
): SessionState {
  if (!session) return { ...state, pending: null };
  const step = pendingStep(session, state.mustChoosePassword);
  if (step) return { ...state, pending: pendingUser(session, step) };
  if (session.user.id !== state.user?.id) return { ...state, pending: null, locked: { ...locked, isTaken: true } };
  const role = roleFromMetadata(session.user.user_metadata);
  return { ...state, user: session.user, session, role, pending: null, locked: null };
}

type Pending = NonNullable<SessionState['pending']>;

const pendingUser = ({ user }: Session, step: Pending['step']): Pending => ({
  step,
  email: user.email ?? '',
  hasPasskey: hasFactor(user, 'webauthn'),
});

function pendingStep(session: Session, mustChoosePassword: boolean): Pending['step'] | null {
  // An authenticator app is asked for first; its step leads to the passkey.
  if (owesSecondFactor(session)) return hasFactor(session.user, 'totp') ? 'code' : 'passkey';
  return mustChoosePassword ? 'new-password' : null;
}

/** A token refresh is not a sign-in: a menu closed by hand stays closed. */
function opensSidebar(state: SessionState, session: Session, role: SessionRole): boolean {
  return role !== 'public' && (session.user.id !== state.user?.id || role !== state.role);
}
