import type { SessionRole } from '@rxweb/contracts/shared/roles';
import { canOpen } from '@rxweb/domain/access/permissions';
import { paths } from './paths.ts';
import { type StaffArea, staffAreas } from './staff-areas.ts';

export interface Visitor {
  loading: boolean;
  isSignedIn: boolean;
  role: SessionRole;
}

/** What a guard does with a person: show a spinner, the page, the login dialog on `/`, the dashboard, or Access Denied. */
export type GuardDecision = 'wait' | 'show' | 'log-in' | 'to-dashboard' | 'deny';

/** The guards of spec section 2. The dashboard takes every signed-in person, so nobody is sent in a circle. */
export function decideGuard({ area, wrongRole }: StaffArea, { loading, isSignedIn, role }: Visitor): GuardDecision {
  if (loading) return 'wait';
  if (canOpen(area, role, isSignedIn)) return 'show';
  if (!isSignedIn) return 'log-in';
  return wrongRole === 'redirect' ? 'to-dashboard' : 'deny';
}

/** Where to go after a sign-in: the page that was wanted when the role may open it, else the dashboard; null means stay. */
export function placeAfterSignIn(role: SessionRole, returnTo: string | null): string | null {
  const wanted = staffAreas.find(({ path }) => path === returnTo);
  if (wanted && canOpen(wanted.area, role, true)) return wanted.path;
  return role === 'public' ? null : paths.dashboard;
}
