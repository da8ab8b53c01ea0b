import type { SessionRole } from '@rxweb/contracts/shared/roles';
import type { Session, User } from '@supabase/auth-js';
import type { EndCause, SessionEnd } from '../../api/session-error.ts';

/** `switch`: another user wants to sign in. */
export type LockReason = 'idle' | 'absolute' | 'by-hand' | 'switch';

/** The role is null while the second factor is pending; or an error message. */
export type SignInResult = { role: SessionRole | null; message?: never } | { role?: never; message: string };

/** See spec section 3. */
export interface SessionState {
  user: User | null;
  role: SessionRole;
  session: Session | null;
  loading: boolean;
  sidebarOpen: boolean;
  showLogin: boolean;
  returnTo: string | null;
  /** A known user who is not signed in yet, and the pending step: `passkey` where there is no authenticator app. */
  pending: { step: 'code' | 'passkey' | 'new-password'; email: string; hasPasskey: boolean } | null;
  mustChoosePassword: boolean;
  linkIsSpent: boolean;
  /** User, role and hidden pages are kept. `isTaken`: another user signed in, so nothing may remain. */
  locked: { reason: LockReason; isTaken: boolean } | null;
  /** Cleared with the login dialog. */
  endedBy: ({ refusal: SessionEnd } & EndCause) | null;
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
