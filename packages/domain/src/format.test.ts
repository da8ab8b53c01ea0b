import { type StoreInfo, storeInfo } from '@rxweb/contracts/store';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { formatClock, formatDate, formatPhone, formatTime, nextChangeText, telHref } from './format.ts';
import { statusAt } from './opening-hours.ts';

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
