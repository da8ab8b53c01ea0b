import { drugNames } from '../../text/drug-names.ts';
import { plainLetters } from '../../text/plain-letters.ts';
import { looksLikeMedicine, nameWords } from '../names/name-words.ts';
import { mask } from '../rest-beside-masks.ts';

/** A word, a number, a sign or a mask: `text.slice(start, end)`. */
export interface Token {
  text: string;
  start: number;
  end: number;
  /** Lower case without accents; numbers by their length only. */
  plain: string;
  /** What kind of word it is, whether it is capitalized, how long a number is. */
  kind: string;
}

const form = new RegExp(String.raw`${mask.source}|\p{L}[\p{L}\p{M}]*(?:'\p{L}+)?|\d+|[^\s\p{L}\d]`, 'gu');
const months = new Set(
  'jan january feb february mar march apr april may jun june jul july aug august sep sept september oct october nov november dec december ene enero febrero marzo abr abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  ),
);
const numbers = new Set(
  'zero oh one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred cero uno una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis veinte veintiuno veintidos treinta cuarenta cincuenta sesenta setenta ochenta noventa cien double triple doble'.split(
    ' ',
  ),
);
const longestNumber = 11;

export const isMask = ({ text }: Token) => text.length > 2 && text.startsWith('[');
/** What may be part of a detail. */
export const isWord = (token: Token) => /^[\p{L}\d]/u.test(token.text);

/** The tokens of a text in plain signs, which may have masks. */
export function tokensOf(text: string): Token[] {
  const kinds = new Map(
    nameWords(text).map(({ text: word, start, kind }) => {
      const isDrug = drugNames.has(plainLetters(word));
      return [start, isDrug ? 'drug' : kind === 'unknown' && looksLikeMedicine(word) ? 'drug-like' : kind];
    }),
  );
  return Array.from(text.matchAll(form), ({ 0: found, index }) => {
    const plain = plainOf(found);
    return {
      text: found,
      start: index,
      end: index + found.length,
      plain,
      kind: kindOf(found, plain, kinds.get(index)),
    };
  });
}

function plainOf(text: string): string {
  if (text.length > 2 && text.startsWith('[')) return text;
  return /^\d/.test(text) ? `#${text.length > 6 ? 'long' : text.length}` : plainLetters(text);
}

function kindOf(text: string, plain: string, named: string | undefined): string {
  if (text.startsWith('[') && text.length > 2) return text.slice(0, 3);
  if (/^\d/.test(text)) return `digits ${Math.min(text.length, longestNumber)}`;
  if (months.has(plain)) return 'month';
  if (numbers.has(plain)) return 'number';
  if (!/^\p{L}/u.test(text)) return text;
  const letters = /^\p{Lu}/u.test(text) ? (/\p{Ll}/u.test(text) ? 'Aa' : 'AA') : 'aa';
  return `${named ?? 'part'} ${letters}`;
}
