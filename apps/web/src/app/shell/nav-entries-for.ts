import type { SessionRole } from '@rxweb/contracts/shared/roles';
import { canOpen } from '@rxweb/domain/access/permissions';
import { homePath } from '../../navigation/location.ts';
import { homeIcon } from '../../ui/staff-icons.ts';
import type { NavEntry } from '../feature.ts';
import { features } from '../features.ts';
import { staffPages } from '../staff-pages.ts';

const home: NavEntry = { label: 'Home', path: homePath, icon: homeIcon, order: 0, access: 'public' };

const entries = [home, ...features.flatMap(({ nav = [] }) => nav)].sort((one, other) => one.order - other.order);

/** Those that the role may open. */
export function navEntriesFor(role: SessionRole): NavEntry[] {
  return entries.filter((entry) => canOpen(accessOf(entry), role, true));
}

function accessOf({ access, path }: NavEntry) {
  return access ?? staffPages.find((page) => page.path === path)?.access ?? [];
}
