import { signatureBox } from '@rxweb/contracts/shoes/details';

export interface Point {
  x: number;
  y: number;
}
export type Stroke = readonly Point[];

/** Same limit as in contracts/shoes/details.ts. */
export const maxPathChars = 20_000;

/** Whole numbers inside the box. */
export function toBox({ x, y }: Point, field: { left: number; top: number; width: number; height: number }): Point {
  const { width, height } = signatureBox;
  return {
    x: clamped(((x - field.left) / field.width) * width, width),
    y: clamped(((y - field.top) / field.height) * height, height),
  };
}

/** `M` and `L`, simplified until it fits the limit. */
export function pathOf(strokes: readonly Stroke[]): string {
  for (const tolerance of [0.5, 1, 2, 4, 8, 1_000]) {
    const path = strokes.map((stroke) => strokePath(simplified(stroke, tolerance))).join('');
    if (path.length <= maxPathChars) return path;
  }
  return firstStrokesThatFit(strokes);
}

/** None for an invalid path. */
export function strokesOf(path: string | null): Stroke[] {
  const strokes: Point[][] = [];
  for (const [, letter, x = '', y = ''] of (path ?? '').matchAll(/([ML])(\d{1,3}) (\d{1,3})/g)) {
    if (letter === 'M') strokes.push([]);
    strokes.at(-1)?.push({ x: Number(x), y: Number(y) });
  }
  // A dot is stored as a line to itself.
  return strokes.map((stroke) => stroke.filter((point, at) => at === 0 || !isSame(point, stroke[at - 1])));
}

function strokePath(stroke: Stroke): string {
  const [first, ...rest] = stroke;
  if (!first) return '';
  // With round caps, a zero-length line draws a dot.
  const lines = rest.length > 0 ? rest : [first];
  return `M${first.x} ${first.y}${lines.map(({ x, y }) => `L${x} ${y}`).join('')}`;
}

/** Ramer-Douglas-Peucker. Iterative, because a long scribble would overflow the call stack. */
function simplified(stroke: Stroke, tolerance: number): Stroke {
  const kept = new Set([0, stroke.length - 1]);
  const spans: [number, number][] = [[0, stroke.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [first, last] = span;
    const at = farthest(stroke, first, last, tolerance);
    if (at === null) continue;
    kept.add(at);
    spans.push([first, at], [at, last]);
  }
  return stroke.filter((point, at) => kept.has(at) && (at === 0 || !isSame(point, stroke[at - 1])));
}

/** The farthest point from the line; null when all are within tolerance. */
function farthest(stroke: Stroke, first: number, last: number, tolerance: number): number | null {
  const [from, to] = [stroke[first], stroke[last]];
  if (!from || !to) return null;
  let [at, most]: [number | null, number] = [null, tolerance];
  for (let index = first + 1; index < last; index += 1) {
    const point = stroke[index];
    const distance = point ? distanceTo(point, from, to) : 0;
    if (distance > most) [at, most] = [index, distance];
  }
  return at;
}

function distanceTo({ x, y }: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / length));
  return Math.hypot(x - (from.x + along * dx), y - (from.y + along * dy));
}

/** Only for far more strokes than any signature has. */
function firstStrokesThatFit(strokes: readonly Stroke[]): string {
  let path = '';
  for (const stroke of strokes) {
    const more = strokePath(simplified(stroke, 1_000));
    if (path.length + more.length > maxPathChars) break;
    path += more;
  }
  return path;
}

function isSame(one: Point, other: Point | undefined): boolean {
  return one.x === other?.x && one.y === other.y;
}

function clamped(value: number, most: number): number {
  return Math.max(0, Math.min(most, Math.round(value)));
}
