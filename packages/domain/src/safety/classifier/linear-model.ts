import type { Chunked } from '../../text/chunked.ts';
import { lazyValue } from '../../text/lazy-value.ts';
import { readWeights } from '../../text/weight-table.ts';
import type { Word } from '../language/plain-words.ts';
import { messageClasses } from './classes.ts';
import { createFeatureReader, featureBits, placeOf } from './features.ts';
import { type Segment, segmentsOf } from './segments.ts';

/** As training writes it. */
export interface LinearTable {
  places: string;
  weights: string;
  scale: number;
  bias: readonly number[];
}

export interface LinearModel {
  /** The probability of each of {@link messageClasses}. */
  likelihoods(features: readonly string[]): number[];
  /** A segment's features that speak most for a class. */
  strongest(words: readonly Word[], segment: Segment, classIndex: number, count: number): string[];
}

const classes = messageClasses.length - 1;

/** Decodes its table at the first use. */
export function createLinearModel({ places, weights, scale, bias }: LinearTable): LinearModel {
  const decoded = lazyValue(() => readWeights(places, weights, classes, featureBits));
  const add = (sums: Float64Array, feature: string) => {
    const { rows, weights: table } = decoded();
    const start = ((rows[placeOf(feature)] ?? 0) - 1) * classes;
    if (start < 0) return;
    for (let index = 0; index < classes; index += 1) {
      sums[index] = (sums[index] ?? 0) + (table[start + index] ?? 0);
    }
  };
  return {
    likelihoods(features) {
      const sums = new Float64Array(classes);
      for (const feature of features) add(sums, feature);
      const size = scale / Math.sqrt(features.length || 1);
      const odds = Array.from(sums, (sum, index) => Math.exp((bias[index] ?? 0) + sum * size));
      const all = odds.reduce((total, each) => total + each, 1);
      return [1 / all, ...odds.map((each) => each / all)];
    },
    strongest(words, segment, classIndex, count) {
      return createFeatureReader()(words, segment)
        .map((feature) => {
          const sums = new Float64Array(classes);
          add(sums, feature);
          return { feature, weight: sums[classIndex - 1] ?? 0 };
        })
        .filter(({ weight }) => weight > 0)
        .sort((a, b) => b.weight - a.weight)
        .slice(0, count)
        .map(({ feature }) => feature);
    },
  };
}

/** A segment with its probabilities. */
export type ReadSegment = Segment & { likely: readonly number[] };

/** Bounds the work. */
const maxSegments = 400;

/** In chunks: a long message takes as long as many requests. */
export function* readSegments(model: LinearModel, words: readonly Word[]): Chunked<ReadSegment[]> {
  const read = createFeatureReader();
  const segments: ReadSegment[] = [];
  for (const segment of segmentsOf(words).slice(0, maxSegments)) {
    segments.push({ ...segment, likely: model.likelihoods(read(words, segment)) });
    yield;
  }
  return segments;
}
