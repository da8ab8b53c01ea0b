import type { PersonAccess } from '@rxweb/contracts/shared/endpoint';
import type { SessionRole } from '@rxweb/contracts/shared/roles';

// Who may open what (spec sections 2 and 6). Each page names one of these; a test compares them with the access of the calls that the page makes.
export const pharmacyStaff = ['pharmacist', 'admin'] as const;
export const admins = ['admin'] as const;

/** Whether a person may open or call something. The guard of a page and the hiding of links and buttons both ask this. */
export function canOpen(access: PersonAccess, role: SessionRole, isSignedIn: boolean): boolean {
  if (access === 'public') return true;
  if (!isSignedIn) return false;
  return access === 'signed-in' || access.some((allowed) => allowed === role);
}
