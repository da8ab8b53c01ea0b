import { harmlessPhrases, properWords } from './everyday-language.ts';
import { listByFirstLetter, nearestWord } from './nearest-word.ts';
import { findPhrases, type Hit, indexPhrases, type ReadWord } from './phrase-index.ts';
import { plainWords, type Word } from './plain-words.ts';
import { type ConceptName, concepts } from './rules.ts';

export interface Meaning {
  concept: ConceptName;
  language: 'en' | 'es' | null;
}

export interface ReadText {
  words: readonly (Word & ReadWord)[];
  /** Which sentence each word stands in, from 0. */
  sentences: readonly number[];
  /** Where the concepts of the tables stand, figures of speech left out. */
  hits: ReadonlyMap<ConceptName, readonly Hit<Meaning>[]>;
}

const conceptPhrases = Object.entries(concepts).flatMap(([name, { en, es }]) => {
  const concept = name as keyof typeof concepts;
  return [
    ...en.map((phrase) => [phrase, { concept, language: 'en' }] as const),
    ...es.map((phrase) => [phrase, { concept, language: 'es' }] as const),
  ];
});
const conceptIndex = indexPhrases<Meaning>(conceptPhrases);
const harmlessIndex = indexPhrases(harmlessPhrases.map((phrase) => [phrase, null] as const));
const knownWords = new Set(conceptPhrases.flatMap(([phrase]) => phrase.replaceAll('*', '').split(' ')));
const correctable = listByFirstLetter(knownWords);

/** Longer texts are read to this word; nobody in need writes more, and the work stays bounded. */
const maxWords = 3_000;

export function readText(text: string): ReadText {
  const words = plainWords(text)
    .slice(0, maxWords)
    .map((word) => ({ ...word, meant: meantWord(word.text) }));
  const harmless = findPhrases(words, harmlessIndex);
  const hits = new Map<ConceptName, Hit<Meaning>[]>();
  for (const hit of [...findPhrases(words, conceptIndex), ...findNumbers(words)]) {
    if (harmless.some((span) => overlaps(hit, span) && !contains(hit, span))) continue;
    const same = hits.get(hit.value.concept);
    if (same) same.push(hit);
    else hits.set(hit.value.concept, [hit]);
  }
  return { words, sentences: sentencesOf(words), hits };
}

function meantWord(word: string): string | null {
  return knownWords.has(word) || properWords.has(word) ? null : nearestWord(word, correctable);
}

function sentencesOf(words: readonly Word[]): number[] {
  let sentence = 0;
  return words.map((word) => {
    if (word.after === '.') sentence += 1;
    return sentence;
  });
}

function overlaps(a: Hit<unknown>, b: Hit<unknown>): boolean {
  return a.start < b.end && b.start < a.end;
}

function contains(outer: Hit<unknown>, inner: Hit<unknown>): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

const numberWords = new Set(
  `five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty hundred dozen dozens several
  cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta cien docena varias`.split(/\s+/),
);
const unitsAfter =
  /^(mg|mgs|mcg|ml|mls|g|gm|grams?|milligrams?|units?|hours?|hrs?|minutes?|mins?|days?|weeks?|months?|years?|yrs?|yo|am|pm|oclock|dollars|percent|horas?|minutos?|dias?|semanas?|meses|anos|miligramos|unidades|dolares)$/;
const timeBefore = /^(at|by|around|about|until|since|before|after|las|los|type|age)$/;
const leastMany = 5;

/** Counted things: "took 20 pills", not "took a 20 mg pill at 8". */
function findNumbers(words: readonly Word[]): Hit<Meaning>[] {
  return words.flatMap(({ text }, start) => {
    const value = /^\d{1,4}$/.test(text) ? Number(text) : numberWords.has(text) ? leastMany : null;
    if (value === null) return [];
    const isMeasure = unitsAfter.test(words[start + 1]?.text ?? '') || timeBefore.test(words[start - 1]?.text ?? '');
    const names: ConceptName[] = value >= leastMany && !isMeasure ? ['number', 'many'] : ['number'];
    return names.map((concept) => ({ value: { concept, language: null }, start, end: start + 1 }));
  });
}
