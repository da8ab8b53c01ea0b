import { findRule } from './find-rule.ts';
import type { ReadText, Span } from './read-text.ts';
import { clinicalRules, crisisRules, emergencyRules, poisonRules, type Rule } from './rules.ts';

/** How many places a feature can be counted in; a power of two. */
export const featureBits = 15;

/** A long message is read in pieces of so many words that overlap by half, so that danger in the middle of it is not drowned. */
const pieceWords = 20;
const shortestRun = 3;
const longestRun = 5;

/**
 * A read text in pieces, each as the places of its features: words, pairs of words next to each other or one apart, runs of 3 to 5 letters,
 * the tables' concepts and pairs of them, and the rules that hold in the whole text.
 */
export function featuresOf(read: ReadText): number[][] {
  const words = read.words.map(({ text }) => sizeOfNumber(text));
  const rules = rulesIn(read);
  return piecesOf(read).map(({ start, end }) =>
    placesOf([...rules, ...conceptsIn(read, start, end), ...wordsIn(words.slice(start, end))]),
  );
}

/** All of a short text; of a longer one each stretch of words, and each sentence that is shorter than one. */
function piecesOf({ words, sentences }: ReadText): Span[] {
  const step = pieceWords / 2;
  const count = Math.max(1, Math.ceil((words.length - pieceWords) / step) + 1);
  const stretches = Array.from({ length: count }, (_, index) => ({
    start: index * step,
    end: Math.min(index * step + pieceWords, words.length),
  }));
  const last = sentences.at(-1) ?? 0;
  if (last === 0) return stretches;
  const starts = Array.from({ length: last + 1 }, (_, sentence) => sentences.indexOf(sentence));
  const own = starts.map((start, sentence) => ({ start, end: starts[sentence + 1] ?? words.length }));
  return [...stretches, ...own.filter(({ start, end }) => start >= 0 && end > start && end - start < pieceWords)];
}

/** Numbers differ as few and many; "took 8" and "took 20" are the same. */
function sizeOfNumber(word: string): string {
  if (!/^\d+$/.test(word)) return word;
  return Number(word) < 5 ? '1' : '9';
}

function* wordsIn(words: readonly string[]): Generator<string> {
  for (const [index, word] of words.entries()) {
    const [next, afterNext] = [words[index + 1], words[index + 2]];
    yield `w ${word}`;
    if (next !== undefined) yield `b ${word} ${next}`;
    if (afterNext !== undefined) yield `s ${word} ${afterNext}`;
    const framed = `^${word}$`;
    for (let length = shortestRun; length <= longestRun; length += 1) {
      for (let start = 0; start + length <= framed.length; start += 1) yield `c ${framed.slice(start, start + length)}`;
    }
  }
}

/** Concepts, those that the text says are not there, words that dismiss or confirm a sign, and all pairs of these. */
function conceptsIn({ hits, denied, around }: ReadText, start: number, end: number): string[] {
  const isHere = (span: Span) => span.start >= start && span.start < end;
  const concepts = [...hits].flatMap(([name, places]) =>
    places.filter(isHere).map((hit) => (denied.has(hit) ? `no ${name}` : name)),
  );
  const surroundings = Object.entries(around).flatMap(([name, places]) => (places.some(isHere) ? [`@${name}`] : []));
  const found = [...new Set([...concepts, ...surroundings])].sort();
  return found.flatMap((one, index) => [`k ${one}`, ...found.slice(index + 1).map((other) => `p ${one} ${other}`)]);
}

const groups: readonly { name: string; rules: readonly Rule[]; heedsDenial: boolean }[] = [
  { name: 'emergency', rules: emergencyRules, heedsDenial: true },
  { name: 'poison', rules: poisonRules, heedsDenial: true },
  { name: 'crisis', rules: crisisRules, heedsDenial: true },
  { name: 'clinical', rules: clinicalRules, heedsDenial: false },
];

function rulesIn(read: ReadText): string[] {
  return groups.flatMap(({ name, rules, heedsDenial }) =>
    rules
      .filter((rule) => findRule([rule], read, heedsDenial) !== null)
      .flatMap(({ near }) => [`r ${name}`, `r ${name} ${near.join(' ')}`]),
  );
}

function placesOf(features: Iterable<string>): number[] {
  return [...new Set(Array.from(features, placeOf))];
}

/** FNV-1a, its bits mixed once more. */
function placeOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < feature.length; index += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) & ((1 << featureBits) - 1);
}
