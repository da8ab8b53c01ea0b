import type { Area } from '@rxweb/domain/access/permissions';
import { paths } from './paths.ts';

export interface StaffArea {
  area: Area;
  path: string;
  title: string;
  /** What a wrong role meets: the dashboard (spec section 2), or the Access Denied page for areas without a redirect. */
  wrongRole: 'redirect' | 'deny';
}

/** The pages behind the guard. */
export const staffAreas = [
  { area: 'dashboard', path: paths.dashboard, title: 'Dashboard', wrongRole: 'redirect' },
  { area: 'shoeChecklist', path: paths.shoeChecklist, title: 'Diabetic Shoe Checklist', wrongRole: 'redirect' },
  { area: 'pharmacist', path: paths.pharmacist, title: 'Pharmacist Tools', wrongRole: 'redirect' },
  { area: 'dme', path: paths.dme, title: 'DME Shoes', wrongRole: 'redirect' },
  { area: 'dmeCases', path: paths.dmeCases, title: 'Shoe cases', wrongRole: 'deny' },
  { area: 'dmeCase', path: paths.dmeCase, title: 'Shoe case', wrongRole: 'deny' },
  { area: 'dmeBoard', path: paths.dmeBoard, title: 'Shoe board', wrongRole: 'deny' },
  { area: 'dmeRecall', path: paths.dmeRecall, title: 'Shoe recall', wrongRole: 'deny' },
  { area: 'admin', path: paths.admin, title: 'Admin Panel', wrongRole: 'redirect' },
  { area: 'users', path: paths.users, title: 'Users', wrongRole: 'redirect' },
  { area: 'sms', path: paths.sms, title: 'SMS Inbox', wrongRole: 'redirect' },
  { area: 'conversations', path: paths.conversations, title: 'Conversations', wrongRole: 'deny' },
  { area: 'audit', path: paths.audit, title: 'Audit Log', wrongRole: 'deny' },
  { area: 'account', path: paths.account, title: 'My account', wrongRole: 'redirect' },
] as const satisfies readonly StaffArea[];
