import { viewOf } from './bytes.ts';

const orientationTag = 0x0112;
const shortType = 3;
const entryBytes = 12;

/** Orientation 1 to 8 in an Exif block (a TIFF from its byte order mark); default 1. */
export function orientationIn(tiff: Uint8Array): number {
  if (tiff.length < 8) return 1;
  const view = viewOf(tiff);
  const order = view.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return 1;
  const isLittle = order === 0x4949;
  const directory = view.getUint32(4, isLittle);
  if (view.getUint16(2, isLittle) !== 42 || directory + 2 > tiff.length) return 1;
  const count = view.getUint16(directory, isLittle);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * entryBytes;
    if (entry + entryBytes > tiff.length) return 1;
    if (view.getUint16(entry, isLittle) !== orientationTag) continue;
    const value = view.getUint16(entry + 8, isLittle);
    return view.getUint16(entry + 2, isLittle) === shortType && value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** The smallest Exif block with only an orientation. */
export function orientationOnly(orientation: number): Uint8Array {
  const tiff = new Uint8Array(26);
  const view = viewOf(tiff);
  view.setUint32(0, 0x4d4d_002a);
  view.setUint32(4, 8);
  view.setUint16(8, 1);
  view.setUint16(10, orientationTag);
  view.setUint16(12, shortType);
  view.setUint32(14, 1);
  view.setUint16(18, orientation);
  return tiff;
}
