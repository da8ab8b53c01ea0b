import type { Library } from './library.ts';
import { factNames } from './read-asked.ts';

/** How much the intent counts that the rules and the search found by themselves, by what it is, in natural logarithms. */
const foundWeights = { page: 2.5, fact: 3, unknown: 1 } as const;
/** Where they found nothing, a question has to be this likely to ask for something. */
const leastLikelihood = Math.log(0.2);

/**
 * Weighs what the rules and the search found (`unknown` for nothing, or for two pages alike) against what the ways of asking tell, and gives
 * the likeliest: a page's id, a fact's name or `unknown`. Null where the knowledge has no lists of ways of asking.
 */
export function likeliestIntent(library: Library, text: string, found: string): string | null {
  const read = library.readIntent?.(text);
  if (!read) return null;
  let best = { intent: found, weight: Number.NEGATIVE_INFINITY };
  for (const [intent, likelihood] of read) {
    if (found === 'unknown' && intent !== found && likelihood < leastLikelihood) continue;
    const weight = likelihood + (intent === found ? foundWeights[kindOf(intent)] : 0);
    if (weight > best.weight) best = { intent, weight };
  }
  return best.intent;
}

function kindOf(intent: string): keyof typeof foundWeights {
  if (intent === 'unknown') return 'unknown';
  return factNames.some((name) => name === intent) ? 'fact' : 'page';
}
