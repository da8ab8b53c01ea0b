import { type Weekday, weekdays } from '@rxweb/contracts/shared/week';
import { addDays, addMonths, weekdayOf } from '../calendar-date.ts';
import type { DateSpan, NamedDay, Reading } from './time-mentions.ts';

/** The year, month or week that a question refers to: this one, the next, the last. */
export type Which = 'this' | 'next' | 'last';

export const oneDay = (date: string): DateSpan => ({ first: date, last: date });

/** The first such weekday from a date on, that date included. */
export function weekdayFrom(date: string, weekday: Weekday): string {
  return addDays(date, (weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOf(date)) + 7) % 7);
}

/** The last such weekday before a date. */
export function weekdayBefore(date: string, weekday: Weekday): string {
  return addDays(weekdayFrom(date, weekday), -7);
}

/** Monday of the date's week. */
export function mondayOf(date: string): string {
  return addDays(date, -weekdays.indexOf(weekdayOf(date)));
}

/** Monday to Sunday of the date's week, weeks later. */
export function weekOf(date: string, later = 0): DateSpan {
  const first = addDays(mondayOf(date), 7 * later);
  return { first, last: addDays(first, 6) };
}

/** Saturday and Sunday of the date's week, weeks later. */
export function weekendOf(date: string, later = 0): DateSpan {
  const { last } = weekOf(date, later);
  return { first: addDays(last, -1), last };
}

/** The whole month of a date, months later. */
export function monthOf(date: string, later = 0): DateSpan {
  const first = addMonths(`${date.slice(0, 7)}-01`, later);
  return { first, last: addDays(addMonths(first, 1), -1) };
}

export function yearOf(year: number): DateSpan {
  return { first: `${year}-01-01`, last: `${year}-12-31` };
}

/** Null for dates that do not exist, such as February 30. */
export function dateOf(year: number, month: number, day: number): string | null {
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : null;
}

/** A two-digit year: up to 20 years ahead, otherwise in the past. */
export function fullYear(year: string, today: string): number {
  if (year.length === 4) return Number(year);
  const thisYear = Number(today.slice(0, 4));
  const inCentury = thisYear - (thisYear % 100) + Number(year);
  return inCentury > thisYear + 20 ? inCentury - 100 : inCentury;
}

/** The soonest such date from today, or the latest before it when the question is about the past; null when there is none. */
export function monthDay(month: number, day: number, { today, isPast }: Pick<Reading, 'today' | 'isPast'>) {
  const thisYear = Number(today.slice(0, 4));
  const years = isPast ? [0, -1, -2, -3, -4] : [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const dates = years.flatMap((later) => dateOf(thisYear + later, month, day) ?? []);
  return dates.find((date) => (isPast ? date < today : date >= today)) ?? null;
}

/** The next day of a month such as "the 24th": from today, or before it. With a weekday, one that falls on it within the year if any. */
export function dayOfMonth(day: number, { today, isPast }: Pick<Reading, 'today' | 'isPast'>): string | null {
  if (day < 1 || day > 31) return null;
  const step = isPast ? -1 : 1;
  for (let days = isPast ? 1 : 0; days < 62; days += 1) {
    const date = addDays(today, days * step);
    if (Number(date.slice(8)) === day) return date;
  }
  return null;
}

/** The nth such weekday of a month (`YYYY-MM`); -1 is the last. Null when the month has no fifth. */
export function nthWeekday(month: string, weekday: Weekday, nth: number): string | null {
  const { first, last } = monthOf(`${month}-01`);
  if (nth < 0) return weekdayBefore(addDays(last, 1), weekday);
  const date = addDays(weekdayFrom(first, weekday), 7 * (nth - 1));
  return date <= last ? date : null;
}

/** The soonest year and month from today's month on, `YYYY-MM`; with a year, that one. */
export function monthNamed(month: number, year: string | undefined, { today, isPast }: Reading): string {
  const padded = String(month).padStart(2, '0');
  if (year) return `${fullYear(year, today)}-${padded}`;
  const thisYear = Number(today.slice(0, 4));
  const isOver = `${thisYear}-${padded}` < today.slice(0, 7);
  if (isPast) return `${`${thisYear}-${padded}` > today.slice(0, 7) ? thisYear - 1 : thisYear}-${padded}`;
  return `${isOver ? thisYear + 1 : thisYear}-${padded}`;
}

/** A weekday said with its date, checked against the calendar. */
export function onWeekday(span: DateSpan, weekday: Weekday | undefined): NamedDay {
  const isRight = weekday === undefined || span.first !== span.last || weekdayOf(span.first) === weekday;
  return isRight ? span : { ...span, saidWeekday: weekday };
}

/**
 * "Next Friday" is the Friday of the following week, Monday first. While this week's is ahead, people may mean that one, so it is the
 * second reading.
 */
export function nextWeekday(weekday: Weekday, { today }: Pick<Reading, 'today'>): NamedDay {
  const date = addDays(mondayOf(today), 7 + weekdays.indexOf(weekday));
  const soonest = weekdayFrom(addDays(today, 1), weekday);
  return soonest === date ? oneDay(date) : { ...oneDay(date), other: oneDay(soonest) };
}

/** Numbers in both orders; `isDayFirst` is the order of the language. Null when neither is a date. */
export function numericDate(
  one: number,
  two: number,
  year: string | undefined,
  isDayFirst: boolean,
  reading: Pick<Reading, 'today' | 'isPast'>,
): NamedDay | null {
  const read = (month: number, day: number) => {
    if (month < 1 || month > 12 || day < 1) return null;
    return year ? dateOf(fullYear(year, reading.today), month, day) : monthDay(month, day, reading);
  };
  const orders = [read(one, two), read(two, one)];
  const [date, other] = (isDayFirst ? orders.reverse() : orders).filter((order) => order !== null);
  if (!date) return null;
  const hasYear = year !== undefined;
  return other && other !== date ? { ...oneDay(date), other: oneDay(other), hasYear } : { ...oneDay(date), hasYear };
}

/** A span from one day to another; a last day before the first is the next such one. */
export function spanTo(from: DateSpan, to: NamedDay, toWeekday?: Weekday): DateSpan {
  if (to.last >= from.first) return { first: from.first, last: to.last };
  if (toWeekday) return { first: from.first, last: weekdayFrom(from.first, toWeekday) };
  return { first: from.first, last: addMonths(to.last, 12) };
}

/** The date's week with a weekday in it. */
export function weekdayInWeek(date: string, later: number, weekday: Weekday): string {
  return addDays(mondayOf(date), 7 * later + weekdays.indexOf(weekday));
}
