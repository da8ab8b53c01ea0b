import type { StoreInfo } from '@rxweb/contracts/store';
import type { ManagedUser } from '@rxweb/contracts/users';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { usersEn as texts } from '../../texts/admin/users-en.ts';
import { countText, formatLeft, inviteText, statusWord, whenText } from './user-labels.ts';

const now = new Date('2026-05-19T15:30:00Z');
const store: StoreInfo = {
  name: 'Alder',
  address: '214 Alder Street',
  phone: '+15555550100',
  timeZone: 'America/Los_Angeles',
  hours: { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] },
  closures: [],
};
const user: ManagedUser = {
  id: 'u',
  email: 'dana@alder.example',
  name: null,
  role: 'employee',
  created_at: '2026-01-06T18:00:00Z',
  last_sign_in_at: null,
  email_confirmed_at: '2026-01-06T18:00:00Z',
  phone: null,
  blocked: false,
  invite_expires_at: null,
  reset_expires_at: null,
  second_factor: false,
  version: 1,
};
const invited = { ...user, email_confirmed_at: null };

it('S4-61 says Blocked when the flag is set, otherwise Active', () => {
  expect(statusWord({ blocked: true }, texts)).toBe('Blocked');
  expect(statusWord({ blocked: false }, texts)).toBe('Active');
});

it.each([
  ['2026-05-19T18:29:00Z', 'Invited, expires in 3 h'],
  ['2026-05-19T15:30:01Z', 'Invited, expires in 1 min'],
  ['2026-05-19T15:30:00Z', 'Invitation expired'],
  [null, 'Not accepted yet'],
])('describes an invitation that expires at %s', (invite_expires_at, words) => {
  expect(inviteText({ ...invited, invite_expires_at }, now, texts)).toBe(words);
});

it('says nothing of an invitation that was accepted', () => {
  expect(inviteText({ ...user, invite_expires_at: '2026-05-19T18:29:00Z' }, now, texts)).toBeNull();
});

it('never says that no time is left while some is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 24 * 3_600_000 }), (leftMs) => {
      expect(formatLeft(leftMs, texts)).not.toMatch(/^0/);
    }),
  );
});

it.each([
  [null, 'Never'],
  ['2026-05-19T15:26:00Z', 'Today, 8:26 am'],
  ['2026-05-19T06:59:00Z', 'Yesterday, 11:59 pm'],
  ['2026-05-18T06:59:00Z', 'May 17, 2026'],
])('shows the day on the store’s clock: %s', (iso, words) => {
  expect(whenText(store, iso, now, texts)).toBe(words);
});

it('counts active and blocked users, who is invited among them, and what a filter leaves', () => {
  const all = [user, { ...invited, invite_expires_at: '2026-05-20T00:00:00Z' }, { ...user, blocked: true }];
  expect(countText(all, 3, texts)).toBe('3 users: 2 active (1 invited), 1 blocked.');
  expect(countText(all, 1, texts)).toBe('1 of 3 users shown.');
  expect(countText([user], 1, texts)).toBe('1 user: 1 active, 0 blocked.');
});
