import type { PersonAccess } from '@rxweb/contracts/shared/endpoint';
import type { SessionRole } from '@rxweb/contracts/shared/roles';

const pharmacyStaff = ['pharmacist', 'admin'] as const;
const admins = ['admin'] as const;

/** Who may open which area of the app (spec sections 2 and 6). Guards and links read this one table. */
export const areaAccess = {
  chat: 'public',
  dashboard: 'signed-in',
  account: 'signed-in',
  pharmacist: pharmacyStaff,
  dme: pharmacyStaff,
  shoeChecklist: pharmacyStaff,
  dmeCases: pharmacyStaff,
  dmeCase: pharmacyStaff,
  dmeBoard: pharmacyStaff,
  dmeRecall: pharmacyStaff,
  conversations: pharmacyStaff,
  admin: admins,
  users: admins,
  sms: admins,
  audit: admins,
  ticker: admins,
} as const satisfies Record<string, PersonAccess>;

export type Area = keyof typeof areaAccess;

/** The dashboard is open to any signed-in user, with or without a role. */
export function canOpen(area: Area, role: SessionRole, isSignedIn: boolean): boolean {
  const access: PersonAccess = areaAccess[area];
  if (access === 'public') return true;
  if (!isSignedIn) return false;
  return access === 'signed-in' || access.some((allowed) => allowed === role);
}
