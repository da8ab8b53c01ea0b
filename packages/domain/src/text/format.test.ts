import { type StoreInfo, storeInfo } from '@rxweb/contracts/store';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { statusAt } from '../store/opening-hours.ts';
import {
  formatClock,
  formatDate,
  formatDays,
  formatHours,
  formatPeriods,
  formatPhone,
  formatTime,
  nextChangeText,
  telHref,
} from './format.ts';

const day = [{ opens: '08:30', closes: '17:30' }];
const store: StoreInfo = z.parse(storeInfo, {
  name: 'Test Pharmacy',
  address: '1 Main Street',
  phone: '+15555550100',
  timeZone: 'America/Los_Angeles',
  hours: { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: [], sunday: [] },
  closures: Array.from({ length: 9 }, (_, index) => ({ date: `2026-12-${22 + index}`, reason: 'Holidays' })),
});

const changeAt = (instant: string, of = store) =>
  nextChangeText(of, statusAt(of, new Date(instant)), new Date(instant));

it.each([
  ['00:00', '12:00 am'],
  ['00:05', '12:05 am'],
  ['08:30', '8:30 am'],
  ['12:00', '12:00 pm'],
  ['17:30', '5:30 pm'],
  ['23:59', '11:59 pm'],
])('writes %s as %s', (time, text) => {
  expect(formatClock(time)).toBe(text);
});

it("writes an instant on the store's clock", () => {
  expect(formatTime(store, new Date('2026-11-21T01:30:00Z'))).toBe('5:30 pm');
});

it('writes dates and phones as the design says', () => {
  expect(formatDate('2026-05-28')).toBe('Thu, May 28, 2026');
  expect(formatPhone('+15555550100')).toBe('(555) 555-0100');
  expect(formatPhone('+442071234567')).toBe('+442071234567');
  expect(telHref('+15555550100')).toBe('tel:+15555550100');
  expect(telHref('1-800-222-1222')).toBe('tel:18002221222');
});

it.each([
  ['2026-11-20T18:00:00Z', 'Closes 5:30 pm'],
  ['2026-11-20T13:00:00Z', 'Opens today 8:30 am'],
  ['2026-11-20T02:00:00Z', 'Opens tomorrow 8:30 am'],
  ['2026-11-21T02:00:00Z', 'Opens Monday 8:30 am'],
  ['2026-11-22T20:00:00Z', 'Opens tomorrow 8:30 am'],
  ['2026-12-22T20:00:00Z', 'Opens Thu, Dec 31, 8:30 am'],
])('at %s says "%s"', (instant, text) => {
  expect(changeAt(instant)).toBe(text);
});

it('asks to call when no opening is known', () => {
  const hours = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };
  expect(changeAt('2026-11-20T18:00:00Z', { ...store, hours })).toBe('Call for opening hours');
});

describe('in Spanish', () => {
  const spanishChangeAt = (instant: string, of = store) =>
    nextChangeText(of, statusAt(of, new Date(instant)), new Date(instant), 'es').replaceAll('\u00a0', ' ');

  it.each([
    ['00:05', '12:05 a. m.'],
    ['08:30', '8:30 a. m.'],
    ['12:00', '12:00 p. m.'],
    ['17:30', '5:30 p. m.'],
  ])('writes %s as %s, in one piece', (time, text) => {
    expect(formatClock(time, 'es')).toBe(text.replaceAll(' ', '\u00a0'));
  });

  it('writes dates in small letters, as Spanish does', () => {
    expect(formatDate('2026-05-28', 'es')).toBe('jueves 28 de mayo de 2026');
    expect(formatDate('2027-01-01', 'es')).toBe('viernes 1 de enero de 2027');
  });

  it('shortens the days of the hours list', () => {
    expect(formatDays({ first: 'monday', last: 'friday' }, 'es')).toBe('Lun–vie');
    expect(formatDays({ first: 'saturday', last: 'saturday' }, 'es')).toBe('Sáb');
    expect(formatDays({ first: 'wednesday', last: 'thursday' }, 'es')).toBe('Mié–jue');
    expect(formatDays({ first: 'monday', last: 'friday' })).toBe('Mon–Fri');
  });

  it('says the hours as people do, and in English as the specification does', () => {
    const lines = formatHours(store, 'es').map(({ days, hours }) => `${days} ${hours.replaceAll('\u00a0', ' ')}`);
    expect(lines).toEqual(['Lun–vie 8:30 a. m. a 5:30 p. m.', 'Sáb–dom cerrado']);
    expect(formatHours(store, 'en')).toEqual([
      { days: 'Mon–Fri', hours: '08:30–17:30' },
      { days: 'Sat–Sun', hours: 'closed' },
    ]);
    expect(formatPeriods([{ opens: '09:00', closes: '13:00' }])).toBe('9:00 am to 1:00 pm');
  });

  it.each([
    ['2026-11-20T18:00:00Z', 'Cierra a las 5:30 p. m.'],
    ['2026-11-20T13:00:00Z', 'Abre hoy a las 8:30 a. m.'],
    ['2026-11-20T02:00:00Z', 'Abre mañana a las 8:30 a. m.'],
    ['2026-11-21T02:00:00Z', 'Abre el lunes a las 8:30 a. m.'],
    ['2026-12-22T20:00:00Z', 'Abre el jueves 31 de diciembre a las 8:30 a. m.'],
  ])('at %s says "%s"', (instant, text) => {
    expect(spanishChangeAt(instant)).toBe(text);
  });

  it('says one o’clock in the singular, and asks to call when no opening is known', () => {
    const early = {
      ...store,
      closures: [{ date: '2026-11-20', reason: 'Test', periods: [{ opens: '08:30', closes: '13:00' }] }],
    };
    expect(spanishChangeAt('2026-11-20T18:00:00Z', early)).toBe('Cierra a la 1:00 p. m.');
    const hours = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };
    expect(spanishChangeAt('2026-11-20T18:00:00Z', { ...store, hours })).toBe('Llame para saber el horario');
  });
});
