import { expect, it } from 'vitest';
import { accreditationReminder } from './accreditation.ts';

it.each([
  ['2026-09-02', null],
  ['2026-09-03', { level: 120, daysLeft: 120 }],
  ['2026-10-03', { level: 90, daysLeft: 90 }],
  ['2026-11-02', { level: 60, daysLeft: 60 }],
  ['2026-12-02', { level: 30, daysLeft: 30 }],
  ['2027-01-01', { level: 30, daysLeft: 0 }],
  ['2027-01-02', { level: 0, daysLeft: -1 }],
])('on %s reminds of accreditation that expires on January 1: %j', (today, reminder) => {
  expect(accreditationReminder({ status: 'accredited', expires: '2027-01-01' }, today)).toEqual(reminder);
});

it('reminds no exempt pharmacy, and nobody without a date', () => {
  expect(accreditationReminder({ status: 'exempt', expires: '2026-01-01' }, '2027-01-01')).toBeNull();
  expect(accreditationReminder({ status: 'accredited', expires: null }, '2027-01-01')).toBeNull();
});
