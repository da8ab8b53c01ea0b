import type { ManagedUser } from '@rxweb/contracts/users';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  firstView,
  type ListView,
  parseView,
  roleFilters,
  sortedBy,
  sortKeys,
  statusFilters,
  usersIn,
  viewQuery,
} from './list-view.ts';

const time = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((at) => at.toISOString());
const user: fc.Arbitrary<ManagedUser> = fc.record({
  id: fc.uuid(),
  email: fc.emailAddress(),
  name: fc.option(fc.constantFrom('Dana Okafor', 'Priya Shah')),
  role: fc.constantFrom('employee', 'pharmacist', 'admin', 'public'),
  created_at: time,
  last_sign_in_at: fc.option(time),
  email_confirmed_at: fc.option(time),
  phone: fc.option(fc.constantFrom('+15555550182', '+15555550100')),
  blocked: fc.boolean(),
  invite_expires_at: fc.option(time),
  reset_expires_at: fc.option(time),
  second_factor: fc.boolean(),
  version: fc.nat(),
});
const view: fc.Arbitrary<ListView> = fc.record({
  search: fc.oneof(fc.constant(''), fc.string({ unit: 'binary', maxLength: 8 })),
  role: fc.constantFrom(...roleFilters),
  status: fc.constantFrom(...statusFilters),
  sort: fc.constantFrom(...sortKeys),
  isDescending: fc.boolean(),
});
const users = fc.uniqueArray(user, { selector: ({ id }) => id, maxLength: 12 });

it('finds every view again in the address that says it', () => {
  fc.assert(
    fc.property(view, (each) => {
      expect(parseView(viewQuery(each))).toEqual({ ...each, search: each.search.toWellFormed() });
    }),
  );
});

it('reads any query at all, and takes what it does not know as not set', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (query) => {
      expect(sortKeys).toContain(parseView(query).sort);
    }),
  );
  expect(parseView('?role=owner&status=gone&sort=-password')).toEqual({ ...firstView, isDescending: true });
  expect(viewQuery(firstView)).toBe('');
});

it('shows no one twice and no one who does not match, in any order', () => {
  fc.assert(
    fc.property(users, view, (all, each) => {
      const shown = usersIn({ ...each, search: '' }, all);
      expect(new Set(shown).size).toBe(shown.length);
      for (const one of shown) expect(all).toContain(one);
      if (each.role !== 'all') expect(shown.every(({ role }) => role === each.role)).toBe(true);
      if (each.status === 'blocked')
        expect(shown).toHaveLength(
          all.filter((one) => one.blocked && (each.role === 'all' || one.role === each.role)).length,
        );
    }),
  );
});

it('shows the account just created first, whatever the order', () => {
  fc.assert(
    fc.property(users, view, fc.nat(), (all, each, at) => {
      const shown = usersIn({ ...firstView, sort: each.sort, isDescending: each.isDescending }, all);
      const created = shown[at % Math.max(shown.length, 1)];
      const others = shown.filter((one) => one.id !== created?.id);
      const again = usersIn({ ...firstView, sort: each.sort, isDescending: each.isDescending }, all, created?.id);
      expect(again.slice(shown.length - others.length)).toEqual(others);
      expect(again[0]?.id).toBe(created?.id);
    }),
  );
});

it('orders by last sign-in either way with those who never signed in last', () => {
  fc.assert(
    fc.property(users, fc.boolean(), (all, isDescending) => {
      const times = usersIn({ ...firstView, sort: 'seen', isDescending }, all).map(
        ({ last_sign_in_at }) => last_sign_in_at,
      );
      const known = times.filter((each) => each !== null);
      expect(times.slice(0, known.length)).toEqual(known);
      const inOrder = known.toSorted((a, b) => Date.parse(a) - Date.parse(b));
      expect(known.map((each) => Date.parse(each))).toEqual(
        (isDescending ? inOrder.reverse() : inOrder).map((each) => Date.parse(each)),
      );
    }),
  );
});

it('turns the order round at the second press of a column, and begins times with the newest', () => {
  const bySeen = sortedBy(firstView, 'seen');
  expect(bySeen).toMatchObject({ sort: 'seen', isDescending: true });
  expect(sortedBy(bySeen, 'seen').isDescending).toBe(false);
  expect(sortedBy(bySeen, 'role')).toMatchObject({ sort: 'role', isDescending: false });
});

const dana: ManagedUser = {
  id: 'd',
  email: 'Dana.Okafor@alder.example',
  name: 'Dr. Dana',
  role: 'pharmacist',
  created_at: '2026-01-06T18:00:00Z',
  last_sign_in_at: null,
  email_confirmed_at: null,
  phone: '+15555550182',
  blocked: false,
  invite_expires_at: null,
  reset_expires_at: null,
  second_factor: false,
  version: 1,
};

it.each([
  ['dana', true],
  [' OKAFOR@ ', true],
  ['dr. d', true],
  ['(555) 555-0182', true],
  ['0182', true],
  ['+1 555', true],
  ['0183', false],
  // Digits within words are no phone number.
  ['room 0182', false],
])('finds by part of a name or email or the digits of a phone number: %s', (search, isFound) => {
  expect(usersIn({ ...firstView, search }, [dana])).toHaveLength(isFound ? 1 : 0);
});

it('finds the staff whom Today counts as being without a second factor', () => {
  const confirmed = { ...dana, email_confirmed_at: '2026-01-07T00:00:00Z' };
  const all: ManagedUser[] = [
    confirmed,
    { ...confirmed, id: 'has one', second_factor: true },
    { ...confirmed, id: 'blocked', blocked: true },
    { ...confirmed, id: 'no staff', role: 'public' },
    { ...dana, id: 'only invited' },
  ];
  expect(usersIn({ ...firstView, status: 'no-factor' }, all)).toEqual([confirmed]);
});
