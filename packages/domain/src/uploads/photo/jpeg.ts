import { ascii, hasAscii, joined, viewOf } from './bytes.ts';
import { orientationIn, orientationOnly } from './orientation.ts';

const app1 = 0xe1;
const app2 = 0xe2;
const app11 = 0xeb;
const app13 = 0xed;
const startOfScan = 0xda;
const endOfImage = 0xd9;
const exifName = 'Exif\0\0';

interface Segment {
  marker: number;
  /** Including marker and length. */
  bytes: Uint8Array;
}

export function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
}

/**
 * Removes Exif, XMP (APP1), IPTC (APP13), content credentials (APP11) and further images (MPF); keeps the orientation and the image's own
 * bytes. Null for an unknown structure.
 */
export function jpegWithoutMetadata(bytes: Uint8Array): Uint8Array | null {
  const head = readHead(bytes);
  if (!head) return null;
  const kept = head.segments.filter((segment) => !isPersonal(segment));
  if (kept.length === head.segments.length) return bytes;
  const orientation = orientationOf(head.segments);
  return joined([
    bytes.subarray(0, 2),
    ...(orientation > 1 ? [exifSegment(orientation)] : []),
    ...kept.map((segment) => segment.bytes),
    bytes.subarray(head.scanStart, endOfPicture(bytes, head.scanStart)),
  ]);
}

/** As its Exif block says, 1 to 8; 1 for any other file. */
export function jpegOrientation(bytes: Uint8Array): number {
  return isJpeg(bytes) ? orientationOf(readHead(bytes)?.segments ?? []) : 1;
}

function orientationOf(segments: readonly Segment[]): number {
  const exif = segments.find(isExif);
  return exif ? orientationIn(exif.bytes.subarray(4 + exifName.length)) : 1;
}

/** Segments before the first scan, where metadata is. */
function readHead(bytes: Uint8Array): { segments: Segment[]; scanStart: number } | null {
  const segments: Segment[] = [];
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    // Fill bytes before a marker.
    if (bytes[at] === 0xff && marker === 0xff) {
      at += 1;
      continue;
    }
    if (bytes[at] !== 0xff || marker < 0xc0 || isBare(marker)) return null;
    if (marker === startOfScan) return { segments, scanStart: at };
    const end = at + 2 + viewOf(bytes).getUint16(at + 2);
    if (end < at + 4 || end > bytes.length) return null;
    segments.push({ marker, bytes: bytes.subarray(at, end) });
    at = end;
  }
  return null;
}

/** Markers without a length: restarts, start and end of image. */
function isBare(marker: number): boolean {
  return marker >= 0xd0 && marker <= endOfImage;
}

function isPersonal(segment: Segment): boolean {
  const { marker, bytes } = segment;
  return marker === app1 || marker === app11 || marker === app13 || (marker === app2 && hasAscii(bytes, 4, 'MPF\0'));
}

function isExif({ marker, bytes }: Segment): boolean {
  return marker === app1 && hasAscii(bytes, 4, exifName);
}

function exifSegment(orientation: number): Uint8Array {
  const content = joined([ascii(exifName), orientationOnly(orientation)]);
  return joined([Uint8Array.of(0xff, app1, 0, content.length + 2), content]);
}

/** End of the first image, or of the file. A video or another image with its own Exif may follow. */
function endOfPicture(bytes: Uint8Array, scanStart: number): number {
  let at = scanStart;
  while (at + 1 < bytes.length) {
    const marker = bytes[at] === 0xff ? (bytes[at + 1] ?? 0) : 0;
    if (marker === endOfImage) return at + 2;
    if (marker >= 0xc0 && !isBare(marker) && marker !== 0xff && at + 4 <= bytes.length) {
      at += 2 + viewOf(bytes).getUint16(at + 2);
    } else at += 1;
  }
  return bytes.length;
}
