import { crc32, deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';

type Bytes = Uint8Array<ArrayBuffer>;

/** A PDF with a page of each size, in points, and a line of text on each. */
export async function makePdf(sizes: readonly (readonly [number, number])[], text = 'attached'): Promise<Bytes> {
  const pdf = await PDFDocument.create();
  for (const [width, height] of sizes) pdf.addPage([width, height]).drawText(text, { x: 20, y: 20, size: 12 });
  return new Uint8Array(await pdf.save());
}

export async function makeEncryptedPdf(): Promise<Bytes> {
  const pdf = await PDFDocument.create();
  pdf.addPage([612, 792]).drawText('secret', { x: 20, y: 20 });
  pdf.encrypt({ userPassword: 'open', ownerPassword: 'sesame' });
  return new Uint8Array(await pdf.save());
}

interface Png {
  width: number;
  height: number;
  hasAlpha?: boolean;
  /** The rows, packed; black ones unless given. */
  data?: Uint8Array;
}

/** A PNG in colour (RFC 2083). */
export function makePng({ width, height, hasAlpha = false, data }: Png): Bytes {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, hasAlpha ? 6 : 2], 8);
  const rows = data ?? deflateSync(Buffer.alloc((1 + width * (hasAlpha ? 4 : 3)) * height));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return new Uint8Array(
    Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]),
  );
}

function chunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A grey JPEG of 8 by 8 (ITU T.81), baseline, of one block. `orientation` as Exif has it. */
export function makeJpeg(orientation = 1): Bytes {
  const segment = (marker: number, data: number[]) => [0xff, marker, 0, data.length + 2, ...data];
  const exif = [
    ...Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0', 'latin1'),
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ];
  const noCodes = (used: number, value: number) => [used, 1, ...Array<number>(15).fill(0), value];
  return Uint8Array.from([
    0xff,
    0xd8,
    ...segment(0xe1, exif),
    ...segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    ...segment(0xc0, [8, 0, 8, 0, 8, 1, 1, 0x11, 0]),
    ...segment(0xc4, noCodes(0x00, 0)),
    ...segment(0xc4, noCodes(0x10, 0)),
    ...segment(0xda, [1, 1, 0, 0, 63, 0]),
    0x3f,
    0xff,
    0xd9,
  ]);
}
