import { negators } from '../language/negators.ts';
import type { Word } from '../language/plain-words.ts';
import { messageClasses } from './classes.ts';

/** What the pooled reading of a message decides, each with its own probability. */
export const pooledHeads = ['danger', 'emergency', 'poison', 'crisis', 'urgent', 'lowMood', 'medical'] as const;
export type PooledHead = (typeof pooledHeads)[number];
export type Pooled = Record<PooledHead, number>;

/** Weights of the network, in rows: a hidden unit's inputs and its bias, then a head's units and its bias. */
export interface PoolingNetwork {
  hidden: readonly (readonly number[])[];
  output: readonly (readonly number[])[];
}

/** Probabilities of one segment, in the order of {@link messageClasses}. */
export type Likelihoods = readonly number[];

const mildWords = new Set(
  'mild slight little bit sometimes occasional better fine ok okay normal usual leve poco veces mejor bien normal'.split(
    ' ',
  ),
);
const nowWords = new Set(
  'now tonight right suddenly help hurry just minutes today ahora ahorita hoy ayuda urgente repente minutos acaba acabo'.split(
    ' ',
  ),
);

/** What the network reads: each class's largest, second and mean log-odds and its share above one half, and a few rates. */
export function poolingInputs(words: readonly Word[], segments: readonly Likelihoods[]): number[] {
  const inputs: number[] = [];
  for (const index of messageClasses.keys()) {
    const odds = segments.map((likely) => logOdds(likely[index] ?? 0)).sort((a, b) => b - a);
    inputs.push(odds[0] ?? 0, odds[1] ?? 0, mean(odds), odds.filter((each) => each > 0).length / odds.length);
  }
  const danger = segments
    .map((likely) => logOdds((likely[4] ?? 0) + (likely[5] ?? 0) + (likely[6] ?? 0)))
    .sort((a, b) => b - a);
  inputs.push(danger[0] ?? 0, danger[1] ?? 0, mean(danger));
  inputs.push(Math.log(segments.length), Math.log(words.length || 1) - 3);
  inputs.push(rate(words, mildWords), rate(words, nowWords), rate(words, negators));
  return inputs;
}

/** The probabilities of the heads. */
export function pool({ hidden, output }: PoolingNetwork, inputs: readonly number[]): Pooled {
  const units = hidden.map((row) => Math.tanh(weigh(row, inputs)));
  const values = output.map((row) => 1 / (1 + Math.exp(-weigh(row, units))));
  return Object.fromEntries(pooledHeads.map((head, index) => [head, values[index] ?? 0])) as Pooled;
}

/** One segment keeps its probabilities. */
export function poolOfOne(likely: Likelihoods): Pooled {
  const [, medical = 0, urgent = 0, lowMood = 0, poison = 0, crisis = 0, emergency = 0] = likely;
  return { danger: poison + crisis + emergency, emergency, poison, crisis, urgent, lowMood, medical };
}

/** The weighted sum of the inputs and the bias, which is the row's last number. */
export function weigh(row: readonly number[], inputs: readonly number[]): number {
  let sum = row[inputs.length] ?? 0;
  for (const [index, input] of inputs.entries()) sum += (row[index] ?? 0) * input;
  return sum;
}

function logOdds(probability: number): number {
  const bounded = Math.min(0.999, Math.max(0.001, probability));
  return Math.log(bounded / (1 - bounded));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
}

function rate(words: readonly Word[], set: ReadonlySet<string>): number {
  return (10 * words.filter(({ text }) => set.has(text)).length) / (words.length || 1);
}
