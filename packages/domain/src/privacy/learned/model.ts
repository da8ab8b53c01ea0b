import { lazyValue } from '../../text/lazy-value.ts';
import { readWeights } from '../../text/weight-table.ts';
import { featureBits } from './features.ts';
import { places, scale, weights } from './mask-table.ts';

/** What a token may be part of, other than nothing. */
export const detailKinds = ['name', 'date', 'number', 'e-mail', 'address'] as const;

/** A linear model: the softmax of the sums of its features' rows, in which `none` is always 0. */
export interface DetailModel {
  /** Row of each bucket plus one; 0 for a bucket that is not kept. */
  rows: Uint16Array;
  /** One weight per kind in each row. */
  weights: ArrayLike<number>;
  scale: number;
}

const width = detailKinds.length;

/** The share of none, then of each kind. */
export function sharesOf(model: DetailModel, features: Int32Array): Float64Array {
  const shares = new Float64Array(width + 1);
  for (const feature of features) {
    const row = model.rows[feature] ?? 0;
    if (row === 0) continue;
    const start = (row - 1) * width;
    for (let kind = 0; kind < width; kind += 1) {
      shares[kind + 1] = (shares[kind + 1] ?? 0) + (model.weights[start + kind] ?? 0);
    }
  }
  let sum = 0;
  for (let kind = 0; kind <= width; kind += 1) {
    shares[kind] = Math.exp((shares[kind] ?? 0) * model.scale);
    sum += shares[kind] ?? 0;
  }
  return shares.map((share) => share / sum);
}

/** Made by `npm run train:masks`. */
export const learnedModel = lazyValue(
  (): DetailModel => ({ ...readWeights(places, weights, width, featureBits), scale }),
);
