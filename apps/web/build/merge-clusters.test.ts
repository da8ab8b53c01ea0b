import { expect, it } from 'vitest';
import { mergeClusters } from './merge-clusters.ts';

const cluster = (id: string, units: string[], bytes: number, { hasStyles = false, kind = 'staff' } = {}) => ({
  units: new Set(units),
  ids: new Set([id]),
  bytes,
  hasStyles,
  kind,
});
const merge = (clusters: ReturnType<typeof cluster>[], imports: Record<string, string[]> = {}) =>
  mergeClusters(clusters, {
    requestBytes: 1000,
    weightOf: (unit) => (unit === 'often' ? 3 : 1),
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

it('counts styles as a file of their own, and what is loaded often as often', () => {
  const pair = (more: object, unit = '1') => [cluster('a', [unit, '2'], 9000, more), cluster('b', [unit], 1500, more)];
  expect(merge(pair({}))).toEqual(['a', 'b']);
  expect(merge(pair({ hasStyles: true }))).toEqual(['a+b']);
  expect(merge(pair({}, 'often'))).toEqual(['a+b']);
});

it('merges nothing that makes others load what the two import', () => {
  const clusters = [
    cluster('a', ['1', '2', '3'], 100),
    cluster('b', ['1', '2'], 100),
    cluster('c', ['1', '2'], 9000, { kind: 'visitors' }),
  ];
  expect(merge(clusters)).toEqual(['a+b', 'c']);
  expect(merge(clusters, { b: ['c'] })).toEqual(['a', 'b', 'c']);
});

it('keeps apart what visitors load too', () => {
  expect(merge([cluster('a', ['1'], 100), cluster('b', ['1'], 100, { kind: 'visitors' })])).toEqual(['a', 'b']);
});
