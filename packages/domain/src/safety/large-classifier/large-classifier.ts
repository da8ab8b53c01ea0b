import type { Chunked } from '../../text/chunked.ts';
import { type MessageClass, messageClasses } from '../classifier/classes.ts';
import { createLinearModel, type ReadSegment, readSegments } from '../classifier/linear-model.ts';
import type { Likelihoods } from '../classifier/pooling.ts';
import { textOf, type Word } from '../language/plain-words.ts';
import { bias, places, scale, weights } from './large-table.ts';

/** The part of a message that says most of something. */
export interface LargeReading {
  /** The probability of each of {@link messageClasses}. */
  likely: Likelihoods;
  /** The likeliest class of those sought. */
  class: MessageClass;
  /** Its words and strongest features. */
  reason(): { segment: string; signs: readonly string[] };
}

/** The parts with the most distress (all classes but `none` and `medical`) and the most danger, with their probabilities. */
export interface LargeReadings {
  distress: number;
  danger: number;
  mostDistressed: LargeReading;
  mostDangerous: LargeReading;
}

const signCount = 5;
const firstDistress = messageClasses.indexOf('urgent');
const firstDanger = messageClasses.indexOf('poison');
const model = createLinearModel({ places, weights, scale, bias });
const nothing: LargeReading = { likely: [1], class: 'none', reason: () => ({ segment: '', signs: [] }) };

/** Reads with a table too large for a browser, made by `npm run train:notes` (docs/decisions/0059). Linear. */
export function* readLarge(words: readonly Word[]): Chunked<LargeReadings> {
  const segments = yield* readSegments(model, words);
  const most = (from: number): [number, LargeReading] => {
    const shares = segments.map(({ likely }) => likely.slice(from).reduce((sum, each) => sum + each, 0));
    const share = Math.max(0, ...shares);
    const found = segments[shares.indexOf(share)];
    return [share, found ? readingOf(words, found, from) : nothing];
  };
  const [distress, mostDistressed] = most(firstDistress);
  const [danger, mostDangerous] = most(firstDanger);
  return { distress, danger, mostDistressed, mostDangerous };
}

function readingOf(words: readonly Word[], segment: ReadSegment, from: number): LargeReading {
  const { likely, start, end } = segment;
  const index = likely.indexOf(Math.max(...likely.slice(from)), from);
  return {
    likely,
    class: messageClasses[index] ?? 'none',
    reason: () => ({
      segment: textOf(words.slice(start, end)),
      signs: model.strongest(words, segment, index, signCount),
    }),
  };
}
