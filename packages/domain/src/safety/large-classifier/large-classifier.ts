import type { Chunked } from '../../text/chunked.ts';
import { type MessageClass, messageClasses } from '../classifier/classes.ts';
import { createLinearModel, readSegments } from '../classifier/linear-model.ts';
import { textOf, type Word } from '../language/plain-words.ts';
import { bias, places, scale, weights } from './large-table.ts';

/** The part of a message with the most distress. */
export interface LargeReading {
  /** Its probability. */
  distress: number;
  /** The likeliest of its classes but `none` and `medical`. */
  class: MessageClass;
  /** Its words and strongest features. */
  segment: string;
  signs: readonly string[];
}

const signCount = 5;
const firstDistress = messageClasses.indexOf('urgent');
const model = createLinearModel({ places, weights, scale, bias });

/** Reads with a table too large for a browser, made by `npm run train:notes` (docs/decisions/0059). Linear. */
export function* readLarge(words: readonly Word[]): Chunked<LargeReading> {
  const segments = (yield* readSegments(model, words)).map((segment) => ({
    ...segment,
    distress: segment.likely.slice(firstDistress).reduce((sum, each) => sum + each, 0),
  }));
  const distress = Math.max(0, ...segments.map((segment) => segment.distress));
  const found = segments.find((segment) => segment.distress === distress);
  if (!found) return { distress, class: 'none', segment: '', signs: [] };
  const { likely, start, end } = found;
  const index = likely.indexOf(Math.max(...likely.slice(firstDistress)), firstDistress);
  return {
    distress,
    class: messageClasses[index] ?? 'urgent',
    segment: textOf(words.slice(start, end)),
    signs: model.strongest(words, found, index, signCount),
  };
}
