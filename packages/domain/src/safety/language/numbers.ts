import type { Meaning } from './meaning.ts';
import type { Hit, ReadWord } from './phrase-index.ts';

const numberWords = new Set(
  `five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty hundred dozen dozens several
  cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta cien docena varias varios`.split(
    /\s+/,
  ),
);
const fewWords = new Set('two three four both dos tres cuatro couple'.split(' '));
const unitsAfter =
  /^(mg|mgs|mcg|ml|mls|g|gm|grams?|milligrams?|hours?|hrs?|minutes?|mins?|days?|weeks?|wks?|months?|mos?|years?|yrs?|yo|am|pm|oclock|dollars|bucks|percent|lbs?|pounds|kilos?|horas?|hrs|minutos?|dias?|semanas?|meses|anos|anitos|miligramos|dolares|libras)$/;
const timeBefore = /^(at|by|around|about|until|since|before|after|las|los|type|age|de)$/;
const leastMany = 5;

/** Counted things: "took 20 pills", not "took a 20 mg pill at 8". `many` is five or more, `several` two or more. */
export function findNumbers(words: readonly ReadWord[]): Hit<Meaning>[] {
  return words.flatMap(({ text }, start) => {
    const value = numberOf(text);
    if (value === null) return [];
    const isMeasure = unitsAfter.test(words[start + 1]?.text ?? '') || timeBefore.test(words[start - 1]?.text ?? '');
    const names: Meaning['concept'][] = ['number'];
    if (value >= 2 && !isMeasure) names.push('several');
    if (value >= leastMany && !isMeasure) names.push('many');
    return names.map((concept) => ({ value: { concept, language: null }, start, end: start + 1 }));
  });
}

function numberOf(word: string): number | null {
  if (/^\d{1,4}$/.test(word)) return Number(word);
  if (numberWords.has(word)) return leastMany;
  return fewWords.has(word) ? 2 : null;
}
