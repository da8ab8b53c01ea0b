import type { WebFeature } from '../../app/feature.ts';

export const setup: WebFeature = {
  name: 'setup',
  pages: [
    {
      path: '/setup',
      title: 'Set up',
      isBilingual: true,
      access: 'public',
      wrongRole: 'redirect',
      load: async () => ({ default: (await import('./setup-page.tsx')).SetupPage }),
    },
  ],
  today: async () => (await import('./today-cards.ts')).todayCards,
};
