import { misspellings, shortForms } from './everyday-language.ts';

export interface Word {
  text: string;
  /** What stood before it: nothing, a comma, or the end of a sentence. */
  after: '' | ',' | '.';
}

/**
 * A text as plain words: small letters without accents, short forms written out, known slips corrected, letters hidden between letters
 * or drawn out ("heeelp") as they are meant.
 */
export function plainWords(text: string): Word[] {
  const words: Word[] = [];
  let after: Word['after'] = '';
  for (const [token] of plainText(text).matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}\s]+|\n/gu)) {
    if (/[\p{L}\p{N}]/u.test(token)) {
      for (const part of meant(token)) {
        words.push({ text: part, after });
        after = '';
      }
    } else if (/[.!?;:\n¡¿…]/u.test(token)) after = '.';
    else if (/[,()]/.test(token) && after === '') after = ',';
  }
  return words;
}

/** Apostrophes go (can't, cant); marks, zero-width and other unseen characters go; a number loses its decimals. */
function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Cf}'’‘`´ʼ]/gu, '')
    .toLowerCase()
    .replace(/(\d)\.\d+/g, '$1')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/\bcan not\b/g, 'cannot');
}

function meant(token: string): string[] {
  const word = /^\p{L}/u.test(token) ? token.replace(/(\p{L})\1{2,}/gu, '$1') : token;
  return lookUp(shortForms, lookUp(misspellings, word)).split(' ');
}

function lookUp(table: Readonly<Record<string, string>>, word: string): string {
  return Object.hasOwn(table, word) ? (table[word] ?? word) : word;
}
