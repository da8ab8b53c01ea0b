import { lazyValue } from '../../text/lazy-value.ts';
import { readWeights } from '../../text/weight-table.ts';
import { messageClasses } from './classes.ts';
import { featureBits, placeOf } from './features.ts';

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
  /** What a feature adds to each class but `none`. */
  weightsOf(feature: string): number[];
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
    weightsOf(feature) {
      const sums = new Float64Array(classes);
      add(sums, feature);
      return [...sums];
    },
  };
}
