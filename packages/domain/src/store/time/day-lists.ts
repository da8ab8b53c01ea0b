import { addDays } from '../calendar-date.ts';
import { dateOf, dayOfMonth, fullYear, monthDay, oneDay } from './dates.ts';
import type { DayRule, Groups, NamedDay, Reading } from './time-mentions.ts';

/** The words of a language around a list of days of a month. */
interface ListWords {
  month: string;
  year: string;
  readMonth: (name?: string) => number;
  /** Before a list without a month, so that its numbers can be nothing else. */
  article: string;
}

const number = '\\d{1,2}(?:st|nd|rd|th|ro)?';
const ordinal = '\\d{1,2}(?:st|nd|rd|th)';
const link = '(?: (?:and|or|&|y|e|o|u))?(?: (?:also|tambien))?(?: on)?(?: (?:the|el|dia))?';
/** Three or more, or two without "and" between them, which other rules read. */
const list = `(?<list>${number}(?:(?: ,)?${link} ${number}){2,5}|${number}(?: ,)? ${number})`;
const notTime = '(?![\\w/:%]| (?:am|pm|to|-|a|hasta|oclock|hrs|horas|de la|mg|anos|years)\\b)';

/** Several days of a month at once: "dec 26 27 28", "el 24, 25 y 26", "the 23rd, 24th and the 31st". */
export function dayListRules({ month, year, readMonth, article }: ListWords): DayRule[] {
  const read = (groups: Groups, reading: Reading) => readDayList(groups, reading, readMonth);
  const rule = (pattern: string): DayRule => ({ pattern: new RegExp(`(?:${pattern})${notTime}`, 'y'), read });
  return [
    rule(`(?:${article} )?(?<month>${month}) (?:the |el )?${list}(?:(?: ,| of| del?)? (?<year>${year}))?`),
    rule(`(?:${article} )?${list}(?: of| de)? (?<month>${month})(?:(?: ,| of| del?)? (?<year>${year}))?`),
    rule(`(?:${article}) ${list}`),
    rule(`(?<list>${ordinal}(?:(?: ,)?${link} ${ordinal})+)`),
    rule(
      `(?<=\\b(?:open|closed|hours|abren|abiertos|cierran|horario)(?: on| for| los)? )(?<list>${number}(?:(?: ,)?${link} ${number}){2,5})`,
    ),
  ];
}

function readDayList(groups: Groups, reading: Reading, readMonth: ListWords['readMonth']): NamedDay | null {
  const numbers = [...(groups.list ?? '').matchAll(/\d+/g)].map(([digits]) => Number(digits));
  const isInOrder = numbers.every((each, index) => follows(numbers[index - 1], each));
  const [first] = numbers;
  const start = isInOrder && first !== undefined ? firstDay(first, groups, reading, readMonth) : null;
  if (!start) return null;
  const dates = [start];
  for (const each of numbers.slice(1)) {
    const next = dayOfMonth(each, { today: dates.at(-1) ?? start, isPast: false });
    if (!next) return null;
    dates.push(next);
  }
  const last = dates.at(-1) ?? start;
  const isSpan = dates.every((date, index) => date === addDays(start, index));
  return isSpan ? { first: start, last } : { ...oneDay(start), also: dates.slice(1) };
}

const [lateInMonth, earlyInMonth] = [28, 3];

/** Days of a list rise, but for the turn of a month: "the 31st and the 1st". */
function follows(before: number | undefined, day: number): boolean {
  if (day < 1 || day > 31) return false;
  return before === undefined || day > before || (before >= lateInMonth && day <= earlyInMonth);
}

function firstDay(day: number, { month, year }: Groups, reading: Reading, readMonth: ListWords['readMonth']) {
  if (!month) return dayOfMonth(day, reading);
  return year ? dateOf(fullYear(year, reading.today), readMonth(month), day) : monthDay(readMonth(month), day, reading);
}
