import { homePath } from '../navigation/location.ts';
import type { WebFeatureName } from './feature.ts';
import { features } from './features.ts';

export const staffPages = features.flatMap(({ pages = [] }) => pages);

/** The front page for a feature without pages. */
export function pathOf(feature: WebFeatureName): string {
  return features.find(({ name }) => name === feature)?.pages?.[0]?.path ?? homePath;
}
