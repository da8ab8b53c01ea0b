import type { Settings } from '@rxweb/contracts/settings';
import { expect, it } from 'vitest';
import { checkHolidays } from './check-holidays.ts';

const day = [{ opens: '09:00', closes: '17:00' }];
const settings = (closed: string[], openAsUsual: string[]): Settings => ({
  store: {
    ...{ name: 'A', address: 'B', phone: '+15555550100', timeZone: 'America/Los_Angeles' },
    hours: { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: day, sunday: [] },
    closures: closed.map((date) => ({ date, reason: 'Closed', periods: [] })),
  },
  calendar: { openAsUsual },
});
// Still November 26 in the store.
const now = new Date('2026-11-27T03:00:00Z');
const closed = ['2026-11-26', '2026-12-25', '2027-01-01', '2027-05-31', '2027-07-05', '2027-09-06', '2027-11-25'];
const usual = ['2027-01-18', '2027-02-15', '2027-06-19', '2027-10-11', '2027-11-11'];

it('Health is fine with holidays when each of the next 12 months has a closure or the usual hours', () => {
  const live = { current: settings(closed, usual), isReadOnly: false };
  expect(checkHolidays(live, now)).toMatchObject({ state: 'green', nextStep: null });
});

it('S27-59 Health names the next holidays without a decision, and where to decide', () => {
  const current = settings(closed.slice(1), usual.slice(2));
  const finding = checkHolidays({ current, isReadOnly: false }, now);
  expect(finding.state).toBe('amber');
  expect(finding.text).toContain(
    'Thanksgiving Day (Thu, Nov 26, 2026), Martin Luther King Jr. Day (Mon, Jan 18, 2027), Presidents’ Day (Mon, Feb 15, 2027).',
  );
  expect(finding.nextStep?.admin).toContain('Store settings');
  expect(checkHolidays({ current, isReadOnly: true }, now).nextStep?.admin).toContain('STORE_FILE');
  const none = checkHolidays({ current: settings([], []), isReadOnly: false }, now);
  expect(none.text).toContain('and 9 more');
});
