import { weekdays } from '@rxweb/contracts/shared/week';
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
  weekOf,
  yearOf,
} from './dates.ts';
import { daysOrSpan, everyWeek, holidayRule, noSuchDate, type Shift, shiftedDay, spanBeside } from './day-rules.ts';
import {
  amount,
  dayNumber,
  month,
  readAmount,
  readDayNumber,
  readMonth,
  readWeekday,
  sureDayNumber,
  weekday,
  year,
} from './english-words.ts';
import { holidays } from './holidays.ts';
import type { DayRule, Groups, NamedDay, Reading } from './time-mentions.ts';

/** The words before a day that it is counted from. */
const prefix = (pattern: string, read: DayRule['read']): DayRule => ({ pattern: new RegExp(pattern, 'y'), read });
const later: Readonly<Record<Which, number>> = { this: 0, next: 1, last: -1 };
const which = '(?:(?:the )?(?<which>this|next|last|coming|following|upcoming|past))';
const whichOf = (word: string | undefined): Which =>
  word === 'last' || word === 'past' ? 'last' : word === 'next' || word === 'following' ? 'next' : 'this';

const rule = (pattern: string, read: DayRule['read']): DayRule => ({
  pattern: new RegExp(`(?:${pattern})(?![\\w/])`, 'y'),
  read,
});
const said = `(?:(?<wd>${weekday})(?: ,)? (?:the )?)?`;

