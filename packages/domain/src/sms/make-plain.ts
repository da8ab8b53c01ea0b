import { lazyValue } from '../text/lazy-value.ts';
import { gsmUnits } from './gsm-alphabet.ts';

export interface PlainText {
  text: string;
  isChanged: boolean;
  /** Distinct characters without a GSM-7 equivalent (emoji, other scripts, ½, µ); they stay, and the text is sent as UCS-2. */
  kept: string[];
}

/**
 * Converts a text to GSM-7 where that keeps its meaning: keyboard characters for typographic ones, no accents that GSM-7 lacks. Signs with a value
 * (½, ², µ) stay.
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

/** A grapheme: an emoji of several code points is kept or replaced as a whole. */
const graphemes = lazyValue(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));

function plainGrapheme(grapheme: string): string | null {
  const parts = [...grapheme].map(plainCharacter);
  if (parts.every((part) => part !== null)) return parts.join('');
  return plainLetter(grapheme);
}

function plainCharacter(character: string): string | null {
  if (gsmUnits(character)) return character;
  return lookAlikes.get(character) ?? plainLetter(character);
}

/** A letter or full-width character as base letters: NFKD without marks. */
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
