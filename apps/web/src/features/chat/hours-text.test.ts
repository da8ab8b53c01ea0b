import { readFileSync } from 'node:fs';
import { storeInfo } from '@rxweb/contracts/store';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { closureText, hoursRows } from './hours-text.ts';
import { checkedText, sentText, sizeText } from './when-text.ts';

const sample = new URL('../../../../../store.json', import.meta.url);
const store = z.parse(storeInfo, JSON.parse(readFileSync(sample, 'utf8')));

it('marks the row of the day in the store, not of the reader', () => {
  const todays = (at: string) => hoursRows(store, new Date(at)).map(({ isToday }) => isToday);
  expect(hoursRows(store, new Date('2026-11-20T20:00:00Z'))[0]).toEqual({
    days: 'Mon–Fri',
    hours: '8:30 am–5:30 pm',
    isToday: true,
  });
  expect(todays('2026-11-21T05:00:00Z')).toEqual([true, false, false]);
  expect(todays('2026-11-21T20:00:00Z')).toEqual([false, true, false]);
});

it('tells a closed day from one with other hours', () => {
  expect(closureText({ date: '2026-11-26', reason: 'Thanksgiving Day', periods: [] })).toBe(
    'Closed Thursday, November 26, for Thanksgiving Day.',
  );
  const periods = [{ opens: '09:00', closes: '13:00' }];
  expect(closureText({ date: '2026-11-27', reason: 'the day after', periods })).toBe(
    'Open 9:00 am–1:00 pm on Friday, November 27, for the day after.',
  );
});

it('tells when a source was checked', () => {
  expect(checkedText('2026-11-20', '2026-11-20')).toBe('checked today');
  expect(checkedText('2026-05-04', '2026-11-20')).toBe('checked May 4');
  expect(checkedText('2025-05-04', '2026-11-20')).toBe('checked May 4, 2025');
  expect(checkedText('someday', '2026-11-20')).toBe('');
});

it('tells sizes in the unit people know', () => {
  expect([sizeText(10), sizeText(64_000), sizeText(1_240_000)]).toEqual(['1 kB', '64 kB', '1.2 MB']);
  expect([sentText(32_000, 64_000), sentText(1_400_000, 2_200_000)]).toEqual(['32 of 64 kB', '1.4 of 2.2 MB']);
});
