import { expect, it } from 'vitest';
import { mergeClusters } from './merge-clusters.ts';

const cluster = (id: string, units: string[], bytes: number) => ({
  units: new Set(units),
  ids: new Set([id]),
  bytes,
});
const merge = (clusters: ReturnType<typeof cluster>[], imports: Record<string, string[]> = {}) =>
  mergeClusters(clusters, {
    requestBytes: 1000,
    importsOf: (id) => imports[id] ?? [],
  })
    .map(({ ids }) => [...ids].sort().join('+'))
    .sort();

it('merges while the requests saved outweigh the bytes loaded for nothing', () => {
  const small = [cluster('a', ['1', '2', '3'], 500), cluster('b', ['1', '2'], 500)];
  expect(merge(small)).toEqual(['a+b']);
  expect(merge([cluster('a', ['1', '2', '3'], 500), cluster('b', ['1', '2'], 2500)])).toEqual(['a', 'b']);
  expect(merge([cluster('a', ['1'], 1), cluster('b', ['2'], 1)])).toEqual(['a', 'b']);
});

it('makes no circle of files', () => {
  const clusters = [
    cluster('a', ['1', '2'], 2500),
    cluster('b', ['1', '2', '3'], 9000),
    cluster('c', ['1', '2'], 2500),
  ];
  expect(merge(clusters)).toEqual(['a+c', 'b']);
  expect(merge(clusters, { a: ['b'], b: ['c'] })).toEqual(['a', 'b', 'c']);
});
