import type { SessionRole } from '@rxweb/contracts/shared/roles';
import type { Session, User } from '@supabase/auth-js';
import type { SessionEnd } from '../../api/session-error.ts';

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
