import type { PageProps } from './feature.ts';
import { features } from './features.ts';

export const auditTarget: PageProps['auditTarget'] = (feature, target) =>
  features.find(({ name }) => name === feature)?.auditTarget?.(target) ?? null;
