/** A straight piece of a path: x1, y1, x2, y2. */
export type Segment = readonly [number, number, number, number];

const stepsPerArc = 24;

/** Cuts a path of the icons into straight pieces. Knows M, and H, V, L and A (circles only) in both cases; throws at anything else. */
export function flattenPath(path: string): Segment[] {
  const segments: Segment[] = [];
  let [x, y] = [0, 0];
  const lineTo = (toX: number, toY: number) => {
    segments.push([x, y, toX, toY]);
    [x, y] = [toX, toY];
  };
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const isRelative = letter === letter.toLowerCase();
    for (const [a = 0, b = 0, , isLarge, isClockwise, c = 0, d = 0] of groups(numbers, letter)) {
      const [fromX, fromY] = isRelative ? [x, y] : [0, 0];
      if (letter === 'M') [x, y] = [a, b];
      else if (/l/i.test(letter)) lineTo(fromX + a, fromY + b);
      else if (/h/i.test(letter)) lineTo(fromX + a, y);
      else if (/v/i.test(letter)) lineTo(x, fromY + a);
      else for (const point of arc(x, y, a, isLarge === 1, isClockwise === 1, fromX + c, fromY + d)) lineTo(...point);
    }
  }
  return segments;
}

/** The numbers of a command, as many at a time as it takes. */
function groups(numbers: readonly number[], letter: string): number[][] {
  const size = { m: 2, l: 2, h: 1, v: 1, a: 7 }[letter.toLowerCase()];
  if (!size) throw new Error(`The path has a command that is not known: ${letter}`);
  return Array.from({ length: numbers.length / size }, (_, index) => numbers.slice(index * size, (index + 1) * size));
}

/** The points of a circle's arc, from its two ends to its middle (SVG 2, appendix B.2.4). */
function arc(
  x: number,
  y: number,
  radius: number,
  isLarge: boolean,
  isClockwise: boolean,
  toX: number,
  toY: number,
): [number, number][] {
  const half = Math.hypot(toX - x, toY - y) / 2;
  const r = Math.max(radius, half);
  const away = Math.sqrt(r * r - half * half) * (isLarge === isClockwise ? -1 : 1);
  const middleX = (x + toX) / 2 - (away * (toY - y)) / (2 * half);
  const middleY = (y + toY) / 2 + (away * (toX - x)) / (2 * half);
  const start = Math.atan2(y - middleY, x - middleX);
  const turn = Math.atan2(toY - middleY, toX - middleX) - start;
  const full = 2 * Math.PI;
  const sweep = isClockwise ? ((turn % full) + full) % full : -(((-turn % full) + full) % full);
  return Array.from({ length: stepsPerArc }, (_, index) => {
    const angle = start + (sweep * (index + 1)) / stepsPerArc;
    return [middleX + r * Math.cos(angle), middleY + r * Math.sin(angle)];
  });
}
