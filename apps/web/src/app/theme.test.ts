import type { StoreInfo } from '@rxweb/contracts/store';
import { nextThemePreference } from '@rxweb/domain/store/theme-choice';
import { expect, it } from 'vitest';
import { rootLookAt } from './theme.ts';
import { parsePreference } from './theme-choice.ts';

const weekday = [{ opens: '08:30', closes: '17:30' }];
const store: StoreInfo = {
  name: 'Alder Street Pharmacy',
  address: '214 Alder Street',
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
  closures: [],
};
const wednesdayNoon = new Date('2026-07-15T19:00:00Z');
const sundayNoon = new Date('2026-07-19T19:00:00Z');

it('S4-58 S4-59 is light in open hours and dark outside them', () => {
  expect(rootLookAt(store, wednesdayNoon, 'auto').theme).toBe('light');
  expect(rootLookAt(store, sundayNoon, 'auto').theme).toBe('dark');
});

/** 2026-07-13 is a Monday; the store is seven hours behind UTC. */
const atStore = (day: number, time: string) => new Date(Date.parse(`2026-07-${12 + day}T${time}:00Z`) + 7 * 3_600_000);
const themesAt = (day: number, times: readonly string[]) =>
  times.map((time) => rootLookAt(store, atStore(day, time), 'auto').theme);

it('S9-01 counts as open from 8:30 to 17:30 on weekdays', () => {
  for (const day of [1, 2, 3, 4, 5])
    expect(themesAt(day, ['08:29', '08:31', '17:29', '17:31'])).toEqual(['dark', 'light', 'light', 'dark']);
});

it('S9-02 counts as open from 8:30 to 12:30 on Saturday', () => {
  expect(themesAt(6, ['08:29', '08:31', '12:29', '12:31'])).toEqual(['dark', 'light', 'light', 'dark']);
});

it('S9-03 counts as closed all Sunday', () => {
  expect(themesAt(7, ['09:00', '12:00', '16:00'])).toEqual(['dark', 'dark', 'dark']);
});

it('S3-32 keeps to the choice whatever the hour', () => {
  expect(rootLookAt(store, wednesdayNoon, 'dark').theme).toBe('dark');
  expect(rootLookAt(store, sundayNoon, 'light').theme).toBe('light');
});

it("S2-88 follows the store's own calendar, not the reader's", () => {
  expect(rootLookAt(store, wednesdayNoon, 'auto')).toMatchObject({ season: 'summer', isWeekend: false });
  expect(rootLookAt(store, sundayNoon, 'auto')).toMatchObject({ season: 'summer', isWeekend: true });
  const stillFridayAtTheStore = new Date('2026-01-10T05:00:00Z');
  expect(rootLookAt(store, stillFridayAtTheStore, 'auto')).toMatchObject({ season: 'winter', isWeekend: false });
});

it('S4-55 S4-56 S4-57 comes back to auto from every start of the toggle', () => {
  for (const at of [wednesdayNoon, sundayNoon]) {
    const applied = rootLookAt(store, at, 'auto').theme;
    const first = nextThemePreference('auto', applied);
    expect(rootLookAt(store, at, first).theme).not.toBe(applied);
    expect(nextThemePreference('dark', applied)).toBe('auto');
    expect(nextThemePreference('light', applied)).toBe('dark');
  }
});

it.each([null, '', 'auto', 'blue', 'LIGHT'])('takes the stored value %j as auto', (stored) => {
  expect(parsePreference(stored)).toBe('auto');
});
