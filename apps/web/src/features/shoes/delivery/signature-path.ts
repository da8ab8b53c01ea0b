import { signatureBox } from '@rxweb/contracts/shoes/details';

/** A place of the pen, in the signature's box. */
export interface Point {
  x: number;
  y: number;
}
export type Stroke = readonly Point[];

/** What a case can keep (contracts/dme-shoe-details.ts). */
export const maxPathChars = 20_000;

/** A place on the screen as one of the box: whole numbers, and never outside of it. */
export function toBox({ x, y }: Point, field: { left: number; top: number; width: number; height: number }): Point {
  const { width, height } = signatureBox;
  return {
    x: clamped(((x - field.left) / field.width) * width, width),
    y: clamped(((y - field.top) / field.height) * height, height),
  };
}

/** The strokes as a path of `M` and `L` that a case can keep: drawn the more plainly the longer it gets. */
export function pathOf(strokes: readonly Stroke[]): string {
  for (const tolerance of [0.5, 1, 2, 4, 8, 1_000]) {
    const path = strokes.map((stroke) => strokePath(simplified(stroke, tolerance))).join('');
    if (path.length <= maxPathChars) return path;
  }
  return firstStrokesThatFit(strokes);
}

/** The strokes of such a path; none of anything else. */
export function strokesOf(path: string | null): Stroke[] {
  const strokes: Point[][] = [];
  for (const [, letter, x = '', y = ''] of (path ?? '').matchAll(/([ML])(\d{1,3}) (\d{1,3})/g)) {
    if (letter === 'M') strokes.push([]);
    strokes.at(-1)?.push({ x: Number(x), y: Number(y) });
  }
  // A dot is written as a line to itself.
  return strokes.map((stroke) => stroke.filter((point, at) => at === 0 || !isSame(point, stroke[at - 1])));
}

function strokePath(stroke: Stroke): string {
  const [first, ...rest] = stroke;
  if (!first) return '';
  // A line of no length is drawn as a dot by a pen with a round end.
  const lines = rest.length > 0 ? rest : [first];
  return `M${first.x} ${first.y}${lines.map(({ x, y }) => `L${x} ${y}`).join('')}`;
}

/**
 * The stroke with only those of its points that keep it within `tolerance` of what was drawn (Ramer, Douglas and Peucker). With a stack of
 * its own: a long scribble would overflow the program's.
 */
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

/** The point between two others that is farthest from the line through them; null when all are near enough. */
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

/** How far a point is from the line between two others. */
function distanceTo({ x, y }: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / length));
  return Math.hypot(x - (from.x + along * dx), y - (from.y + along * dy));
}

/** For more strokes than anybody signs with. */
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