/** English days, tried in order at each word; longer forms first. */
export const englishDays: readonly DayRule[] = [
  // Counted from another day.
  prefix(
    `(?:the )?(?<unit>day|week|weekend|${weekday}) (?<side>before|after|following|of|prior to) (?:the )?`,
    fromAnchor,
  ),
  prefix(
    `(?:the )?(?<n>${amount}) (?<unit>days?|weeks?) (?<side>before|after|from|following|past|prior to) (?:the )?`,
    fromAnchor,
  ),
  prefix('(?:the )?(?<part>night|evening|morning|afternoon) (?<side>before|after|of) (?:the )?', partOfAnchor),
  prefix('(?<side>before|after|following|prior to) (?:the )?', daysAround),
  rule(`(?<n>${amount}) (?<unit>days?|weeks?) (?:from (?:now|today)|out)`, ({ n, unit }, { today }) =>
    oneDay(addDays(today, readAmount(n) * daysIn(unit))),
  ),
  rule(`(?:a )?(?:week|(?<n>${amount}) weeks) (?:on|from|this) (?<wd>${weekday})`, ({ n, wd }, reading) =>
    weekdayPlus(wd, 7 * (n ? readAmount(n) : 1), reading),
  ),
  rule(`(?<wd>${weekday}) week`, ({ wd }, reading) => weekdayPlus(wd, 7, reading)),
  rule('tomorrow week', (_groups, { today }) => oneDay(addDays(today, 8))),
  rule(
    `(?:in (?<n>${amount}) weeks?(?: time)?(?: ,)?(?: on)?(?: a)? (?<wd>${weekday})|(?:on )?(?<wd2>${weekday}) in (?<n2>${amount}) weeks?)`,
    ({ n, n2, wd, wd2 }, { today }) =>
      oneDay(weekdayInWeek(today, readAmount(n ?? n2), readWeekday(wd ?? wd2) ?? 'monday')),
  ),
  rule(
    `in (?<n>${amount}) (?<unit>days?|weeks?)(?: time)?(?! (?:on|past|of)\\b| from (?!\\d|noon)| (?:after|before) (?!work|lunch|noon|at |\\d|one|two|three|four|five|six|seven|eight))`,
    ({ n, unit }, { today }) => oneDay(addDays(today, readAmount(n) * daysIn(unit))),
  ),

  // Days near today.
  rule('tomorrows?', (_groups, { today }) => oneDay(addDays(today, 1))),
  rule('to ?nights?', (_groups, { today }) => ({ ...oneDay(today), part: 'night' })),
  rule('todays?|this day', (_groups, { today }) => oneDay(today)),
  rule('yesterdays?', (_groups, { today }) => oneDay(addDays(today, -1))),
  rule('last (?:night|evening)', (_groups, { today }) => ({ ...oneDay(addDays(today, -1)), part: 'night' })),
  rule('this morning', (_groups, { today }) => ({ ...oneDay(today), part: 'morning' })),
  rule('this afternoon', (_groups, { today }) => ({ ...oneDay(today), part: 'afternoon' })),
  rule('this evening', (_groups, { today }) => ({ ...oneDay(today), part: 'evening' })),

  // Holidays.
  ...holidays.map((holiday) =>
    holidayRule(
      holiday,
      (words) =>
        new RegExp(
          `(?:(?:${which}|the) )?(?:${words})s?(?: (?<span>weekend|week))?(?:(?: of| in| ,)? (?<year>${year}))?(?![\\w/])`,
          'y',
        ),
    ),
  ),

  // Weeks, weekends, months, years.
  rule(`(?<wd>${weekday})(?: of| in)? (?:the )?(?<which>this|next|last|following|coming) week`, weekdayOfWeek),
  rule(`(?<which>this|next|last|following|coming) week(?: ,)?(?: on)? (?<wd>${weekday})`, weekdayOfWeek),
  rule('(?:the )?week after next', (_groups, { today }) => ({ ...weekOf(today, 2), isPeriod: true })),
  rule('(?:the )?rest of (?:the|this) week|later this week', (_groups, { today }) => ({
    first: today,
    last: weekOf(today).last,
    isPeriod: true,
  })),
  rule(`${which} week`, ({ which: said }, { today }) => ({ ...weekOf(today, later[whichOf(said)]), isPeriod: true })),
  rule(
    '(?:on |during )?(?:the )?(?:weekdays|week days|business days|work ?days)|on a weekday|during the (?:work )?week',
    (_groups, { today }) => everyWeek(today, weekdays.slice(0, 5)),
  ),
  rule('(?:on |over )?(?:the )?weekends|on a weekend', (_groups, { today }) =>
    everyWeek(today, ['saturday', 'sunday']),
  ),
  rule(`(?:${which}(?: coming)? )?(?:the )?weekend`, readWeekend),
  rule(
    `(?:the )?(?<nth>first|1st|second|2nd|third|3rd|fourth|4th|last) (?<wd>${weekday}) (?:of|in) (?:(?<month>${month})(?:(?: of| in| ,)? (?<year>${year}))?|(?:the|this) (?:month|(?<isYear>year))|(?<next>next month|the new year|the year))`,
    readNthWeekday,
  ),
  rule(
    `(?:the )?(?<part>last day|first day|first|end|very end|beginning|start|middle) of (?:(?<month>${month})(?:(?: of| in| ,)? (?<year>${year}))?|(?:the|this) (?:month|(?<isYear>year))|(?<next>next month))`,
    readPartOfMonth,
  ),

  // Dates.
  rule(`${said}(?<y>\\d{4})-(?<m>\\d{1,2})-(?<d>\\d{1,2})`, ({ y, m, d, wd }) =>
    found(dateOf(Number(y), Number(m), Number(d)), wd, true),
  ),
  rule(`${said}(?<one>\\d{1,2})[/-](?<two>\\d{1,2})[/-](?<y>\\d{4}|\\d\\d)`, readNumeric),
  rule(`${said}(?<one>\\d{1,2})/(?<two>\\d{1,2})`, readNumeric),
  rule(
    `${said}(?<month>${month}) (?:the )?(?<d>${dayNumber}) (?<sep>-|to|through|thru|and|&|,|until|till) (?:the )?(?<d2>${dayNumber})(?! (?:am|pm|oclock|${month}))(?:(?: ,)? (?<year>${year}))?`,
    readDaySpan,
  ),
  rule(
    `${said}(?:the )?(?<d>${dayNumber}) (?<sep>-|to|through|thru|and|&|until|till) (?:the )?(?<d2>${dayNumber})(?: of)? (?<month>${month})(?:(?: ,)? (?<year>${year}))?`,
    readDaySpan,
  ),
  rule(
    `${said}(?<month>${month}) (?:the )?(?<d>${dayNumber})(?! (?:am|pm))(?:(?: ,| of)? (?<year>${year}))?`,
    readMonthDay,
  ),
  rule(
    `${said}(?:the )?(?<d>${dayNumber})(?: day)?(?: of)? (?<month>${month})(?:(?: ,)? (?<year>${year}))?`,
    readMonthDay,
  ),
  rule(
    `the (?<d>${sureDayNumber}) (?<sep>-|to|through|thru|and|&|until|till) (?:the )?(?<d2>${sureDayNumber})`,
    readNextDays,
  ),
  rule(
    `(?:(?<wd>${weekday})(?: ,)? (?:the )?|the |on )(?<d>${sureDayNumber})(?! (?:dose|shot|booster|time|one|floor|street|st|ave|avenue|person|in line))`,
    readDayOfMonth,
  ),

  // Months and years by themselves.
  rule(
    `(?:(?:in|during|all of|all|for|through|until|till|by) )?(?<w>this|next|last)? ?(?<month>${month})(?: of| ,)? (?<year>${year})`,
    readMonthAlone,
  ),
  rule(`(?:in|during|all of|all|for|this|next|through|throughout) (?<month>${month})(?! \\d)`, readMonthAlone),
  rule(`(?<month>january|february|september|october|november|december)(?! \\d)`, readMonthAlone),
  rule(`${which} month`, ({ which: said }, { today }) => ({ ...monthOf(today, later[whichOf(said)]), isPeriod: true })),
  rule(`(?:in|during) (?<year>20\\d\\d)`, ({ year: said }, { today }) => ({
    ...yearOf(fullYear(said ?? '', today)),
    isPeriod: true,
    hasYear: true,
  })),
  rule(`${which} year`, ({ which: said }, { today }) => ({
    ...yearOf(Number(today.slice(0, 4)) + later[whichOf(said)]),
    isPeriod: true,
  })),

  // Weekdays by themselves.
  rule(`(?<wd>${weekday}) after next`, ({ wd }, reading) =>
    weekdayPlus(wd, 14, { ...reading, today: reading.today }, true),
  ),
  rule(`(?:(?:on|every|all|each|your) )?(?<wd>${weekdays.join('|')})s(?! (?:dose|shot))`, ({ wd }, { today }) =>
    everyWeek(today, [readWeekday(wd) ?? 'monday']),
  ),
  rule(`(?:every|each|on an?|on any|any|most) (?<wd>${weekday})`, ({ wd }, { today }) =>
    everyWeek(today, [readWeekday(wd) ?? 'monday']),
  ),
  rule(`(?:${which}(?: coming| past)? )?(?<wd>${weekday})`, readWeekdayAlone),
];

