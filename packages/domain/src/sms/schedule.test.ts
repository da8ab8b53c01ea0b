import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../store/calendar-date.ts';
import { wallTimeMs } from '../store/time-zone.ts';
import { scheduledInstant, sendSpan } from './schedule.ts';

const timeZone = 'America/Los_Angeles';
const span = (at: string, lastInboundAt: string | null = null) => {
  const { from, until } = sendSpan({
    timeZone,
    at: new Date(at),
    lastInboundAt: lastInboundAt === null ? null : new Date(lastInboundAt),
  });
  return [from.toISOString(), until.toISOString()];
};

it('sends at the time that was picked, and late at most until the quiet hours', () => {
  expect(span('2026-05-27T22:00:00Z')).toEqual(['2026-05-27T22:00:00.000Z', '2026-05-28T03:00:00.000Z']);
});

it('waits for the end of the quiet hours, unless it answers a text of the last day', () => {
  expect(span('2026-05-28T05:00:00Z')).toEqual(['2026-05-28T15:00:00.000Z', '2026-05-29T03:00:00.000Z']);
  expect(span('2026-05-28T05:00:00Z', '2026-05-27T20:00:00Z')).toEqual([
    '2026-05-28T05:00:00.000Z',
    '2026-05-28T06:00:00.000Z',
  ]);
});

const zones = [
  'America/Los_Angeles',
  'America/New_York',
  'America/Phoenix',
  'America/St_Johns',
  'Europe/Berlin',
  'UTC',
];
const anyZone = fc.constantFrom(...zones);
/** Around the changes of the clock too. */
const anyTime = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
const clockOf = (zone: string, at: Date) => new Date(wallTimeMs(zone, at)).toISOString().slice(11, 16);

it('never starts a conversation in the quiet hours, whatever the clock does that night', () => {
  fc.assert(
    fc.property(anyZone, anyTime, (zone, at) => {
      const { from, until } = sendSpan({ timeZone: zone, at, lastInboundAt: null });
      const clock = clockOf(zone, from);
      expect(clock >= '08:00' && clock < '20:00').toBe(true);
      expect(from >= at && until > from).toBe(true);
      expect(until.getTime() - from.getTime()).toBeLessThanOrEqual(12 * 3_600_000);
      expect(from.getTime() - at.getTime()).toBeLessThanOrEqual(13 * 3_600_000);
      expect(clockOf(zone, new Date(until.getTime() - 1)) < '20:00').toBe(true);
    }),
    { numRuns: 500 },
  );
});

it('is read as the store’s clock shows it, also on the days when the clock changes', () => {
  const anyDay = fc.integer({ min: 1, max: 170 }).map((days) => addDays('2026-03-01', days));
  const anyMinute = fc.integer({ min: 0, max: 24 * 60 - 1 });
  fc.assert(
    fc.property(anyZone, anyDay, anyMinute, (zone, date, minute) => {
      const clock = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      const at = scheduledInstant({ timeZone: zone, now: new Date('2026-03-01T00:00:00Z'), maxDays: 180 }, date, clock);
      const shown = at && new Date(wallTimeMs(zone, at)).toISOString().slice(0, 16);
      // An hour that the clock skips gives the moment of the skip.
      expect(shown === `${date}T${clock}` || (shown ?? '') > `${date}T${clock}`).toBe(true);
      if (shown !== `${date}T${clock}`) expect(clock >= '02:00' && clock < '03:00').toBe(true);
    }),
    { numRuns: 500 },
  );
});

it('takes no time that is past, too far ahead or none', () => {
  const now = new Date('2026-05-27T18:00:00Z');
  const at = (date: string, time: string) => scheduledInstant({ timeZone, now, maxDays: 180 }, date, time);
  expect(at('2026-05-27', '11:01')?.toISOString()).toBe('2026-05-27T18:01:00.000Z');
  const refused = [at('2026-05-27', '11:00'), at('2026-12-31', '09:00'), at('', '09:00'), at('2026-06-01', '25:00')];
  expect(refused).toEqual([null, null, null, null]);
});
