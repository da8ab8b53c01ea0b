import { visibleText } from './visible-text.ts';

/**
 * The text as patterns expect it: no invisible characters, NFKC, ASCII
 * digits, a space before a fraction, one kind of each sign. Line breaks stay. Linear.
 */
export function plainSigns(text: string): string {
  return visibleText(text)
    .replace(/(?<=\d)(?=[\u00bc-\u00be\u2150-\u215e])/g, ' ')
    .normalize('NFKC')
    .replace(/(?![0-9])\p{Nd}/gu, digitOf)
    .replace(/[\p{Pd}\u2212\u2043\u02d7\u00ad\u30fc]/gu, '-')
    .replace(/(?![\n\t ])[\p{Zs}\u2800]/gu, ' ')
    .replace(/[\u2044\u2215\u29f8]/g, '/')
    .replace(/[\u2024\u3002\u2219\u22c5\u00b7\u2022\u30fb](?=[\d ]?\d)/g, '.')
    .replace(/[\u2018\u2019\u201b\u02bc\u02b9\u2032`\u00b4]/g, "'")
    .replace(/[\u201c\u201d\u201f\u2033]/g, '"')
    .replace(/[\u3010\u3014\u2768\u276a]/g, '(')
    .replace(/[\u3011\u3015\u2769\u276b]/g, ')');
}

const isDigit = /\p{Nd}/u;

/** Decimal digits come in runs of ten from zero (The Unicode Standard, section 4.6). */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}
