import { drugNames } from '../text/drug-names.ts';
import { plainLetters } from '../text/plain-letters.ts';
import { isNoPerson } from './names/around-names.ts';
import { isMisspelled } from './names/misspelled.ts';
import { looksLikeMedicine, type NameWord, nameWords } from './names/name-words.ts';
import { notNames, particles } from './names/not-names.ts';

/** Left by another mask. */
export const mask =
  /\[(?:name|phone|e-mail|address|(?:birth )?date|number|ssn|card|(?:insurance|license|Rx|record) number)\]/;

const unit = String.raw`(?! ?(?:m?gs?|mcg|ml|iu|ui|units?|unidades|%|tabs?|tablets?|pills?|caps?|capsules?|pastillas?|tabletas?|am|pm|hours?|hrs?|horas?|days?|d[ií]as|years?|a[ñn]os|dollars?|d[oó]lares|bucks|steps|pasos|people|personas|files|bytes)(?!\p{L}))`;
/** Four digits or more, in groups or not, with letters on either side. No price, time, date to come or year of these days. */
const longNumber = new RegExp(
  String.raw`(?<![\p{L}\d.,:/$[-])(?!20[12]\d(?![\d/-]))(?!\d{1,2}[/.-]\d{1,2}(?:[/.-](?:20)?[2-9]\d)?(?![\d/-]))(?!\d{1,3}\/\d{2,3}(?!\d))(?!\d{1,3}(?:,\d{3})+(?!\d))(?!\d+[.,]\d{1,2}(?!\d))(?=(?:[\p{L}]{0,4}[ ./-]?\d){4})(?:\p{L}{1,4}-?)?\d{1,16}(?:[ ./-]\d{1,12}){0,5}(?:-?\p{Lu}{1,2}\d{0,4})?(?![\p{L}\d:/%]|[.,]\d)${unit}`,
  'gu',
);

/**
 * Masks unknown words and long numbers in a text with a mask: they may be the same person's. Keeps prices, doses, times, coming dates and what
 * looks like a medicine. Linear.
 */
export function maskRest(text: string): string {
  if (!mask.test(text)) return text;
  const masked = text.replace(longNumber, '[number]');
  let rest = '';
  let end = 0;
  const words = nameWords(masked);
  for (const [at, word] of words.entries()) {
    if (masked[word.start - 1] === '[' || isInBrackets(masked, word) || !mayBeName(masked, words, at)) continue;
    rest += `${masked.slice(end, word.start)}[name]`;
    end = word.end;
  }
  return (rest + masked.slice(end)).replace(/\[name\](?:[ -]\[name\])+/g, '[name]');
}

/** "márquenme", "dármela", "esperándolos". */
const verbWithPronoun =
  /^\p{L}{2,}(?:(?:ar|er|ir|ando|endo)(?:me|te|le|lo|la|se|nos|les|los|las){1,2}|(?:en|e|a)(?:me|nos|le|les|melo|mela))$/u;
const longestName = 24;

const isInBrackets = (text: string, { start }: NameWord) =>
  /\[[\p{L} -]{0,24}$/u.test(text.slice(Math.max(0, start - 25), start));

function mayBeName(text: string, words: readonly NameWord[], at: number): boolean {
  const word = words[at];
  if (!word) return false;
  const plain = plainLetters(word.text);
  if (notNames.has(plain) || particles.has(plain) || isNoPerson(plain) || drugNames.has(plain)) return false;
  if (word.text.length < 3 || word.text.length > longestName || looksLikeMedicine(word.text)) return false;
  const isCapital = word.isCapital && !word.isAllCapitals && !isFirst(text, word.start);
  if (word.kind === 'unknown') return isCapital || !(verbWithPronoun.test(plain) || isMisspelled(plain));
  const isTail = /\[name\] $/.test(text.slice(Math.max(0, word.start - 7), word.start));
  if (isTail && word.kind === 'double' && isLast.test(text.slice(word.end))) return true;
  if (
    beforeName.test(text.slice(word.end, word.end + 9)) &&
    (lastBefore.test(text.slice(Math.max(0, word.start - 24), word.start)) || (word.start === 0 && word.isCapital))
  )
    return word.kind !== 'ordinary';
  return (word.kind === 'surname' && plain !== 'nieto') || (word.kind === 'double' && isCapital);
}

/** "paciente cruz, [name]" */
const beforeName = /^, \[name\]/;
const lastBefore = /(?<!\p{L})(?:paciente|patient|name|nombre|for|para|under|es|is|de|of)[ :]{1,2}$/iu;

const isLast = /^(?:[.,;!?\n]|$)/;
const isFirst = (text: string, start: number) =>
  /(?:^|[.!?¡¿:\n] ?["'(]?)$/.test(text.slice(Math.max(0, start - 3), start));
