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
      isBilingual: true,
      access: admins,
      wrongRole: 'deny',
      load: async () => ({ default: (await import('./settings-page.tsx')).SettingsPage }),
    },
    {
      path: '/app/setup',
      title: 'Setup',
      isBilingual: true,
      access: admins,
      wrongRole: 'deny',
      load: async () => ({ default: (await import('./setup/setup-steps-page.tsx')).SetupStepsPage }),
    },
  ],
  nav: [{ label: 'Store settings', path, icon: storeIcon, order: 85, isSub: true }],
};
