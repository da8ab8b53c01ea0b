import { messageClasses } from '@rxweb/domain/safety/classifier/classes';
import { featureBits } from '@rxweb/domain/safety/classifier/features';
import { createRandom } from '@rxweb/platform/random/seeded-random';
import type { MessageExample, SegmentExample } from './segment-examples.ts';

/** One row of classes per feature; the row of `none` stays zero. */
export interface SegmentModel {
  weights: Float32Array;
  bias: Float64Array;
}

const classes = messageClasses.length - 1;
const places = 1 << featureBits;
const rate = 0.5;
/** Fixed, so that a segment of unknown words is nothing: evidence comes from features alone. */
const fixedBias = [-2.5, -3.5, -3.2, -4, -4, -4];
const decay = 2e-3;
const firstSquare = 0.05;

export interface TrainOptions {
  rounds: number;
  /** Only these buckets learn; all count for the length of a segment. */
  kept?: Uint8Array;
  seed?: number;
}

/** Multinomial logistic regression by stochastic gradient descent with AdaGrad (Duchi et al. 2011). */
export function trainSegments(
  examples: readonly (SegmentExample | MessageExample)[],
  { rounds, kept, seed = 7 }: TrainOptions,
): SegmentModel {
  const model = { weights: new Float32Array(places * classes), bias: Float64Array.from(fixedBias) };
  const squares = new Float32Array(places * classes).fill(firstSquare);
  const random = createRandom(seed);
  const order = Array.from(examples.keys());
  const likely = new Float64Array(classes);
  for (let round = 0; round < rounds; round += 1) {
    random.shuffle(order);
    for (const index of order) {
      const example = examples[index];
      if (example) learn(model, squares, 'segments' in example ? likeliest(model, example) : example, likely, kept);
    }
  }
  return model;
}

/** The segment of a message that shows its class most: the one to learn from. */
function likeliest({ weights, bias }: SegmentModel, { segments, target }: MessageExample): SegmentExample {
  const likely = new Float64Array(classes);
  const shares = segments.map((features) => {
    likelihoods(weights, bias, features, 1 / Math.sqrt(features.length || 1), likely);
    return likely[target - 1] ?? 0;
  });
  return { features: segments[shares.indexOf(Math.max(...shares))] ?? new Int32Array(), target };
}

function learn(
  { weights, bias }: SegmentModel,
  squares: Float32Array,
  { features, target }: SegmentExample,
  likely: Float64Array,
  kept: Uint8Array | undefined,
): void {
  const size = 1 / Math.sqrt(features.length || 1);
  likelihoods(weights, bias, features, size, likely);
  for (let each = 0; each < classes; each += 1) {
    const fault = (likely[each] ?? 0) - (each === target - 1 ? 1 : 0);
    if (Math.abs(fault) < 0.004) continue;
    for (const feature of features) {
      if (kept && kept[feature] === 0) continue;
      const place = feature * classes + each;
      const slope = fault * size + decay * (weights[place] ?? 0);
      const square = (squares[place] ?? 0) + slope * slope;
      squares[place] = square;
      weights[place] = (weights[place] ?? 0) - (rate * slope) / Math.sqrt(square);
    }
  }
}

/** Writes the probability of each class but `none` into `likely`. */
export function likelihoods(
  weights: Float32Array,
  bias: Float64Array,
  features: Int32Array,
  size: number,
  likely: Float64Array,
): void {
  likely.fill(0);
  for (const feature of features) {
    const start = feature * classes;
    for (let each = 0; each < classes; each += 1) likely[each] = (likely[each] ?? 0) + (weights[start + each] ?? 0);
  }
  let all = 1;
  for (let each = 0; each < classes; each += 1) {
    const odds = Math.exp((likely[each] ?? 0) * size + (bias[each] ?? 0));
    likely[each] = odds;
    all += odds;
  }
  for (let each = 0; each < classes; each += 1) likely[each] = (likely[each] ?? 0) / all;
}

/** Marks the buckets worth keeping: large weights that many examples use. */
export function selectFeatures(model: SegmentModel, examples: readonly SegmentExample[], count: number): Uint8Array {
  const uses = new Int32Array(places);
  for (const { features } of examples) for (const feature of features) uses[feature] = (uses[feature] ?? 0) + 1;
  const worth = new Float64Array(places);
  for (let place = 0; place < places; place += 1) {
    let sum = 0;
    for (let each = 0; each < classes; each += 1) sum += (model.weights[place * classes + each] ?? 0) ** 2;
    worth[place] = (uses[place] ?? 0) < 4 ? 0 : Math.sqrt(sum) * Math.sqrt(uses[place] ?? 0);
  }
  const best = Array.from(worth.keys())
    .sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0))
    .slice(0, count);
  const kept = new Uint8Array(places);
  for (const place of best) if ((worth[place] ?? 0) > 0) kept[place] = 1;
  return kept;
}
