import { addMonths } from '../store/calendar-date.ts';

/** Position in UTF-16 units; the end is exclusive. */
export interface Span {
  start: number;
  end: number;
}

const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|' +
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';

/** Written dates; `year` is the year, if any. */
const datePatterns = [
  /\b\d{1,2}([/.-])\d{1,2}\1(?<year>\d{4}|\d{2})\b/g,
  /\b\d{1,2}\/\d{1,2}\b(?!\/)/g,
  /\b(?<year>(?:19|20)\d{2})-\d{1,2}-\d{1,2}\b/g,
  new RegExp(`\\b(?:${months})\\.? \\d{1,2}(?:st|nd|rd|th)?\\b(?:,? (?<year>\\d{4})\\b)?`, 'gi'),
  new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)? (?:de )?(?:${months})\\b(?:,? (?:del? )?(?<year>\\d{4})\\b)?`, 'gi'),
];

/** A label shortly before a date makes any date a birth date. */
const saidBefore =
  /(?:\bd\.?o\.?b\b|birth ?-?da(?:y|te)|date of birth|\bborn\b|fecha de nac|nacimiento|\bnaci[óo]?\b|\bnacid[oa]\b|cumplea)[^.!?\d]{0,20}$/i;

const leastAgeYears = 15;
const contextChars = 45;

/** Finds birth dates: labeled ones, and dates at least 15 years ago, which are no appointments. `today` is `YYYY-MM-DD`. */
export function findBirthDates(text: string, today: string): Span[] {
  const latestYear = Number(addMonths(today, -12 * leastAgeYears).slice(0, 4));
  return datePatterns.flatMap((pattern) =>
    Array.from(text.matchAll(pattern)).flatMap((match) => {
      const year = fullYear(match.groups?.year, Number(today.slice(0, 4)));
      const isLongAgo = year !== null && year >= 1900 && year <= latestYear;
      const isSaid = saidBefore.test(text.slice(Math.max(0, match.index - contextChars), match.index));
      return isLongAgo || isSaid ? [{ start: match.index, end: match.index + match[0].length }] : [];
    }),
  );
}

/** Two digits mean the last ninety or the next ten years, so card expiry dates and appointments stay: 52 is 1952. */
function fullYear(year: string | undefined, thisYear: number): number | null {
  if (year === undefined) return null;
  if (year.length === 4) return Number(year);
  const century = thisYear - (thisYear % 100);
  const isToCome = Number(year) > (thisYear % 100) + 10;
  return century + Number(year) - (isToCome ? 100 : 0);
}
