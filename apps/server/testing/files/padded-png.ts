import { makePng } from '../shoes/files.ts';

const endBytes = 12;
/** Length, type and checksum. */
const wrapBytes = 12;

/** A picture that browsers show, with a text of the rest of `bytes` in it. */
export function paddedPng(bytes: number): Buffer<ArrayBuffer> {
  const png = Buffer.from(makePng({ width: 2, height: 2 }));
  const padding = Buffer.alloc(bytes - png.length, 7);
  padding.writeUInt32BE(padding.length - wrapBytes);
  padding.write('tEXt', 4);
  return Buffer.concat([png.subarray(0, -endBytes), padding, png.subarray(-endBytes)]);
}
