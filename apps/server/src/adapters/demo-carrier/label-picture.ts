import { crc32, deflateSync } from 'node:zlib';

const width = 320;
const height = 200;
/** RGB of a table, a label, its band and its print. */
const palette = [0xb8, 0x9a, 0x74, 0xff, 0xff, 0xff, 0x2f, 0x6f, 0x8f, 0x55, 0x55, 0x55];
type Colour = 0 | 1 | 2 | 3;
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  colour: Colour;
}

const lines = [130, 200, 90, 160].map(
  (length, row): Box => ({ x: 40, y: 84 + row * 18, width: length, height: 7, colour: 3 }),
);
const bars = Array.from(
  { length: 16 },
  (_, bar): Box => ({ x: 200 + bar * 5, y: 150, width: bar % 3 === 0 ? 3 : 2, height: 22, colour: 3 }),
);
const boxes: readonly Box[] = [
  { x: 24, y: 24, width: 272, height: 156, colour: 1 },
  { x: 24, y: 24, width: 272, height: 40, colour: 2 },
  { x: 40, y: 38, width: 150, height: 12, colour: 1 },
  ...lines,
  ...bars,
];

/** Draws an unreadable label as a palette PNG (https://www.w3.org/TR/png-3/). */
export function drawLabel(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits per pixel, with a palette.
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', deflateSync(drawRows())),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Each row begins with its filter type: 0, none. */
function drawRows(): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  for (const { x, y, width: wide, height: high, colour } of boxes) {
    for (let row = y; row < y + high; row++) {
      const start = row * (width + 1) + 1 + x;
      rows.fill(colour, start, start + wide);
    }
  }
  return rows;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
