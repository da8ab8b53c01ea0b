import { weekdays } from '@rxweb/contracts/shared/week';
import { type StoreInfo, storeInfo } from '@rxweb/contracts/store';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { addDays } from './calendar-date.ts';
import { hoursLines, instantOf, nextClosures, periodsOn, statusAt, storeDate, weekdayOf } from './opening-hours.ts';
import { wallTimeMs } from './time-zone.ts';

const weekday = [{ opens: '08:30', closes: '17:30' }];

function makeStore(change: Partial<z.input<typeof storeInfo>> = {}): StoreInfo {
  return z.parse(storeInfo, {
    name: 'Test Pharmacy',
    address: '1 Main Street',
    phone: '+15555550100',
    timeZone: 'America/Los_Angeles',
    hours: {
      monday: weekday,
      tuesday: weekday,
      wednesday: weekday,
      thursday: weekday,
      friday: weekday,
      saturday: [{ opens: '08:30', closes: '12:30' }],
      sunday: [],
    },
    closures: [
      { date: '2026-11-26', reason: 'Thanksgiving Day' },
      { date: '2026-11-27', reason: 'the day after', periods: [{ opens: '09:00', closes: '13:00' }] },
      { date: '2026-12-25', reason: 'Christmas Day' },
    ],
    ...change,
  });
}

const store = makeStore();
const at = (text: string) => new Date(text);
const isOpenAt = (date: string, time: string, of = store) => statusAt(of, instantOf(of, date, time)).isOpen;

describe('statusAt', () => {
  it('R16 opens with the first minute and is closed at the closing minute', () => {
    expect(isOpenAt('2026-11-18', '08:29')).toBe(false);
    expect(isOpenAt('2026-11-18', '08:30')).toBe(true);
    expect(isOpenAt('2026-11-18', '17:29')).toBe(true);
    expect(isOpenAt('2026-11-18', '17:30')).toBe(false);
    expect(statusAt(store, new Date(instantOf(store, '2026-11-18', '17:30').getTime() - 1)).isOpen).toBe(true);
  });

  it('R16 closes at 12:30 on Saturday and stays closed all Sunday', () => {
    expect(isOpenAt('2026-11-21', '12:29')).toBe(true);
    expect(isOpenAt('2026-11-21', '12:30')).toBe(false);
    for (let hour = 0; hour < 24; hour += 1)
      expect(isOpenAt('2026-11-22', `${String(hour).padStart(2, '0')}:00`)).toBe(false);
  });

  it('gives the closing time while open and the next opening while closed', () => {
    expect(statusAt(store, at('2026-11-20T18:00:00Z'))).toEqual({
      isOpen: true,
      closesAt: at('2026-11-21T01:30:00Z'),
      opensAt: null,
      closure: null,
    });
    expect(statusAt(store, at('2026-11-21T21:00:00Z')).opensAt).toEqual(at('2026-11-23T16:30:00Z'));
  });

  it('counts closures: closed on Thanksgiving, half a day after it', () => {
    const thanksgiving = statusAt(store, at('2026-11-26T18:00:00Z'));
    expect(thanksgiving).toMatchObject({ isOpen: false, opensAt: at('2026-11-27T17:00:00Z') });
    expect(thanksgiving.closure?.reason).toBe('Thanksgiving Day');
    expect(isOpenAt('2026-11-27', '12:59')).toBe(true);
    expect(isOpenAt('2026-11-27', '13:00')).toBe(false);
  });

  it("goes by the store's clock, not by Greenwich", () => {
    expect(storeDate(store, at('2027-01-01T07:59:00Z'))).toBe('2026-12-31');
    expect(storeDate(store, at('2027-01-01T08:00:00Z'))).toBe('2027-01-01');
  });

  it('has a break at noon, and joins periods that touch', () => {
    const split = makeStore({
      hours: {
        ...store.hours,
        monday: [
          { opens: '13:00', closes: '17:00' },
          { opens: '09:00', closes: '12:00' },
        ],
      },
    });
    expect(statusAt(split, instantOf(split, '2026-11-23', '10:00')).closesAt).toEqual(
      instantOf(split, '2026-11-23', '12:00'),
    );
    expect(statusAt(split, instantOf(split, '2026-11-23', '12:00')).opensAt).toEqual(
      instantOf(split, '2026-11-23', '13:00'),
    );
    const touching = makeStore({
      hours: {
        ...store.hours,
        monday: [
          { opens: '12:00', closes: '17:00' },
          { opens: '09:00', closes: '12:00' },
        ],
      },
    });
    expect(statusAt(touching, instantOf(touching, '2026-11-23', '10:00')).closesAt).toEqual(
      instantOf(touching, '2026-11-23', '17:00'),
    );
  });

  it('knows no next opening for a store that never opens', () => {
    const hours = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };
    expect(statusAt(makeStore({ hours, closures: [] }), at('2026-11-20T18:00:00Z'))).toEqual({
      isOpen: false,
      closesAt: null,
      opensAt: null,
      closure: null,
    });
  });
});

