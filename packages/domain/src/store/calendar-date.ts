import { type Weekday, weekdays } from '@rxweb/contracts/shared/week';

const dayMs = 86_400_000;

/** The weekday of a calendar date (`YYYY-MM-DD`), independent of time zone. */
export function weekdayOf(date: string): Weekday {
  const daysSinceSunday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const weekday = weekdays[(daysSinceSunday + 6) % 7];
  if (!weekday) throw new RangeError(`not a calendar date: ${date}`);
  return weekday;
}

/** Adds days to a calendar date (`YYYY-MM-DD`); a negative number goes back. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/**
 * Adds months to a calendar date (`YYYY-MM-DD`); a negative number goes back. A missing day becomes the last of the month: six months after
 * August 31 is February 28 or 29.
 */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const monthsSinceZero = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(monthsSinceZero / 12), monthsSinceZero % 12];
  return [
    String(toYear).padStart(4, '0'),
    String(toMonth + 1).padStart(2, '0'),
    String(Math.min(day, daysInMonth(toYear, toMonth))).padStart(2, '0'),
  ].join('-');
}

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

function daysInMonth(year: number, month: number): number {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 1 && isLeapYear ? 29 : (monthLengths[month] ?? 31);
}

/** Whole days from one date to another; negative if the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
