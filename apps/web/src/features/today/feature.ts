import type { WebFeature } from '../../app/feature.ts';

export const today: WebFeature = {
  name: 'today',
  queue: async () => (await import('./queue-panel.tsx')).QueuePanel,
};
