import { weekdays } from '@rxweb/contracts/shared/week';
import { addDays } from '../calendar-date.ts';
import { dateOf, fullYear, monthOf, oneDay, weekdayInWeek, weekOf, yearOf } from './dates.ts';
import { dayListRules } from './day-lists.ts';
import { dayBesidePrevious, dayOfWeekend, everyWeek, holidayRule } from './day-rules.ts';
import {
  daysAround,
  daysIn,
  found,
  fromAnchor,
  later,
  partOfAnchor,
  readDayOfMonth,
  readDaySpan,
  readMonthAlone,
  readMonthDay,
  readNextDays,
  readNthWeekday,
  readNumeric,
  readPartOfMonth,
  readWeekdayAlone,
  readWeekend,
  weekdayOfWeek,
  weekdayPlus,
  whichOf,
} from './english-day-readers.ts';
import {
  amount,
  dayNumber,
  month,
  readAmount,
  readMonth,
  readWeekday,
  sureDayNumber,
  weekday,
  year,
} from './english-words.ts';
import { holidays } from './holidays.ts';
import type { DayRule } from './time-mentions.ts';

/** The words before a day that it is counted from. */
const prefix = (pattern: string, read: DayRule['read']): DayRule => ({ pattern: new RegExp(pattern, 'y'), read });
const which = '(?:(?:the )?(?<which>this|next|last|coming|following|upcoming|past))';

const rule = (pattern: string, read: DayRule['read']): DayRule => ({
  pattern: new RegExp(`(?:${pattern})(?![\\w/])`, 'y'),
  read,
});
const said = `(?:(?<wd>${weekday})(?: ,)? (?:the )?)?`;

/** English days, tried in order at each word; longer forms first. */
export const englishDays: readonly DayRule[] = [
  // Counted from another day.
  prefix(
    `(?:the )?(?<unit>day|week|weekend|${weekday})(?: (?:right|just|immediately|directly|that (?:falls|comes)))? (?<side>before|after|following|of|prior to) (?:the )?`,
    fromAnchor,
  ),
  prefix(`(?:the )?(?:very )?first (?<unit>${weekday}) (?<side>after|following) (?:the )?`, fromAnchor),
  prefix(
    `(?:the )?(?<n>${amount}) (?<unit>days?|weeks?) (?<side>before|after|from|following|past|prior to) (?:the )?`,
    fromAnchor,
  ),
  prefix('(?:the )?(?<part>night|evening|morning|afternoon) (?<side>before|after|of) (?:the )?', partOfAnchor),
  prefix('(?<side>before|after|following|prior to) (?:the )?', daysAround),
  rule('(?:the )?(?:day (?<side>after|before)|(?:next|following) day)', ({ side }, reading) =>
    dayBesidePrevious(reading, side === 'before' ? 'before' : 'after'),
  ),
  rule(
    `(?:the )?(?<wd>${weekday}) (?:right )?(?<side>after|before)(?: (?:that|it))?(?= [.,]| *$| (?:and|or|too|also|as well|are|is|do|will|what|then)\\b)`,
    ({ wd, side }, reading) =>
      dayBesidePrevious(reading, side === 'before' ? 'before' : 'after', readWeekday(wd) ?? 'day'),
  ),
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
  rule(
    `(?:${which}(?: coming)? )?(?:the )?weekend(?: ,)?(?: on)?(?: the)? (?<wd>saturday|sunday|sat|sun)|(?<wd2>saturday|sunday|sat|sun) (?:of |on )?(?:the )?${which.replace('<which>', '<which2>')}(?: coming)? weekend`,
    ({ which: said, which2, wd, wd2 }, reading) =>
      dayOfWeekend(readWeekend({ which: said ?? which2 }, reading), readWeekday(wd ?? wd2)),
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
  ...dayListRules({ month, year, readMonth, article: 'the|on the|for the' }),
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
