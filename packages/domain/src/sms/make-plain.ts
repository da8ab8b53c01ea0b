import { lazily } from '../text/lazy-value.ts';
import { gsmUnits } from './gsm-alphabet.ts';

export interface PlainText {
  text: string;
  isChanged: boolean;
  /** What GSM-7 has no likeness of (emoji, other scripts, ½, µ), each once; it stays in the text, which is then sent as UCS-2. */
  kept: string[];
}

/**
 * The text in the GSM-7 alphabet where that is possible without changing what it says: typographic signs as the keyboard has them, letters
 * without accents that GSM-7 lacks (á í ó ú; but ñ, é, ü stay). Signs that carry an amount (½, ², µ) are never guessed at.
 */
export function makePlain(text: string): PlainText {
  const kept = new Set<string>();
  const parts = Array.from(graphemes().segment(text.normalize('NFC')), ({ segment }) => {
    const plain = plainGrapheme(segment);
    if (plain === null) kept.add(segment);
    return plain ?? segment;
  });
  const plain = parts.join('');
  return { text: plain, isChanged: plain !== text, kept: [...kept] };
}

/** What a reader takes for one character: an emoji of several code points is kept or replaced as a whole. */
const graphemes = lazily(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));

function plainGrapheme(grapheme: string): string | null {
  const parts = [...grapheme].map(plainCharacter);
  if (parts.every((part) => part !== null)) return parts.join('');
  return plainLetter(grapheme);
}

function plainCharacter(character: string): string | null {
  if (gsmUnits(character)) return character;
  return lookAlikes.get(character) ?? plainLetter(character);
}

/** A letter, or a sign in full width, as its base letters: NFKD without marks. */
function plainLetter(letter: string): string | null {
  if (!/^[\p{L}\uFF01-\uFF5E]\p{M}*$/u.test(letter)) return null;
  const base = letter.normalize('NFKD').replace(/\p{M}/gu, '');
  return base !== '' && [...base].every((character) => gsmUnits(character)) ? base : null;
}

const lookAlikes = new Map<string, string>(
  (
    [
      ['"', '“”„‟«»″〝〞'],
      ["'", '‘’‚‛‹›′`´ʼʹ'],
      ['-', '‐‑‒–—―−﹣•‣◦·'],
      ['...', '…'],
      [' ', '\t\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u202F\u205F\u3000'],
      ['\n', '\u2028\u2029\u0085\v'],
      ['', '\u00AD\u200B\u200C\u2060\u200E\u200F\uFEFF'],
      ['x', '×'],
      ['/', '⁄∕'],
      ['->', '→'],
      ['<-', '←'],
      ['(c)', '©'],
      ['(R)', '®'],
      ['TM', '™'],
      ['l', 'ł'],
      ['L', 'Ł'],
      ['i', 'ı'],
      ['oe', 'œ'],
      ['OE', 'Œ'],
      ['d', 'đð'],
      ['D', 'ĐÐ'],
      ['SS', 'ẞ'],
    ] as const
  ).flatMap(([plain, signs]) => [...signs].map((sign) => [sign, plain] as const)),
);
