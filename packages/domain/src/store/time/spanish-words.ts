import { type Weekday, weekdays } from '@rxweb/contracts/shared/week';

/** Sources of patterns for Spanish days, of words without accents; `read...` functions give their meaning. */
const weekdayStarts = ['lun', 'mar', 'mie', 'jue', 'vie', 'sab', 'dom'];
export const weekday = 'lunes|martes|miercoles|jueves|viernes|sabado|domingo';
const months = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');
export const month =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|ene|feb|abr|jun|jul|ago|sept?|oct|nov|dic';
const numbers =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve treinta'.split(
    ' ',
  );
/** A day of a month. */
export const dayNumber = `\\d{1,2}(?:ro|er|o)?|primero|treinta y uno|${numbers.slice(1).toReversed().join('|')}`;
export const year = '(?:19|20)\\d\\d';
/** How many days or weeks. */
export const amount = `\\d{1,3}|una?|${numbers.slice(2, 16).join('|')}|un par de`;
/** "Next", after its noun. */
export const coming = 'que viene|que entra|proxim[oa]|siguiente|entrante';

export function readWeekday(name: string | undefined): Weekday | undefined {
  return name === undefined ? undefined : weekdays[weekdayStarts.indexOf(name.slice(0, 3))];
}

/** 1 to 12. */
export function readMonth(name = ''): number {
  return months.indexOf(name.slice(0, 3)) + 1;
}

export function readNumber(name = ''): number {
  if (/^\d/.test(name)) return Number.parseInt(name, 10);
  if (name === 'treinta y uno') return 31;
  if (name === 'un par de') return 2;
  return name === 'primero' ? 1 : Math.max(numbers.indexOf(name), 1);
}
