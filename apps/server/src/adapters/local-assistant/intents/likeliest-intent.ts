import type { Library } from '../library.ts';
import { factNames, forPharmacist } from './read-asked.ts';

/** Weight of what rules and search found, by kind, in natural logs. */
const foundWeights = { page: 0.6, newPage: 2.5, fact: 2, unknown: 0.3 } as const;
/** Minimum probability where they found nothing. */
const leastLikelihoods = { page: Math.log(0.15), newPage: Math.log(0.15), fact: Math.log(0.25), unknown: 0 };

/**
 * Combines what rules and search found (`unknown` for nothing, or a tie of pages) with the intent reader and returns the most likely
 * intent: a page's id, a fact's name or `unknown`. Null without sample questions.
 */
export function likeliestIntent(library: Library, text: string, found: string): string | null {
  const read = library.readIntent?.(text);
  if (!read) return null;
  let best = { intent: found, weight: Number.NEGATIVE_INFINITY };
  const scores = new Map(library.find(text).map(({ id, score }) => [id, score]));
  const foundScore = scores.get(found);
  for (const [intent, likelihood] of read) {
    if (found === 'unknown' && intent !== found && likelihood < leastLikelihoods[kindOf(library, intent)]) continue;
    const weight =
      likelihood +
      (intent === found ? foundWeights[kindOf(library, intent)] : nearWeight(scores.get(intent), foundScore));
    if (weight > best.weight) best = { intent, weight };
  }
  return best.intent;
}

/** A page that the search found almost as well weighs almost as much. */
function nearWeight(score: number | undefined, foundScore: number | undefined): number {
  if (score === undefined || foundScore === undefined) return 0;
  return foundWeights.page * (score / foundScore) ** 4;
}

/** The reader knows a page without sample questions only by the few of its own. */
function kindOf({ hasSamples }: Library, intent: string): keyof typeof foundWeights {
  if (intent === 'unknown' || intent === forPharmacist) return 'unknown';
  return factNames.some((name) => name === intent) ? 'fact' : hasSamples(intent) ? 'page' : 'newPage';
}
