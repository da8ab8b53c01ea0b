import type { SessionRole } from '@rxweb/contracts/shared/roles';
import { type Area, canOpen } from '@rxweb/domain/access/permissions';
import type { IconDrawing } from '../../ui/icons.ts';
import { mortarIcon, shoeIcon } from '../../ui/more-icons.ts';
import {
  chatsIcon,
  checklistIcon,
  gridIcon,
  homeIcon,
  lockIcon,
  messageIcon,
  shieldIcon,
  usersIcon,
} from '../../ui/staff-icons.ts';
import { paths } from '../paths.ts';

export interface NavEntry {
  label: string;
  path: string;
  area: Area;
  icon: IconDrawing;
  /** Belongs under the entry before it. */
  isSub?: true;
}

/** The sidebar's entries in the spec's order (section 2), with our own before the panel. What the panel links to stands under it. */
const entries: readonly NavEntry[] = [
  { label: 'Home', path: paths.home, area: 'chat', icon: homeIcon },
  { label: 'Dashboard', path: paths.dashboard, area: 'dashboard', icon: gridIcon },
  { label: 'Diabetic Shoe Checklist', path: paths.shoeChecklist, area: 'shoeChecklist', icon: checklistIcon },
  { label: 'Pharmacist Tools', path: paths.pharmacist, area: 'pharmacist', icon: mortarIcon },
  { label: 'DME Shoes', path: paths.dme, area: 'dme', icon: shoeIcon },
  { label: 'Conversations', path: paths.conversations, area: 'conversations', icon: chatsIcon },
  { label: 'Admin Panel', path: paths.admin, area: 'admin', icon: shieldIcon },
  { label: 'Users', path: paths.users, area: 'users', icon: usersIcon, isSub: true },
  { label: 'SMS Inbox', path: paths.sms, area: 'sms', icon: messageIcon, isSub: true },
  { label: 'Audit Log', path: paths.audit, area: 'audit', icon: lockIcon, isSub: true },
];

/** What a signed-in person sees: only what the role may open, and the dashboard only with a role. */
export function navEntriesFor(role: SessionRole): NavEntry[] {
  return entries.filter(({ area }) => canOpen(area, role, true) && (area !== 'dashboard' || role !== 'public'));
}
