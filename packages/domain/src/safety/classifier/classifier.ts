import { type Chunked, runToEnd } from '../../text/chunked.ts';
import type { Word } from '../language/plain-words.ts';
import { bias, network, places, scale, weights } from './classifier-table.ts';
import { createFeatureReader } from './features.ts';
import { createLinearModel } from './linear-model.ts';
import { type Likelihoods, type Pooled, pool, poolingInputs, poolOfOne } from './pooling.ts';
import { type Segment, segmentsOf } from './segments.ts';

/** What the classifier reads in a message (docs/decisions/0042). */
export interface Reading {
  pooled: Pooled;
  segments: readonly (Segment & { likely: Likelihoods })[];
}

const model = createLinearModel({ places, weights, scale, bias });
/** Longer messages are read up to this many segments, to bound the work. */
const maxSegments = 400;

/** Reads a message with a linear model over its segments, trained by `npm run train`, and a small network that weighs them together. */
export function classify(words: readonly Word[]): Reading {
  return runToEnd(classifyInSteps(words));
}

/** The same in chunks: a long message takes as long as many requests. */
export function* classifyInSteps(words: readonly Word[]): Chunked<Reading> {
  const read = createFeatureReader();
  const segments: (Segment & { likely: Likelihoods })[] = [];
  for (const segment of segmentsOf(words).slice(0, maxSegments)) {
    segments.push({ ...segment, likely: model.likelihoods(read(words, segment)) });
    yield;
  }
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

/** The features of a segment that speak most for a class, strongest first. */
export function strongestFeatures(
  words: readonly Word[],
  segment: Segment,
  classIndex: number,
  count: number,
): string[] {
  return createFeatureReader()(words, segment)
    .map((feature) => ({ feature, weight: model.weightsOf(feature)[classIndex - 1] ?? 0 }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, count)
    .map(({ feature }) => feature);
}
