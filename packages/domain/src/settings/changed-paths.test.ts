import { expect, it } from 'vitest';
import { changedPaths } from './changed-paths.ts';

it('names what differs between two documents, lists as one value', () => {
  const before = { store: { name: 'A', hours: { monday: [1], sunday: [] } }, widget: { hosts: ['a'] } };
  const after = { store: { name: 'A', hours: { monday: [2], sunday: [] }, fax: '1' }, widget: { hosts: ['a'] } };
  expect(changedPaths(before, after)).toEqual(['store.hours.monday', 'store.fax']);
  expect(changedPaths(before, before)).toEqual([]);
  expect(changedPaths({ store: {} }, { store: {}, widget: {} })).toEqual(['widget']);
});
