import type { ShoeItems } from '@rxweb/contracts/shoes/checks';
import { describe, expect, it } from 'vitest';
import { caseWith } from '../../testing/shoes/full-case.ts';
import { checkShoeCase } from './check-case.ts';
import { remainingThisYear } from './yearly-limit.ts';

type Counts = [depth: number, custom: number, inserts: number, modifications: number];
const itemsOf = ([depthPairs, customPairs, insertPairs, modifications]: Counts): ShoeItems => ({
  depthPairs,
  customPairs,
  insertPairs,
  modifications,
});
const none: Counts = [0, 0, 0, 0];
const check = (items: Counts, before: Counts = none) =>
  checkShoeCase(caseWith({ items: itemsOf(items), suppliedThisYear: itemsOf(before) })).checks.yearly_limit;

describe('fact 23 the limit of a calendar year', () => {
  it.each<[Counts, Counts, string]>([
    [[1, 0, 3, 0], none, 'pass'],
    [[1, 0, 4, 0], none, 'fail'],
    [[2, 0, 0, 0], none, 'fail'],
    [[0, 1, 2, 0], none, 'pass'],
    [[0, 1, 3, 0], none, 'fail'],
    [[0, 2, 0, 0], none, 'fail'],
    [[1, 1, 0, 0], none, 'fail'],
    [none, none, 'pass'],
    [[0, 0, 1, 0], [1, 0, 2, 0], 'pass'],
    [[0, 0, 1, 0], [1, 0, 3, 0], 'fail'],
    [[0, 1, 0, 0], [1, 0, 0, 0], 'fail'],
    [[0, 1, 0, 0], [0, 0, 2, 0], 'pass'],
    [[0, 1, 0, 0], [0, 0, 3, 0], 'fail'],
    [[1, 0, 0, 0], [0, 0, 3, 0], 'pass'],
  ])('%j on top of %j: %s', (items, before, state) => {
    expect(check(items, before).state).toBe(state);
  });
});

it.each<[Counts, string]>([
  [[1, 0, 2, 1], 'pass'],
  [[1, 0, 0, 3], 'pass'],
  [[1, 0, 3, 1], 'fail'],
  [[0, 1, 1, 1], 'pass'],
  [[0, 1, 2, 1], 'fail'],
])('fact 25 counts a modification as a pair of inserts: %j %s', (items, state) => {
  expect(check(items).state).toBe(state);
});

it('fact 26 asks for a written verification when inserts go out without shoes', () => {
  expect(check([0, 0, 1, 0])).toMatchObject({ state: 'pass', reason: expect.stringContaining('document in writing') });
  expect(check([0, 0, 1, 0], [1, 0, 0, 0]).reason).not.toContain('document in writing');
});

it('fact 29 asks for the deformity that no depth shoe fits when shoes are custom-moulded', () => {
  expect(check([0, 1, 0, 0]).reason).toContain('deformity that no depth shoe can accommodate');
  expect(check([1, 0, 0, 0]).reason).not.toContain('deformity');
});

it('names the year of the delivery, not that of today', () => {
  const late = caseWith({ delivery: { date: '2025-12-31' }, today: '2026-01-02' });
  expect(checkShoeCase(late).checks.yearly_limit.reason).toContain('in 2025');
  expect(checkShoeCase({ ...late, delivery: null }).checks.yearly_limit.reason).toContain('in 2026');
});

it.each<[Counts, ReturnType<typeof remainingThisYear>]>([
  [none, { depth: { shoePairs: 1, insertPairs: 3 }, custom: { shoePairs: 1, insertPairs: 2 } }],
  [[1, 0, 1, 1], { depth: { shoePairs: 0, insertPairs: 1 }, custom: null }],
  [[0, 1, 2, 0], { depth: null, custom: { shoePairs: 0, insertPairs: 0 } }],
  [[0, 0, 3, 0], { depth: { shoePairs: 1, insertPairs: 0 }, custom: null }],
  [[2, 0, 9, 0], { depth: { shoePairs: 0, insertPairs: 0 }, custom: null }],
])('says what may still be supplied after %j', (supplied, rest) => {
  expect(remainingThisYear(itemsOf(supplied))).toEqual(rest);
});

it('says in words what is still possible', () => {
  expect(check(none).reason).toBe(
    'Nothing in 2026: within the limit. Still covered: 1 pair of depth shoes and 3 pairs of inserts; or 1 pair of custom shoes and 2 pairs of inserts.',
  );
  expect(check([1, 0, 2, 0]).reason).toContain('Still covered: 1 pair of inserts.');
  expect(check([1, 0, 3, 0]).reason).toContain('Nothing more is covered that year.');
});

it('allows whatever the rest still allows, and nothing beyond it', () => {
  for (let index = 0; index < 4 ** 4; index++) {
    const supplied: Counts = [index % 4, (index >> 2) % 4, (index >> 4) % 4, index >> 6];
    if (check(none, supplied).state === 'fail') continue;
    const { depth, custom } = remainingThisYear(itemsOf(supplied));
    for (const [rest, isCustom] of [
      [depth, false],
      [custom, true],
    ] as const) {
      const items = (shoes: number, inserts: number): Counts =>
        isCustom ? [0, shoes, inserts, 0] : [shoes, 0, inserts, 0];
      if (!rest) expect(check(items(1, 0), supplied).state).toBe('fail');
      else {
        expect(check(items(rest.shoePairs, rest.insertPairs), supplied).state).toBe('pass');
        expect(check(items(rest.shoePairs + 1, 0), supplied).state).toBe('fail');
        expect(check(items(rest.shoePairs, rest.insertPairs + 1), supplied).state).toBe('fail');
      }
    }
  }
});
