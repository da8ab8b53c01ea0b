import { admins } from '@rxweb/domain/access/permissions';
import type { WebFeature } from '../../app/feature.ts';
import { lockIcon } from '../../ui/staff-icons.ts';

const path = '/app/audit';

export const audit: WebFeature = {
  name: 'audit',
  pages: [
    {
      path,
      title: 'Audit Log',
      isBilingual: true,
      access: admins,
      wrongRole: 'deny',
      load: async () => ({ default: (await import('./audit-page.tsx')).AuditPage }),
    },
  ],
  today: async () => (await import('./today-cards.ts')).todayCards,
  nav: [{ label: 'Audit Log', path, icon: lockIcon, order: 90, isSub: true }],
};
