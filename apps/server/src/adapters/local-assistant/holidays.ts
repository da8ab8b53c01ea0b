import { type Weekday, weekdays } from '@rxweb/contracts/store';
import { addDays, weekdayOf } from '@rxweb/domain/calendar-date';

export interface Holiday {
  name: string;
  /** How people write it, in plain words. */
  pattern: RegExp;
  /** Its date in a year, `YYYY-MM-DD`. */
  dateIn(year: number): string;
}

/** Days people ask a store about. Longer names come before the shorter ones that they hold. */
export const holidays: readonly Holiday[] = [
  {
    name: 'the day after Thanksgiving',
    pattern: /\b(day after thanksgiving|black friday)\b/,
    dateIn: (year) => addDays(thanksgiving(year), 1),
  },
  { name: 'Thanksgiving Day', pattern: /\bthanksgiving( day)?\b/, dateIn: thanksgiving },
  fixed('Christmas Eve', /\bchristmas eve\b/, '12-24'),
  fixed('Christmas Day', /\bchristmas( day)?\b/, '12-25'),
  fixed("New Year's Eve", /\bnew years? eve\b/, '12-31'),
  fixed("New Year's Day", /\bnew years?( day)?\b/, '01-01'),
  floating('Martin Luther King Jr. Day', /\b(mlk|martin luther king)( jr)?( day)?\b/, 1, 'monday', 3),
  floating("Presidents' Day", /\bpresidents? day\b/, 2, 'monday', 3),
  fixed("Valentine's Day", /\bvalentines?( day)?\b/, '02-14'),
  fixed("St. Patrick's Day", /\bst patricks?( day)?\b/, '03-17'),
  { name: 'Good Friday', pattern: /\bgood friday\b/, dateIn: (year) => addDays(easter(year), -2) },
  { name: 'Easter Sunday', pattern: /\beaster( sunday)?\b/, dateIn: easter },
  floating("Mother's Day", /\bmothers day\b/, 5, 'sunday', 2),
  { name: 'Memorial Day', pattern: /\bmemorial day\b/, dateIn: (year) => lastMondayOfMay(year) },
  floating("Father's Day", /\bfathers day\b/, 6, 'sunday', 3),
  fixed('Juneteenth', /\bjuneteenth\b/, '06-19'),
  fixed('Independence Day', /\b(independence day|(4th|fourth) of july|july (4th|4|fourth))\b/, '07-04'),
  floating('Labor Day', /\blabou?r day( weekend)?\b/, 9, 'monday', 1),
  floating("Columbus Day or Indigenous Peoples' Day", /\b(columbus|indigenous peoples?) day\b/, 10, 'monday', 2),
  fixed('Halloween', /\bhalloween\b/, '10-31'),
  fixed('Veterans Day', /\bveterans?( day)\b/, '11-11'),
];

function fixed(name: string, pattern: RegExp, monthAndDay: string): Holiday {
  return { name, pattern, dateIn: (year) => `${year}-${monthAndDay}` };
}

function floating(name: string, pattern: RegExp, month: number, weekday: Weekday, nth: number): Holiday {
  return { name, pattern, dateIn: (year) => nthWeekday(year, month, weekday, nth) };
}

function thanksgiving(year: number): string {
  return nthWeekday(year, 11, 'thursday', 4);
}

function lastMondayOfMay(year: number): string {
  return addDays(nthWeekday(year, 6, 'monday', 1), -7);
}

function nthWeekday(year: number, month: number, weekday: Weekday, nth: number): string {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const wait = (weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOf(first)) + 7) % 7;
  return addDays(first, wait + 7 * (nth - 1));
}

/** The Gregorian rule in the form of Meeus, Jones and Butcher. */
function easter(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  return addDays(`${year}-03-22`, h + l - 7 * m);
}
