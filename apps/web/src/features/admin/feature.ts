import { admins } from '@rxweb/domain/access/permissions';
import type { WebFeature } from '../../app/feature.ts';
import { shieldIcon } from '../../ui/staff-icons.ts';

const path = '/app/admin';

export const admin: WebFeature = {
  name: 'admin',
  pages: [
    {
      path,
      shortPath: '/admin',
      title: 'Admin Panel',
      isBilingual: true,
      access: admins,
      wrongRole: 'redirect',
      load: async () => ({ default: (await import('./admin-page.tsx')).AdminPage }),
    },
  ],
  nav: [{ label: 'Admin Panel', path, icon: shieldIcon, order: 60 }],
};
