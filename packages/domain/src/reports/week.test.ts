import type { StoreInfo } from '@rxweb/contracts/store';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../store/calendar-date.ts';
import { wallTimeMs } from '../store/time-zone.ts';
import { instantsOfWeek, lastWeek, mondayOf, weekToMail } from './week.ts';

const storeIn = (timeZone: string) => ({ timeZone }) as StoreInfo;
const zones = ['America/Los_Angeles', 'America/New_York', 'America/Puerto_Rico', 'Pacific/Honolulu', 'Europe/Berlin'];
const hourMs = 3_600_000;
const hoursOf = (timeZone: string, monday: string) => {
  const { from, to } = instantsOfWeek(storeIn(timeZone), monday);
  return (to.getTime() - from.getTime()) / hourMs;
};

describe('a week', () => {
  it('begins on Monday', () => {
    expect(['2026-11-15', '2026-11-16', '2026-11-22', '2026-11-23'].map(mondayOf)).toEqual([
      '2026-11-09',
      '2026-11-16',
      '2026-11-16',
      '2026-11-23',
    ]);
  });

  it('has an hour less in spring and one more in fall, where clocks change', () => {
    expect(['2026-03-02', '2026-10-26'].map((monday) => hoursOf('America/Los_Angeles', monday))).toEqual([167, 169]);
    expect(['2026-03-02', '2026-10-26'].map((monday) => hoursOf('America/Puerto_Rico', monday))).toEqual([168, 168]);
    expect(['2026-03-23', '2026-10-19'].map((monday) => hoursOf('Europe/Berlin', monday))).toEqual([167, 169]);
  });

  it('holds each moment once, from a Monday’s midnight on the store’s clock', () => {
    const minutes = fc.integer({ min: 0, max: 10 * 366 * 24 * 60 });
    fc.assert(
      fc.property(fc.constantFrom(...zones), minutes, (timeZone, minute) => {
        const at = new Date(Date.UTC(2021, 0, 1) + minute * 60_000);
        const clock = new Date(wallTimeMs(timeZone, at));
        const monday = new Date(Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth(), clock.getUTCDate()));
        while (monday.getUTCDay() !== 1) monday.setUTCDate(monday.getUTCDate() - 1);
        const name = monday.toISOString().slice(0, 10);
        const { from, to } = instantsOfWeek(storeIn(timeZone), name);
        expect(from <= at && at < to).toBe(true);
        expect(wallTimeMs(timeZone, from)).toBe(monday.getTime());
        expect(to).toEqual(instantsOfWeek(storeIn(timeZone), addDays(name, 7)).from);
        expect(lastWeek(storeIn(timeZone), at)).toBe(addDays(name, -7));
      }),
      { numRuns: 500 },
    );
  });
});

it('is mailed from Monday at 7 am in store time', () => {
  const store = storeIn('America/Los_Angeles');
  const mailed = (at: string) => weekToMail(store, new Date(at));
  expect(mailed('2026-11-23T14:59:59Z')).toBe('2026-11-09');
  expect(mailed('2026-11-23T15:00:00Z')).toBe('2026-11-16');
  expect(mailed('2026-11-29T20:00:00Z')).toBe('2026-11-16');
  // The clocks went forward on the Sunday before.
  expect(mailed('2026-03-09T13:59:59Z')).toBe('2026-02-23');
  expect(mailed('2026-03-09T14:00:00Z')).toBe('2026-03-02');
});
