import { contains, escapeLike } from '@rxweb/platform/text/escape-like';

/** What a search looks for in `search_text`, as LIKE patterns: of each of `words` any, or `digits` when it may be a phone number. */
export interface SearchPatterns {
  words: string[][];
  digits: string | null;
}

/** Fewer digits than these are no part of a phone number that anybody searches by. */
const minDigits = 3;

/** Words may stand in any order, as in “Vance, Dorothy”. A number finds phones however they were written down, with the country's 1 or without. */
export function searchPatterns(search: string): SearchPatterns {
  const words = search.split(/[\s,]+/).filter((word) => word !== '');
  const digits = search.replace(/\D/g, '');
  const isPhone = /^[\d\s().+/-]+$/.test(search) && digits.length >= minDigits;
  const national = digits.length === 11 ? digits.replace(/^1/, '') : digits;
  return { words: words.map(wordPatterns), digits: isPhone ? contains(national) : null };
}

/** The index knows parts of three letters. A shorter word is looked for where a word begins, which it knows too. */
function wordPatterns(word: string): string[] {
  const isKnown = /[\p{L}\p{N}]{3}|[^\p{L}\p{N}][\p{L}\p{N}]/u.test(word);
  if (isKnown || !/[\p{L}\p{N}]/u.test(word)) return [contains(word)];
  return [`${escapeLike(word)}%`, `% ${escapeLike(word)}%`];
}
