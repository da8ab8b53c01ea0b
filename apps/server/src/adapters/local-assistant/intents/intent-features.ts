import { termsIn } from '../search-terms.ts';

/** Limit of a text's features. */
const maxFeatures = 400;
/** Terms this near each other make a pair. */
const nearTerms = 4;
/** From this length on, a word also counts by its beginning. */
const longWord = 6;
const beginning = 5;

/**
 * The features of a text's plain words as hashes of 30 bits: key terms by meaning, words as typed and by their beginnings, and pairs of both.
 */
export function intentFeatures(plain: readonly string[]): number[] {
  const terms = termsIn(plain).map((term) => hashOf(`=${term}`));
  const words = plain.map(hashOf);
  const features = [
    ...terms,
    ...words,
    ...plain.filter((word) => word.length >= longWord).map((word) => hashOf(`^${word.slice(0, beginning)}`)),
    ...words.slice(1).map((word, index) => pairOf(words[index] ?? 0, word)),
    ...terms.flatMap((term, index) =>
      terms.slice(index + 1, index + nearTerms).map((other) => pairOf(Math.min(term, other), Math.max(term, other))),
    ),
  ];
  return [...new Set(features)].slice(0, maxFeatures);
}

/** Pairs are odd, everything else is even. */
export const isPair = (feature: number) => feature % 2 === 1;

const bits = 0x3ffffffe;

/** FNV-1a with one more mixing step. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return mixed(hash) & bits;
}

const pairOf = (first: number, second: number) => (mixed(Math.imul(first, 0x01000193) ^ second) & bits) + 1;

function mixed(hash: number): number {
  const half = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return half ^ (half >>> 12);
}
