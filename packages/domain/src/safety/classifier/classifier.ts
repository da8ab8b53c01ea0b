import { type Chunked, runToEnd } from '../../text/chunked.ts';
import type { Word } from '../language/plain-words.ts';
import { bias, network, places, scale, weights } from './classifier-table.ts';
import { createLinearModel, type ReadSegment, readSegments } from './linear-model.ts';
import { type Pooled, pool, poolingInputs, poolOfOne } from './pooling.ts';

/** What the classifier reads in a message (docs/decisions/0042). */
export interface Reading {
  pooled: Pooled;
  segments: readonly ReadSegment[];
}

const model = createLinearModel({ places, weights, scale, bias });

/** Reads a message with a linear model over its segments, trained by `npm run train`, and a small network that weighs them together. */
export function classify(words: readonly Word[]): Reading {
  return runToEnd(classifyInSteps(words));
}

/** The same in chunks. */
export function* classifyInSteps(words: readonly Word[]): Chunked<Reading> {
  const segments = yield* readSegments(model, words);
  const [first] = segments;
  const pooled =
    segments.length === 1 && first
      ? poolOfOne(first.likely)
      : pool(
          network,
          poolingInputs(
            words,
            segments.map(({ likely }) => likely),
          ),
        );
  return { pooled, segments };
}

export const strongestFeatures = model.strongest;
