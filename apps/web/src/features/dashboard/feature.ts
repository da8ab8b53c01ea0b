import { roles } from '@rxweb/contracts/shared/roles';
import type { WebFeature } from '../../app/feature.ts';
import { gridIcon } from '../../ui/staff-icons.ts';

const path = '/app/dashboard';

export const dashboard: WebFeature = {
  name: 'dashboard',
  pages: [
    {
      path,
      shortPath: '/dashboard',
      title: 'Dashboard',
      isBilingual: true,
      access: 'signed-in',
      wrongRole: 'redirect',
      load: async () => ({ default: (await import('./dashboard-page.tsx')).DashboardPage }),
    },
  ],
  // An account without a role can open the page, but its menu doesn't lead there.
  nav: [{ label: 'Dashboard', path, icon: gridIcon, order: 10, access: roles }],
};
