import type { Language } from '@rxweb/contracts/shared/language';
import type { Weekday } from '@rxweb/contracts/shared/week';
import { addDays } from '../calendar-date.ts';
import { nthWeekday, weekdayBefore } from './dates.ts';
import type { Holiday } from './time-mentions.ts';

/** Holidays that people ask about. Longer names precede the shorter ones they contain. */
export const holidays: readonly Holiday[] = [
  common(
    { en: 'the day after Thanksgiving', es: 'El día después de Acción de Gracias' },
    { en: 'black friday', es: 'viernes negro|black friday' },
    (year) => addDays(thanksgiving(year), 1),
  ),
  common(
    { en: 'Thanksgiving Day', es: 'El Día de Acción de Gracias' },
    {
      en: 'thanksgiving(?: day)?|turkey day',
      es: '(?:dia de )?(?:accion de gracias|thanksgiving|dar gracias|gracias(?<=dia de gracias))|(?:dia )?del? pavo',
    },
    thanksgiving,
  ),
  common(
    { en: 'Christmas Eve', es: 'La Nochebuena' },
    {
      en: 'christmas eve|day before christmas(?: day)?',
      es: 'noche ?buena|(?:la )?visperas? de (?:la )?navidad|christmas eve',
    },
    on('12-24'),
  ),
  common(
    { en: 'Christmas Day', es: 'La Navidad' },
    { en: 'christmas(?: day)?', es: '(?:dia de )?(?:la )?navidad|navidades|christmas' },
    on('12-25'),
  ),
  common(
    { en: "New Year's Eve", es: 'La víspera de Año Nuevo' },
    {
      en: 'new years? eve|nye',
      es: 'noche ?vieja|(?:la )?visperas? de(?:l)? (?:ano nuevo|nuevo ano)|fin de ano|ano viejo',
    },
    on('12-31'),
  ),
  common(
    { en: "New Year's Day", es: 'El Año Nuevo' },
    { en: 'new years?(?: day)?(?! (?:resolution|insurance|plan))', es: '(?:dia de )?(?:el )?ano nuevo' },
    on('01-01'),
  ),
  common(
    { en: 'Martin Luther King Jr. Day', es: 'El Día de Martin Luther King' },
    { en: '(?:mlk|martin luther king)(?: jr)?(?: day)?', es: '(?:dia de )?martin luther king(?: jr)?|mlk(?: day)?' },
    floating(1, 'monday', 3),
  ),
  common(
    { en: "Presidents' Day", es: 'El Día de los Presidentes' },
    { en: 'presidents? day|washingtons birthday', es: '(?:dia de )?los presidentes|presidents day' },
    floating(2, 'monday', 3),
  ),
  other(
    { en: "Valentine's Day", es: 'El Día de San Valentín' },
    { en: 'valentines?(?: day)?', es: '(?:dia de )?san valentin|dia de los enamorados|dia del amor(?: y la amistad)?' },
    on('02-14'),
  ),
  other(
    { en: 'Super Bowl Sunday', es: 'El domingo del Super Bowl' },
    { en: 'super ?bowl(?: sunday)?', es: '(?:(?:dia|domingo) del? )?super ?(?:bowl|tazon)' },
    floating(2, 'sunday', 2),
  ),
  other(
    { en: "St. Patrick's Day", es: 'El Día de San Patricio' },
    { en: '(?:st|saint) patricks?(?: day)?', es: '(?:dia de )?san patricio' },
    on('03-17'),
  ),
  other(
    { en: 'Good Friday', es: 'El Viernes Santo' },
    { en: 'good friday', es: 'viernes santo|semana santa|good friday' },
    (year) => addDays(easter(year), -2),
  ),
  other({ en: 'Easter Monday', es: 'El Lunes de Pascua' }, { en: 'easter monday', es: 'lunes de pascua' }, (year) =>
    addDays(easter(year), 1),
  ),
  other(
    { en: 'Easter Sunday', es: 'El Domingo de Pascua' },
    { en: 'easter(?: sunday)?', es: 'domingo de (?:pascua|resurreccion)|pascuas?|easter' },
    easter,
  ),
  other(
    { en: "Mother's Day", es: 'El Día de las Madres' },
    { en: 'mothers? day', es: 'dia de las? madres?|mothers day' },
    floating(5, 'sunday', 2),
  ),
  common(
    { en: 'Memorial Day', es: 'El Día de los Caídos' },
    { en: 'memorial day', es: 'dia de los caidos|memorial day|dia de la recordacion' },
    (year) => weekdayBefore(`${year}-06-01`, 'monday'),
  ),
  other(
    { en: "Father's Day", es: 'El Día del Padre' },
    { en: 'fathers? day', es: 'dia del padre|dia de los padres|fathers day' },
    floating(6, 'sunday', 3),
  ),
  common(
    { en: 'Juneteenth', es: 'El Día de la Emancipación (Juneteenth)' },
    { en: 'juneteenth', es: 'juneteenth|dia de la emancipacion' },
    on('06-19'),
  ),
  common(
    { en: 'Independence Day', es: 'El Día de la Independencia' },
    {
      en: 'independence day|(?:4th|fourth) of july|july (?:4th|fourth)',
      es: 'dia de la independencia|independence day|4th of july',
    },
    on('07-04'),
  ),
  common(
    { en: 'Labor Day', es: 'El Día del Trabajo' },
    { en: 'labou?r day', es: 'dia del? (?:trabajo|trabajador)|dia del labor day|labor day' },
    floating(9, 'monday', 1),
  ),
  common(
    { en: "Columbus Day or Indigenous Peoples' Day", es: 'El Día de Colón o de los Pueblos Indígenas' },
    {
      en: '(?:columbus|indigenous peoples?) day',
      es: 'dia de la raza|dia de (?:cristobal )?colon|dia de los pueblos indigenas|dia de la hispanidad|columbus day',
    },
    floating(10, 'monday', 2),
  ),
  other(
    { en: 'Election Day', es: 'El día de las elecciones' },
    { en: 'election day', es: 'dia de (?:las )?(?:elecciones|votaciones)' },
    (year) => addDays(floating(11, 'monday', 1)(year), 1),
  ),
  other(
    { en: 'Cinco de Mayo', es: 'El Cinco de Mayo' },
    { en: 'cinco de mayo', es: 'cinco de mayo(?= (?:abren|cierran)|$)' },
    on('05-05'),
  ),
  other({ en: 'Halloween', es: 'Halloween' }, { en: 'halloween', es: 'halloween|noche de brujas' }, on('10-31')),
  other(
    { en: 'Day of the Dead', es: 'El Día de los Muertos' },
    { en: 'day of the dead', es: 'dia de (?:los )?muertos' },
    on('11-02'),
  ),
  common(
    { en: 'Veterans Day', es: 'El Día de los Veteranos' },
    { en: 'veterans? day', es: 'dia de los veteranos|veterans day' },
    on('11-11'),
  ),
];

/** The holiday on a date on which stores commonly differ; null for none. */
export function commonHolidayOn(date: string): Holiday | null {
  const year = Number(date.slice(0, 4));
  return holidays.find((holiday) => holiday.isCommonlyClosed && holiday.dateIn(year) === date) ?? null;
}

type Words = Readonly<Record<Language, string>>;

function common(name: Words, words: Words, dateIn: Holiday['dateIn']): Holiday {
  return { name, words, dateIn, isCommonlyClosed: true };
}

function other(name: Words, words: Words, dateIn: Holiday['dateIn']): Holiday {
  return { name, words, dateIn, isCommonlyClosed: false };
}

function on(monthAndDay: string): Holiday['dateIn'] {
  return (year) => `${year}-${monthAndDay}`;
}

function floating(month: number, weekday: Weekday, nth: number): Holiday['dateIn'] {
  return (year) => nthWeekday(`${year}-${String(month).padStart(2, '0')}`, weekday, nth) ?? '';
}

function thanksgiving(year: number): string {
  return floating(11, 'thursday', 4)(year);
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
