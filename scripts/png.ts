import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const bytesPerPixel = 4;
/** 8 bits a channel, colour with alpha, not interlaced. */
const format = [8, 6, 0, 0, 0];

/** Writes a square picture, RGBA, 8 bits a channel, as PNG (https://www.w3.org/TR/png-3/). */
export function encodePng(side: number, pixels: Uint8Array): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const rowBytes = side * bytesPerPixel;
  // Each row begins with its filter: 0, none.
  const rows = Array.from({ length: side }, (_, y) => [
    Buffer.from([0]),
    pixels.subarray(y * rowBytes, (y + 1) * rowBytes),
  ]);
  return Buffer.concat([
    signature,
    chunk('IHDR', Buffer.concat([header, Buffer.from(format)])),
    chunk('IDAT', deflateSync(Buffer.concat(rows.flat()), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
