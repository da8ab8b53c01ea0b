import type { SessionRole } from '@rxweb/contracts/shared/roles';
import type { Session, User } from '@supabase/auth-js';
import type { SessionEnd } from '../../api/session-error.ts';

/** Why a screen is locked. `switch`: another user wants to sign in. */
export type LockReason = 'idle' | 'absolute' | 'by-hand' | 'switch';

/** What the app knows about the user (spec section 3). */
export interface SessionState {
  user: User | null;
  role: SessionRole;
  session: Session | null;
  loading: boolean;
  sidebarOpen: boolean;
  showLogin: boolean;
  /** The page to open after sign-in. */
  returnTo: string | null;
  /** A known user who is not signed in yet, and the pending step. */
  pending: { step: 'code' | 'new-password'; email: string } | null;
  /** Opened by a password link. */
  mustChoosePassword: boolean;
  /** Opened by an expired link. */
  linkIsSpent: boolean;
  /**
   * Set while locked and signed out. User, role and hidden pages are kept. `isTaken`: another user signed in, so
   * nothing may remain.
   */
  locked: { reason: LockReason; isTaken: boolean } | null;
  /** Why the server ended the last session; cleared with the login dialog. */
  endedBy: SessionEnd | null;
}

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

/** Loading only if there may be a session: a visitor's page never waits. */
export function initialSessionState(mayHaveSession: boolean): SessionState {
  return { ...signedOut, loading: mayHaveSession };
}
