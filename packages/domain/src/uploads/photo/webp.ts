import { ascii, hasAscii, joined, viewOf } from './bytes.ts';
import { orientationIn, orientationOnly } from './orientation.ts';

const headBytes = 12;
const exifFlag = 0x08;
const xmpFlag = 0x04;

export function isWebp(bytes: Uint8Array): boolean {
  return hasAscii(bytes, 0, 'RIFF') && hasAscii(bytes, 8, 'WEBP');
}

/** Removes Exif and XMP; keeps the orientation. Null for an unknown structure. */
export function webpWithoutMetadata(bytes: Uint8Array): Uint8Array | null {
  const chunks = readChunks(bytes);
  if (!chunks) return null;
  if (!chunks.some(isPersonal)) return bytes;
  const exif = chunks.find(isExif);
  const orientation = exif ? orientationIn(tiffOf(exif)) : 1;
  const kept = chunks.filter((chunk) => !isPersonal(chunk)).map((chunk) => reflagged(chunk, orientation > 1));
  if (orientation > 1) kept.push(exifChunk(orientation));
  const whole = joined([bytes.subarray(0, headBytes), ...kept]);
  viewOf(whole).setUint32(4, whole.length - 8, true);
  return whole;
}

function readChunks(bytes: Uint8Array): Uint8Array[] | null {
  const end = 8 + viewOf(bytes).getUint32(4, true);
  if (end > bytes.length) return null;
  const chunks: Uint8Array[] = [];
  let at = headBytes;
  while (at + 8 <= end) {
    const size = viewOf(bytes).getUint32(at + 4, true);
    // Chunks start at even offsets; some writers omit the padding after the last one.
    const next = at + 8 + size + (size % 2);
    if (at + 8 + size > end) return null;
    chunks.push(bytes.subarray(at, Math.min(next, end)));
    at = next;
  }
  return at < end ? null : chunks;
}

function isExif(chunk: Uint8Array): boolean {
  return hasAscii(chunk, 0, 'EXIF');
}

function isPersonal(chunk: Uint8Array): boolean {
  return isExif(chunk) || hasAscii(chunk, 0, 'XMP ');
}

/** Some writers put JPEG's segment name before the block. */
function tiffOf(exif: Uint8Array): Uint8Array {
  return exif.subarray(hasAscii(exif, 8, 'Exif\0\0') ? 14 : 8);
}

/** The header flags of an extended file. */
function reflagged(chunk: Uint8Array, hasExif: boolean): Uint8Array {
  if (!hasAscii(chunk, 0, 'VP8X')) return chunk;
  const changed = chunk.slice();
  changed[8] = ((changed[8] ?? 0) & ~(exifFlag | xmpFlag)) | (hasExif ? exifFlag : 0);
  return changed;
}

function exifChunk(orientation: number): Uint8Array {
  const tiff = orientationOnly(orientation);
  return joined([ascii('EXIF'), Uint8Array.of(tiff.length, 0, 0, 0), tiff]);
}
