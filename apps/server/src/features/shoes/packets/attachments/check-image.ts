import { inflateSync } from 'node:zlib';

/** More pixels need too much memory to print (security row F7). */
const maxPixels = 50_000_000;

/** Checks by structure, without decoding a JPEG. */
export function isCompleteImage(bytes: Uint8Array, type: 'image/jpeg' | 'image/png'): boolean {
  try {
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    return type === 'image/png' ? isWholePng(file) : isWholeJpeg(file);
  } catch {
    return false;
  }
}

export const pngHeadBytes = 8;
/** A chunk has length and type, data, then a checksum. */
const chunkWrapBytes = 12;
const pngChannels: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

function isWholePng(file: Buffer): boolean {
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const channels = pngChannels[file.readUInt8(25)];
  if (!channels || !isDrawable(width, height)) return false;
  const pixels: Buffer[] = [];
  for (const { name, data } of pngChunks(file)) {
    if (name === 'IDAT') pixels.push(data);
    if (name === 'IEND')
      return hasAllRows(Buffer.concat(pixels), rowBytes(file, width, channels), height, file.readUInt8(28));
  }
  return false;
}

/** Up to a broken one. */
export function* pngChunks(file: Buffer): Generator<{ name: string; data: Buffer; whole: Buffer }> {
  for (let at = pngHeadBytes; at + chunkWrapBytes <= file.length; ) {
    const end = at + chunkWrapBytes + file.readUInt32BE(at);
    if (end > file.length) return;
    const name = file.toString('latin1', at + 4, at + 8);
    yield { name, data: file.subarray(at + 8, end - 4), whole: file.subarray(at, end) };
    at = end;
  }
}

/** A filter byte, then the pixels. */
const rowBytes = (file: Buffer, width: number, channels: number) =>
  1 + Math.ceil((width * channels * file.readUInt8(24)) / 8);

/** Interlacing adds rows, each with a filter byte. */
function hasAllRows(data: Buffer, row: number, height: number, interlace: number): boolean {
  const most = row * height + (interlace ? 8 * (height + row) + 64 : 0);
  const pixels = inflateSync(data, { maxOutputLength: most });
  return interlace ? pixels.length > 0 : pixels.length === row * height;
}

function isWholeJpeg(file: Buffer): boolean {
  let isSized = false;
  for (let at = 2; at + 4 <= file.length; at += 2 + file.readUInt16BE(at + 2)) {
    if (file[at] !== 0xff) return false;
    const marker = file[at + 1] ?? 0;
    if (isFrame(marker)) {
      if (!isDrawable(file.readUInt16BE(at + 7), file.readUInt16BE(at + 5))) return false;
      isSized = true;
    }
    // Headers may hold a thumbnail with its own end marker, so look after the start of the scan.
    if (marker === 0xda) return isSized && file.indexOf(endOfImage, at) > 0;
  }
  return false;
}

const endOfImage = Buffer.from([0xff, 0xd9]);

/** Markers with width and height (ITU T.81, table B.1). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const isDrawable = (width: number, height: number) => width > 0 && height > 0 && width * height <= maxPixels;
