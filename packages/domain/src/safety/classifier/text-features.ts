import { clinicalRules, crisisRules, emergencyRules, poisonRules, type Rule } from '../concepts/rules.ts';
import { findRule } from '../language/find-rule.ts';
import type { ReadText, Span } from '../language/read-text.ts';

/** Number of hash buckets; a power of two. */
export const featureBits = 15;

/** A long message is split into windows of this many words, overlapping by half, so danger in the middle is not diluted. */
const pieceWords = 20;
const shortestRun = 3;
const longestRun = 5;

/**
 * The windows of a text as buckets of their features: words, word pairs (adjacent or one apart), character n-grams of 3 to 5, concepts and
 * pairs of them, and the rules that match the whole text.
 */
export function featuresOf(read: ReadText): number[][] {
  return [...eachPiece(read)];
}

/** The same, one window at a time, so callers can yield in between. */
export function* eachPiece(read: ReadText): Generator<number[], void, undefined> {
  const words = read.words.map(({ text }) => sizeOfNumber(text));
  const rules = rulesIn(read).map(placeOf);
  const concepts = conceptsByWord(read);
  const runs = new Map<string, readonly number[]>();
  for (const { start, end } of piecesOf(read)) {
    const places = new Set(rules);
    for (const concept of conceptsIn(concepts.slice(start, end))) places.add(placeOf(concept));
    addWords(places, words.slice(start, end), runs);
    yield [...places];
  }
}

/** A short text as a whole; a longer one by windows and by sentences shorter than a window. */
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

/** Numbers count only as few or many: "took 8" equals "took 20". */
function sizeOfNumber(word: string): string {
  if (!/^\d+$/.test(word)) return word;
  return Number(word) < 5 ? '1' : '9';
}

/** `runs` caches the n-grams of each word, which occurs in two or more windows. */
function addWords(places: Set<number>, words: readonly string[], runs: Map<string, readonly number[]>): void {
  for (const [index, word] of words.entries()) {
    const [next, afterNext] = [words[index + 1], words[index + 2]];
    places.add(placeOf(`w ${word}`));
    if (next !== undefined) places.add(placeOf(`b ${word} ${next}`));
    if (afterNext !== undefined) places.add(placeOf(`s ${word} ${afterNext}`));
    let letters = runs.get(word);
    if (!letters) {
      letters = Array.from(runsOf(word), placeOf);
      runs.set(word, letters);
    }
    for (const run of letters) places.add(run);
  }
}

function* runsOf(word: string): Generator<string> {
  const framed = `^${word}$`;
  for (let length = shortestRun; length <= longestRun; length += 1) {
    for (let start = 0; start + length <= framed.length; start += 1) yield `c ${framed.slice(start, start + length)}`;
  }
}

/** For each word: concepts that begin there, denied concepts, and words that dismiss or confirm a sign. */
function conceptsByWord({ words, hits, denied, around }: ReadText): string[][] {
  const byWord: string[][] = words.map(() => []);
  for (const [name, places] of hits) {
    for (const hit of places) byWord[hit.start]?.push(denied.has(hit) ? `no ${name}` : name);
  }
  for (const [name, places] of Object.entries(around)) {
    for (const { start } of places) byWord[start]?.push(`@${name}`);
  }
  return byWord;
}

function conceptsIn(byWord: readonly (readonly string[])[]): string[] {
  const found = [...new Set(byWord.flat())].sort();
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

/** FNV-1a with one more mixing step. */
function placeOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < feature.length; index += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) & ((1 << featureBits) - 1);
}
