import type { WebFeature } from '../../app/feature.ts';

export const today: WebFeature = {
  name: 'today',
  today: async () => (await import('./today-cards.ts')).todayCards,
  panel: async () => (await import('./today-list.tsx')).TodayList,
};
