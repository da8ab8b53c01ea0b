import type { Chunked } from '@rxweb/domain/text/chunked';
import { createRandom, type Random } from '@rxweb/platform/random/seeded-random';

/** A linear model of intents: the softmax of the sum of its features' rows. */
export interface IntentModel {
  intents: readonly string[];
  /** The row of each feature, by its hash. */
  rows: ReadonlyMap<number, number>;
  /** One weight per intent in each row. */
  weights: Float32Array;
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
  features: Iterable<number>,
  from?: IntentModel,
): IntentModel {
  const intents = [...new Set([...(from?.intents ?? []), ...names])];
  const rows = new Map(Array.from(new Set(features), (feature, row): [number, number] => [feature, row]));
  const weights = new Float32Array(rows.size * intents.length);
  const squares = new Float32Array(rows.size).fill(firstSquare);
  if (from) {
    const width = from.intents.length;
    for (const [feature, row] of rows) {
      const old = from.rows.get(feature);
      if (old === undefined) continue;
      weights.set(from.weights.subarray(old * width, (old + 1) * width), row * intents.length);
      squares[row] = from.squares[old] ?? firstSquare;
    }
  }
  return { intents, rows, weights, squares };
}

/** Learns the lessons so many times, by steps of AdaGrad (Duchi et al. 2011), each without a share of its features. */
export function* learnLessons(
  model: IntentModel,
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
  { weights, squares }: IntentModel,
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
    const own = model.rows.get(feature);
    const row = own ?? base.rows.get(feature);
    if (row === undefined) continue;
    addRow(own === undefined ? base : model, row, likely);
    count += 1;
  }
  toShares(likely, count);
  return likely;
}

function addRows(model: IntentModel, { rows, sizes }: Omit<Lesson, 'target'>, sums: Float64Array): void {
  for (let place = 0; place < rows.length; place += 1) addRow(model, rows[place] ?? 0, sums, sizes?.[place]);
}

function addRow({ intents, weights }: IntentModel, row: number, sums: Float64Array, size = 1): void {
  const start = row * intents.length;
  for (let intent = 0; intent < intents.length; intent += 1) {
    sums[intent] = (sums[intent] ?? 0) + size * (weights[start + intent] ?? 0);
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
