import { type Weekday, weekdays } from '@rxweb/contracts/shared/week';
import type { OpenPeriod, StoreInfo } from '@rxweb/contracts/store';
import { addDays } from '../store/calendar-date.ts';
import { nextClosures, periodsOn, storeDate, weekdayOf } from '../store/opening-hours.ts';

const names: readonly (readonly [Weekday, string])[] = [
  ['monday', 'mon(?:days?)?|lun(?:es)?'],
  ['tuesday', 'tue(?:s|sdays?)?|mar(?:tes)?'],
  ['wednesday', 'wed(?:nesdays?)?|mie(?:rcoles)?'],
  ['thursday', 'thu(?:rs|rsdays?)?|jue(?:ves)?'],
  ['friday', 'fri(?:days?)?|vie(?:rnes)?'],
  ['saturday', 'sat(?:urdays?)?|sab(?:ados?)?'],
  ['sunday', 'sun(?:days?)?|dom(?:ingos?)?'],
];
const anyName = names.map(([, form]) => form).join('|');
const ranges = new RegExp(
  String.raw`\b(${anyName})\.?\s?(?:-|–|—|to|through|thru|a|hasta(?: el)?)\s?(${anyName})\b`,
  'g',
);
const single = new RegExp(String.raw`\b(${anyName})\b`, 'g');
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const spanishMonths = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');
const monthDay = new RegExp(
  String.raw`\b(${months.join('|')})[a-z]*\.? (\d{1,2})\b|\b(\d{1,2}) de (${spanishMonths.join('|')})[a-z]*\b`,
  'g',
);
const weekend = /\bweekends?\b|\bfin(?:es)? de semana\b/;
const everyDay = /\b(?:every ?day|daily|seven days|7 days|todos los dias|a diario|siete dias)\b/;
const today = /\b(?:today|tonight|now|right now|this (?:morning|afternoon|evening)|hoy|ahora|esta (?:tarde|noche))\b/;
const tomorrow = /\btomorrow\b|(?<!\b(?:la|esta) )\bmanana\b/;
/** How far a date without a year may be. */
const yearDays = 366;

/**
 * What the store's hours are on each day that a clause names. A weekday counts as usual, and as in the coming week when that one is special.
 * Empty when the clause names no day.
 */
export function periodsOfStatedDays(store: StoreInfo, now: Date, clause: string): OpenPeriod[][] {
  const text = clause.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const date = storeDate(store, now);
  const dates = [
    ...(today.test(text) ? [date] : []),
    ...(tomorrow.test(text) ? [addDays(date, 1)] : []),
    ...statedDates(text, date),
    ...specialDays(store, now, text),
  ];
  return [
    ...dates.map((each) => periodsOn(store, each)),
    ...[...weekdaysIn(text)].flatMap((weekday) => periodsOfWeekday(store, date, weekday)),
  ];
}

function periodsOfWeekday(store: StoreInfo, date: string, weekday: Weekday): OpenPeriod[][] {
  const coming = Array.from({ length: 7 }, (_, days) => addDays(date, days)).find((day) => weekdayOf(day) === weekday);
  return [store.hours[weekday], ...(coming ? [periodsOn(store, coming)] : [])];
}

function weekdaysIn(text: string): Set<Weekday> {
  if (everyDay.test(text)) return new Set(weekdays);
  const found = new Set<Weekday>(weekend.test(text) ? ['saturday', 'sunday'] : []);
  // "3 Mar" and "March" are no Tuesday.
  const rest = text.replace(monthDay, ' ').replace(ranges, (_, first: string, last: string) => {
    for (const day of from(weekdayNamed(first), weekdayNamed(last))) found.add(day);
    return ' ';
  });
  for (const [, name = ''] of rest.matchAll(single)) found.add(weekdayNamed(name));
  return found;
}

function weekdayNamed(name: string): Weekday {
  return names.find(([, form]) => new RegExp(`^(?:${form})$`).test(name))?.[0] ?? 'monday';
}

function from(first: Weekday, last: Weekday): Weekday[] {
  const start = weekdays.indexOf(first);
  const count = ((weekdays.indexOf(last) - start + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) => weekdays[(start + index) % 7] ?? first);
}

function statedDates(text: string, date: string): string[] {
  return [...text.matchAll(monthDay)].flatMap(([, month, day, dia, mes]) => {
    const number = month ? months.indexOf(month) : spanishMonths.indexOf(mes ?? '');
    const ending = `-${String(number + 1).padStart(2, '0')}-${(day ?? dia ?? '').padStart(2, '0')}`;
    return (
      Array.from({ length: yearDays }, (_, days) => addDays(date, days)).find((each) => each.endsWith(ending)) ?? []
    );
  });
}

/** The special days whose reason the clause names: "Christmas Eve" is not Christmas. */
function specialDays(store: StoreInfo, now: Date, text: string): string[] {
  const reasons = nextClosures(store, now, yearDays).flatMap(({ date, reason, reasonEs }) =>
    [reason, reasonEs ?? reason].map((each) => ({ date, name: plainReason(each) })),
  );
  let rest = text;
  const found = new Set<string>();
  for (const { date, name } of reasons.toSorted((one, other) => other.name.length - one.name.length)) {
    if (!rest.includes(name)) continue;
    found.add(date);
    rest = rest.replaceAll(name, ' ');
  }
  return [...found];
}

function plainReason(reason: string): string {
  return reason
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ day$|^the |^el | \(.*\)$/g, '');
}
