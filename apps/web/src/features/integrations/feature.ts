import { admins } from '@rxweb/domain/access/permissions';
import type { WebFeature } from '../../app/feature.ts';
import { transferIcon } from '../../ui/more-icons.ts';

const path = '/app/integrations';

export const integrations: WebFeature = {
  name: 'integrations',
  pages: [
    {
      path,
      title: 'Integrations',
      isBilingual: true,
      access: admins,
      wrongRole: 'deny',
      load: async () => ({ default: (await import('./integrations-page.tsx')).IntegrationsPage }),
    },
  ],
  nav: [{ label: 'Integrations', path, icon: transferIcon, order: 86, isSub: true }],
};
