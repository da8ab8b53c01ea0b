import type { Weekday } from '@rxweb/contracts/shared/week';
import { addDays, weekdayOf } from '../calendar-date.ts';
import { fullYear, oneDay, weekdayBefore, weekdayFrom, weekendOf, weekOf } from './dates.ts';
import type { DateSpan, DayRule, Holiday, NamedDay, Reading } from './time-mentions.ts';

/** "Two days after", "the Monday before", "the week of" some day. */
export interface Shift {
  unit: 'day' | 'week' | 'weekend' | Weekday;
  /** Null without a number: "the week after" is a week, "a week after" a day. */
  count: number | null;
  side: 'before' | 'after' | 'of';
}

/**
 * The day counted from the one named at a place. In a question about the past, "the day before Christmas" may be counted from a Christmas
 * that is still to come.
 */
export function shiftedDay(shift: Shift, reading: Reading, place: number): NamedDay | null {
  for (const isPast of reading.isPast ? [false, true] : [false]) {
    const anchor = reading.dayAt(place, isPast);
    if (!anchor || anchor.weekdays || anchor.impossible) return null;
    const day = shiftFrom(anchor, shift);
    if (day === null || isPast === reading.isPast || day.last < reading.today) return day;
  }
  return null;
}

/** "... and the day after", "... and the Friday after": counted from the day named just before. */
export function dayBesidePrevious(
  { previous }: Reading,
  side: Shift['side'],
  unit: 'day' | Weekday = 'day',
): NamedDay | null {
  if (!previous || previous.weekdays || previous.impossible) return null;
  // "Thanksgiving weekend, like the Saturday after": counted from the holiday.
  const anchor = unit === 'day' ? previous : oneDay(previous.first);
  return shiftFrom(anchor, { unit, count: 1, side });
}

/** The day that a shift from another names; null for a shift that people don't say. */
function shiftFrom(anchor: DateSpan, { unit, count, side }: Shift): NamedDay | null {
  const from = side === 'before' ? anchor.first : anchor.last;
  const sign = side === 'before' ? -1 : 1;
  if (unit === 'day') return side === 'of' ? oneDay(from) : oneDay(addDays(from, sign * (count ?? 1)));
  if (unit === 'week' && count !== null) return oneDay(addDays(from, sign * 7 * count));
  if (unit === 'week') return { ...weekOf(from, side === 'of' ? 0 : sign), isPeriod: true };
  if (unit === 'weekend') return weekendNear(from, side);
  if (side === 'of') return null;
  return oneDay(side === 'before' ? weekdayBefore(from, unit) : weekdayFrom(addDays(from, 1), unit));
}

/** "Before" or "after" a day without a number: the three days next to it, from today on. */
export function spanBeside(anchor: NamedDay, isBefore: boolean, today: string): NamedDay | null {
  if (anchor.weekdays || anchor.impossible || anchor.part) return null;
  if (!isBefore) return { first: addDays(anchor.last, 1), last: addDays(anchor.last, 3), isPeriod: true };
  const [first, last] = [addDays(anchor.first, -3), addDays(anchor.first, -1)];
  if (last < today) return null;
  return { first: first < today ? today : first, last, isPeriod: true };
}

function weekendNear(from: string, side: Shift['side']): DateSpan {
  if (side === 'before') return weekendOf(weekdayBefore(from, 'sunday'));
  const isInWeekend = ['saturday', 'sunday'].includes(weekdayOf(from));
  return side === 'after' && isInWeekend ? weekendOf(from, 1) : weekendOf(from);
}

/** "Next weekend, Sunday": one day of each reading of the weekend. */
export function dayOfWeekend({ other, ...weekend }: NamedDay, weekday: Weekday | undefined): NamedDay {
  const on = (span: DateSpan) => oneDay(weekday === 'sunday' ? span.last : span.first);
  return { ...on(weekend), ...(other && { other: on(other) }) };
}

/** A date that does not exist; the scan adds its words. */
export const noSuchDate: NamedDay = { first: '', last: '', impossible: '-' };

/** These weekdays of every week. */
export function everyWeek(today: string, days: readonly Weekday[]): NamedDay {
  const [first = today] = days.map((day) => weekdayFrom(today, day)).sort();
  return { ...oneDay(first), weekdays: days };
}

/** "24 and 26" are two days, "24 to 26" three. */
export function daysOrSpan(first: string, last: string, separator: string | undefined): NamedDay | null {
  if (first > last) return null;
  const isList = separator === 'and' || separator === 'y' || separator === '&' || separator === ',';
  return isList && addDays(first, 1) < last ? { ...oneDay(first), also: [last] } : { first, last };
}

/** A rule for a holiday; the groups `which`, `span` and `year` of its pattern say which one, its weekend or week, and the year. */
export function holidayRule(
  holiday: Holiday,
  patternOf: (words: string) => RegExp,
  language: 'en' | 'es' = 'en',
): DayRule {
  return {
    pattern: patternOf(holiday.words[language]),
    read: ({ which, span, year }, reading) => {
      const date = dateOfHoliday(holiday, which, year, reading);
      const hasYear = year !== undefined;
      if (span === 'week') return { ...weekOf(date), holiday, hasYear, isPeriod: true };
      if (span === 'weekend') return { ...longWeekend(date), holiday, hasYear };
      return { ...oneDay(date), holiday, hasYear };
    },
  };
}

function dateOfHoliday(
  { dateIn }: Holiday,
  which: string | undefined,
  year: string | undefined,
  reading: Reading,
): string {
  const { today, isPast } = reading;
  if (year) return dateIn(fullYear(year, today));
  const thisYear = Number(today.slice(0, 4));
  const isBack = which === 'last' || which === 'past' || isPast;
  if (isBack) return dateIn(thisYear) < today ? dateIn(thisYear) : dateIn(thisYear - 1);
  return dateIn(thisYear) < today ? dateIn(thisYear + 1) : dateIn(thisYear);
}

/** From Saturday or the holiday to Sunday or the holiday, whichever is wider. */
function longWeekend(date: string): DateSpan {
  const weekday = weekdayOf(date);
  if (weekday === 'monday') return { first: addDays(date, -2), last: date };
  const { first, last } = weekendOf(weekday === 'tuesday' ? addDays(date, -7) : date);
  return { first: date < first ? date : first, last: date > last ? date : last };
}
