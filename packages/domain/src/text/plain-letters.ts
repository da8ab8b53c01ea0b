/** Letters of other alphabets, and symbols, that look like Latin ones. */
const lookAlikes = new Map<string, string>(
  (
    [
      ['а', 'a'],
      ['в', 'b'],
      ['с', 'c'],
      ['е', 'e'],
      ['һ', 'h'],
      ['н', 'h'],
      ['і', 'i'],
      ['ј', 'j'],
      ['к', 'k'],
      ['м', 'm'],
      ['о', 'o'],
      ['р', 'p'],
      ['ѕ', 's'],
      ['т', 't'],
      ['у', 'y'],
      ['х', 'x'],
      ['ո', 'n'],
      ['α', 'a'],
      ['β', 'b'],
      ['ε', 'e'],
      ['η', 'h'],
      ['ι', 'i'],
      ['κ', 'k'],
      ['μ', 'm'],
      ['ν', 'v'],
      ['ο', 'o'],
      ['ρ', 'p'],
      ['τ', 't'],
      ['υ', 'u'],
      ['χ', 'x'],
      ['ı', 'i'],
      ['ꜱ', 's'],
      ['ᴛ', 't'],
      ['ᴏ', 'o'],
      ['ᴘ', 'p'],
    ] as const
  ).map(([sign, letter]) => [sign, letter]),
);

/**
 * Normalizes letters as a reader sees them: lower case, no accents; full-width, circled, squared and mathematical forms and look-alikes
 * become Latin. Drops invisible characters and apostrophes; keeps the rest.
 */
export function plainLetters(text: string): string {
  const folded = text
    .replace(/[\u{1F150}-\u{1F169}]/gu, (letter) => letterAfter(letter, 0x1f150))
    .replace(/[\u{1F170}-\u{1F189}]/gu, (letter) => letterAfter(letter, 0x1f170))
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}'’‘`´ʼ]/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
  return Array.from(folded, (character) => lookAlikes.get(character) ?? character).join('');
}

function letterAfter(letter: string, first: number): string {
  return String.fromCodePoint(97 + (letter.codePointAt(0) ?? first) - first);
}
