import type { Chunked } from '@rxweb/domain/text/chunked';
import { createRandom, type Random } from '@rxweb/platform/random/seeded-random';

/** A linear model of intents: the softmax of the sum of its features' rows. */
export interface IntentModel {
  intents: readonly string[];
  /** The hash of each row's feature, in ascending order: a tenth of a map's memory. */
  features: Int32Array;
  /** One weight per intent in each row, in units of `scale`. */
  weights: Float32Array | Int16Array | Int8Array;
  scale: number;
}

/** A model that learns. */
export interface LearningModel extends IntentModel {
  weights: Float32Array;
  scale: 1;
  /** Sum of squared gradients of each row. */
  squares: Float32Array;
}

/** The rows of a text's features and the index of its intent. */
export interface Lesson {
  rows: Int32Array;
  /** How much each row counts; all the same by default. */
  sizes?: Float32Array | undefined;
  target: number;
}

const rate = 0.8;
/** Initial value of a row's sum, so the first step is bounded. */
const firstSquare = 0.01;
/** Smaller errors are skipped to save time. */
const leastFault = 0.01;
/** Lessons between two pauses. */
const chunk = 200;

/** A model with rows for these features, with what another model has learned of them. */
export function createIntentModel(
  names: Iterable<string>,
  known: Iterable<number>,
  from?: IntentModel & Pick<LearningModel, 'squares'>,
): LearningModel {
  const intents = [...new Set([...(from?.intents ?? []), ...names])];
  const features = Int32Array.from(new Set(known)).sort();
  const weights = new Float32Array(features.length * intents.length);
  const squares = new Float32Array(features.length).fill(firstSquare);
  if (from) {
    const width = from.intents.length;
    for (const [row, feature] of features.entries()) {
      const old = rowOf(from, feature);
      if (old < 0) continue;
      for (let intent = 0; intent < width; intent += 1)
        weights[row * intents.length + intent] = from.scale * (from.weights[old * width + intent] ?? 0);
      squares[row] = from.squares[old] ?? firstSquare;
    }
  }
  return { intents, features, weights, scale: 1, squares };
}

/** The row of a feature; -1 without one. */
export function rowOf({ features }: Pick<IntentModel, 'features'>, feature: number): number {
  let [first, last] = [0, features.length - 1];
  while (first <= last) {
    const middle = (first + last) >> 1;
    const found = features[middle] ?? 0;
    if (found === feature) return middle;
    if (found < feature) first = middle + 1;
    else last = middle - 1;
  }
  return -1;
}

/** The weights as whole numbers: half or a quarter of their memory. */
export function inWholeWeights<Kind extends Int16Array | Int8Array>(
  { intents, features, weights }: LearningModel,
  kind: { new (length: number): Kind; BYTES_PER_ELEMENT: number },
): IntentModel {
  const largest = 2 ** (8 * kind.BYTES_PER_ELEMENT - 1) - 1;
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / largest || 1;
  const whole = new kind(weights.length);
  for (const [place, weight] of weights.entries()) whole[place] = Math.round(weight / scale);
  return { intents, features, weights: whole, scale };
}

/** Learns the lessons so many times, by steps of AdaGrad (Duchi et al. 2011), each without a share of its features. */
export function* learnLessons(
  model: LearningModel,
  lessons: readonly Lesson[],
  rounds: number,
  dropped = 0,
): Chunked<void> {
  const order = [...lessons];
  const faults = new Float64Array(model.intents.length);
  const wrong = new Int32Array(model.intents.length);
  const random = createRandom(7);
  for (let round = 0; round < rounds; round += 1) {
    random.shuffle(order);
    for (const [index, whole] of order.entries()) {
      const lesson = dropped > 0 ? withoutSome(whole, dropped, random) : whole;
      faults.fill(0);
      const { rows, sizes, target } = lesson;
      addRows(model, lesson, faults);
      toShares(faults, sizes ? 1 : rows.length);
      faults[target] = (faults[target] ?? 0) - 1;
      learnOne(model, lesson, faults, wrong);
      if (index % chunk === chunk - 1) yield;
    }
    yield;
  }
}

function withoutSome({ rows, sizes, target }: Lesson, dropped: number, random: Random): Lesson {
  const places = [...rows.keys()].filter(() => !random.chance(dropped));
  const grown = 1 / Math.sqrt(1 - dropped);
  return {
    rows: Int32Array.from(places, (place) => rows[place] ?? 0),
    sizes: sizes && Float32Array.from(places, (place) => grown * (sizes[place] ?? 0)),
    target,
  };
}

/** `wrong` is scratch space for the intents worth a step. */
function learnOne(
  { weights, squares }: LearningModel,
  { rows, sizes }: Lesson,
  faults: Float64Array,
  wrong: Int32Array,
): void {
  const same = 1 / Math.sqrt(rows.length || 1);
  let count = 0;
  let slope = 0;
  for (let intent = 0; intent < faults.length; intent += 1) {
    const fault = faults[intent] ?? 0;
    if (Math.abs(fault) <= leastFault) continue;
    wrong[count] = intent;
    count += 1;
    slope += fault ** 2;
  }
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[place] ?? 0;
    const size = sizes?.[place] ?? same;
    const square = (squares[row] ?? 0) + slope * size ** 2;
    squares[row] = square;
    const step = (rate * size) / Math.sqrt(square);
    const start = row * faults.length;
    for (let each = 0; each < count; each += 1) {
      const intent = wrong[each] ?? 0;
      weights[start + intent] = (weights[start + intent] ?? 0) - step * (faults[intent] ?? 0);
    }
  }
}

/** The probability of each intent of a model, which has the last word on its features; `base` knows others. */
export function probabilities(model: IntentModel, base: IntentModel, features: readonly number[]): Float64Array {
  const likely = new Float64Array(model.intents.length);
  let count = 0;
  for (const feature of features) {
    const own = rowOf(model, feature);
    const row = own < 0 ? rowOf(base, feature) : own;
    if (row < 0) continue;
    addRow(own < 0 ? base : model, row, likely);
    count += 1;
  }
  toShares(likely, count);
  return likely;
}

function addRows(model: IntentModel, { rows, sizes }: Omit<Lesson, 'target'>, sums: Float64Array): void {
  for (let place = 0; place < rows.length; place += 1) addRow(model, rows[place] ?? 0, sums, sizes?.[place]);
}

/** Adds a row times `size` to the sums of a model with the same first intents. */
export function addRow({ intents, weights, scale }: IntentModel, row: number, sums: Float64Array, size = 1): void {
  const start = row * intents.length;
  const unit = size * scale;
  for (let intent = 0; intent < intents.length; intent += 1) {
    sums[intent] = (sums[intent] ?? 0) + unit * (weights[start + intent] ?? 0);
  }
}

/** Turns the sums of so many rows into probabilities. */
function toShares(sums: Float64Array, count: number): void {
  const size = 1 / Math.sqrt(count || 1);
  let all = 0;
  for (let intent = 0; intent < sums.length; intent += 1) {
    const odds = Math.exp((sums[intent] ?? 0) * size);
    sums[intent] = odds;
    all += odds;
  }
  for (let intent = 0; intent < sums.length; intent += 1) sums[intent] = (sums[intent] ?? 0) / all;
}
