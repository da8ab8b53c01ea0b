import type { Settings } from '@rxweb/contracts/settings';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '../store/calendar-date.ts';
import { federalHolidays, uncoveredHolidays, undecidedDates } from './federal-holidays.ts';

describe('federal holidays', () => {
  it.each([
    // As the Office of Personnel Management publishes them.
    [2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
    [2027, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31'],
    [2029, '01-01 01-15 02-19 05-28 06-19 07-04 09-03 10-08 11-12 11-22 12-25'],
  ])('of %d are observed as the government says', (year, days) => {
    const observed = federalHolidays(`${year}-01-01`, `${year}-12-31`)
      .map((holiday) => holiday.observed)
      .filter((day) => day.startsWith(`${year}`));
    expect(observed).toEqual(days.split(' ').map((day) => `${year}-${day}`));
  });

  it('are those of a walk through every day of two centuries', () => {
    const walked: string[] = [];
    const mondays = new Map<string, number>();
    for (let day = '1990-01-01'; day <= '2189-12-31'; day = addDays(day, 1)) {
      const [month, weekday] = [day.slice(0, 7), weekdayOf(day)];
      const count = (mondays.get(month + weekday) ?? 0) + 1;
      mondays.set(month + weekday, count);
      if (isHoliday(day, weekday, count)) walked.push(day);
    }
    const dates = federalHolidays('1990-01-01', '2189-12-31')
      .map(({ date }) => date)
      .filter((date) => date >= '1990-01-01' && date <= '2189-12-31');
    expect(dates).toEqual(walked);
    expect(new Set(dates).size).toBe(200 * 11);
  });

  it('are never observed on a weekend, and at most a day away', () => {
    for (const { date, observed } of federalHolidays('1990-01-01', '2189-12-31')) {
      expect(['saturday', 'sunday']).not.toContain(weekdayOf(observed));
      expect([addDays(date, -1), date, addDays(date, 1)]).toContain(observed);
    }
  });

  function isHoliday(day: string, weekday: string, count: number): boolean {
    const monthDay = day.slice(5);
    if (['01-01', '06-19', '07-04', '11-11', '12-25'].includes(monthDay)) return true;
    if (monthDay.startsWith('11')) return weekday === 'thursday' && count === 4;
    if (weekday !== 'monday') return false;
    if (monthDay.startsWith('05')) return addDays(day, 7).slice(5, 7) === '06';
    return ['01:3', '02:3', '09:1', '10:2'].includes(`${monthDay.slice(0, 2)}:${count}`);
  }
});

describe('holidays that the store has decided nothing about', () => {
  const always = [{ opens: '09:00', closes: '17:00' }];
  const hours = {
    ...{ monday: always, tuesday: always, wednesday: always, thursday: always, friday: always },
    ...{ saturday: always, sunday: [] },
  };
  const settings = (closures: string[], openAsUsual: string[] = []): Settings => ({
    store: {
      ...{ name: 'A', address: 'B', phone: '+15555550100', timeZone: 'America/New_York', hours },
      closures: closures.map((date) => ({ date, reason: 'Closed', periods: [] })),
    },
    calendar: { openAsUsual },
  });
  const namesOf = (of: Settings) => uncoveredHolidays(of, '2026-11-23', '2027-07-31').map(({ name }) => name);

  it('are all until a closure, a short day or a mark covers one, on the day or the observed day', () => {
    expect(namesOf(settings([]))).toHaveLength(8);
    const decided = settings(['2026-11-26', '2026-12-25', '2027-01-01', '2027-05-31', '2027-07-05']);
    expect(namesOf(decided)).toEqual(['Martin Luther King Jr. Day', 'Presidents’ Day', 'Juneteenth']);
    decided.calendar = { openAsUsual: ['2027-01-18', '2027-02-15', '2027-06-19'] };
    expect(namesOf(decided)).toEqual([]);
  });

  it('are none where the week has the store closed on those days', () => {
    const closed = settings([]);
    closed.store.hours.monday = [];
    expect(namesOf(closed)).not.toContain('Presidents’ Day');
  });

  it('include a Saturday with hours whose Friday is closed, and offer only the Saturday', () => {
    const friday = settings(['2027-12-24']);
    const [christmas] = uncoveredHolidays(friday, '2027-12-20', '2027-12-26');
    expect(christmas?.date).toBe('2027-12-25');
    expect(christmas && undecidedDates(christmas, friday, '2027-12-20')).toEqual(['2027-12-25']);
    expect(uncoveredHolidays(settings(['2027-12-25']), '2027-12-20', '2027-12-26')).toEqual([]);
    friday.store.hours.saturday = [];
    expect(uncoveredHolidays(friday, '2027-12-20', '2027-12-26')).toEqual([]);
  });

  it('in any year and week: a holiday with hours is among them until its own day is decided, and then is not', () => {
    const years = fc.integer({ min: 2000, max: 2150 });
    const weekdays = fc.subarray(Object.keys(hours) as (keyof typeof hours)[]);
    fc.assert(
      fc.property(years, weekdays, fc.func(fc.boolean()), (year, closedDays, isDecided) => {
        const [from, to] = [`${year}-01-01`, `${year}-12-31`];
        const days = federalHolidays(from, to).flatMap(({ date, observed }) => [date, observed]);
        const of = settings([...new Set(days)].filter((day) => isDecided(day)));
        for (const weekday of Object.keys(hours) as (keyof typeof hours)[])
          of.store.hours[weekday] = closedDays.includes(weekday) ? [] : always;
        const found = uncoveredHolidays(of, from, to);
        const closed = new Set(of.store.closures.map(({ date }) => date));
        const isOpen = (day: string) => of.store.hours[weekdayOf(day)].length > 0 && !closed.has(day);
        const missed = federalHolidays(from, to).filter(({ date }) => date >= from && isOpen(date));
        expect(found).toEqual(expect.arrayContaining(missed));
        for (const holiday of found) {
          const offered = undecidedDates(holiday, of, from);
          expect(offered.some(isOpen)).toBe(true);
          of.store.closures.push({ date: offered.find(isOpen) ?? '', reason: 'Closed', periods: [] });
        }
        expect(uncoveredHolidays(of, from, to)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
