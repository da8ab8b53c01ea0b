import type { MessageClass } from '../classifier/classes.ts';
import { messageClasses } from '../classifier/classes.ts';
import { createFeatureReader } from '../classifier/features.ts';
import { createLinearModel } from '../classifier/linear-model.ts';
import { type Segment, segmentsOf } from '../classifier/segments.ts';
import { textOf, type Word } from '../language/plain-words.ts';
import { bias, places, scale, weights } from './large-table.ts';

/** The part of a message that says most of danger or distress. */
export interface LargeReading {
  /** The probability that it does. */
  distress: number;
  /** The likeliest of its classes but `none` and `medical`. */
  class: MessageClass;
  /** Its words, and the strongest of their features. */
  segment: string;
  signs: readonly string[];
}

const maxSegments = 400;
const signCount = 5;
const firstDistress = messageClasses.indexOf('urgent');
const model = createLinearModel({ places, weights, scale, bias });

/** Reads a message with a table too large for a browser, made by `npm run train:notes` (docs/decisions/0059). Linear. */
export function readLarge(words: readonly Word[]): LargeReading {
  const read = createFeatureReader();
  let found: { likely: readonly number[]; segment: Segment; distress: number } | null = null;
  for (const segment of segmentsOf(words).slice(0, maxSegments)) {
    const likely = model.likelihoods(read(words, segment));
    const distress = likely.slice(firstDistress).reduce((sum, each) => sum + each, 0);
    if (!found || distress > found.distress) found = { likely, segment, distress };
  }
  if (!found) return { distress: 0, class: 'none', segment: '', signs: [] };
  const { likely, segment, distress } = found;
  const index = likely.indexOf(Math.max(...likely.slice(firstDistress)), firstDistress);
  const signs = read(words, segment)
    .map((feature) => ({ feature, weight: model.weightsOf(feature)[index - 1] ?? 0 }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, signCount)
    .map(({ feature }) => feature);
  const { start, end } = segment;
  return { distress, class: messageClasses[index] ?? 'urgent', segment: textOf(words.slice(start, end)), signs };
}
