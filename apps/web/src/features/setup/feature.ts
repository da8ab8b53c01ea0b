import type { WebFeature } from '../../app/feature.ts';

export const setup: WebFeature = {
  name: 'setup',
  pages: [
    {
      path: '/setup',
      title: 'Set up',
      access: 'public',
      wrongRole: 'redirect',
      load: async () => ({ default: (await import('./setup-page.tsx')).SetupPage }),
    },
  ],
};
