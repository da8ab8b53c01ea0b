import { expect, it } from 'vitest';
import { filterQuery, filtersIn, noFilters, toBody } from './filters.ts';

const id = '3f0c22d1-2222-4222-8222-222222222222';

it('reads from the address what it wrote there, and ignores anything else', () => {
  for (const filters of [
    noFilters,
    { ...noFilters, state: 'closed' as const },
    { state: 'needs_you' as const, kind: 'refill' as const, owner: 'mine', due: 'overdue' as const },
    { ...noFilters, owner: id },
  ])
    expect(filtersIn(filterQuery(filters))).toEqual(filters);
  expect(filterQuery(noFilters)).toBe('');
  expect(filtersIn('?state=secret&kind=callback&owner=Grace&due=soon')).toEqual(noFilters);
});

it('asks the server for the own account, and searches in the body alone', () => {
  expect(toBody({ ...noFilters, owner: 'mine' }, id, 'Grace')).toEqual({ state: 'open', owner: id, search: 'Grace' });
  expect(toBody({ ...noFilters, owner: 'none', kind: 'delivery' }, id, null)).toEqual({
    state: 'open',
    owner: 'none',
    kind: 'delivery',
  });
});
