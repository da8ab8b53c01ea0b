import type { Library } from '../library.ts';

/** How far the search and the sample questions agree on an intent. */
const certainties = ['none', 'likely', 'clear'] as const;
export type Certainty = (typeof certainties)[number];

const [likelyAt, clearAt] = [0.55, 0.75];
/** Scores of the search that count where the sample questions agree, and one that counts alone. */
const [agreedScore, clearScore, aloneScore] = [5, 7, 8];

/** How likely a text asks for an intent, by the sample questions. */
export const likelihoodOf = ({ readIntent }: Library, text: string, intent: string): number =>
  Math.exp(readIntent?.(text).get(intent) ?? Number.NEGATIVE_INFINITY);

/** How certain it is that a text asks for an intent. */
export function certaintyOf(library: Library, text: string, intent: string | null): Certainty {
  if (intent === null) return 'none';
  const likelihood = likelihoodOf(library, text, intent);
  const read = library.readIntent?.(text);
  const isTop = !read || [...read.values()].every((other) => other <= (read.get(intent) ?? Number.NEGATIVE_INFINITY));
  const [best] = library.find(text);
  const score = best?.id === intent ? best.score : 0;
  if (likelihood >= clearAt || (isTop && score >= clearScore) || score >= aloneScore) return 'clear';
  return likelihood >= likelyAt || (isTop && score >= agreedScore) ? 'likely' : 'none';
}

export function isAtLeast(certainty: Certainty, least: Certainty): boolean {
  return certainties.indexOf(certainty) >= certainties.indexOf(least);
}
