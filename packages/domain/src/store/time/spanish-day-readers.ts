import { addDays } from '../calendar-date.ts';
import {
  dateOf,
  dayOfMonth,
  fullYear,
  monthDay,
  monthNamed,
  monthOf,
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
import { daysOrSpan, noSuchDate, type Shift, shiftedDay } from './day-rules.ts';
import { readMonth, readNumber, readWeekday } from './spanish-words.ts';
import type { Groups, NamedDay, Reading } from './time-mentions.ts';

export const later: Readonly<Record<Which, number>> = { this: 0, next: 1, last: -1 };
export function whichOf({ which, after }: Groups): Which {
  const word = after ?? which ?? 'este';
  if (/^(pasad|ultim|anterior)/.test(word)) return 'last';
  return word.startsWith('est') ? 'this' : 'next';
}

export function found(date: string | null, wd: string | undefined, hasYear: boolean): NamedDay | null {
  return date === null ? null : { ...onWeekday(oneDay(date), readWeekday(wd)), hasYear };
}

export function fromAnchor(
  { n, unit = '', side = '' }: Groups,
  reading: Reading,
  { end }: { end: number },
): NamedDay | null {
  const isOf = side === 'de' || side === 'del';
  const named = unit === 'dia' || unit === 'dias' ? undefined : readWeekday(unit);
  const shift: Shift = {
    unit: named ?? (unit.startsWith('fin') ? 'weekend' : unit.startsWith('semana') ? 'week' : 'day'),
    count: n === undefined ? null : readNumber(n),
    side: isOf ? 'of' : /^(antes|anterior|previo)/.test(side) ? 'before' : 'after',
  };
  return shiftedDay(shift, reading, end);
}

export function weekdayOfWeek(groups: Groups, { today }: Reading): NamedDay | null {
  if (!groups.which && !groups.after) return null;
  return oneDay(weekdayInWeek(today, later[whichOf(groups)], readWeekday(groups.wd) ?? 'monday'));
}

export function readWeekend(groups: Groups, { today, isPast }: Reading): NamedDay {
  const which = whichOf(groups);
  if (which === 'last' || (isPast && !groups.which)) return weekendOf(today, -1);
  const isAhead = weekendOf(today).first > today;
  if (which === 'next' && !isAhead) return weekendOf(today, 1);
  return which === 'next' ? { ...weekendOf(today), other: weekendOf(today, 1) } : weekendOf(today);
}

function monthOfGroups({ month: name, year: named, isYear, next }: Groups, reading: Reading): string {
  if (name) return monthNamed(readMonth(name), named, reading);
  if (next) return monthOf(reading.today, 1).first.slice(0, 7);
  return isYear ? `${reading.today.slice(0, 4)}-12` : reading.today.slice(0, 7);
}

const nths = ['', 'primer', 'segundo', 'tercer', 'cuarto'];

export function readNthWeekday(groups: Groups, reading: Reading): NamedDay | null {
  const nth = groups.nth === 'ultimo' ? -1 : nths.indexOf(groups.nth ?? '');
  const named = readWeekday(groups.wd) ?? 'monday';
  const inOneMonth = monthOfGroups(groups, reading);
  const date = nthWeekday(inOneMonth, named, nth);
  const isOver = date !== null && date < reading.today && !groups.year && !reading.isPast && groups.month;
  const nextYear = `${Number(inOneMonth.slice(0, 4)) + 1}${inOneMonth.slice(4)}`;
  const again = isOver ? nthWeekday(nextYear, named, nth) : date;
  return again ? oneDay(again) : null;
}

export function readPartOfMonth(groups: Groups, reading: Reading): NamedDay {
  const { first, last } = monthOf(`${monthOfGroups(groups, reading)}-01`);
  const start = groups.isYear ? `${first.slice(0, 4)}-01-01` : first;
  if (groups.part === 'primer dia') return oneDay(start);
  if (/^(ultimo|fin)/.test(groups.part ?? '')) return oneDay(last);
  const isMiddle = groups.part === 'mediados';
  const from = isMiddle ? addDays(start, 9) : start;
  return { first: from, last: addDays(from, isMiddle ? 10 : 6), isPeriod: true };
}

/** "24/7" is all day and night; "el 24/7" is a date. */
export function readNumeric(
  { one, two, y, wd }: Groups,
  reading: Reading,
  { start }: { start: number },
): NamedDay | null {
  if (one === '24' && two === '7' && !y && !/^(?:el|del) /.test(reading.text.slice(start, start + 4))) return null;
  const date = numericDate(Number(one), Number(two), y, true, reading);
  if (!date) return noSuchDate;
  const named = readWeekday(wd);
  if (!named) return date;
  const fits = [date, date.other].find((order) => order && weekdayFrom(order.first, named) === order.first);
  return fits ? { ...oneDay(fits.first), hasYear: y !== undefined } : { ...date, saidWeekday: named };
}

export function readMonthDay({ month: name, d, year: named, wd }: Groups, reading: Reading): NamedDay | null {
  const [of, day] = [readMonth(name), readNumber(d)];
  const date = named ? dateOf(fullYear(named, reading.today), of, day) : monthDay(of, day, reading);
  return date ? found(date, wd, named !== undefined) : noSuchDate;
}

export function readDaySpan({ month: name, d, d2, sep, year: named }: Groups, reading: Reading): NamedDay | null {
  const of = readMonth(name);
  const [from, to] = [readNumber(d), readNumber(d2)];
  const last = named ? dateOf(fullYear(named, reading.today), of, to) : monthDay(of, to, reading);
  const first = last && dateOf(Number(last.slice(0, 4)), of, from);
  return last && first ? daysOrSpan(first, last, sep) : noSuchDate;
}

export function readNextDays({ d, d2, sep }: Groups, reading: Reading): NamedDay | null {
  const first = dayOfMonth(readNumber(d), reading);
  const last = first && dateOf(Number(first.slice(0, 4)), Number(first.slice(5, 7)), readNumber(d2));
  return first && last ? daysOrSpan(first, last, sep) : null;
}

export function readDayOfMonth({ d, wd }: Groups, reading: Reading): NamedDay | null {
  const date = dayOfMonth(readNumber(d), reading);
  return date ? found(date, wd, false) : noSuchDate;
}

export function readMonthAlone({ month: name, year: named }: Groups, reading: Reading): NamedDay {
  return { ...monthOf(`${monthNamed(readMonth(name), named, reading)}-01`), isPeriod: true };
}

/** "El próximo lunes" and "el lunes que viene" are the first after today. */
export function readWeekdayAlone(groups: Groups, { today, isPast }: Reading): NamedDay {
  const named = readWeekday(groups.wd) ?? 'monday';
  const isSaid = groups.which !== undefined || groups.after !== undefined;
  const which = whichOf(groups);
  if (which === 'last' || (isPast && !isSaid)) return oneDay(weekdayBefore(today, named));
  return oneDay(weekdayFrom(which === 'next' ? addDays(today, 1) : today, named));
}
