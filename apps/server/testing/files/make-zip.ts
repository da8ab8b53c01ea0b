import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  name: string;
  content: Uint8Array | string;
  /** What the directory says instead of the truth. */
  claimedBytes?: number;
  /** Uses the bytes of the part before. */
  sharesBytes?: boolean;
}

/** A zip file (PKWARE APPNOTE), deflated. */
export function makeZip(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  let previousAt = 0;
  for (const { name, content, claimedBytes, sharesBytes = false } of parts) {
    const bytes = Buffer.from(content as Uint8Array);
    const packed = deflateRawSync(bytes);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(bytes), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(claimedBytes ?? bytes.length, 18);
    head.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), head, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(sharesBytes ? previousAt : at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), head, place, Buffer.from(name)]));
    if (sharesBytes) continue;
    previousAt = at;
    locals.push(local);
    at += local.length;
  }
  const names = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(names.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...locals, names, Buffer.from('PK\x05\x06'), end]);
}

const types = '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">';
const mainPart = {
  docx: ['word/document.xml', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'],
  xlsx: ['xl/workbook.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'],
  pptx: ['ppt/presentation.xml', 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml'],
} as const;

/** An Office file with what it needs to be one, and more parts. */
export function makeOffice(kind: keyof typeof mainPart, more: readonly ZipPart[] = [], text = 'Hello'): Buffer {
  const [part, type] = mainPart[kind];
  return makeZip([
    { name: '[Content_Types].xml', content: `${types}<Override PartName="/${part}" ContentType="${type}"/></Types>` },
    { name: '_rels/.rels', content: '<Relationships/>' },
    { name: part, content: `<?xml version="1.0"?><w:document><w:t>${text}</w:t></w:document>` },
    ...more,
  ]);
}

/** An old Office file, as far as its names go. */
export function makeCompound(...names: string[]): Buffer {
  const head = Buffer.alloc(1_536);
  head.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  return Buffer.concat([head, ...names.map((name) => Buffer.from(`${name}\0`, 'utf16le')), Buffer.alloc(512)]);
}
