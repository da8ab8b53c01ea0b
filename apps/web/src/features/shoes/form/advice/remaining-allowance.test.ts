import { emptyDetails, toShoeCase } from '@rxweb/domain/shoes/shoe-case';
import { expect, it } from 'vitest';
import { formEn } from '../../../../texts/shoes/form-en.ts';
import { remainingAllowance } from './remaining-allowance.ts';

const nothing = { depthPairs: 0, customPairs: 0, insertPairs: 0, modifications: 0 };
const judged = (details: Partial<typeof emptyDetails>, suppliedHere = nothing) =>
  remainingAllowance(
    toShoeCase({ ...emptyDetails, ...details }, { id: 'a', today: '2026-05-12', suppliedHere }),
    suppliedHere,
    formEn.advice,
  );

it('names both ways while nothing was given, and says when others may have given something', () => {
  expect(judged({})).toEqual({
    year: '2026',
    rest: '1 pair of depth shoes and 3 pairs of inserts, or 1 pair of custom shoes and 2 pairs of inserts',
    isUncertain: true,
  });
  expect(judged({ suppliedElsewhere: nothing }).isUncertain).toBe(false);
});

it('counts this case and what this store gave before', () => {
  const items = { ...nothing, depthPairs: 1, insertPairs: 1 };
  expect(judged({ items, suppliedElsewhere: nothing }).rest).toBe('2 pairs of inserts');
  expect(judged({ items, suppliedElsewhere: nothing }, { ...nothing, insertPairs: 2 }).rest).toBe('nothing more');
});

it('counts for the year of the delivery', () => {
  expect(judged({ delivery: { date: '2025-12-30', mode: null, wearing: null, note: null } }).year).toBe('2025');
});
