import type { Language } from '@rxweb/contracts/shared/language';
import { lazyValue } from '../../text/lazy-value.ts';
import { listWords, nearestWord } from '../language/nearest-word.ts';
import { negators } from '../language/negators.ts';
import { toPhoneticSpelling } from '../language/phonetic-spelling.ts';
import { findPhrases, type Hit, indexPhrases, type ReadWord, wordsOfPhrase } from '../language/phrase-index.ts';
import type { Word } from '../language/plain-words.ts';
import { properWords } from '../language/proper-words.ts';
import { type CoreKind, corePhrases } from './core-phrases.ts';
import { lightWords, type Surrounding, surroundings } from './surroundings.ts';

/** A phrase of danger that a text says of the present and does not deny. */
export interface CorePhrase {
  danger: CoreKind;
  language: Language;
  /** One of the plainest phrases, marked with `=`. */
  isPlain: boolean;
  /** Position of its first word. */
  start: number;
  /** Exclusive. */
  end: number;
}

type Value = Pick<CorePhrase, 'danger' | 'language' | 'isPlain'> | Surrounding;

const tables = lazyValue(() => {
  const phrases = (['en', 'es'] as const).flatMap((language) =>
    (['emergency', 'poison', 'crisis', 'means'] as const).flatMap((danger) =>
      corePhrases[language][danger].map((phrase) => {
        const isPlain = phrase.startsWith('=');
        return [phrase.replace('=', ''), { danger, language, isPlain }, language === 'es'] as const;
      }),
    ),
  );
  const around = (Object.keys(surroundings) as Surrounding[]).flatMap((name) =>
    surroundings[name].map((phrase) => [phrase, name] as const),
  );
  const known = new Set([...phrases, ...around].flatMap(([phrase]) => wordsOfPhrase(phrase)));
  return {
    index: indexPhrases<Value>([...phrases, ...around]),
    known,
    correctable: listWords(phrases.flatMap(([phrase]) => wordsOfPhrase(phrase))),
  };
});

/** Longer texts are read up to this word, to bound the work. */
const maxWords = 3_000;

/** All phrases of danger in a text that are neither denied nor about the past or a mere topic. */
export function findCorePhrases(text: readonly Word[]): CorePhrase[] {
  const words = text.slice(0, maxWords).map((word) => ({ ...word, ...meaningOf(word.text) }));
  const hits = findPhrases(words, tables().index);
  const around = (name: Surrounding) => hits.filter(({ value }) => value === name);
  const dangers = hits.filter((hit): hit is Hit<Exclude<Value, string>> => typeof hit.value === 'object');
  if (dangers.length === 0) return [];
  const denials = denialsIn(words, around('falseDenials'), around('neverBefore'));
  const [past, topic, now] = [
    endsByStart(around('longAgo')),
    endsByStart(around('mereTopic')),
    endsByStart(around('happeningNow')),
  ];
  return dangers
    .filter((hit) => !isDenied(words, hit.start, denials) && !isDeniedWithin(hit, denials))
    .filter((hit) => {
      const near = nearby(words, hit);
      return isAnyIn(now, near) || !(isAnyIn(past, near) || isAnyIn(topic, near) || namesAPastYear(words, near));
    })
    .map(({ value, start, end }) => ({ ...value, start, end }));
}

const meanings = new Map<string, { meant: string | null; heard: string }>();
const meaningsKept = 5_000;

/** The word of the tables that a misspelled word means; recent words are cached. */
function meaningOf(word: string): { meant: string | null; heard: string } {
  const kept = meanings.get(word);
  if (kept) return kept;
  if (meanings.size >= meaningsKept) meanings.clear();
  const { known, correctable } = tables();
  const isKnown = known.has(word) || properWords.has(word);
  const meaning = { meant: isKnown ? null : nearestWord(word, correctable), heard: toPhoneticSpelling(word) };
  meanings.set(word, meaning);
  return meaning;
}

type Span = Pick<Hit<unknown>, 'start' | 'end'>;

function denialsIn(
  words: readonly ReadWord[],
  falseDenials: readonly Span[],
  neverBefore: readonly Span[],
): Set<number> {
  const denials = new Set<number>();
  const isFalse = new Set(
    falseDenials.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)),
  );
  const comparisons = endsByStart(neverBefore);
  for (const [place, word] of words.entries()) {
    if (!negators.has(word.text) || isFalse.has(place)) continue;
    const after = { start: place + 1, end: place + 1 + nearbyWords };
    const isComparison = /^(never|nunca|jamas)$/.test(word.text) && hasStartIn(comparisons, after);
    if (!isComparison) denials.add(place);
  }
  return denials;
}

const breaksDenial = new Set(
  'i he she we they you my but and because so still now only just pero y porque mi ella yo aunque sino cannot until unless if'.split(
    ' ',
  ),
);
const longestList = 11;

/** Walks back from a phrase to a denial, over light words and over earlier items of a list that "or" or a comma continues. */
function isDenied(words: readonly ReadWord[], start: number, denials: ReadonlySet<number>): boolean {
  let inList = false;
  for (let place = start - 1, steps = 0; place >= 0 && steps < longestList; place -= 1, steps += 1) {
    const gap = words[place + 1]?.after ?? '';
    if (gap === '.') return false;
    if (gap === ',') {
      if (denials.has(place)) return false;
      inList = true;
    }
    if (denials.has(place)) return true;
    const word = words[place]?.text ?? '';
    if (/^(or|nor|o|ni)$/.test(word)) inList = true;
    else if (breaksDenial.has(word) || (!inList && !lightWords.has(word))) return false;
  }
  return false;
}

/** "A boy who does not swallow pills": phrases of poison hold no denial of their own. */
function isDeniedWithin({ value, start, end }: Hit<Exclude<Value, string>>, denials: ReadonlySet<number>): boolean {
  if (value.danger !== 'poison') return false;
  for (let place = start; place < end; place += 1) if (denials.has(place)) return true;
  return false;
}

/** A dismissing word has to be near, because people in need write without periods. */
const nearbyWords = 10;

function nearby(words: readonly ReadWord[], { start, end }: Span): Span {
  let from = start;
  while (from > 0 && from > start - nearbyWords && words[from]?.after !== '.') from -= 1;
  let to = end;
  while (to < words.length && to < end + nearbyWords && words[to]?.after !== '.') to += 1;
  return { start: from, end: to };
}

/** The shortest span that starts at each place. A lookup by place keeps a text with thousands of hits linear. */
type EndsByStart = ReadonlyMap<number, number>;

function endsByStart(spans: readonly Span[]): EndsByStart {
  const ends = new Map<number, number>();
  for (const { start, end } of spans) ends.set(start, Math.min(end, ends.get(start) ?? end));
  return ends;
}

function isAnyIn(ends: EndsByStart, part: Span): boolean {
  for (let place = part.start; place < part.end; place += 1) {
    if ((ends.get(place) ?? Number.POSITIVE_INFINITY) <= part.end) return true;
  }
  return false;
}

function hasStartIn(ends: EndsByStart, part: Span): boolean {
  for (let place = part.start; place < part.end; place += 1) if (ends.has(place)) return true;
  return false;
}

function namesAPastYear(words: readonly ReadWord[], part: Span): boolean {
  for (let place = Math.max(part.start, 1); place < part.end; place += 1) {
    if (!/^(19|20)\d\d$/.test(words[place]?.text ?? '')) continue;
    if (/^(in|en|el|del|since|desde|around)$/.test(words[place - 1]?.text ?? '')) return true;
  }
  return false;
}
