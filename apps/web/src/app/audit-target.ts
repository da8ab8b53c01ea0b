import type { PageProps } from './feature.ts';
import { features } from './features.ts';

/** How the feature of an audit entry writes its target. */
export const auditTarget: PageProps['auditTarget'] = (feature, target) =>
  features.find(({ name }) => name === feature)?.auditTarget?.(target) ?? null;
