/** The basic and extended sets of X12 without the delimiters of our files: `*`, `~`, `:` and `^`. */
const allowed = /^[A-Za-z0-9 !"&'()+,\-./;?=%@[\]_{}\\|<>#$]*$/;

/** The characters of a text that a claim file can't carry, each once. */
export function unwritable(text: string): string[] {
  return [...new Set([...text].filter((character) => !allowed.test(character)))];
}

/** Letters without accents, typographic signs as plain ones: a suggestion for a person to check. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[‐-―]/g, '-')
    .replace(/[ØøŁłÐđßÆæŒœ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

const plainLetters: Readonly<Record<string, string>> = {
  Ø: 'O',
  ø: 'o',
  Ł: 'L',
  ł: 'l',
  Ð: 'D',
  đ: 'd',
  ß: 'ss',
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
};

/** For comparing names: letters alone, without accents or case. */
export const nameKey = (text: string): string =>
  plainText(text)
    .toUpperCase()
    .replace(/[^\p{L}]/gu, '');
