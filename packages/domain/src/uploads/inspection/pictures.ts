import type { FileRefusal } from '@rxweb/contracts/uploads';
import { indexOfAscii, latin1 } from './file-bytes.ts';

/** More pixels take too much memory to show (security row F7). */
const maxPixels = 50_000_000;

interface Size {
  width: number;
  height: number;
}

/** Decodes nothing. */
export function pictureFault(bytes: Uint8Array, type: string): FileRefusal | null {
  const size = sizeOf(bytes, type);
  if (!size || size.width < 1 || size.height < 1) return 'broken';
  if (size.width * size.height > maxPixels) return 'too_much';
  return holdsMarkup(bytes) || endsInArchive(bytes) ? 'active' : null;
}

function sizeOf(bytes: Uint8Array, type: string): Size | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    switch (type) {
      case 'image/png':
        return pngSize(view, bytes);
      case 'image/jpeg':
        return jpegSize(view);
      case 'image/gif':
        return hasGifPicture(view) ? { width: view.getUint16(6, true), height: view.getUint16(8, true) } : null;
      case 'image/webp':
        return webpSize(view, bytes);
      default:
        return heifSize(view, bytes);
    }
  } catch (error) {
    // Read past the end.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function pngSize(view: DataView, bytes: Uint8Array): Size | null {
  if (latin1(bytes, 12, 16) !== 'IHDR' || view.getUint32(8) !== 13) return null;
  let hasData = false;
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = latin1(bytes, at + 4, at + 8);
    hasData ||= name === 'IDAT';
    if (name === 'IEND') return hasData ? { width: view.getUint32(16), height: view.getUint32(20) } : null;
  }
  return null;
}

/** The frame's size (ITU T.81, table B.1), once there is a scan. */
function jpegSize(view: DataView): Size | null {
  let size: Size | null = null;
  for (let at = 2; ; ) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff) return null;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xda) return size;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    const length = view.getUint16(at + 2);
    if (length < 2) return null;
    at += 2 + length;
  }
}

function hasGifPicture(view: DataView): boolean {
  const table = view.getUint8(10);
  let at = 13 + (table & 0x80 ? 3 * 2 ** ((table & 7) + 1) : 0);
  while (view.getUint8(at) === 0x21) {
    at += 2;
    while (view.getUint8(at) > 0) at += 1 + view.getUint8(at);
    at += 1;
  }
  return view.getUint8(at) === 0x2c;
}

function webpSize(view: DataView, bytes: Uint8Array): Size | null {
  if (view.getUint32(4, true) + 8 > bytes.length + 1) return null;
  switch (latin1(bytes, 12, 16)) {
    case 'VP8X':
      return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
    }
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    default:
      return null;
  }
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;

/** The largest size that an `ispe` box names (ISO/IEC 23008-12): a grid and its tiles have one each. */
function heifSize(view: DataView, bytes: Uint8Array): Size | null {
  let largest: Size | null = null;
  for (let at = indexOfAscii(bytes, 'ispe'); at >= 0 && at < 262_144; at = indexOfAscii(bytes, 'ispe', at + 4)) {
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

const markup = ['<script', '<html', '<?php', '<!doctype html', '<iframe', '<svg'];

/** Chance makes none of these words in a photo. */
function holdsMarkup(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0x3c); at >= 0; at = bytes.indexOf(0x3c, at + 1)) {
    const text = latin1(bytes, at, at + 16).toLowerCase();
    if (markup.some((word) => text.startsWith(word))) return true;
  }
  return false;
}

/** Archives are read from their end (PKWARE APPNOTE 4.3.16). */
export function endsInArchive(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const from = Math.max(0, bytes.length - 65_557);
  for (let at = indexOfAscii(bytes, 'PK\x05\x06', from); at >= 0; at = indexOfAscii(bytes, 'PK\x05\x06', at + 1)) {
    if (at + 22 > bytes.length) return false;
    const start = at - view.getUint32(at + 12, true);
    if (start >= 0 && latin1(bytes, start, start + 4) === 'PK\x01\x02') return true;
  }
  return false;
}
