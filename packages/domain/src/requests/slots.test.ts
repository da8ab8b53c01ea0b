import { appointmentService } from '@rxweb/contracts/settings/appointments';
import { weekdays } from '@rxweb/contracts/shared/week';
import { type StoreInfo, storeInfo } from '@rxweb/contracts/store';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { addDays } from '../store/calendar-date.ts';
import { instantOf, periodsOn, statusAt, storeDate } from '../store/opening-hours.ts';
import { isOffered, nextFreeDay, slotsOn, takenMs } from './slots.ts';

const day = [{ opens: '08:30', closes: '17:30' }];
const allWeek = Object.fromEntries(weekdays.map((weekday) => [weekday, day]));
const storeWith = (change: Partial<z.input<typeof storeInfo>> = {}): StoreInfo =>
  z.parse(storeInfo, {
    name: 'Test Pharmacy',
    address: '1 Main Street',
    phone: '+15555550199',
    timeZone: 'America/Los_Angeles',
    hours: { ...allWeek, sunday: [] },
    ...change,
  });
const serviceWith = (change: Partial<z.input<typeof appointmentService>> = {}) =>
  z.parse(appointmentService, {
    slug: 'vaccine',
    name: { en: 'Vaccine', es: 'Vacuna' },
    minutes: 20,
    leadHours: 0,
    daysAhead: 60,
    ...change,
  });

const store = storeWith();
const service = serviceWith();
// A Wednesday, 10:00.
const now = new Date('2026-11-18T18:00:00Z');
const facts = { store, service, now };
const times = (date: string, of: Partial<typeof facts> = {}) =>
  slotsOn({ ...facts, ...of }, date, []).map(({ startsAt }) => startsAt.toISOString().slice(11, 16));

describe('slots', () => {
  it('S28-301 follow each other from opening to closing, with the buffer between them', () => {
    expect(times('2026-11-19', { service: serviceWith({ minutes: 120, bufferMinutes: 30 }) })).toEqual([
      '16:30',
      '19:00',
      '21:30',
    ]);
    // The last one ends as the store closes, its buffer after that.
    expect(times('2026-11-19', { service: serviceWith({ minutes: 180, bufferMinutes: 0 }) })).toHaveLength(3);
  });

  it('S28-301 are none on closures and closed days, and fewer on short ones', () => {
    const closures = [
      { date: '2026-11-26', reason: 'Thanksgiving Day' },
      { date: '2026-11-27', reason: 'short', periods: [{ opens: '09:00', closes: '10:00' }] },
    ];
    const of = { store: storeWith({ closures }) };
    expect(times('2026-11-26', of)).toEqual([]);
    expect(times('2026-11-22', of)).toEqual([]);
    expect(times('2026-11-27', of)).toEqual(['17:00', '17:20', '17:40']);
  });

  it('S28-302 are past, too soon, full or free', () => {
    const lead = { ...facts, service: serviceWith({ minutes: 60, leadHours: 3, capacity: 2 }) };
    const at = (time: string) => new Date(`2026-11-18T${time}:00Z`);
    const taken = (lane: number) => ({ lane, startsAt: at('22:00'), endsAt: at('22:45') });
    const states = slotsOn(lead, '2026-11-18', [taken(1), taken(2), taken(3)]).map(({ state, left }) => [state, left]);
    expect(states).toEqual([
      ['past', 2],
      ['past', 2],
      ['soon', 2],
      ['soon', 2],
      ['soon', 2],
      ['full', 0],
      ['full', 0],
      ['free', 2],
      ['free', 2],
    ]);
    expect(slotsOn({ ...facts, service: serviceWith({ daysAhead: 1 }) }, '2026-11-20', [])[0]?.state).toBe('full');
    expect(isOffered(lead, at('19:30'), 'visitor')).toBe(false);
    expect(isOffered(lead, at('19:30'), 'staff')).toBe(true);
    expect(isOffered(lead, at('19:31'), 'staff')).toBe(false);
    expect(isOffered(lead, at('17:30'), 'staff')).toBe(false);
  });

  it('S28-341 shown for the next day are those that visitors can book', () => {
    // Saturday after hours, then Sunday, closed.
    const of = {
      ...facts,
      now: new Date('2026-11-22T02:00:00Z'),
      service: serviceWith({ minutes: 60, leadHours: 40 }),
    };
    const next = nextFreeDay(of);
    expect(next?.date).toBe('2026-11-23');
    expect(next?.slots[0]?.startsAt.toISOString()).toBe('2026-11-23T18:30:00.000Z');
    expect(nextFreeDay({ ...of, service: serviceWith({ daysAhead: 1 }) })).toBeNull();
  });

  it('S28-303 keep to the hours across changes of clocks, whatever the hours, length and zone', () => {
    const minutesOfDay = fc.integer({ min: 0, max: 24 * 12 - 1 }).map((step) => step * 5);
    const clock = (minutes: number) =>
      `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    const period = fc
      .tuple(minutesOfDay, minutesOfDay)
      .filter(([one, other]) => one !== other)
      .map(([one, other]) => ({ opens: clock(Math.min(one, other)), closes: clock(Math.max(one, other)) }));
    const zones = [
      'America/Los_Angeles',
      'America/New_York',
      'America/Phoenix',
      'Pacific/Honolulu',
      'America/St_Johns',
    ];
    const dates = ['2026-10-31', '2026-11-01', '2026-11-02', '2027-03-13', '2027-03-14', '2027-03-15'];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.constantFrom(...dates),
        fc.array(period, { maxLength: 2 }),
        fc.record({ minutes: fc.integer({ min: 5, max: 240 }), bufferMinutes: fc.integer({ min: 0, max: 60 }) }),
        fc.boolean(),
        (timeZone, date, periods, length, isClosed) => {
          const hours = Object.fromEntries(weekdays.map((weekday) => [weekday, periods]));
          const closures = isClosed ? [{ date, reason: 'closed' }] : [];
          const of = {
            store: storeWith({ timeZone, hours: hours as StoreInfo['hours'], closures }),
            service: serviceWith(length),
            now: instantOf(store, addDays(date, -2), '00:00'),
          };
          const slots = slotsOn(of, date, []);
          if (isClosed || periodsOn(of.store, date).length === 0) expect(slots).toEqual([]);
          let free = 0;
          for (const { startsAt } of slots) {
            expect(startsAt.getTime()).toBeGreaterThanOrEqual(free);
            free = startsAt.getTime() + takenMs(of.service);
            for (let minute = 0; minute < length.minutes; minute += 1)
              expect(statusAt(of.store, new Date(startsAt.getTime() + minute * 60_000)).isOpen).toBe(true);
            expect(storeDate(of.store, startsAt)).toBe(date);
            expect(isOffered(of, startsAt, 'visitor')).toBe(true);
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});
