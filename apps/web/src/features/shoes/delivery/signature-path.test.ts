import { shoeCaseDetails, signatureBox } from '@rxweb/contracts/shoes/details';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maxPathChars, type Point, pathOf, strokesOf, toBox } from './signature-path.ts';

const field = { left: 20, top: 100, width: 343, height: 343 / 3 };
const screenPoint = fc.record({
  x: fc.double({ min: -2_000, max: 4_000, noNaN: true }),
  y: fc.double({ min: -2_000, max: 4_000, noNaN: true }),
});
const point = fc.record({
  x: fc.integer({ min: 0, max: signatureBox.width }),
  y: fc.integer({ min: 0, max: signatureBox.height }),
});
const stroke = fc.array(point, { minLength: 1, maxLength: 60 });

const isKept = (signature: string) => shoeCaseDetails.safeParse({ handover: { signature } }).success;

it('maps the corners of the field on the screen to those of the box, wherever the pen goes', () => {
  expect(toBox({ x: 20, y: 100 }, field)).toEqual({ x: 0, y: 0 });
  expect(toBox({ x: 363, y: 100 + 343 / 3 }, field)).toEqual({ x: 600, y: 200 });
  expect(toBox({ x: 191.5, y: 100 + 343 / 6 }, field)).toEqual({ x: 300, y: 100 });
  fc.assert(
    fc.property(screenPoint, (at) => {
      const { x, y } = toBox(at, field);
      return Number.isInteger(x) && Number.isInteger(y) && x >= 0 && x <= 600 && y >= 0 && y <= 200;
    }),
  );
});

it('writes any strokes as a path that the contract keeps', () => {
  fc.assert(
    fc.property(fc.array(stroke, { minLength: 1, maxLength: 30 }), (strokes) => isKept(pathOf(strokes))),
    { numRuns: 300 },
  );
});

it('keeps a scribble of 20,000 points, and one of 3,000 strokes, within what a case can hold', () => {
  const scribble = Array.from({ length: 20_000 }, (_, at) => ({ x: (at * 7919) % 601, y: (at * 104_729) % 201 }));
  const dots = Array.from({ length: 3_000 }, (_, at) => [{ x: at % 601, y: at % 201 }]);
  for (const strokes of [[scribble], dots]) {
    const path = pathOf(strokes);
    expect(path.length).toBeGreaterThan(0);
    expect(path.length).toBeLessThanOrEqual(maxPathChars);
    expect(isKept(path)).toBe(true);
  }
});

it('reads a path back as its strokes, so that signing can continue', () => {
  fc.assert(
    fc.property(fc.array(stroke, { minLength: 1, maxLength: 8 }), (strokes) => {
      const path = pathOf(strokes);
      return pathOf(strokesOf(path)) === path;
    }),
    { numRuns: 300 },
  );
  expect(strokesOf('M1 2L3 4M5 6L5 6')).toEqual([
    [
      { x: 1, y: 2 },
      { x: 3, y: 4 },
    ],
    [{ x: 5, y: 6 }],
  ]);
  expect(strokesOf(null)).toEqual([]);
});

it('keeps where each stroke begins and ends, and no point of it farther than half a step from what was drawn', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 2, maxLength: 25 }), (drawn) => {
      const [written = []] = strokesOf(pathOf([drawn]));
      expect(written[0]).toEqual(drawn[0]);
      expect(written.at(-1)).toEqual(drawn.at(-1));
      const lines = written.map((to, at) => [written[at - 1] ?? to, to] as const);
      for (const each of drawn) {
        const nearest = Math.min(...lines.map(([from, to]) => roughDistance(each, from, to)));
        expect(nearest).toBeLessThanOrEqual(0.5 + roughness);
      }
    }),
    { numRuns: 25 },
  );
});

it('draws a straight line with its two ends, and a dot as a line to itself', () => {
  const line = Array.from({ length: 100 }, (_, at) => ({ x: at * 2, y: at }));
  expect(pathOf([line])).toBe('M0 0L198 99');
  expect(pathOf([[{ x: 7, y: 8 }]])).toBe('M7 8L7 8');
  expect(pathOf([])).toBe('');
});

/** Half the longest step between the places that are tried. */
const roughness = 0.2;

/** How far a point is from a line, by trying many places along it, unlike what is tested. */
function roughDistance(at: Point, from: Point, to: Point): number {
  const steps = 1_600;
  const places = Array.from({ length: steps + 1 }, (_, step) => step / steps);
  return Math.min(
    ...places.map((part) =>
      Math.hypot(at.x - (from.x + (to.x - from.x) * part), at.y - (from.y + (to.y - from.y) * part)),
    ),
  );
}
