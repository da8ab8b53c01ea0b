const monthNames: readonly string[][] = [
  ['jan', 'ene'],
  ['feb'],
  ['mar'],
  ['apr', 'abr'],
  ['may'],
  ['jun'],
  ['jul'],
  ['aug', 'ago'],
  ['sep', 'set'],
  ['oct'],
  ['nov'],
  ['dec', 'dic'],
];

const oldestYears = 125;

/** Why a typed birth date is none: not read as a date, no day of the calendar, yet to come, or too long ago. */
export type BirthDateProblem = 'birthDate' | 'noSuchDate' | 'futureDate' | 'birthYear';

/**
 * A typed birth date as `YYYY-MM-DD`: `3/14/1958`, `03141958`, `1958-03-14`, `March 14, 1958`, `14 de marzo de 1958`. The month comes first
 * unless it can't. Null for anything else, and for days that are no birth date on `today` (`YYYY-MM-DD`).
 */
export function readBirthDate(typed: string, today: string): string | null {
  return judgeBirthDate(typed, today).date ?? null;
}

/** What to correct in a typed birth date; null for nothing. */
export function birthDateProblem(typed: string, today: string): BirthDateProblem | null {
  return judgeBirthDate(typed, today).problem ?? null;
}

function judgeBirthDate(
  typed: string,
  today: string,
): { date: string; problem?: undefined } | { date?: undefined; problem: BirthDateProblem } {
  const [year, month, day] = partsOf(typed.trim().toLowerCase()) ?? [];
  if (year === undefined || month === undefined || day === undefined || year > 9999) return { problem: 'birthDate' };
  const days = `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const fullYear = year < 100 ? fullYearOf(year, days, today) : year;
  const date = `${String(fullYear).padStart(4, '0')}-${days}`;
  if (!new Date(`${date}T00:00:00Z`).toJSON()?.startsWith(date)) return { problem: 'noSuchDate' };
  if (date > today) return { problem: 'futureDate' };
  return fullYear < Number(today.slice(0, 4)) - oldestYears ? { problem: 'birthYear' } : { date };
}

/** Year, month and day. */
function partsOf(text: string): readonly [number, number, number] | null {
  const solid = /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  const numbers = (solid?.slice(1) ?? text.match(/\d+/g) ?? []).map(Number);
  const month = monthNames.findIndex((names) => names.some((name) => new RegExp(`(?:^|[^a-z])${name}`).test(text))) + 1;
  if (month > 0) {
    const [first, second] = numbers;
    if (first === undefined || second === undefined || numbers.length !== 2) return null;
    return first > 31 ? [first, month, second] : [second, month, first];
  }
  const [first, second, third] = numbers;
  if (/[a-z]/.test(text) || first === undefined || second === undefined || third === undefined || numbers.length !== 3)
    return null;
  if (first > 31) return [first, second, third];
  return first > 12 ? [third, second, first] : [third, first, second];
}

/** `58` is 1958; `12` is 2012, unless that day is yet to come. */
function fullYearOf(year: number, days: string, today: string): number {
  const inThis = Math.floor(Number(today.slice(0, 4)) / 100) * 100 + year;
  return `${inThis}-${days}` > today ? inThis - 100 : inThis;
}
