import { ascii, hasAscii, joined, viewOf } from './bytes.ts';
import { orientationIn, orientationOnly } from './orientation.ts';

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** Length, type and checksum of a chunk. */
const wrappingBytes = 12;
const personalTypes = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'caBX'];

export function isPng(bytes: Uint8Array): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/** Removes Exif, text chunks (including XMP) and content credentials; keeps the orientation. Null for an unknown structure. */
export function pngWithoutMetadata(bytes: Uint8Array): Uint8Array | null {
  const chunks = readChunks(bytes);
  if (!chunks) return null;
  if (!chunks.some(isPersonal)) return bytes;
  return joined([signature, ...chunks.map((chunk) => (isPersonal(chunk) ? replacement(chunk) : chunk))]);
}

function readChunks(bytes: Uint8Array): Uint8Array[] | null {
  const chunks: Uint8Array[] = [];
  let at = signature.length;
  while (at + wrappingBytes <= bytes.length) {
    const end = at + wrappingBytes + viewOf(bytes).getUint32(at);
    if (end > bytes.length) return null;
    const chunk = bytes.subarray(at, end);
    chunks.push(chunk);
    if (hasAscii(chunk, 4, 'IEND')) return chunks;
    at = end;
  }
  return null;
}

function isPersonal(chunk: Uint8Array): boolean {
  return personalTypes.some((type) => hasAscii(chunk, 4, type));
}

function replacement(chunk: Uint8Array): Uint8Array {
  const orientation = hasAscii(chunk, 4, 'eXIf') ? orientationIn(chunk.subarray(8, -4)) : 1;
  return orientation > 1 ? exifChunk(orientation) : new Uint8Array();
}

function exifChunk(orientation: number): Uint8Array {
  const content = joined([ascii('eXIf'), orientationOnly(orientation)]);
  const chunk = joined([new Uint8Array(4), content, new Uint8Array(4)]);
  viewOf(chunk).setUint32(0, content.length - 4);
  viewOf(chunk).setUint32(chunk.length - 4, crc32(content));
  return chunk;
}

/** Checksum of PNG chunks (RFC 2083, appendix 15). */
function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb8_8320 : 0);
  }
  return ~crc >>> 0;
}
