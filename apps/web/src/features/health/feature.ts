import type { WebFeature } from '../../app/feature.ts';

export const health: WebFeature = {
  name: 'health',
  panel: async () => (await import('./health-panel.tsx')).HealthPanel,
};
