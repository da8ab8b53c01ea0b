import { admins } from '@rxweb/domain/access/permissions';
import type { WebFeature } from '../../app/feature.ts';
import { storeIcon } from '../../ui/staff-icons.ts';

const path = '/app/settings';

export const settings: WebFeature = {
  name: 'settings',
  pages: [
    {
      path,
      title: 'Store settings',
      access: admins,
      wrongRole: 'deny',
      load: async () => ({ default: (await import('./settings-page.tsx')).SettingsPage }),
    },
  ],
  nav: [{ label: 'Store settings', path, icon: storeIcon, order: 85, isSub: true }],
};
