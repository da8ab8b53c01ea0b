import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { type RiskClass, riskClasses } from '@rxweb/domain/safety/classifier/classifier';
import { createShuffle } from '@rxweb/domain/safety/classifier/seeded-shuffle';
import { featureBits, featuresOf } from '@rxweb/domain/safety/classifier/text-features';
import { readText } from '@rxweb/domain/safety/language/read-text';

/** How the weights of the gate's second reader are made from its examples (docs/decisions/0028). */

export interface Example {
  text: string;
  kind: RiskClass | 'none';
}

export interface Model {
  /** One row of {@link riskClasses} for each place of a feature. */
  weights: Float64Array;
  bias: Float64Array;
}

const folder = new URL('../packages/domain/examples/', import.meta.url);
const rounds = 12;
const rate = 0.5;
const biasRate = 0.05;
const decay = 1e-4;
const leastExamples = 16;
const kinds = riskClasses.length;

/** Reads `<kind>.<language>.txt`, one message a line, by name. */
export async function readExamples(): Promise<Example[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.txt')).sort();
  const files = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')));
  return files.flatMap((text, index) => {
    const kind = kindOf(names[index] ?? '');
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    return lines.map((line) => ({ text: line, kind }));
  });
}

function kindOf(name: string): Example['kind'] {
  const kind = name.split('.', 1)[0] ?? '';
  const known = [...riskClasses, 'none' as const].find((each) => each === kind);
  if (!known) throw new Error(`${name}: its name must begin with ${riskClasses.join(', ')} or none`);
  return known;
}

/**
 * Multinomial logistic regression, `none` being the kind whose weights stay 0, by stochastic gradient descent with steps that shrink for each
 * weight as it is used (AdaGrad, Duchi et al. 2011). The order of the examples is shuffled, always in the same way.
 */
export function train(examples: readonly Example[]): Model {
  const weights = new Float64Array((1 << featureBits) * kinds);
  const squares = new Float64Array(weights.length);
  const bias = new Float64Array(kinds);
  const shuffle = createShuffle(7);
  const read = withoutRare(
    [...examples, ...inPassing(examples)].map(({ text, kind }) => ({
      pieces: featuresOf(readText(text)),
      target: kind === 'none' ? -1 : riskClasses.indexOf(kind),
    })),
  );
  for (let round = 0; round < rounds; round += 1) {
    shuffle(read);
    for (const { features, target } of read.flatMap((each) => learnedPieces(each, weights, bias))) {
      const size = 1 / Math.sqrt(features.length || 1);
      likelihoods(weights, bias, features, size).forEach((likely, kind) => {
        const fault = likely - (kind === target ? 1 : 0);
        bias[kind] = (bias[kind] ?? 0) - biasRate * fault;
        for (const feature of features) {
          const place = feature * kinds + kind;
          const slope = fault * size + decay * (weights[place] ?? 0);
          squares[place] = (squares[place] ?? 0) + slope * slope;
          weights[place] = (weights[place] ?? 0) - (rate * slope) / Math.sqrt((squares[place] ?? 0) + 1e-6);
        }
      });
    }
  }
  return { weights, bias };
}

/** Messages of danger again, and some of the others, between everyday ones: so people write who come to the point late or in passing. */
function inPassing(examples: readonly Example[]): Example[] {
  const everyday = examples.filter(({ kind, text }) => kind === 'none' && text.length < 60);
  const talk = (index: number) => everyday[(index * 7) % everyday.length]?.text ?? '';
  return examples.flatMap(({ text, kind }, index) => {
    if (text.length > 120 || ((kind === 'none' || kind === 'pharmacist') && index % 3 > 0)) return [];
    const isFirst = index % 2 === 0;
    return [{ kind, text: isFirst ? `${text} ${talk(index)}` : `${talk(index)}. ${text} ${talk(index + 1)}` }];
  });
}

/** What only one or two examples have tells nothing of other messages. */
function withoutRare(examples: readonly ReadExample[]): ReadExample[] {
  const counts = new Map<number, number>();
  for (const { pieces } of examples) {
    for (const feature of new Set(pieces.flat())) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const isCommon = (feature: number) => (counts.get(feature) ?? 0) >= leastExamples;
  return examples.map(({ pieces, target }) => ({ pieces: pieces.map((piece) => piece.filter(isCommon)), target }));
}

interface ReadExample {
  /** The features of each piece. */
  pieces: readonly (readonly number[])[];
  /** Its place in {@link riskClasses}; -1 for none. */
  target: number;
}

/** In a long message only the likeliest piece need be what the whole is; where the whole is nothing, every piece is. */
function learnedPieces({ pieces, target }: ReadExample, weights: Float64Array, bias: Float64Array) {
  if (target < 0 || pieces.length === 1) return pieces.map((features) => ({ features, target }));
  const likely = (features: readonly number[]) =>
    likelihoods(weights, bias, features, 1 / Math.sqrt(features.length || 1))[target] ?? 0;
  const best = pieces.reduce((one, other) => (likely(other) > likely(one) ? other : one));
  return [{ features: best, target }];
}

function likelihoods(weights: Float64Array, bias: Float64Array, features: readonly number[], size: number): number[] {
  const exponents = Array.from(bias, (base, kind) => {
    const sum = features.reduce((total, feature) => total + (weights[feature * kinds + kind] ?? 0), 0);
    return Math.exp(base + sum * size);
  });
  const total = exponents.reduce((sum, exponent) => sum + exponent, 1);
  return exponents.map((exponent) => exponent / total);
}

/** What tells whether the weights were made from these examples, read with the rules as they are now; of the features a sample is enough. */
export function digestOf(examples: readonly Example[]): string {
  const hash = createHash('sha256');
  for (const [index, { kind, text }] of examples.entries()) {
    hash.update(`${kind} ${text}\n`);
    if (index % 20 === 0) hash.update(JSON.stringify(featuresOf(readText(text))));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The weights as a module: whole numbers from -15 to 15 and what to multiply them with. */
export function writeWeights({ weights, bias }: Model, examples: readonly Example[]): string {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = Math.min(largest, clip) / largestWeight;
  const table = Int8Array.from(weights, (weight) =>
    Math.max(-largestWeight, Math.min(largestWeight, Math.round(weight / scale))),
  );
  return `// Made by \`npm run train\` from packages/domain/examples. Do not edit.
export const digest = '${digestOf(examples)}';
export const scale = ${scale};
export const bias = [${Array.from(bias, (base) => Number(base.toFixed(4))).join(', ')}];
export const weights =
  '${Buffer.from(table.buffer).toString('base64')}';
`;
}

/** The few weights beyond this are cut down to it, so that the many small ones keep their differences. */
const clip = 6;
const largestWeight = 15;
