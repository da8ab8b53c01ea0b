import { contains, escapeLike } from '@rxweb/platform/text/escape-like';

/** LIKE patterns for `search_text`: one per word, or `digits` for a possible phone number. */
export interface SearchPatterns {
  words: string[][];
  digits: string | null;
}

/** Fewer digits are too vague for a phone search. */
const minDigits = 3;

/** Words match in any order, as in “Vance, Dorothy”; numbers match any phone format, with or without the country's 1. */
export function searchPatterns(search: string): SearchPatterns {
  const words = search.split(/[\s,]+/).filter((word) => word !== '');
  const digits = search.replace(/\D/g, '');
  const isPhone = /^[\d\s().+/-]+$/.test(search) && digits.length >= minDigits;
  const national = digits.length === 11 ? digits.replace(/^1/, '') : digits;
  return { words: words.map(wordPatterns), digits: isPhone ? contains(national) : null };
}

/** The index uses trigrams, so shorter words match only at a word start. */
function wordPatterns(word: string): string[] {
  const isKnown = /[\p{L}\p{N}]{3}|[^\p{L}\p{N}][\p{L}\p{N}]/u.test(word);
  if (isKnown || !/[\p{L}\p{N}]/u.test(word)) return [contains(word)];
  return [`${escapeLike(word)}%`, `% ${escapeLike(word)}%`];
}