function daysIn(unit = ''): number {
  return unit.startsWith('week') ? 7 : 1;
}

function found(date: string | null, wd: string | undefined, hasYear: boolean): NamedDay | null {
  return date === null ? null : { ...onWeekday(oneDay(date), readWeekday(wd)), hasYear };
}

function fromAnchor({ n, unit = '', side }: Groups, reading: Reading, { end }: { end: number }): NamedDay | null {
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
function partOfAnchor({ part, side }: Groups, reading: Reading, { end }: { end: number }): NamedDay | null {
  const shift: Shift = { unit: 'day', count: null, side: side === 'of' ? 'of' : side === 'before' ? 'before' : 'after' };
  const day = shiftedDay(shift, reading, end);
  const named = part === 'night' || part === 'evening' || part === 'morning' ? part : 'afternoon';
  return day && { ...day, part: named };
}

/** "After Christmas", "before Friday": the three days next to it. */
function daysAround({ side }: Groups, reading: Reading, place: { end: number }): NamedDay | null {
  const anchor = reading.dayAt(place.end);
  return anchor && spanBeside(anchor, side === 'before' || side === 'prior to', reading.today);
}

function weekdayPlus(wd: string | undefined, days: number, { today }: Reading, isAfterNext = false): NamedDay {
  const weekdayName = readWeekday(wd) ?? 'monday';
  if (isAfterNext) return oneDay(weekdayInWeek(today, 2, weekdayName));
  return oneDay(addDays(weekdayFrom(today, weekdayName), days));
}

function weekdayOfWeek({ wd, which: said }: Groups, { today }: Reading): NamedDay {
  return oneDay(weekdayInWeek(today, later[whichOf(said)], readWeekday(wd) ?? 'monday'));
}

function readWeekend({ which: said }: Groups, { today, isPast }: Reading): NamedDay {
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

function readNthWeekday(groups: Groups, reading: Reading): NamedDay | null {
  const nth = groups.nth === 'last' ? -1 : readDayNumber(groups.nth);
  const named = readWeekday(groups.wd) ?? 'monday';
  const inMonth = monthOfGroups(groups, reading);
  const date = nthWeekday(inMonth, named, nth);
  const isOver = date !== null && date < reading.today && !groups.year && !reading.isPast;
  const again = isOver && groups.month ? nthWeekday(nextYear(inMonth), named, nth) : date;
  return again ? oneDay(again) : null;
}

const nextYear = (inMonth: string) => `${Number(inMonth.slice(0, 4)) + 1}${inMonth.slice(4)}`;

function readPartOfMonth(groups: Groups, reading: Reading): NamedDay {
  const { first, last } = monthOf(`${monthOfGroups(groups, reading)}-01`);
  const start = groups.isYear ? `${first.slice(0, 4)}-01-01` : first;
  if (groups.part === 'first' || groups.part === 'first day') return oneDay(start);
  if (groups.part?.endsWith('end') || groups.part === 'last day') return oneDay(last);
  const from = groups.part === 'middle' ? addDays(start, 9) : start;
  return { first: from, last: addDays(from, groups.part === 'middle' ? 10 : 6), isPeriod: true };
}

function readNumeric({ one, two, y, wd }: Groups, reading: Reading): NamedDay | null {
  if (one === '24' && two === '7' && !y) return null;
  const date = numericDate(Number(one), Number(two), y, false, reading);
  if (!date) return noSuchDate;
  const named = readWeekday(wd);
  if (!named) return date;
  const fits = [date, date.other].filter((order) => order && weekdayFrom(order.first, named) === order.first);
  return fits[0] ? { ...oneDay(fits[0].first), hasYear: y !== undefined } : { ...date, saidWeekday: named };
}

function readMonthDay({ month: name, d, year: said, wd }: Groups, reading: Reading): NamedDay | null {
  const [of, day] = [readMonth(name), readDayNumber(d)];
  const date = said ? dateOf(fullYear(said, reading.today), of, day) : monthDay(of, day, reading);
  return date ? found(date, wd, said !== undefined) : noSuchDate;
}

function readDaySpan({ month: name, d, d2, sep, year: said }: Groups, reading: Reading): NamedDay | null {
  const of = readMonth(name);
  const [from, to] = [readDayNumber(d), readDayNumber(d2)];
  const last = said ? dateOf(fullYear(said, reading.today), of, to) : monthDay(of, to, reading);
  const first = last && dateOf(Number(last.slice(0, 4)), of, from);
  if (!last || !first) return noSuchDate;
  return daysOrSpan(first, last, sep);
}

function readNextDays({ d, d2, sep }: Groups, reading: Reading): NamedDay | null {
  const first = dayOfMonth(readDayNumber(d), reading);
  const last = first && dateOf(Number(first.slice(0, 4)), Number(first.slice(5, 7)), readDayNumber(d2));
  return first && last ? daysOrSpan(first, last, sep) : null;
}

function readDayOfMonth({ d, wd }: Groups, reading: Reading): NamedDay | null {
  const date = dayOfMonth(readDayNumber(d), reading);
  return date ? found(date, wd, false) : noSuchDate;
}

function readMonthAlone({ month: name, year: said }: Groups, reading: Reading): NamedDay {
  return { ...monthOf(`${monthNamed(readMonth(name), said, reading)}-01`), isPeriod: true };
}

function readWeekdayAlone({ wd, which: said }: Groups, reading: Reading): NamedDay {
  const { today, isPast } = reading;
  const named = readWeekday(wd) ?? 'monday';
  if (whichOf(said) === 'last' || (isPast && !said)) return oneDay(weekdayBefore(today, named));
  if (said === 'next') return nextWeekday(named, reading);
  const date = weekdayFrom(today, named);
  return oneDay(said && said !== 'this' && date === today ? addDays(date, 7) : date);
}
