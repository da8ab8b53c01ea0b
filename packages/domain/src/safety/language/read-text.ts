import { lazyValue } from '../../text/lazy-value.ts';
import { type ConceptName, concepts } from '../concepts/concepts.ts';
import { isMedicineName } from '../concepts/medicines.ts';
import { deniedHits } from './denials.ts';
import { type Surrounding, surroundings } from './everyday-language.ts';
import { harmlessPhrases } from './harmless-phrases.ts';
import type { Meaning, ReadText, Span } from './meaning.ts';
import { listWords, nearestWord } from './nearest-word.ts';
import { findNumbers } from './numbers.ts';
import { toPhoneticSpelling } from './phonetic-spelling.ts';
import { findPhrases, type Hit, indexPhrases, type ReadWord, wordsOfPhrase } from './phrase-index.ts';
import { plainWords } from './plain-words.ts';
import { properWords } from './proper-words.ts';

export type { ReadText, Span } from './meaning.ts';

type Phrases = Parameters<typeof indexPhrases<Meaning | Surrounding | 'harmless'>>[0];

/** The tables as search indexes. */
const tables = lazyValue(() => {
  const conceptPhrases = Object.entries(concepts).flatMap(([name, { en, es }]) => {
    const concept = name as keyof typeof concepts;
    return [
      ...en.map((phrase) => [phrase, { concept, language: 'en' }] as const),
      ...es.map((phrase) => [phrase, { concept, language: 'es' }, true] as const),
    ];
  });
  const surroundingNames = Object.keys(surroundings) as Surrounding[];
  const phrases: Phrases = [
    ...conceptPhrases,
    ...harmlessPhrases.map((phrase) => [phrase, 'harmless'] as const),
    ...surroundingNames.flatMap((name) => surroundings[name].map((phrase) => [phrase, name] as const)),
  ];
  const knownWords = new Set(conceptPhrases.flatMap(([phrase]) => wordsOfPhrase(phrase)));
  const spanishByEar = new Map(
    conceptPhrases
      .filter(([, { language }]) => language === 'es')
      .flatMap(([phrase]) => wordsOfPhrase(phrase))
      .filter((word) => word.length >= 4)
      .map((word) => [toPhoneticSpelling(word), word]),
  );
  return { index: indexPhrases(phrases), knownWords, correctable: listWords(knownWords), spanishByEar };
});

/** Longer texts are read up to this word, to bound the work. */
const maxWords = 3_000;

export function readText(text: string): ReadText {
  const words = plainWords(text)
    .slice(0, maxWords)
    .map((word) => ({ ...word, ...meaningOf(word.text) }));
  const found = findPhrases(words, tables().index);
  const spansOf = (name: Surrounding | 'harmless') => found.filter((hit) => hit.value === name);
  const concepts = found.filter((hit): hit is Hit<Meaning> => typeof hit.value === 'object');
  const hits = byConcept([...concepts, ...findNumbers(words), ...findMedicineNames(words)], spansOf('harmless'));
  const around = {
    longAgo: spansOf('longAgo'),
    mereTopic: spansOf('mereTopic'),
    ofThings: spansOf('ofThings'),
    happeningNow: spansOf('happeningNow'),
    falseDenials: spansOf('falseDenials'),
    neverBefore: spansOf('neverBefore'),
  };
  const read = { words, sentences: sentencesOf(words), hits, around };
  return { ...read, denied: deniedHits(read) };
}

function byConcept(found: readonly Hit<Meaning>[], harmless: readonly Span[]): Map<ConceptName, Hit<Meaning>[]> {
  const spans = spansByWord(harmless);
  const hits = new Map<ConceptName, Hit<Meaning>[]>();
  for (const hit of found) {
    if (isPartOfAny(hit, spans)) continue;
    const same = hits.get(hit.value.concept);
    if (same) same.push(hit);
    else hits.set(hit.value.concept, [hit]);
  }
  for (const same of hits.values()) same.sort((a, b) => a.start - b.start);
  return hits;
}

/** Caches recent words: finding near words is most of the work. */
const meanings = new Map<string, { meant: string | null; heard: string }>();
const meaningsKept = 5_000;

function meaningOf(word: string): { meant: string | null; heard: string } {
  const kept = meanings.get(word);
  if (kept) return kept;
  if (meanings.size >= meaningsKept) meanings.clear();
  const meaning = lookUpMeaning(word);
  meanings.set(word, meaning);
  return meaning;
}

function lookUpMeaning(word: string): { meant: string | null; heard: string } {
  const heard = toPhoneticSpelling(word);
  const { knownWords, spanishByEar, correctable } = tables();
  if (knownWords.has(word) || properWords.has(word)) return { meant: null, heard };
  return { meant: spanishByEar.get(heard) ?? nearestWord(word, correctable), heard };
}

/** Unlisted medicine names, by ending: "-pril", "-statin". */
function findMedicineNames(words: readonly ReadWord[]): Hit<Meaning>[] {
  const { knownWords } = tables();
  return words.flatMap((word, start) =>
    isMedicineName(word.text) && !knownWords.has(word.text)
      ? (['medicine', 'drugName'] as const).map((concept) => ({
          value: { concept, language: null },
          start,
          end: start + 1,
        }))
      : [],
  );
}

function sentencesOf(words: readonly ReadWord[]): number[] {
  let sentence = 0;
  return words.map((word) => {
    if (word.after === '.') sentence += 1;
    return sentence;
  });
}

function spansByWord(spans: readonly Span[]): Map<number, Span[]> {
  const byWord = new Map<number, Span[]>();
  for (const span of spans) {
    for (let place = span.start; place < span.end; place += 1) {
      byWord.set(place, [...(byWord.get(place) ?? []), span]);
    }
  }
  return byWord;
}

/** Whether a sign is part of a figure of speech; a longer sign that contains one still counts. */
function isPartOfAny(hit: Span, harmless: ReadonlyMap<number, readonly Span[]>): boolean {
  for (let place = hit.start; place < hit.end; place += 1) {
    if (harmless.get(place)?.some((span) => !(hit.start <= span.start && span.end <= hit.end))) return true;
  }
  return false;
}
