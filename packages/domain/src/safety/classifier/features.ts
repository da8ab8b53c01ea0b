import { isMedicineName } from '../language/medicine-names.ts';
import { negators } from '../language/negators.ts';
import type { Word } from '../language/plain-words.ts';
import type { Segment } from './segments.ts';

/** Number of hash buckets in training; the shipped table keeps only the best of them. */
export const featureBits = 19;

/** Letters of a word's beginning, ending and inner runs: they match other forms and misspellings. */
const stemLetters = 4;
/** A denial reaches this many words, or to the next "but" or sentence. */
const deniedWords = 5;

const contrast = new Set('but however although except pero aunque sino'.split(' '));
/** Words that say that something is over. */
const pastWords = new Set('ago formerly previously childhood survivor hace antes antiguamente'.split(' '));
const pastPairs = new Set(
  'last year|last month|last summer|last winter|used to|years back|when i was|back in|ano pasado|mes pasado|cuando era|years ago'.split(
    '|',
  ),
);
const questionWords = new Set(
  'what how can could do does did is are will would should may where when which who why que como puedo puede pueden podria cuando donde cual quien cuanto cuanta debo hay es'.split(
    ' ',
  ),
);

/** Reads the features of segments; it caches the letter features of words, which occur in two or more segments. */
export function createFeatureReader(): (words: readonly Word[], segment: Segment) => string[] {
  const known = new Map<string, readonly string[]>();
  return (words, segment) => {
    const found = new Set<string>();
    const marked = markedWords(words, segment);
    const context = contextOf(words, segment);
    for (const [index, word] of marked.entries()) {
      const [next, afterNext] = [marked[index + 1], marked[index + 2]];
      found.add(`w ${word}`);
      for (const mark of context) found.add(`${mark} ${word}`);
      if (next !== undefined) {
        found.add(`b ${word} ${next}`);
        found.add(`pb ${stemOf(word)} ${stemOf(next)}`);
      }
      if (afterNext !== undefined) {
        found.add(`s ${word} ${afterNext}`);
        found.add(`ps ${stemOf(word)} ${stemOf(afterNext)}`);
        found.add(`t ${word} ${next} ${afterNext}`);
      }
      const name = words[segment.start + index]?.text ?? '';
      if (word.endsWith(medicineMark)) found.add(`w ${name}`);
      for (const letters of lettersOf(word.endsWith(medicineMark) ? name : word, known)) found.add(letters);
    }
    return [...found];
  };
}

function stemOf(word: string): string {
  return word.startsWith('!') ? `!${word.slice(1, 1 + stemLetters)}` : word.slice(0, stemLetters);
}

/** Stands for any medicine's name, so that what is said of one holds for all. */
const medicineMark = '#medicine';

/** The words of a segment, numbers as size classes and medicines as one word; denied words carry a mark. */
function markedWords(words: readonly Word[], { start, end }: Segment): string[] {
  let denied = 0;
  const marked: string[] = [];
  for (let place = start; place < end; place += 1) {
    const word = words[place];
    if (!word) break;
    if (word.after === '.' || contrast.has(word.text)) denied = 0;
    const text = isMedicineName(word.text) ? medicineMark : sizeOfNumber(word.text);
    marked.push(denied > 0 ? `!${text}` : text);
    denied = negators.has(word.text) ? deniedWords : Math.max(0, denied - 1);
  }
  return marked;
}

function sizeOfNumber(word: string): string {
  if (!/^\d+$/.test(word)) return word;
  const value = Number(word);
  if (value >= 1_900 && value <= 2_100 && word.length === 4) return '#year';
  if (value === 911 || value === 988) return word;
  return (
    ['#1', '#2', '#few', '#ten', '#many', '#big'][[1, 2, 5, 19, 99].filter((limit) => value > limit).length] ?? '#big'
  );
}

/** `<` for talk about the past, `?` for a question. */
function contextOf(words: readonly Word[], { start, end }: Segment): string[] {
  const marks: string[] = [];
  const texts = words.slice(start, end).map(({ text }) => text);
  const isPast = texts.some(
    (text, index) =>
      pastWords.has(text) ||
      pastPairs.has(`${text} ${texts[index + 1]}`) ||
      (/^(19|20)\d\d$/.test(text) && /^(in|since|en|del|desde)$/.test(texts[index - 1] ?? '')),
  );
  if (isPast) marks.push('<');
  if (questionWords.has(texts[0] ?? '') || questionWords.has(texts[1] ?? '')) marks.push('?');
  return marks;
}

/** A word's beginnings, its ending and its runs of letters. */
function lettersOf(word: string, known: Map<string, readonly string[]>): readonly string[] {
  const kept = known.get(word);
  if (kept) return kept;
  const mark = word.startsWith('!') ? '!' : '';
  const letters = word.slice(mark.length);
  const found = [
    `p ${mark}${letters.slice(0, stemLetters)}`,
    `p ${mark}${letters.slice(0, stemLetters + 1)}`,
    `e ${mark}${letters.slice(-stemLetters)}`,
  ];
  for (let start = 1; start + stemLetters < letters.length; start += 1) {
    found.push(`c ${mark}${letters.slice(start, start + stemLetters)}`);
  }
  known.set(word, found);
  return found;
}

/** The bucket of a feature: FNV-1a with one more mixing step. */
export function placeOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < feature.length; index += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) & ((1 << featureBits) - 1);
}
