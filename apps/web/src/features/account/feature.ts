import type { WebFeature } from '../../app/feature.ts';

export const account: WebFeature = {
  name: 'account',
  bar: {
    access: 'signed-in',
    load: async () => ({ default: (await import('./second-factor-bar.tsx')).SecondFactorBar }),
  },
  pages: [
    {
      path: '/app/account',
      title: 'My account',
      isBilingual: true,
      access: 'signed-in',
      wrongRole: 'redirect',
      load: async () => ({ default: (await import('./account-page.tsx')).AccountPage }),
    },
  ],
};
