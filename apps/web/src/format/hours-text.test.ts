import { readFileSync } from 'node:fs';
import { storeInfo } from '@rxweb/contracts/store';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { storeEn as en } from '../texts/store-en.ts';
import { storeEs as es } from '../texts/store-es.ts';
import { closureText, hoursRows } from './hours-text.ts';

const sample = new URL('../../../../store.json', import.meta.url);
const store = z.parse(storeInfo, JSON.parse(readFileSync(sample, 'utf8')));

it('marks the row of the day in the store, not of the reader', () => {
  const todays = (at: string) => hoursRows(store, new Date(at), en, 'en').map(({ isToday }) => isToday);
  expect(hoursRows(store, new Date('2026-11-20T20:00:00Z'), en, 'en')[0]).toEqual({
    days: 'Mon–Fri',
    hours: '8:30 am to 5:30 pm',
    isToday: true,
  });
  expect(todays('2026-11-21T05:00:00Z')).toEqual([true, false, false]);
  expect(todays('2026-11-21T20:00:00Z')).toEqual([false, true, false]);
});

it('distinguishes a closed day from one with other hours', () => {
  expect(closureText({ date: '2026-11-26', reason: 'Thanksgiving Day', periods: [] }, en, 'en')).toBe(
    'Closed Thursday, November 26, for Thanksgiving Day.',
  );
  const periods = [{ opens: '09:00', closes: '13:00' }];
  expect(closureText({ date: '2026-11-27', reason: 'the day after', periods }, en, 'en')).toBe(
    'Open 9:00 am to 1:00 pm on Friday, November 27, for the day after.',
  );
});

describe('in Spanish', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');

  it('shows the week', () => {
    const rows = hoursRows(store, new Date('2026-11-20T20:00:00Z'), es, 'es');
    expect(rows.map(({ days, hours }) => `${days} ${plain(hours)}`)).toEqual([
      'Lun–vie 8:30 a. m. a 5:30 p. m.',
      'Sábado 8:30 a. m. a 12:30 p. m.',
      'Domingo Cerrado',
    ]);
    expect(rows.map(({ isToday }) => isToday)).toEqual([true, false, false]);
  });

  it('shows special days with their reason if the store gives one in Spanish', () => {
    const closure = { date: '2026-11-26', reason: 'Thanksgiving Day', periods: [] };
    const reasonEs = 'Día de Acción de Gracias';
    expect(closureText({ ...closure, reasonEs }, es, 'es')).toBe(
      'Cerrado el jueves 26 de noviembre (Día de Acción de Gracias).',
    );
    expect(closureText(closure, es, 'es')).toBe('Cerrado el jueves 26 de noviembre.');
    const short = { ...closure, reasonEs, periods: [{ opens: '09:00', closes: '13:00' }] };
    expect(plain(closureText(short, es, 'es'))).toBe(
      'Horario del jueves 26 de noviembre: 9:00 a. m. a 1:00 p. m. (Día de Acción de Gracias).',
    );
  });
});
