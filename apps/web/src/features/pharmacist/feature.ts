import { pharmacyStaff } from '@rxweb/domain/access/permissions';
import type { WebFeature } from '../../app/feature.ts';
import { mortarIcon } from '../../ui/more-icons.ts';

const path = '/app/pharmacist';

export const pharmacist: WebFeature = {
  name: 'pharmacist',
  pages: [
    {
      path,
      shortPath: '/pharmacist',
      title: 'Pharmacist Tools',
      isBilingual: true,
      access: pharmacyStaff,
      wrongRole: 'redirect',
      load: async () => ({ default: (await import('./pharmacist-page.tsx')).PharmacistPage }),
    },
  ],
  nav: [{ label: 'Pharmacist Tools', path, icon: mortarIcon, order: 30 }],
};
