import { toPhoneticSpelling } from './phonetic-spelling.ts';

/** A word of the text, the table word it nearly equals, and its phonetic form. */
export interface ReadWord {
  text: string;
  meant: string | null;
  heard: string;
  /** What precedes it: nothing, a comma, or the end of a sentence. */
  after: '' | ',' | '.';
}

interface Stem {
  text: string;
  /** The phonetic form, where phonetic matches count. */
  heard: string | null;
}

/** One slot of a phrase: alternative words, a prefix, or a gap of a few words. Phrases share slots. */
interface Place {
  id: number;
  words: ReadonlySet<string>;
  stems: readonly Stem[];
  isGap: boolean;
}

interface Phrase<T> {
  places: readonly Place[];
  value: T;
}

/** Phrases by first word; those that begin with a prefix by that prefix. */
export interface PhraseIndex<T> {
  byFirstWord: ReadonlyMap<string, readonly Phrase<T>[]>;
  byBeginning: ReadonlyMap<string, readonly Phrase<T>[]>;
  places: PlaceIndex;
}

/** The slots a word can fill. */
interface PlaceIndex {
  count: number;
  byWord: ReadonlyMap<string, readonly Place[]>;
  byBeginning: ReadonlyMap<string, readonly Place[]>;
}

export interface Hit<T> {
  value: T;
  start: number;
  /** Exclusive end. */
  end: number;
}

const gap = '~';
const gapWords = 4;
/** A gap does not span these: "not having trouble breathing" is not "not breathing". */
const gapStops = new Set(
  'trouble troubles problem problems difficulty difficulties issue issues hold holding risk forever long but pero sino problema problemas dificultad dificultades'.split(
    ' ',
  ),
);
const beginningLetters = 3;

/**
 * Phrase syntax: `a/b` is either, `a/b_c` either a or the two words b c, `ab*` a prefix, `~` up to four words of the same sentence. `heard`
 * phrases also match by sound.
 */
export function indexPhrases<T>(
  entries: Iterable<readonly [phrase: string, value: T, heard?: boolean]>,
): PhraseIndex<T> {
  const byFirstWord = new Map<string, Phrase<T>[]>();
  const byBeginning = new Map<string, Phrase<T>[]>();
  const known = new Map<string, Place>();
  for (const [text, value, heard = false] of entries) {
    for (const variant of variantsOf(text)) {
      const phrase = { places: variant.split(' ').map((place) => placeOf(known, place, heard)), value };
      const first = phrase.places[0];
      for (const word of first?.words ?? []) add(byFirstWord, word, phrase);
      for (const beginning of first ? beginningsOf(first) : []) add(byBeginning, beginning, phrase);
    }
  }
  return { byFirstWord, byBeginning, places: indexPlaces([...known.values()]) };
}

function indexPlaces(places: readonly Place[]): PlaceIndex {
  const byWord = new Map<string, Place[]>();
  const byBeginning = new Map<string, Place[]>();
  for (const place of places) {
    for (const word of place.words) add(byWord, word, place);
    for (const beginning of beginningsOf(place)) add(byBeginning, beginning, place);
  }
  return { count: places.length, byWord, byBeginning };
}

function beginningsOf(place: Place): Set<string> {
  return new Set(place.stems.flatMap((stem) => [stem.text, stem.heard ?? stem.text].map(beginningOf)));
}

/** All words of the phrases, without prefixes. */
export function wordsOfPhrase(phrase: string): string[] {
  return phrase.split(/[ /_]/).filter((word) => word !== gap && !word.endsWith('*'));
}

/** One phrase per combination of single words and joined words. */
function variantsOf(phrase: string): string[] {
  const places = phrase.split(' ');
  const at = places.findIndex((place) => place.includes('_'));
  if (at < 0) return [phrase];
  const options = (places[at] ?? '').split('/');
  const single = options.filter((option) => !option.includes('_')).join('/');
  const replacements = options.filter((option) => option.includes('_')).map((option) => option.replaceAll('_', ' '));
  return [...(single === '' ? [] : [single]), ...replacements].flatMap((replacement) =>
    variantsOf([...places.slice(0, at), replacement, ...places.slice(at + 1)].join(' ')),
  );
}

