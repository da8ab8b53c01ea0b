import type { Language } from '@rxweb/contracts/shared/language';
import { type Weekday, weekdays } from '@rxweb/contracts/shared/week';
import { addDays, weekdayOf } from '@rxweb/domain/store/calendar-date';

export interface Holiday {
  /** Its name in answers. */
  name: Record<Language, string>;
  /** How people write it, in plain words. */
  pattern: RegExp;
  /** Its date in a year, `YYYY-MM-DD`. */
  dateIn(year: number): string;
}

/** Holidays that people ask about. Longer names precede the shorter ones they contain. */
export const holidays: readonly Holiday[] = [
  {
    name: { en: 'the day after Thanksgiving', es: 'El día después de Acción de Gracias' },
    pattern: /\b((day )?after (thanksgiving|turkey day)( day)?|black friday)\b/,
    dateIn: (year) => addDays(thanksgiving(year), 1),
  },
  {
    name: { en: 'Thanksgiving Day', es: 'El Día de Acción de Gracias' },
    pattern: /\b(thanksgiving( day)?|turkey day)\b/,
    dateIn: thanksgiving,
  },
  fixed({ en: 'Christmas Eve', es: 'La Nochebuena' }, /\bchristmas eve\b/, '12-24'),
  fixed({ en: 'Christmas Day', es: 'La Navidad' }, /\bchristmas( day)?\b/, '12-25'),
  fixed({ en: "New Year's Eve", es: 'La víspera de Año Nuevo' }, /\bnew years? eve\b/, '12-31'),
  fixed({ en: "New Year's Day", es: 'El Año Nuevo' }, /\bnew years?( day)?\b/, '01-01'),
  floating(
    { en: 'Martin Luther King Jr. Day', es: 'El Día de Martin Luther King' },
    /\b(mlk|martin luther king)( jr)?( day)?\b/,
    1,
    'monday',
    3,
  ),
  floating({ en: "Presidents' Day", es: 'El Día de los Presidentes' }, /\bpresidents? day\b/, 2, 'monday', 3),
  fixed({ en: "Valentine's Day", es: 'El Día de San Valentín' }, /\bvalentines?( day)?\b/, '02-14'),
  fixed({ en: "St. Patrick's Day", es: 'El Día de San Patricio' }, /\bst patricks?( day)?\b/, '03-17'),
  {
    name: { en: 'Good Friday', es: 'El Viernes Santo' },
    pattern: /\bgood friday\b/,
    dateIn: (year) => addDays(easter(year), -2),
  },
  { name: { en: 'Easter Sunday', es: 'El Domingo de Pascua' }, pattern: /\beaster( sunday)?\b/, dateIn: easter },
  floating({ en: "Mother's Day", es: 'El Día de las Madres' }, /\bmothers day\b/, 5, 'sunday', 2),
  {
    name: { en: 'Memorial Day', es: 'El Día de los Caídos' },
    pattern: /\bmemorial day\b/,
    dateIn: (year) => lastMondayOfMay(year),
  },
  floating({ en: "Father's Day", es: 'El Día del Padre' }, /\bfathers day\b/, 6, 'sunday', 3),
  fixed({ en: 'Juneteenth', es: 'El Día de la Emancipación (Juneteenth)' }, /\bjuneteenth\b/, '06-19'),
  fixed(
    { en: 'Independence Day', es: 'El Día de la Independencia' },
    /\b(independence day|(4th|fourth) of july|july (4th|4|fourth))\b/,
    '07-04',
  ),
  floating({ en: 'Labor Day', es: 'El Día del Trabajo' }, /\blabou?r day( weekend)?\b/, 9, 'monday', 1),
  floating(
    { en: "Columbus Day or Indigenous Peoples' Day", es: 'El Día de Colón o de los Pueblos Indígenas' },
    /\b(columbus|indigenous peoples?) day\b/,
    10,
    'monday',
    2,
  ),
  fixed({ en: 'Halloween', es: 'Halloween' }, /\bhalloween\b/, '10-31'),
  fixed({ en: 'Veterans Day', es: 'El Día de los Veteranos' }, /\bveterans?( day)\b/, '11-11'),
];

function fixed(name: Holiday['name'], pattern: RegExp, monthAndDay: string): Holiday {
  return { name, pattern, dateIn: (year) => `${year}-${monthAndDay}` };
}

function floating(name: Holiday['name'], pattern: RegExp, month: number, weekday: Weekday, nth: number): Holiday {
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
