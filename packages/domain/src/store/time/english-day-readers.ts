import { addDays } from '../calendar-date.ts';
import {
  dateOf,
  dayOfMonth,
  fullYear,
  monthDay,
  monthNamed,
  monthOf,
  nextWeekday,
  nthWeekday,
  numericDate,
  oneDay,
  onWeekday,
  type Which,
  weekdayBefore,
  weekdayFrom,
  weekdayInWeek,
  weekendOf,
} from './dates.ts';
import { daysOrSpan, noSuchDate, type Shift, shiftedDay, spanBeside } from './day-rules.ts';
import { readAmount, readDayNumber, readMonth, readWeekday } from './english-words.ts';
import type { Groups, NamedDay, Reading } from './time-mentions.ts';

export const later: Readonly<Record<Which, number>> = { this: 0, next: 1, last: -1 };
export const whichOf = (word: string | undefined): Which =>
  word === 'last' || word === 'past' ? 'last' : word === 'next' || word === 'following' ? 'next' : 'this';

export function daysIn(unit = ''): number {
  return unit.startsWith('week') ? 7 : 1;
}

export function found(date: string | null, wd: string | undefined, hasYear: boolean): NamedDay | null {
  return date === null ? null : { ...onWeekday(oneDay(date), readWeekday(wd)), hasYear };
}

export function fromAnchor(
  { n, unit = '', side }: Groups,
  reading: Reading,
  { end }: { end: number },
): NamedDay | null {
  const isBefore = side === 'before' || side === 'prior to';
  const named = readWeekday(unit);
  const shift: Shift = {
    unit: named ?? (unit.startsWith('weekend') ? 'weekend' : unit.startsWith('week') ? 'week' : 'day'),
    count: n === undefined ? null : readAmount(n),
    side: side === 'of' ? 'of' : isBefore ? 'before' : 'after',
  };
  return shiftedDay(shift, reading, end);
}

/** "The night before Thanksgiving", "the morning of the 24th". */
export function partOfAnchor({ part, side }: Groups, reading: Reading, { end }: { end: number }): NamedDay | null {
  const shift: Shift = {
    unit: 'day',
    count: null,
    side: side === 'of' ? 'of' : side === 'before' ? 'before' : 'after',
  };
  const day = shiftedDay(shift, reading, end);
  const named = part === 'night' || part === 'evening' || part === 'morning' ? part : 'afternoon';
  return day && { ...day, part: named };
}

/** "After Christmas", "before Friday": the three days next to it. */
export function daysAround({ side }: Groups, reading: Reading, place: { end: number }): NamedDay | null {
  const anchor = reading.dayAt(place.end);
  return anchor && spanBeside(anchor, side === 'before' || side === 'prior to', reading.today);
}

export function weekdayPlus(wd: string | undefined, days: number, { today }: Reading, isAfterNext = false): NamedDay {
  const weekdayName = readWeekday(wd) ?? 'monday';
  if (isAfterNext) return oneDay(weekdayInWeek(today, 2, weekdayName));
  return oneDay(addDays(weekdayFrom(today, weekdayName), days));
}

export function weekdayOfWeek({ wd, which: said }: Groups, { today }: Reading): NamedDay {
  return oneDay(weekdayInWeek(today, later[whichOf(said)], readWeekday(wd) ?? 'monday'));
}

export function readWeekend({ which: said }: Groups, { today, isPast }: Reading): NamedDay {
  if (whichOf(said) === 'last' || (isPast && !said)) return weekendOf(today, -1);
  if (said === 'next') {
    const { first } = weekendOf(today);
    const isAhead = first > today;
    return isAhead ? { ...weekendOf(today, 1), other: weekendOf(today) } : weekendOf(today, 1);
  }
  return said === 'following' ? weekendOf(today, 1) : weekendOf(today);
}

function monthOfGroups({ month: name, year: said, isYear, next }: Groups, reading: Reading): string {
  if (name) return monthNamed(readMonth(name), said, reading);
  if (next === 'next month') return monthOf(reading.today, 1).first.slice(0, 7);
  if (next) return `${Number(reading.today.slice(0, 4)) + 1}-01`;
  return isYear ? `${reading.today.slice(0, 4)}-12` : reading.today.slice(0, 7);
}

