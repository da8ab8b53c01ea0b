import { type Chunked, runToEnd } from '../../text/chunked.ts';
import type { ReadText } from '../language/read-text.ts';
import { bias, scale, weights } from './classifier-weights.ts';
import { eachPiece } from './text-features.ts';

/** The classes of the weights, in order; the default class has weight 0. */
export const riskClasses = ['pharmacist', 'crisis', 'poison', 'emergency'] as const;
export type RiskClass = (typeof riskClasses)[number];

/** Probability of each class, and of any of the last three. */
export type Reading = Record<RiskClass | 'danger', number>;

let table: Int8Array | null = null;

/**
 * Classifies a message by a fixed linear model trained on some thousand examples (docs/decisions/0028), to catch what no rule covers. For a
 * long message each class takes its most likely window.
 */
export function classify(read: ReadText): Reading {
  return runToEnd(readByExampleInSteps(read));
}

/** The same in chunks: a long message takes as long as many requests. */
export function* readByExampleInSteps(read: ReadText): Chunked<Reading> {
  table ??= decoded(weights);
  const reading: Reading = { pharmacist: 0, crisis: 0, poison: 0, emergency: 0, danger: 0 };
  for (const piece of eachPiece(read)) {
    const likely = likelihoods(table, piece);
    for (const kind of ['pharmacist', 'crisis', 'poison', 'emergency', 'danger'] as const) {
      reading[kind] = Math.max(reading[kind], likely[kind]);
    }
    yield;
  }
  return reading;
}

function likelihoods(table: Int8Array, features: readonly number[]): Reading {
  const size = scale / Math.sqrt(features.length || 1);
  const [pharmacist, crisis, poison, emergency] = bias.map((base, kind) => {
    let sum = 0;
    for (const feature of features) sum += table[feature * bias.length + kind] ?? 0;
    return Math.exp(base + sum * size);
  }) as [number, number, number, number];
  const all = 1 + pharmacist + crisis + poison + emergency;
  return {
    pharmacist: pharmacist / all,
    crisis: crisis / all,
    poison: poison / all,
    emergency: emergency / all,
    danger: (crisis + poison + emergency) / all,
  };
}

function decoded(base64: string): Int8Array {
  return Int8Array.from(atob(base64), (sign) => (sign.charCodeAt(0) << 24) >> 24);
}
