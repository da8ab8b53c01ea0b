import { type Weekday, weekdays } from '@rxweb/contracts/shared/week';

/** Sources of patterns for English days; `read...` functions give their meaning. */
const longWeekday = weekdays.join('|');
export const weekday = `${longWeekday}|mon|tues?|weds?|thurs?|thu|thur|fri|sat|sun`;
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
export const month =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec';
const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** A day of a month. */
export const dayNumber = `\\d{1,2}(?:st|nd|rd|th)?|(?:twenty|thirty) (?:${ordinals.slice(0, 9).join('|')})|${ordinals.join('|')}|thirtieth`;
/** A day of a month that can be nothing else: "24th", "first". */
export const sureDayNumber = `\\d{1,2}(?:st|nd|rd|th)|(?:twenty|thirty) (?:${ordinals.slice(0, 9).join('|')})|${ordinals.slice(9).join('|')}|thirtieth`;
export const year = '(?:19|20)\\d\\d';
/** How many days or weeks. */
export const amount = `\\d{1,3}|an?|${numbers.slice(1).join('|')}|a couple(?: of)?|couple(?: of)?`;

export function readWeekday(name: string | undefined): Weekday | undefined {
  return name === undefined ? undefined : weekdays.find((day) => day.startsWith(name.slice(0, 3)));
}

/** 1 to 12. */
export function readMonth(name = ''): number {
  return months.indexOf(name.slice(0, 3)) + 1;
}

export function readDayNumber(name = ''): number {
  if (/^\d/.test(name)) return Number.parseInt(name, 10);
  if (name === 'thirtieth') return 30;
  const [tens, ones] = name.split(' ');
  if (tens === 'twenty') return 21 + ordinals.indexOf(ones ?? '');
  if (tens === 'thirty') return 31 + ordinals.indexOf(ones ?? '');
  return ordinals.indexOf(name) + 1;
}

export function readAmount(name = ''): number {
  if (/^\d/.test(name)) return Number(name);
  if (name.includes('couple')) return 2;
  return Math.max(numbers.indexOf(name), 1);
}
