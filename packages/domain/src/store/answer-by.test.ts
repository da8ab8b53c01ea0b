import { weekdays } from '@rxweb/contracts/shared/week';
import type { StoreInfo } from '@rxweb/contracts/store';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerBy } from './answer-by.ts';
import { statusAt } from './opening-hours.ts';

const weekday = [{ opens: '08:30', closes: '17:30' }];
const store = {
  timeZone: 'America/Los_Angeles',
  hours: {
    monday: weekday,
    tuesday: weekday,
    wednesday: [
      { opens: '08:30', closes: '12:00' },
      { opens: '13:00', closes: '17:30' },
    ],
    thursday: weekday,
    friday: weekday,
    saturday: [{ opens: '09:00', closes: '12:30' }],
    sunday: [],
  },
  closures: [
    { date: '2026-11-26', reason: 'Thanksgiving', periods: [] },
    { date: '2026-11-27', reason: 'the day after', periods: [{ opens: '10:00', closes: '14:00' }] },
  ],
} as unknown as StoreInfo;

describe('the time by which staff call back', () => {
  it.each([
    ['in the morning is the end of the day', '2026-11-18T18:00:00Z', '2026-11-19T01:30:00.000Z'],
    ['before the day begins is its end', '2026-11-18T13:00:00Z', '2026-11-19T01:30:00.000Z'],
    ['at noon of a day with a break is its end', '2026-11-18T19:30:00Z', '2026-11-19T01:30:00.000Z'],
    ['in the break too', '2026-11-18T20:30:00Z', '2026-11-19T01:30:00.000Z'],
    ['an hour before closing is still today', '2026-11-19T00:30:00Z', '2026-11-19T01:30:00.000Z'],
    ['later it is the end of the next day', '2026-11-19T00:30:01Z', '2026-11-20T01:30:00.000Z'],
    ['on Saturday afternoon it is Monday', '2026-11-21T23:00:00Z', '2026-11-24T01:30:00.000Z'],
    ['on Sunday too', '2026-11-22T18:00:00Z', '2026-11-24T01:30:00.000Z'],
    ['goes by special days', '2026-11-26T18:00:00Z', '2026-11-27T22:00:00.000Z'],
    ['over the change of the clock is by the wall', '2026-10-31T20:00:00Z', '2026-11-03T01:30:00.000Z'],
  ])('%s', (_what, now, by) => {
    expect(answerBy(store, new Date(now))?.toISOString()).toBe(by);
  });

  it('is none when no opening is known', () => {
    const closed = {
      ...store,
      hours: Object.fromEntries(weekdays.map((day) => [day, []])),
      closures: [],
    } as unknown as StoreInfo;
    expect(answerBy(closed, new Date('2026-11-18T18:00:00Z'))).toBeNull();
  });

  it('is never sooner than an hour from now, and the store has been open before it', () => {
    const times = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(times, (now) => {
        const by = answerBy(store, now);
        expect(by).not.toBeNull();
        if (!by) return;
        expect(by.getTime() - now.getTime()).toBeGreaterThanOrEqual(60 * 60_000);
        expect(statusAt(store, new Date(by.getTime() - 1)).isOpen).toBe(true);
        expect(statusAt(store, by).isOpen).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});
