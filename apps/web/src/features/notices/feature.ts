import { roles } from '@rxweb/contracts/shared/roles';
import type { WebFeature } from '../../app/feature.ts';

export const notices: WebFeature = {
  name: 'notices',
  watcher: {
    access: roles,
    load: async () => ({ default: (await import('./notice-watcher.tsx')).NoticeWatcher }),
  },
};
