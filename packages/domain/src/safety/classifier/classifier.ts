import { type Chunked, runToEnd } from '../../text/chunked.ts';
import { lazyValue } from '../../text/lazy-value.ts';
import { readWeights } from '../../text/weight-table.ts';
import type { Word } from '../language/plain-words.ts';
import { messageClasses } from './classes.ts';
import { bias, network, places, scale, weights } from './classifier-table.ts';
import { createFeatureReader, featureBits, placeOf } from './features.ts';
import { type Likelihoods, type Pooled, pool, poolingInputs, poolOfOne } from './pooling.ts';
import { type Segment, segmentsOf } from './segments.ts';

/** What the classifier reads in a message (docs/decisions/0042). */
export interface Reading {
  pooled: Pooled;
  segments: readonly (Segment & { likely: Likelihoods })[];
}

const classes = messageClasses.length - 1;
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
    segments.push({ ...segment, likely: likelihoods(read(words, segment)) });
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

function likelihoods(features: readonly string[]): number[] {
  const sums = new Float64Array(classes);
  for (const feature of features) addWeights(sums, feature);
  const size = scale / Math.sqrt(features.length || 1);
  const odds = Array.from(sums, (sum, index) => Math.exp((bias[index] ?? 0) + sum * size));
  const all = odds.reduce((total, each) => total + each, 1);
  return [1 / all, ...odds.map((each) => each / all)];
}

function addWeights(sums: Float64Array, feature: string): void {
  const { rows, weights: table } = decoded();
  const row = rows[placeOf(feature)] ?? 0;
  if (row === 0) return;
  const start = (row - 1) * classes;
  for (let index = 0; index < classes; index += 1) {
    sums[index] = (sums[index] ?? 0) + (table[start + index] ?? 0);
  }
}

/** The features of a segment that speak most for a class, strongest first. */
export function strongestFeatures(
  words: readonly Word[],
  segment: Segment,
  classIndex: number,
  count: number,
): string[] {
  return createFeatureReader()(words, segment)
    .map((feature) => {
      const sums = new Float64Array(classes);
      addWeights(sums, feature);
      return { feature, weight: sums[classIndex - 1] ?? 0 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, count)
    .map(({ feature }) => feature);
}

const decoded = lazyValue(() => readWeights(places, weights, classes, featureBits));
