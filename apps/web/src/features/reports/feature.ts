import { pharmacyStaff } from '@rxweb/domain/access/permissions';
import type { WebFeature } from '../../app/feature.ts';
import { pulseIcon } from '../../ui/staff-icons.ts';
import { reportPath } from './report-path.ts';

export const reports: WebFeature = {
  name: 'reports',
  pages: [
    {
      path: reportPath,
      title: 'Weekly report',
      isBilingual: true,
      access: pharmacyStaff,
      wrongRole: 'deny',
      load: async () => ({ default: (await import('./report-page.tsx')).ReportPage }),
    },
  ],
  nav: [{ label: 'Weekly report', path: reportPath, icon: pulseIcon, order: 57 }],
};
