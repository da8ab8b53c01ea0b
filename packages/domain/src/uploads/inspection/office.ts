import type { FileRefusal } from '@rxweb/contracts/uploads';
import { indexOfAscii, latin1, wide } from './file-bytes.ts';

/** Unpacks a raw deflate stream to at most `maxBytes`. Throws for more, or for broken ones. */
export type Inflate = (packed: Uint8Array, maxBytes: number) => Uint8Array;

/** Security row F6. */
const maxEntries = 2_000;
const maxTotalBytes = 200 * 2 ** 20;
const maxRatio = 100;
/** Below this, any ratio is harmless. */
const smallBytes = 10 * 2 ** 20;

interface Entry {
  name: string;
  method: number;
  packedBytes: number;
  bytes: number;
  at: number;
}

const folderOf: Record<string, string> = { docx: 'word/', xlsx: 'xl/', pptx: 'ppt/' };
const program =
  /\.(?:exe|dll|scr|com|pif|cpl|msi|jar|js|jse|vbs|vbe|wsf|hta|bat|cmd|ps1|lnk|html?|svg|zip|rar|7z|iso)$/i;

/** Null for a harmless docx, xlsx or pptx. */
export function zipOfficeFault(bytes: Uint8Array, extension: string, inflate: Inflate): FileRefusal | null {
  const entries = readDirectory(bytes);
  if (entries === 'too_much') return 'too_much';
  if (!entries) return 'broken';
  const total = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  if (total > maxTotalBytes || (total > smallBytes && total > maxRatio * bytes.length)) return 'too_much';
  if (overlap(entries)) return 'too_much';
  if (entries.some(({ name }) => /(?:^|[/\\])\.\.(?:[/\\]|$)|^[/\\]|^[a-z]:/i.test(name))) return 'active';
  if (entries.some(({ name }) => /(?:^|\/)vba|activex/i.test(name) || program.test(name))) return 'active';
  const folder = folderOf[extension] ?? '';
  const has = (start: string) => entries.some(({ name }) => name.startsWith(start));
  if (!has('[Content_Types].xml') || !has(folder)) return 'mismatch';
  return contentFault(bytes, entries, inflate);
}

function contentFault(bytes: Uint8Array, entries: readonly Entry[], inflate: Inflate): FileRefusal | null {
  let left = maxTotalBytes;
  for (const entry of entries) {
    const content = contentOf(bytes, entry, (packed) => inflate(packed, Math.min(left, entry.bytes + 1)));
    if (!content || content.length !== entry.bytes) return 'broken';
    left -= content.length;
    const fault = partFault(entry.name, content);
    if (fault) return fault;
  }
  return null;
}

function contentOf(file: Uint8Array, entry: Entry, inflate: (packed: Uint8Array) => Uint8Array): Uint8Array | null {
  const { at, packedBytes, method } = entry;
  if (latin1(file, at, at + 4) !== 'PK\x03\x04') return null;
  const head = new DataView(file.buffer, file.byteOffset + at, 30);
  const start = at + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const packed = file.subarray(start, start + packedBytes);
  if (packed.length !== packedBytes) return null;
  if (method === 0) return packed;
  if (method !== 8) return null;
  try {
    return inflate(packed);
  } catch {
    return null;
  }
}

function partFault(name: string, content: Uint8Array): FileRefusal | null {
  if (isProgram(content) || holdsProgram(content)) return 'active';
  if (holdsTestVirus(content)) return 'infected';
  if (!/\.(?:xml|rels|vml)$/i.test(name)) return null;
  const text = latin1(content);
  if (/<!doctype|<!entity/i.test(text)) return 'active';
  // Parts that load by themselves when the file opens.
  if (/\.rels$/i.test(name)) {
    return (text.match(/<Relationship\b[^>]{0,4000}>/gi) ?? []).some(
      (line) => /TargetMode\s*=\s*["']External/i.test(line) && !/relationships\/hyperlink["']/i.test(line),
    )
      ? 'active'
      : null;
  }
  return /<ddeLink\b|instrText[^>]{0,200}>[^<]{0,200}\bDDE(?:AUTO)?\b/i.test(text) ? 'active' : null;
}

/** Null if broken. */
function readDirectory(bytes: Uint8Array): Entry[] | 'too_much' | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = -1;
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 65_557) && end < 0; at -= 1)
    if (view.getUint32(at, true) === 0x06054b50) end = at;
  if (end < 0) return null;
  const count = view.getUint16(end + 10, true);
  if (count > maxEntries) return 'too_much';
  const entries: Entry[] = [];
  for (let at = view.getUint32(end + 16, true); entries.length < count; ) {
    if (at + 46 > end || view.getUint32(at, true) !== 0x02014b50) return null;
    const nameBytes = view.getUint16(at + 28, true);
    entries.push({
      name: latin1(bytes, at + 46, at + 46 + nameBytes),
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      bytes: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Entries that share bytes are how small bombs unpack to much. */
function overlap(entries: readonly Entry[]): boolean {
  const sorted = entries.toSorted((a, b) => a.at - b.at);
  return sorted.some(({ at }, index) => {
    const before = sorted[index - 1];
    return before !== undefined && at < before.at + 30 + before.packedBytes;
  });
}

const partOf: Record<string, readonly string[]> = {
  doc: ['WordDocument'],
  xls: ['Workbook', 'Book'],
  ppt: ['PowerPoint Document'],
};

export function compoundFault(bytes: Uint8Array, extension: string): FileRefusal | null {
  const has = (name: string) => indexOfAscii(bytes, wide(name)) >= 0;
  if (!(partOf[extension] ?? []).some(has)) return 'mismatch';
  return has('_VBA_PROJECT') || holdsProgram(bytes) ? 'active' : null;
}

export function isProgram(bytes: Uint8Array): boolean {
  return /^(?:MZ[^\0]{0,60}\0|\x7fELF|\xca\xfe\xba\xbe|[\xce\xcf]\xfa\xed\xfe|\xfe\xed\xfa[\xce\xcf]|#!\s{0,8}\/)/.test(
    latin1(bytes, 0, 64),
  );
}

/** The note that Windows programs begin with. */
const holdsProgram = (bytes: Uint8Array) => indexOfAscii(bytes, 'This program cannot be run in DOS mode') >= 0;

/** The test file of eicar.org, in two parts: scanners must not find this source. */
const testVirus = ['X5O!P%@AP[4', String.raw`\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`].join('');

export const holdsTestVirus = (bytes: Uint8Array) => indexOfAscii(bytes, testVirus) >= 0;
