import { mortarIcon } from '../apps/web/src/ui/more-icons.ts';
import { flattenPath, type Segment } from './flatten-path.ts';
import { encodePng } from './png.ts';

const ground = '#235b4c';
const mark = '#ffffff';
const strokeWidth = 1.75;
/** The mark is drawn on a box of 24. */
const markBox = 24;

interface IconLook {
  file: string;
  side: number;
  /** Of the whole side, how much the mark's box takes. What a system cuts to its own shape keeps the inner 80 %. */
  markShare: number;
  /** Of the whole side; 0 when the system cuts the corners itself. */
  cornerShare: number;
}

const looks: readonly IconLook[] = [
  { file: 'icon-192.png', side: 192, markShare: 0.7, cornerShare: 0.26 },
  { file: 'icon-512.png', side: 512, markShare: 0.7, cornerShare: 0.26 },
  { file: 'icon-maskable-512.png', side: 512, markShare: 0.62, cornerShare: 0 },
  { file: 'apple-touch-icon.png', side: 180, markShare: 0.64, cornerShare: 0 },
];

/** The icons of the installed app: the mortar in white on the house's green. */
export function drawAppIcons(): { file: string; png: Buffer }[] {
  const segments = flattenPath(mortarIcon.stroke);
  return looks.map((look) => ({ file: look.file, png: encodePng(look.side, paint(look, segments)) }));
}

function paint({ side, markShare, cornerShare }: IconLook, segments: readonly Segment[]): Uint8Array {
  const scale = (side * markShare) / markBox;
  const offset = (side - markBox * scale) / 2;
  const pixels = new Uint8Array(side * side * 4);
  const from = channelsOf(ground);
  const to = channelsOf(mark);
  for (let index = 0; index < side * side; index++) {
    const x = (index % side) + 0.5;
    const y = Math.floor(index / side) + 0.5;
    const toStroke = distanceToAll((x - offset) / scale, (y - offset) / scale, segments) - strokeWidth / 2;
    const whiteness = coverage(toStroke * scale);
    const alpha = coverage(outsideRoundedSquare(x, y, side, side * cornerShare));
    const colour = from.map((value, channel) => Math.round(value + ((to[channel] ?? value) - value) * whiteness));
    pixels.set([...colour, Math.round(alpha * 255)], index * 4);
  }
  return pixels;
}

/** How much of a pixel is covered by a shape whose edge is that far away; negative is inside. */
function coverage(distance: number): number {
  return Math.min(1, Math.max(0, 0.5 - distance));
}

function distanceToAll(x: number, y: number, segments: readonly Segment[]): number {
  let least = Infinity;
  for (const segment of segments) least = Math.min(least, squaredDistanceTo(x, y, segment));
  return Math.sqrt(least);
}

function squaredDistanceTo(x: number, y: number, [x1, y1, x2, y2]: Segment): number {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const squared = dx * dx + dy * dy;
  const along = squared === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / squared));
  return (x - x1 - along * dx) ** 2 + (y - y1 - along * dy) ** 2;
}

function outsideRoundedSquare(x: number, y: number, side: number, radius: number): number {
  if (radius === 0) return -1;
  const half = side / 2;
  const [dx, dy] = [Math.abs(x - half) - half + radius, Math.abs(y - half) - half + radius];
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius;
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
