import { hasAscii, viewOf } from './bytes.ts';

/** A box of the ISO base media format: start and end of its content. */
interface Box {
  type: string;
  start: number;
  end: number;
}

/** Position of an item's bytes in the file. */
interface Extent {
  start: number;
  length: number;
}

const brands = ['heic', 'heix', 'heim', 'heis', 'mif1'];
/** A TIFF without entries. */
const emptyTiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0];
/** An Exif item begins with the offset of its TIFF. */
const exifHeadBytes = 4;

export function isHeif(bytes: Uint8Array): boolean {
  return hasAscii(bytes, 4, 'ftyp') && brands.some((brand) => hasAscii(bytes, 8, brand));
}

/**
 * Clears Exif and XMP items in place (ISO/IEC 23008-12, annex A), so all other offsets stay valid. Orientation is stored elsewhere. Null
 * for an unknown structure.
 */
export function heifWithoutMetadata(bytes: Uint8Array): Uint8Array | null {
  try {
    const meta = boxes(bytes, 0, bytes.length).find(({ type }) => type === 'meta');
    if (!meta) return null;
    const parts = boxes(bytes, meta.start + 4, meta.end);
    const items = metadataItems(bytes, parts);
    if (items.size === 0) return bytes;
    const extents = extentsOf(bytes, parts, items);
    return extents && emptied(bytes, extents);
  } catch (error) {
    // A length beyond the end of the file.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function boxes(bytes: Uint8Array, from: number, to: number): Box[] {
  const view = viewOf(bytes);
  const found: Box[] = [];
  for (let at = from; at + 8 <= to; ) {
    const short = view.getUint32(at);
    const head = short === 1 ? 16 : 8;
    const size = short === 1 ? Number(view.getBigUint64(at + 8)) : short === 0 ? to - at : short;
    if (size < head || at + size > to) throw new RangeError('a box that is larger than what holds it');
    found.push({ type: String.fromCharCode(...bytes.subarray(at + 4, at + 8)), start: at + head, end: at + size });
    at += size;
  }
  return found;
}

/** Ids of Exif and XMP items, and whether each is Exif. */
function metadataItems(bytes: Uint8Array, parts: readonly Box[]): Map<number, boolean> {
  const view = viewOf(bytes);
  const items = new Map<number, boolean>();
  const info = parts.find(({ type }) => type === 'iinf');
  if (!info) return items;
  const countBytes = bytes[info.start] === 0 ? 2 : 4;
  for (const entry of boxes(bytes, info.start + 4 + countBytes, info.end)) {
    const version = bytes[entry.start] ?? 0;
    if (entry.type !== 'infe' || version < 2) throw new RangeError('an entry of a kind that pictures do not have');
    const idBytes = version === 2 ? 2 : 4;
    const id = idBytes === 2 ? view.getUint16(entry.start + 4) : view.getUint32(entry.start + 4);
    const type = entry.start + 4 + idBytes + 2;
    if (hasAscii(bytes, type, 'Exif')) items.set(id, true);
    else if (hasAscii(bytes, type, 'mime')) items.set(id, false);
  }
  return items;
}

/** Positions of those items; null when one is in another file. */
function extentsOf(
  bytes: Uint8Array,
  parts: readonly Box[],
  items: ReadonlyMap<number, boolean>,
): (Extent & { isExif: boolean })[] | null {
  const location = parts.find(({ type }) => type === 'iloc');
  if (!location) return null;
  const read = reader(bytes, location.start);
  const version = read(1);
  read(3);
  const sizes = read(2);
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15] as const;
  const indexBytes = version > 0 ? sizes & 15 : 0;
  const idBytes = version < 2 ? 2 : 4;
  const found: (Extent & { isExif: boolean })[] = [];
  for (let left = read(idBytes); left > 0; left -= 1) {
    const isExif = items.get(read(idBytes));
    const method = version > 0 ? read(2) & 15 : 0;
    const isElsewhere = read(2) !== 0;
    const base = read(baseBytes);
    const origin = method === 1 ? parts.find(({ type }) => type === 'idat')?.start : 0;
    for (let extents = read(2); extents > 0; extents -= 1) {
      read(indexBytes);
      const start = base + read(offsetBytes);
      const length = read(lengthBytes);
      if (isExif === undefined) continue;
      if (isElsewhere || method > 1 || origin === undefined || length === 0) return null;
      found.push({ start: origin + start, length, isExif });
    }
  }
  return found;
}

/** Reads consecutive numbers of so many bytes. */
function reader(bytes: Uint8Array, from: number): (size: number) => number {
  let at = from;
  return (size) => {
    if (at + size > bytes.length) throw new RangeError('a number beyond the end');
    let value = 0;
    for (const byte of bytes.subarray(at, at + size)) value = value * 256 + byte;
    at += size;
    return value;
  };
}

function emptied(bytes: Uint8Array, extents: readonly (Extent & { isExif: boolean })[]): Uint8Array | null {
  if (extents.some(({ start, length }) => start + length > bytes.length)) return null;
  const clean = bytes.slice();
  for (const { start, length, isExif } of extents) {
    clean.fill(0, start, start + length);
    if (isExif && length >= exifHeadBytes + emptyTiff.length) clean.set(emptyTiff, start + exifHeadBytes);
  }
  return clean;
}
