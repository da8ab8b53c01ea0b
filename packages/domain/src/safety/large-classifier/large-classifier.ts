import type { Chunked } from '../../text/chunked.ts';
import { type MessageClass, messageClasses } from '../classifier/classes.ts';
import { createFeatureReader } from '../classifier/features.ts';
import { createLinearModel } from '../classifier/linear-model.ts';
import { type Segment, segmentsOf } from '../classifier/segments.ts';
import { textOf, type Word } from '../language/plain-words.ts';
import { bias, places, scale, weights } from './large-table.ts';

/** The part of a message with the most distress. */
export interface LargeReading {
  /** Its probability. */
  distress: number;
  /** That any part is about health. */
  health: number;
  /** The likeliest of its classes but `none` and `medical`. */
  class: MessageClass;
  /** Its words and strongest features. */
  segment: string;
  signs: readonly string[];
}

const maxSegments = 400;
const signCount = 5;
const firstDistress = messageClasses.indexOf('urgent');
const model = createLinearModel({ places, weights, scale, bias });

/** Reads with a table too large for a browser, made by `npm run train:notes` (docs/decisions/0059). Linear. */
export function* readLarge(words: readonly Word[]): Chunked<LargeReading> {
  const read = createFeatureReader();
  let health = 0;
  let found: { likely: readonly number[]; segment: Segment; distress: number } | null = null;
  for (const segment of segmentsOf(words).slice(0, maxSegments)) {
    const likely = model.likelihoods(read(words, segment));
    health = Math.max(health, 1 - (likely[0] ?? 1));
    const distress = likely.slice(firstDistress).reduce((sum, each) => sum + each, 0);
    if (!found || distress > found.distress) found = { likely, segment, distress };
    yield;
  }
  if (!found) return { distress: 0, health, class: 'none', segment: '', signs: [] };
  const { likely, segment, distress } = found;
  const index = likely.indexOf(Math.max(...likely.slice(firstDistress)), firstDistress);
  const signs = read(words, segment)
    .map((feature) => ({ feature, weight: model.weightsOf(feature)[index - 1] ?? 0 }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, signCount)
    .map(({ feature }) => feature);
  const { start, end } = segment;
  return {
    distress,
    health,
    class: messageClasses[index] ?? 'urgent',
    segment: textOf(words.slice(start, end)),
    signs,
  };
}
