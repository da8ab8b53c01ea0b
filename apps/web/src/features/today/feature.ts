import { roles } from '@rxweb/contracts/shared/roles';
import type { WebFeature } from '../../app/feature.ts';

export const today: WebFeature = {
  name: 'today',
  queue: async () => (await import('./queue-panel.tsx')).QueuePanel,
  watcher: {
    access: roles,
    isForMenu: true,
    load: async () => ({ default: (await import('./today-watcher.tsx')).TodayWatcher }),
  },
};
