import { prescriptionMedicines } from '@rxweb/domain/safety/language/medicine-names';
import { listWords, nearestWord } from '@rxweb/domain/safety/language/nearest-word';
import { emptyWords } from './empty-words.ts';
import { controlledNames, synonyms } from './synonyms.ts';

/**
 * Key terms of a text in either language, for index and questions: synonyms become one term, endings are removed, sounds are normalized.
 * Linear in the length of the text.
 */
export const searchTerms = (text: string): string[] => termsIn(plainWords(text));

/** The key terms of plain words. */
export function termsIn(words: readonly string[]): string[] {
  const terms: string[] = [];
  for (let place = 0; place < words.length; ) {
    const phrase = phraseAt(words, place);
    if (phrase) {
      terms.push(...phrase.terms);
      place += phrase.length;
      continue;
    }
    const word = words[place] ?? '';
    if (!isEmptyWord(word)) terms.push(...termsOf(word));
    place += 1;
  }
  return terms;
}

/** Stop words, marked so they give no terms. */
export function smallWords(text: string): string[] {
  return [...new Set(plainWords(text).filter(isEmptyWord))].map((word) => `~${soundOf(word)}`);
}

function termsOf(word: string): readonly string[] {
  const sound = soundOf(word);
  const known = exactTerms.get(word) ?? wordTerms.get(sound);
  if (known) return known;
  const near = sound.length > correctableLetters ? nearestWord(sound, correctable) : null;
  return (near === null ? undefined : wordTerms.get(near)) ?? [stem(sound)];
}

/** Lower case without marks; anything but letters and digits separates words. */
export function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Cf}'’‘`´]/gu, '')
    .toLowerCase();
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.flatMap((word) => shortForms.get(word) ?? word);
}

/** Phone shorthand and its full form. */
const shortForms: ReadonlyMap<string, readonly string[]> = new Map(
  `u you, r are, ur your, youre your, w with, n and, cannot cant, thru through, til until, till until, q que, k que, ke que, qe que, pa para,
  xq porque, pq porque, porq porque, xfa porfa, ay hay, ai hay, ase hace, aser hacer, ago hago, tb tambien, tmb tambien`
    .split(',')
    .map((pair): [string, string[]] => {
      const [short = '', ...full] = pair.trim().split(' ');
      return [short, full];
    }),
);

const isEmptyWord = (word: string) => emptyWords.has(word) || (word.length < 2 && !/\d/.test(word));

/** Words repeat often, especially while all pages are read. */
const sounds = new Map<string, string>();
const maxSounds = 10_000;
const maxSoundLetters = 24;

/** Normalizes phonetic spellings: b and v; s, z and soft c; k, hard c and qu; silent h; y and ll; double letters. */
function soundOf(word: string): string {
  const known = sounds.get(word);
  if (known !== undefined) return known;
  const sound = findSound(word);
  if (sounds.size < maxSounds && word.length <= maxSoundLetters) sounds.set(word, sound);
  return sound;
}

function findSound(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/qu(?=[ei])|q/g, 'k')
    .replace(/sh/g, 'S')
    .replace(/ch/g, 'C')
    .replace(/th/g, 'T')
    .replace(/h/g, '')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/c/g, 'k')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/(?<=[aeiou]|^)ll(?=[aeiou])/g, 'y')
    .replace(/v/g, 'b')
    .replace(/([^\Wr])\1+/gu, '$1');
}

/** Removes common endings of both languages: refills, refilled and refilling match. */
function stem(sound: string): string {
  if (sound.length <= 4) return sound.replace(/([^s])s$/, '$1');
  return sound
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1')
    .replace(/(?<=.{3})(ing|ed)$/, '')
    .replace(/(?<=.{4})[aeo]$/, '');
}

/** Shorter words resemble too many others. */
const correctableLetters = 7;

interface Phrase {
  length: number;
  terms: readonly string[];
}

/** By spelling and by sound: "toss" sounds like "tos". */
const exactTerms = new Map<string, readonly string[]>();
const wordTerms = new Map<string, readonly string[]>();
/** Multi-word phrases by the sound of their first word, longest first. */
const phrases = new Map<string, { rest: readonly string[]; terms: readonly string[] }[]>();

function phraseAt(words: readonly string[], place: number): Phrase | null {
  for (const { rest, terms } of phrases.get(soundOf(words[place] ?? '')) ?? []) {
    if (rest.every((sound, index) => soundOf(words[place + 1 + index] ?? '') === sound)) {
      return { length: rest.length + 1, terms };
    }
  }
  return null;
}

function learn(way: string, terms: readonly string[]): void {
  const [word = '', ...others] = plainWords(way);
  const first = soundOf(word);
  const rest = others.map(soundOf);
  if (rest.length === 0) {
    exactTerms.set(word, terms);
    // "HEB" sounds like "EV".
    if (word.length > 3) wordTerms.set(first, terms);
    return;
  }
  const list = phrases.get(first) ?? [];
  list.push({ rest, terms });
  phrases.set(first, list);
}

for (const line of synonyms.trim().split('\n')) {
  const [term = '', ways = ''] = line.split(':');
  for (const way of [term, ...ways.split(',')]) learn(way, [`${term}_`]);
}
for (const name of prescriptionMedicines.trim().split(/\s+/)) learn(name, [stem(soundOf(name)), 'medicine_']);
for (const name of controlledNames.trim().split(/\s+/)) learn(name, ['controlled_', 'medicine_']);
for (const list of phrases.values()) list.sort((a, b) => b.rest.length - a.rest.length);
/** Typing errors in a listed word. */
const correctable = listWords([...wordTerms.keys()].filter((word) => word.length >= correctableLetters));