const zones = [
  'America/Los_Angeles',
  'America/New_York',
  'America/Phoenix',
  'America/St_Johns',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
  'Europe/London',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Pacific/Chatham',
];
const minuteOfDay = fc.integer({ min: 0, max: 1439 });
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const changeDays = [
  '2026-03-08',
  '2026-11-01',
  '2026-03-29',
  '2026-10-25',
  '2026-04-05',
  '2026-10-04',
  '2026-12-31',
  '2028-02-29',
];
const dates = fc.oneof(
  fc.constantFrom(...changeDays),
  fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2025-01-01', days)),
);

describe('R16 in any zone, on days of clock changes too', () => {
  it('a reading of the clock becomes the instant that shows it, unless the change skips it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), dates, minuteOfDay, (timeZone, date, minute) => {
        const instant = instantOf(makeStore({ timeZone }), date, clock(minute));
        const wanted = Date.parse(`${date}T${clock(minute)}:00Z`);
        const shown = wallTimeMs(timeZone, instant);
        const justBefore = wallTimeMs(timeZone, new Date(instant.getTime() - 1000));
        expect(shown >= wanted && justBefore < wanted).toBe(true);
        if (!changeDays.includes(date)) expect(shown).toBe(wanted);
      }),
      { numRuns: 500 },
    );
  });

  it('later readings never give earlier instants', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), dates, minuteOfDay, minuteOfDay, (timeZone, date, one, other) => {
        const zoned = makeStore({ timeZone });
        const [earlier, later] = [Math.min(one, other), Math.max(one, other)];
        expect(instantOf(zoned, date, clock(earlier)) <= instantOf(zoned, date, clock(later))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('a status holds until the change it names, and not a minute longer', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        dates,
        minuteOfDay,
        minuteOfDay,
        minuteOfDay,
        (timeZone, date, one, other, now) => {
          fc.pre(one !== other);
          const period = { opens: clock(Math.min(one, other)), closes: clock(Math.max(one, other)) };
          const hours = Object.fromEntries(weekdays.map((name) => [name, [period]])) as StoreInfo['hours'];
          const zoned = makeStore({ timeZone, hours, closures: [] });
          const instant = instantOf(zoned, date, clock(now));
          const { isOpen, closesAt, opensAt } = statusAt(zoned, instant);
          const change = isOpen ? closesAt : opensAt;
          if (!change) throw new Error('a store that opens daily has a next change');
          expect(change > instant).toBe(true);
          expect(statusAt(zoned, change).isOpen).toBe(!isOpen);
          expect(statusAt(zoned, new Date(change.getTime() - 60_000)).isOpen).toBe(isOpen);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('a reading that comes twice is the first, one that is skipped is the skip', () => {
    expect(instantOf(store, '2026-11-01', '01:30')).toEqual(at('2026-11-01T08:30:00Z'));
    expect(instantOf(store, '2026-11-01', '02:00')).toEqual(at('2026-11-01T10:00:00Z'));
    expect(instantOf(store, '2026-03-08', '02:30')).toEqual(at('2026-03-08T10:00:00Z'));
    expect(instantOf(store, '2026-03-08', '08:30')).toEqual(at('2026-03-08T15:30:00Z'));
  });
});

describe('lists', () => {
  it('S3-06 shows the hours list to the letter', () => {
    expect(hoursLines(store)).toEqual([
      { days: 'Mon–Fri', hours: '08:30–17:30' },
      { days: 'Sat', hours: '08:30–12:30' },
      { days: 'Sun', hours: 'closed' },
    ]);
  });

  it('parts runs that are not neighbours', () => {
    const lines = hoursLines(makeStore({ hours: { ...store.hours, wednesday: [] } }));
    expect(lines.map(({ days }) => days)).toEqual(['Mon–Tue', 'Wed', 'Thu–Fri', 'Sat', 'Sun']);
  });

  it('gives the periods of a date, closures first', () => {
    expect(periodsOn(store, '2026-11-19')).toEqual(weekday);
    expect(periodsOn(store, '2026-11-26')).toEqual([]);
    expect(periodsOn(store, '2026-11-27')).toEqual([{ opens: '09:00', closes: '13:00' }]);
  });

  it('lists the closures ahead, today included, soonest first', () => {
    const dated = (now: string, days: number) => nextClosures(store, at(now), days).map(({ date }) => date);
    expect(dated('2026-11-20T18:00:00Z', 7)).toEqual(['2026-11-26', '2026-11-27']);
    expect(dated('2026-11-27T18:00:00Z', 30)).toEqual(['2026-11-27', '2026-12-25']);
  });

  it('knows the weekday of a date', () => {
    expect(['2026-11-20', '2026-11-22', '2028-02-29', '2000-01-01'].map(weekdayOf)).toEqual([
      'friday',
      'sunday',
      'tuesday',
      'saturday',
    ]);
  });
});
