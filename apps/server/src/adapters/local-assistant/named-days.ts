import { type Weekday, weekdays } from '@rxweb/contracts/shared/week';
import { addDays, weekdayOf } from '@rxweb/domain/store/calendar-date';
import { type Holiday, holidays } from './holidays.ts';

/** A day named in a question. */
export interface NamedDay {
  date: string;
  /** The holiday it was named by. */
  holiday?: Holiday['name'];
  /** "on Saturdays": the week's hours, not one date's. */
  isEveryWeek?: boolean;
}

export interface NamedDays {
  days: NamedDay[];
  /** The question without the words that name days. */
  rest: string;
}

type Reader = (match: RegExpExecArray, today: string) => NamedDay[];

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const month = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?';
const nth = '(\\d{1,2})(?:st|nd|rd|th)?';
const weekdayNames = `(${weekdays.join('|')})(s)?`;
const shortWeekdays = '(mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)';
/** "Friday, November 27": the date is enough. */
const anyWeekday = `(?:${weekdays.join('|')}|mon|tues?|wed|thur?s?|fri|sat|sun)`;
const maybeWeekday = `(?:${anyWeekday} )?(?:the )?`;

const readers: readonly [RegExp, Reader][] = [
  ...holidays.map(({ name, pattern, dateIn }): [RegExp, Reader] => [
    pattern,
    (_match, today) => [{ date: soonest(today, dateIn), holiday: name }],
  ]),
  [/\b(\d{4})-(\d{2})-(\d{2})\b/, ([, y, m, d]) => dated(Number(y), Number(m), Number(d))],
  [
    new RegExp(`\\b${maybeWeekday}(\\d{1,2})/(\\d{1,2})(?:/(\\d{4}|\\d{2}))?\\b`),
    ([, m, d, y], today) => monthDay(today, Number(m), Number(d), y),
  ],
  [
    new RegExp(`\\b${maybeWeekday}${month} ${nth}(?: (20\\d\\d))?\\b`),
    ([, m, d, y], today) => monthDay(today, monthNumber(m), Number(d), y),
  ],
  [
    new RegExp(`\\b${maybeWeekday}${nth}(?: of)? ${month}(?: (20\\d\\d))?\\b`),
    ([, d, m, y], today) => monthDay(today, monthNumber(m), Number(d), y),
  ],
  [/\bday after tomorrow\b/, (_match, today) => [{ date: addDays(today, 2) }]],
  [/\btomorrow( morning| afternoon| evening| night)?\b/, (_match, today) => [{ date: addDays(today, 1) }]],
  [/\b(today|tonight|this morning|this afternoon|this evening)s?\b/, (_match, today) => [{ date: today }]],
  [
    new RegExp(`\\b(next )?(?:this )?(?:coming )?${weekdayNames}( morning| afternoon| evening| night)?\\b`),
    readWeekday,
  ],
  [
    new RegExp(`\\b(?:on|this|next|and|or|open|about) ${shortWeekdays}\\b`),
    ([, short], today) => [{ date: coming(today, fullName(short)) }],
  ],
  [
    /\b(this |next |the |on )?weekends?\b/,
    (_match, today) => [coming(today, 'saturday'), coming(today, 'sunday')].sort().map((date) => ({ date })),
  ],
  [
    new RegExp(
      `\\b(?:${anyWeekday} (?:the )?|the )(\\d{1,2})(?:st|nd|rd|th)\\b(?! (?:dose|shot|booster|time|one|floor))`,
    ),
    ([, d], today) => dayOfMonth(today, Number(d)),
  ],
];

const maxDays = 4;

/** Days named in a plain question, relative to today (`YYYY-MM-DD`, store time), soonest first. */
export function findNamedDays(question: string, today: string): NamedDays {
  const days: NamedDay[] = [];
  let rest = question;
  for (const [pattern, read] of readers) {
    for (let match = pattern.exec(rest); match && days.length < maxDays; match = pattern.exec(rest)) {
      days.push(...read(match, today));
      rest = `${rest.slice(0, match.index)} | ${rest.slice(match.index + match[0].length)}`;
    }
  }
  const unique = [...new Map(days.map((day) => [day.date, day])).values()];
  return { days: unique.sort((a, b) => a.date.localeCompare(b.date)), rest: rest.replace(/[|\s]+/g, ' ').trim() };
}

function readWeekday([, next, name, plural]: RegExpExecArray, today: string): NamedDay[] {
  const date = coming(today, name as Weekday);
  if (plural) return [{ date, isEveryWeek: true }];
  return [{ date: next && date === today ? addDays(date, 7) : date }];
}

/** The first such weekday from today. */
function coming(today: string, weekday: Weekday): string {
  return addDays(today, (weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOf(today)) + 7) % 7);
}

function fullName(short = ''): Weekday {
  return weekdays.find((weekday) => weekday.startsWith(short.slice(0, 3))) ?? 'monday';
}

function monthNumber(name = ''): number {
  return months.indexOf(name.slice(0, 3)) + 1;
}

function soonest(today: string, dateIn: (year: number) => string): string {
  const year = Number(today.slice(0, 4));
  return dateIn(year) < today ? dateIn(year + 1) : dateIn(year);
}

function monthDay(today: string, monthOfYear: number, day: number, year: string | undefined): NamedDay[] {
  if (year) return dated(Number(year.length === 2 ? `20${year}` : year), monthOfYear, day);
  const thisYear = Number(today.slice(0, 4));
  return [0, 1, 2, 3, 4]
    .flatMap((later) => dated(thisYear + later, monthOfYear, day))
    .filter(({ date }) => date >= today)
    .slice(0, 1);
}

function dayOfMonth(today: string, day: number): NamedDay[] {
  for (let days = 0; days < 62; days += 1) {
    const date = addDays(today, days);
    if (Number(date.slice(8)) === day) return [{ date }];
  }
  return [];
}

/** Null for dates that do not exist, such as 24/7 or February 30. */
function dated(year: number, monthOfYear: number, day: number): NamedDay[] {
  const date = `${year}-${String(monthOfYear).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const isReal =
    !Number.isNaN(Date.parse(`${date}T00:00:00Z`)) && new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);
  return isReal ? [{ date }] : [];
}
