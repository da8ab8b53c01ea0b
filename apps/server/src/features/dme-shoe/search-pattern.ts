/** What a search looks for in `search_text`, as LIKE patterns: all of `words`, or `digits` when it may be a phone number. */
export interface SearchPatterns {
  words: string[];
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
  return { words: words.map(anywhere), digits: isPhone ? anywhere(national) : null };
}

/** What LIKE would read as its own signs is meant as it is written. */
const anywhere = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