function placeOf(known: Map<string, Place>, text: string, heard: boolean): Place {
  const key = heard ? `${text} heard` : text;
  const place = known.get(key) ?? readPlace(known.size, text, heard);
  known.set(key, place);
  return place;
}

function readPlace(id: number, text: string, heard: boolean): Place {
  const options = text.split('/');
  const stems = options.filter((option) => option.endsWith('*')).map((option) => option.slice(0, -1));
  return {
    id,
    words: new Set(options.filter((option) => option !== gap && !option.endsWith('*'))),
    stems: stems.map((stem) => ({ text: stem, heard: heard ? toPhoneticSpelling(stem) : null })),
    isGap: text === gap,
  };
}

function beginningOf(word: string): string {
  return word.slice(0, beginningLetters);
}

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const same = map.get(key);
  if (same) same.push(value);
  else map.set(key, [value]);
}

/** All matches of the phrases, in order. */
export function findPhrases<T>(words: readonly ReadWord[], index: PhraseIndex<T>): Hit<T>[] {
  const present = presentPlaces(words, index.places);
  const hits: Hit<T>[] = [];
  for (const [start, word] of words.entries()) {
    const found = listsFor(word, index.byFirstWord, index.byBeginning);
    const seen = found.length > 1 ? new Set<Phrase<T>>() : null;
    for (const phrases of found) {
      for (const phrase of phrases) {
        if (!phrase.places.every((place) => place.isGap || present[place.id] === 1) || seen?.has(phrase)) continue;
        seen?.add(phrase);
        const end = endOfPhrase(words, start, phrase.places, 0);
        if (end !== null) hits.push({ value: phrase.value, start, end });
      }
    }
  }
  return hits;
}

/** Slots that any word of the text could fill, to skip most phrases early. */
function presentPlaces(words: readonly ReadWord[], index: PlaceIndex): Uint8Array {
  const present = new Uint8Array(index.count);
  const seen = new Set<string>();
  for (const word of words) {
    if (seen.has(word.text)) continue;
    seen.add(word.text);
    for (const places of listsFor(word, index.byWord, index.byBeginning)) {
      for (const place of places) present[place.id] = 1;
    }
  }
  return present;
}

function listsFor<T>(
  word: ReadWord,
  byWord: ReadonlyMap<string, readonly T[]>,
  byBeginning: ReadonlyMap<string, readonly T[]>,
): (readonly T[])[] {
  const beginning = beginningOf(word.text);
  const heard = beginningOf(word.heard);
  return [
    byWord.get(word.text),
    word.meant === null ? undefined : byWord.get(word.meant),
    byBeginning.get(beginning),
    heard === beginning ? undefined : byBeginning.get(heard),
  ].filter((list) => list !== undefined);
}

function endOfPhrase(
  words: readonly ReadWord[],
  at: number,
  places: readonly Place[],
  placeNumber: number,
): number | null {
  const place = places[placeNumber];
  if (!place) return at;
  if (!place.isGap) return isAt(words[at], place) ? endOfPhrase(words, at + 1, places, placeNumber + 1) : null;
  for (let skipped = 0; skipped <= gapWords; skipped += 1) {
    if (words[at + skipped]?.after === '.') return null;
    const end = endOfPhrase(words, at + skipped, places, placeNumber + 1);
    if (end !== null) return end;
    if (gapStops.has(words[at + skipped]?.text ?? '')) return null;
  }
  return null;
}

function isAt(word: ReadWord | undefined, place: Place): boolean {
  if (!word) return false;
  if (place.words.has(word.text) || (word.meant !== null && place.words.has(word.meant))) return true;
  return place.stems.some(
    (stem) => word.text.startsWith(stem.text) || (stem.heard !== null && word.heard.startsWith(stem.heard)),
  );
}
