import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowAt, rowTops, shownRows } from './row-places.ts';

const keysOf = (count: number) => Array.from({ length: count }, (_, index) => `row ${index}`);

it('takes rows that were never seen for as high as the others are', () => {
  const tops = rowTops(
    keysOf(4),
    new Map([
      ['row 1', 40],
      ['row 3', 60],
    ]),
  );
  expect([...tops]).toEqual([0, 50, 90, 140, 200]);
});

it('finds the row at a height, and the ends beyond them', () => {
  const tops = rowTops(
    keysOf(4),
    new Map([
      ['row 0', 10],
      ['row 1', 20],
      ['row 2', 30],
      ['row 3', 40],
    ]),
  );
  expect([-5, 0, 9, 10, 29, 30, 99, 100, 500].map((y) => rowAt(tops, y))).toEqual([0, 0, 0, 1, 1, 2, 3, 3, 3]);
  expect(rowAt(rowTops([], new Map()), 10)).toBe(0);
});

it('shows the requested and pinned rows in order, and reserves the height of the rest', () => {
  const heights = fc.array(fc.integer({ min: 1, max: 200 }), { maxLength: 60 });
  const place = fc.integer({ min: -5, max: 70 });
  fc.assert(
    fc.property(heights, place, place, fc.array(place, { maxLength: 3 }), (sizes, from, until, kept) => {
      const keys = keysOf(sizes.length);
      const tops = rowTops(keys, new Map(sizes.map((size, index) => [`row ${index}`, size])));
      const { rows, endGap } = shownRows(tops, { from, until }, kept);
      const indexes = rows.map(({ index }) => index);
      const wanted = keys
        .map((_, index) => index)
        .filter((index) => (index >= from && index < until) || kept.includes(index));
      expect(indexes).toEqual(wanted);
      let y = 0;
      for (const { index, gap } of rows) {
        expect(y + gap).toBe(tops[index]);
        y = tops[index + 1] ?? 0;
      }
      expect(y + endGap).toBe(sizes.reduce((sum, size) => sum + size, 0));
    }),
  );
});