export function readNthWeekday(groups: Groups, reading: Reading): NamedDay | null {
  const nth = groups.nth === 'last' ? -1 : readDayNumber(groups.nth);
  const named = readWeekday(groups.wd) ?? 'monday';
  const inMonth = monthOfGroups(groups, reading);
  const date = nthWeekday(inMonth, named, nth);
  const isOver = date !== null && date < reading.today && !groups.year && !reading.isPast;
  const again = isOver && groups.month ? nthWeekday(nextYear(inMonth), named, nth) : date;
  return again ? oneDay(again) : null;
}

const nextYear = (inMonth: string) => `${Number(inMonth.slice(0, 4)) + 1}${inMonth.slice(4)}`;

export function readPartOfMonth(groups: Groups, reading: Reading): NamedDay {
  const { first, last } = monthOf(`${monthOfGroups(groups, reading)}-01`);
  const start = groups.isYear ? `${first.slice(0, 4)}-01-01` : first;
  if (groups.part === 'first' || groups.part === 'first day') return oneDay(start);
  if (groups.part?.endsWith('end') || groups.part === 'last day') return oneDay(last);
  const from = groups.part === 'middle' ? addDays(start, 9) : start;
  return { first: from, last: addDays(from, groups.part === 'middle' ? 10 : 6), isPeriod: true };
}

export function readNumeric({ one, two, y, wd }: Groups, reading: Reading): NamedDay | null {
  if (one === '24' && two === '7' && !y) return null;
  const date = numericDate(Number(one), Number(two), y, false, reading);
  if (!date) return noSuchDate;
  const named = readWeekday(wd);
  if (!named) return date;
  const fits = [date, date.other].filter((order) => order && weekdayFrom(order.first, named) === order.first);
  return fits[0] ? { ...oneDay(fits[0].first), hasYear: y !== undefined } : { ...date, saidWeekday: named };
}

export function readMonthDay({ month: name, d, year: said, wd }: Groups, reading: Reading): NamedDay | null {
  const [of, day] = [readMonth(name), readDayNumber(d)];
  const date = said ? dateOf(fullYear(said, reading.today), of, day) : monthDay(of, day, reading);
  return date ? found(date, wd, said !== undefined) : noSuchDate;
}

export function readDaySpan({ month: name, d, d2, sep, year: said }: Groups, reading: Reading): NamedDay | null {
  const of = readMonth(name);
  const [from, to] = [readDayNumber(d), readDayNumber(d2)];
  const last = said ? dateOf(fullYear(said, reading.today), of, to) : monthDay(of, to, reading);
  const first = last && dateOf(Number(last.slice(0, 4)), of, from);
  if (!last || !first) return noSuchDate;
  return daysOrSpan(first, last, sep);
}

export function readNextDays({ d, d2, sep }: Groups, reading: Reading): NamedDay | null {
  const first = dayOfMonth(readDayNumber(d), reading);
  const last = first && dateOf(Number(first.slice(0, 4)), Number(first.slice(5, 7)), readDayNumber(d2));
  return first && last ? daysOrSpan(first, last, sep) : null;
}

export function readDayOfMonth({ d, wd }: Groups, reading: Reading): NamedDay | null {
  const date = dayOfMonth(readDayNumber(d), reading);
  return date ? found(date, wd, false) : noSuchDate;
}

export function readMonthAlone({ month: name, year: said }: Groups, reading: Reading): NamedDay {
  return { ...monthOf(`${monthNamed(readMonth(name), said, reading)}-01`), isPeriod: true };
}

export function readWeekdayAlone({ wd, which: said }: Groups, reading: Reading): NamedDay {
  const { today, isPast } = reading;
  const named = readWeekday(wd) ?? 'monday';
  if (whichOf(said) === 'last' || (isPast && !said)) return oneDay(weekdayBefore(today, named));
  if (said === 'next') return nextWeekday(named, reading);
  const date = weekdayFrom(today, named);
  return oneDay(said && said !== 'this' && date === today ? addDays(date, 7) : date);
}
