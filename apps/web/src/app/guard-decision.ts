import type { SessionRole } from '@rxweb/contracts/shared/roles';
import { canOpen } from '@rxweb/domain/access/permissions';
import type { FeaturePage } from './feature.ts';
import { pathOf, staffPages } from './staff-pages.ts';

export interface Visitor {
  loading: boolean;
  isSignedIn: boolean;
  role: SessionRole;
}

export type GuardDecision = 'wait' | 'show' | 'log-in' | 'to-dashboard' | 'deny';

/** Spec section 2. The dashboard takes every signed-in user, so no redirect goes in a circle. */
export function decideGuard(
  { access, wrongRole }: Pick<FeaturePage, 'access' | 'wrongRole'>,
  { loading, isSignedIn, role }: Visitor,
): GuardDecision {
  if (loading) return 'wait';
  if (canOpen(access, role, isSignedIn)) return 'show';
  if (!isSignedIn) return 'log-in';
  return wrongRole === 'redirect' ? 'to-dashboard' : 'deny';
}

/** The requested address, with its filters, if the role can open it, else the dashboard. Null means stay. */
export function placeAfterSignIn(role: SessionRole, returnTo: string | null): string | null {
  const [pathname] = (returnTo ?? '').split('?', 1);
  const wanted = staffPages.find(({ path }) => isPathOf(path, pathname ?? ''));
  if (wanted && canOpen(wanted.access, role, true)) return returnTo;
  return role === 'public' ? null : pathOf('dashboard');
}

function isPathOf(pattern: string, pathname: string): boolean {
  const [steps, parts] = [pathname.split('/'), pattern.split('/')];
  return parts.length === steps.length && parts.every((part, at) => (part[0] === ':' ? steps[at] : part === steps[at]));
}
