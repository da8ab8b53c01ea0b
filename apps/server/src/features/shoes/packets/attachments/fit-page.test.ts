import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Box, fitInto } from './fit-page.ts';
import { frameRoom } from './frame.ts';

const side = fc.double({ min: 1, max: 20_000, noNaN: true });
const origin = fc.double({ min: -5_000, max: 5_000, noNaN: true });
const anyBox = fc.record({ x: origin, y: origin, width: side, height: side });

/** Where a point of the scaled content is seen within the frame: the frame's matrix, turned around. */
function seenAt([a, b, c, d, e, f]: readonly number[], x: number, y: number) {
  const [a0 = 0, b0 = 0, c0 = 0, d0 = 0] = [a, b, c, d];
  const det = a0 * d0 - b0 * c0;
  const [dx, dy] = [x - (e ?? 0), y - (f ?? 0)];
  return { x: (d0 * dx - c0 * dy) / det, y: (a0 * dy - b0 * dx) / det };
}

function seenCorners(box: Box, { scale, frameMatrix }: ReturnType<typeof fitInto>) {
  return [
    [box.x, box.y],
    [box.x + box.width, box.y + box.height],
  ].map(([x = 0, y = 0]) => seenAt(frameMatrix, x * scale, y * scale));
}

it('keeps a page of any size, place and turn within the room of its frame, in the middle, never larger than it was', () => {
  fc.assert(
    fc.property(anyBox, fc.constantFrom(0, 90, 180, 270), fc.boolean(), (box, turn, isLandscape) => {
      const frame = isLandscape ? { width: 792, height: 612 } : { width: 612, height: 792 };
      const fit = fitInto(box, turn, frame);
      expect(fit.scale).toBeLessThanOrEqual(1);
      expect([fit.media.width, fit.media.height]).toEqual(
        turn % 180 === 0 ? [frame.width, frame.height] : [frame.height, frame.width],
      );
      const corners = seenCorners(box, fit);
      const [left, right] = corners.map(({ x }) => x).toSorted((a, b) => a - b) as [number, number];
      const [bottom, top] = corners.map(({ y }) => y).toSorted((a, b) => a - b) as [number, number];
      const room = frameRoom;
      const near = 0.01;
      expect(left).toBeGreaterThan(room.left - near);
      expect(right).toBeLessThan(frame.width - room.right + near);
      expect(bottom).toBeGreaterThan(room.bottom - near);
      expect(top).toBeLessThan(frame.height - room.top + near);
      expect(left - room.left).toBeCloseTo(frame.width - room.right - right, 1);
      expect(bottom - room.bottom).toBeCloseTo(frame.height - room.top - top, 1);
    }),
  );
});

it('turns the frame with the page, so that its top is at the top of the view', () => {
  const box = { x: 0, y: 0, width: 500, height: 700 };
  const topOfPage = { 0: [250, 700], 90: [0, 350], 180: [250, 0], 270: [500, 350] } as const;
  for (const turn of [0, 90, 180, 270] as const) {
    const fit = fitInto(box, turn, { width: 612, height: 792 });
    const [x, y] = topOfPage[turn];
    const seen = seenAt(fit.frameMatrix, x * fit.scale, y * fit.scale);
    expect(seen.x).toBeCloseTo(306, 5);
    expect(seen.y).toBeGreaterThan(396);
  }
});
