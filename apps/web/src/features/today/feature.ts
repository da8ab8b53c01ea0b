import type { WebFeature } from '../../app/feature.ts';

export const today: WebFeature = {
  name: 'today',
  panel: async () => (await import('./today-list.tsx')).TodayList,
};
