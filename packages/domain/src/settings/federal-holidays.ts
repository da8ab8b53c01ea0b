import type { Settings } from '@rxweb/contracts/settings';
import { addDays, weekdayOf } from '../store/calendar-date.ts';

export interface FederalHoliday {
  /** `YYYY-MM-DD`. */
  date: string;
  /** When federal offices close: Friday for a Saturday, Monday for a Sunday, otherwise the day itself. */
  observed: string;
  name: string;
  nameEs: string;
}

interface Rule {
  name: string;
  nameEs: string;
  dateIn: (year: number) => string;
}

const fixed = (month: number, day: number) => (year: number) => isoDate(year, month, day);

/** 0 is Sunday. */
const nth = (month: number, weekday: number, count: number) => (year: number) =>
  isoDate(year, month, 1 + ((weekday - firstWeekday(year, month) + 7) % 7) + (count - 1) * 7);

const lastMonday = (month: number) => (year: number) => {
  const fifth = nth(month, 1, 5)(year);
  return fifth.slice(5, 7) === String(month).padStart(2, '0') ? fifth : addDays(fifth, -7);
};

/** 5 U.S.C. 6103(a), without Inauguration Day, which only offices near Washington observe. */
const rules: readonly Rule[] = [
  { name: 'New Year’s Day', nameEs: 'Año Nuevo', dateIn: fixed(1, 1) },
  { name: 'Martin Luther King Jr. Day', nameEs: 'Día de Martin Luther King Jr.', dateIn: nth(1, 1, 3) },
  { name: 'Presidents’ Day', nameEs: 'Día de los Presidentes', dateIn: nth(2, 1, 3) },
  { name: 'Memorial Day', nameEs: 'Día de los Caídos', dateIn: lastMonday(5) },
  { name: 'Juneteenth', nameEs: 'Juneteenth, día de la emancipación', dateIn: fixed(6, 19) },
  { name: 'Independence Day', nameEs: 'Día de la Independencia', dateIn: fixed(7, 4) },
  { name: 'Labor Day', nameEs: 'Día del Trabajo', dateIn: nth(9, 1, 1) },
  { name: 'Columbus Day', nameEs: 'Día de Cristóbal Colón', dateIn: nth(10, 1, 2) },
  { name: 'Veterans Day', nameEs: 'Día de los Veteranos', dateIn: fixed(11, 11) },
  { name: 'Thanksgiving Day', nameEs: 'Día de Acción de Gracias', dateIn: nth(11, 4, 4) },
  { name: 'Christmas Day', nameEs: 'Navidad', dateIn: fixed(12, 25) },
];

/** Those whose date or observed date is between two dates, both included, in order. Dates are `YYYY-MM-DD`. */
export function federalHolidays(from: string, to: string): FederalHoliday[] {
  const found: FederalHoliday[] = [];
  // The new year may be observed in December.
  for (let year = Number(from.slice(0, 4)) - 1; year <= Number(to.slice(0, 4)) + 1; year += 1) {
    for (const { name, nameEs, dateIn } of rules) {
      const date = dateIn(year);
      found.push({ date, observed: observedDate(date), name, nameEs });
    }
  }
  const isBetween = (day: string) => from <= day && day <= to;
  return found.filter(({ date, observed }) => isBetween(date) || isBetween(observed));
}

/**
 * Those the store has decided nothing about, and open by the week's hours. The observed day decides only where the holiday itself has no
 * hours: a free Friday leaves Saturday, December 25 open.
 */
export function uncoveredHolidays(settings: Settings, from: string, to: string): FederalHoliday[] {
  const decided = decidedDays(settings);
  const isOpen = (day: string) => day >= from && settings.store.hours[weekdayOf(day)].length > 0;
  return federalHolidays(from, to).filter(({ date, observed }) => {
    if (decided.has(date)) return false;
    return isOpen(date) || (isOpen(observed) && !decided.has(observed));
  });
}

/** The days of a holiday without a special day, from a date on. */
export function undecidedDates(holiday: FederalHoliday, settings: Settings, from: string): string[] {
  const decided = decidedDays(settings);
  return holidayDates(holiday).filter((day) => day >= from && !decided.has(day));
}

function decidedDays({ store, calendar }: Settings): Set<string> {
  return new Set([...store.closures.map(({ date }) => date), ...(calendar?.openAsUsual ?? [])]);
}

/** The day itself, and the observed one where it is another. */
function holidayDates({ date, observed }: FederalHoliday): string[] {
  return observed === date ? [date] : [date, observed];
}

function observedDate(date: string): string {
  const weekday = weekdayOf(date);
  if (weekday === 'saturday') return addDays(date, -1);
  return weekday === 'sunday' ? addDays(date, 1) : date;
}

const firstWeekday = (year: number, month: number) => new Date(Date.UTC(year, month - 1, 1)).getUTCDay();

/** A day past the month's end is in the next month. */
const isoDate = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
