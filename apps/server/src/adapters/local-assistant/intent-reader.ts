import { plainWords, searchTerms } from './search-terms.ts';
import { createShuffle } from './seeded-shuffle.ts';

/** A sample question and its intent: a page's id, a fact's name or `unknown`. */
export interface Example {
  text: string;
  intent: string;
}

/** Natural log of each intent's probability; intents without examples are missing. */
export type ReadIntent = (text: string) => ReadonlyMap<string, number>;

const rounds = 4;
const rate = 0.5;
/** Initial value of a feature's accumulator, so the first step is bounded. */
const firstSquare = 0.01;
/** Smaller errors are skipped to save time. */
const leastFault = 0.01;
const leastLikelihood = 1e-4;
/** Limit of a question's features. */
const maxFeatures = 160;

/**
 * Learns intents from examples: multinomial logistic regression by stochastic gradient descent with AdaGrad (Duchi et al. 2011). An exact
 * example keeps its intent. Shuffled with a fixed seed; some thousand examples take well under 100 ms.
 */
export function createIntentReader(examples: readonly Example[]): ReadIntent {
  const intents = [...new Set(examples.map(({ intent }) => intent))];
  const places = new Map<string, number>();
  const read = examples.map(({ text, intent }) => ({
    features: featuresOf(text).map((feature) => placeOf(places, feature)),
    target: intents.indexOf(intent),
  }));
  const weights = learn(read, places.size, intents.length);
  const same = new Map(examples.map(({ text, intent }) => [plainWords(text).join(' '), intent]));
  return (text) => {
    const own = same.get(plainWords(text).join(' '));
    if (own !== undefined) return new Map([[own, 0]]);
    const all = featuresOf(text);
    const known = all.flatMap((feature) => places.get(feature) ?? []);
    const likely = new Float64Array(intents.length);
    weigh(weights, known, 1 / Math.sqrt(all.length || 1), likely);
    return new Map(intents.map((intent, place) => [intent, Math.log((likely[place] ?? 0) + leastLikelihood)]));
  };
}

/** Key terms by meaning, and every word as typed. */
function featuresOf(text: string): string[] {
  const terms = searchTerms(text).map((term) => `=${term}`);
  return [...new Set([...terms, ...plainWords(text)])].slice(0, maxFeatures);
}

function placeOf(places: Map<string, number>, feature: string): number {
  const place = places.get(feature) ?? places.size;
  places.set(feature, place);
  return place;
}

interface ReadExample {
  features: readonly number[];
  /** Index of the intent. */
  target: number;
}

/** Learned weights and scratch space. */
interface Learning {
  /** One row of intents per feature. */
  weights: Float64Array;
  /** Sum of squared gradients per feature. */
  squares: Float64Array;
  faults: Float64Array;
  /** Intents with errors worth a step. */
  wrong: Int32Array;
}

function learn(read: readonly ReadExample[], features: number, intents: number): Float64Array {
  const learning = {
    weights: new Float64Array(features * intents),
    squares: new Float64Array(features).fill(firstSquare),
    faults: new Float64Array(intents),
    wrong: new Int32Array(intents),
  };
  const order = [...read];
  const shuffle = createShuffle(7);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order);
    for (const example of order) learnOne(example, learning);
  }
  return learning.weights;
}

function learnOne({ features, target }: ReadExample, { weights, squares, faults, wrong }: Learning): void {
  const size = 1 / Math.sqrt(features.length || 1);
  weigh(weights, features, size, faults);
  faults[target] = (faults[target] ?? 0) - 1;
  let count = 0;
  let slope = 0;
  for (let intent = 0; intent < faults.length; intent += 1) {
    const fault = faults[intent] ?? 0;
    if (Math.abs(fault) <= leastFault) continue;
    wrong[count] = intent;
    count += 1;
    slope += fault * fault * size * size;
  }
  for (const feature of features) {
    const square = (squares[feature] ?? 0) + slope;
    squares[feature] = square;
    const step = (rate * size) / Math.sqrt(square);
    const start = feature * faults.length;
    for (let each = 0; each < count; each += 1) {
      const intent = wrong[each] ?? 0;
      weights[start + intent] = (weights[start + intent] ?? 0) - step * (faults[intent] ?? 0);
    }
  }
}

/** Writes each intent's probability into `likely`. */
function weigh(weights: Float64Array, features: readonly number[], size: number, likely: Float64Array): void {
  likely.fill(0);
  for (const feature of features) {
    const start = feature * likely.length;
    for (let intent = 0; intent < likely.length; intent += 1) {
      likely[intent] = (likely[intent] ?? 0) + (weights[start + intent] ?? 0);
    }
  }
  let all = 0;
  for (let intent = 0; intent < likely.length; intent += 1) {
    const odds = Math.exp((likely[intent] ?? 0) * size);
    likely[intent] = odds;
    all += odds;
  }
  for (let intent = 0; intent < likely.length; intent += 1) likely[intent] = (likely[intent] ?? 0) / all;
}
