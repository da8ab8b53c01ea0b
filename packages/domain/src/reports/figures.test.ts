import { expect, it } from 'vitest';
import { durationText, keptPercent, weekText } from './figures.ts';

it('names a week by its first and last day, with what both share once', () => {
  expect(['2026-11-16', '2026-11-30', '2026-12-28'].map((week) => weekText(week, 'en'))).toEqual([
    'November 16 to 22, 2026',
    'November 30 to December 6, 2026',
    'December 28, 2026 to January 3, 2027',
  ]);
  expect(['2026-11-16', '2026-11-30', '2026-12-28'].map((week) => weekText(week, 'es'))).toEqual([
    'del 16 al 22 de noviembre de 2026',
    'del 30 de noviembre al 6 de diciembre de 2026',
    'del 28 de diciembre de 2026 al 3 de enero de 2027',
  ]);
});

it('shortens how long something took', () => {
  expect([0, 59.4, 59.6, 125, 24 * 60, 47 * 60 + 59, 48 * 60, 84 * 60].map((time) => durationText(time, 'en'))).toEqual(
    ['0 min', '59 min', '1 h', '2 h 5 min', '24 h', '47 h 59 min', '2 days', '4 days'],
  );
  expect(durationText(3 * 24 * 60, 'es')).toBe('3 días');
});

it('gives no share where nothing was promised', () => {
  expect(keptPercent({ kept: 0, late: 0 })).toBeNull();
  expect(keptPercent({ kept: 2, late: 1 })).toBe(67);
});
