import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ascii, joined, viewOf } from './photo/bytes.ts';
import { orientationIn, orientationOnly } from './photo/orientation.ts';
import { withoutMetadata } from './photo-metadata.ts';

const secret = 'GPS 44.0521 -123.0868';

/** An Exif block as cameras write it: orientation, a pointer to a GPS directory, and words. */
function cameraTiff(orientation: number, isLittle: boolean): Uint8Array {
  const tiff = new Uint8Array(46);
  const view = viewOf(tiff);
  view.setUint16(0, isLittle ? 0x4949 : 0x4d4d);
  view.setUint16(2, 42, isLittle);
  view.setUint32(4, 8, isLittle);
  view.setUint16(8, 2, isLittle);
  const entry = (at: number, tag: number, type: number, value: (at: number) => void) => {
    view.setUint16(at, tag, isLittle);
    view.setUint16(at + 2, type, isLittle);
    view.setUint32(at + 4, 1, isLittle);
    value(at + 8);
  };
  entry(10, 0x0112, 3, (at) => view.setUint16(at, orientation, isLittle));
  entry(22, 0x8825, 4, (at) => view.setUint32(at, 40, isLittle));
  return joined([tiff, ascii(secret)]);
}

const big16 = (value: number) => Uint8Array.of(value >> 8, value & 255);
const little32 = (value: number) => Uint8Array.of(value & 255, (value >> 8) & 255, (value >> 16) & 255, value >>> 24);

const segment = (marker: number, content: Uint8Array) =>
  joined([Uint8Array.of(0xff, marker), big16(content.length + 2), content]);
const exifSegment = (tiff: Uint8Array) => segment(0xe1, joined([ascii('Exif\0\0'), tiff]));
const jpeg = (segments: Uint8Array[], scan: Uint8Array, tail: Uint8Array = new Uint8Array()) =>
  joined([Uint8Array.of(0xff, 0xd8), ...segments, segment(0xda, Uint8Array.of(1, 1, 0, 0, 63, 0)), scan, eoi, tail]);
const eoi = Uint8Array.of(0xff, 0xd9);

const jfif = segment(0xe0, ascii('JFIF\0\x01\x01\0\0\x01\0\x01\0\0'));
const tables = segment(0xdb, new Uint8Array(65).fill(3));
const icc = segment(0xe2, joined([ascii('ICC_PROFILE\0'), new Uint8Array(40).fill(7)]));
const comment = segment(0xfe, ascii('made by a test'));

const chunk = (type: string, content: Uint8Array) =>
  joined([big16(0), big16(content.length), ascii(type), content, Uint8Array.of(1, 2, 3, 4)]);
const png = (chunks: Uint8Array[]) => joined([Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10), ...chunks]);

const riffChunk = (type: string, content: Uint8Array) =>
  joined([ascii(type), little32(content.length), content, new Uint8Array(content.length % 2)]);
const webp = (chunks: Uint8Array[]) => {
  const body = joined([ascii('WEBP'), ...chunks]);
  return joined([ascii('RIFF'), little32(body.length), body]);
};
const vp8x = (flags: number) => riffChunk('VP8X', Uint8Array.of(flags, 0, 0, 0, 9, 0, 0, 9, 0, 0));

const contains = (bytes: Uint8Array | null, text: string) => Buffer.from(bytes ?? []).includes(text);

/** Entropy-coded bytes: an FF is followed by 00 or a restart. */
const scans = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0, max: 254 }).map((byte) => [byte]),
      fc.constantFrom([0xff, 0], [0xff, 0xd3]),
    ),
  )
  .map((parts) => Uint8Array.from(parts.flat()));

describe('F11 a JPEG', () => {
  const scan = Uint8Array.of(1, 2, 0xff, 0, 3, 0xff, 0xd0, 4);

  it('loses place, camera, captions and the pictures behind it, and keeps how it is turned', () => {
    for (const isLittle of [true, false]) {
      const cleaned = withoutMetadata(
        jpeg(
          [
            jfif,
            exifSegment(cameraTiff(6, isLittle)),
            segment(0xe1, ascii(`http://ns.adobe.com/xap/1.0/\0${secret}`)),
            icc,
            segment(0xe2, ascii(`MPF\0${secret}`)),
            segment(0xed, ascii(`Photoshop 3.0\0${secret}`)),
            comment,
            tables,
          ],
          scan,
          ascii(secret),
        ),
      );
      const turned = segment(0xe1, joined([ascii('Exif\0\0'), orientationOnly(6)]));
      expect(cleaned).toEqual(jpeg([turned, jfif, icc, comment, tables], scan));
    }
  });

  it('gets no Exif of ours when it is upright or has no orientation', () => {
    expect(withoutMetadata(jpeg([jfif, exifSegment(cameraTiff(1, true)), tables], scan))).toEqual(
      jpeg([jfif, tables], scan),
    );
    expect(withoutMetadata(jpeg([exifSegment(ascii(secret)), tables], scan))).toEqual(jpeg([tables], scan));
  });

  it('S5-37 without metadata stays the very same bytes, whatever follows it', () => {
    const plain = jpeg([jfif, icc, comment, tables], scan, new Uint8Array(100));
    expect(withoutMetadata(plain)).toBe(plain);
  });

  it('keeps later scans of a progressive picture', () => {
    const second = joined([
      segment(0xc4, new Uint8Array(20).fill(0xd9)),
      segment(0xda, Uint8Array.of(1, 1, 0, 1, 1, 0)),
      scan,
    ]);
    const cleaned = withoutMetadata(
      jpeg([exifSegment(cameraTiff(1, true)), tables], joined([scan, second]), ascii(secret)),
    );
    expect(cleaned).toEqual(jpeg([tables], joined([scan, second])));
  });

  it('loses only what is personal, however it is built', () => {
    const harmless = fc.tuple(
      fc.constantFrom(0xe0, 0xe2, 0xee, 0xdb, 0xc4, 0xc0, 0xfe),
      fc.uint8Array({ maxLength: 40 }),
    );
    const personal = fc.tuple(fc.constantFrom(0xe1, 0xed, 0xeb), fc.uint8Array({ maxLength: 40 }));
    fc.assert(
      fc.property(fc.array(fc.oneof(harmless, personal), { maxLength: 12 }), scans, (parts, data) => {
        const write = (list: [number, Uint8Array][]) =>
          jpeg(
            list.map(([marker, content]) => segment(marker, content)),
            data,
          );
        const cleaned = withoutMetadata(write(parts)) ?? new Uint8Array();
        const kept = parts.filter(([marker]) => marker !== 0xe1 && marker !== 0xed && marker !== 0xeb);
        expect(Buffer.compare(cleaned, write(kept))).toBe(0);
        expect(withoutMetadata(cleaned)).toBe(cleaned);
      }),
    );
  });
});

describe('F11 a PNG', () => {
  const head = chunk('IHDR', new Uint8Array(13).fill(1));
  const data = chunk('IDAT', Uint8Array.of(9, 8, 7));
  const end = chunk('IEND', new Uint8Array());

  it('loses Exif, texts and what follows its end', () => {
    const cleaned = withoutMetadata(
      png([
        head,
        chunk('tEXt', ascii(secret)),
        chunk('zTXt', ascii(secret)),
        chunk('eXIf', cameraTiff(1, false)),
        data,
        chunk('iTXt', ascii(secret)),
        end,
        ascii(secret),
      ]),
    );
    expect(cleaned).toEqual(png([head, data, end]));
  });

  it('keeps how it is turned, under a right checksum', () => {
    const cleaned = Buffer.from(withoutMetadata(png([head, chunk('eXIf', cameraTiff(8, true)), data, end])) ?? []);
    const at = cleaned.indexOf('eXIf');
    expect(orientationIn(cleaned.subarray(at + 4, at + 30))).toBe(8);
    expect(contains(cleaned, secret)).toBe(false);
    expect(cleaned.readUInt32BE(at + 30)).toBe(crc32(cleaned.subarray(at, at + 30)));
  });

  it('without metadata stays the very same bytes', () => {
    const plain = png([head, data, end]);
    expect(withoutMetadata(plain)).toBe(plain);
  });
});

describe('F11 a WebP', () => {
  const picture = riffChunk('VP8 ', Uint8Array.of(1, 2, 3));

  it('loses Exif and XMP, and says so in its head', () => {
    const cleaned = withoutMetadata(
      webp([vp8x(0x2c), picture, riffChunk('EXIF', cameraTiff(1, true)), riffChunk('XMP ', ascii(secret))]),
    );
    expect(cleaned).toEqual(webp([vp8x(0x20), picture]));
  });

  it('keeps how it is turned', () => {
    const exif = joined([ascii('Exif\0\0'), cameraTiff(3, true)]);
    expect(withoutMetadata(webp([vp8x(0x08), picture, riffChunk('EXIF', exif)]))).toEqual(
      webp([vp8x(0x08), picture, riffChunk('EXIF', orientationOnly(3))]),
    );
  });

  it('without metadata stays the very same bytes', () => {
    const plain = webp([picture]);
    expect(withoutMetadata(plain)).toBe(plain);
  });
});

describe('F11 a HEIC', () => {
  const big32 = (value: number) => Uint8Array.from([24, 16, 8, 0], (shift) => (value >>> shift) & 255);
  const box = (type: string, ...content: Uint8Array[]) => {
    const body = joined(content);
    return joined([big32(body.length + 8), ascii(type), body]);
  };
  const full = (type: string, version: number, ...content: Uint8Array[]) =>
    box(type, Uint8Array.of(version, 0, 0, 0), ...content);
  const infe = (id: number, type: string) => full('infe', 2, big16(id), big16(0), ascii(type), Uint8Array.of(0));
  const ftyp = box('ftyp', ascii('heic'), big32(0), ascii('mif1'));

  const picture = Uint8Array.from({ length: 50 }, (_, index) => index + 1);
  const exif = joined([big32(6), ascii('Exif\0\0'), cameraTiff(6, true)]);
  const xmp = ascii(`<x:xmpmeta>${secret}</x:xmpmeta>`);

  /** As phones write it: the picture and its metadata one behind the other in one box, the places in `iloc`. */
  function heic(items: { type: string; content: Uint8Array }[], version = 1): Uint8Array {
    const write = (first: number) => {
      let at = first;
      const locations = items.map(({ content }, index) => {
        const parts = [
          big16(index + 1),
          ...(version > 0 ? [big16(0)] : []),
          big16(0),
          big16(1),
          big32(at),
          big32(content.length),
        ];
        at += content.length;
        return joined(parts);
      });
      const iinf = full('iinf', 0, big16(items.length), ...items.map(({ type }, index) => infe(index + 1, type)));
      const iloc = full('iloc', version, Uint8Array.of(0x44, 0), big16(items.length), ...locations);
      return joined([ftyp, full('meta', 0, full('hdlr', 0, new Uint8Array(20)), iinf, iloc)]);
    };
    const head = write(0).length + 8;
    return joined([write(head), box('mdat', ...items.map(({ content }) => content))]);
  }

  it('has its Exif and XMP emptied in their places, and every other byte kept', () => {
    for (const version of [0, 1]) {
      const file = heic(
        [
          { type: 'hvc1', content: picture },
          { type: 'Exif', content: exif },
          { type: 'mime', content: xmp },
        ],
        version,
      );
      const cleaned = withoutMetadata(file) ?? new Uint8Array();
      expect(cleaned.length).toBe(file.length);
      expect(contains(file, secret)).toBe(true);
      expect(contains(cleaned, secret)).toBe(false);
      const metadataAt = file.length - exif.length - xmp.length;
      expect(cleaned.subarray(0, metadataAt)).toEqual(file.subarray(0, metadataAt));
      expect(orientationIn(cleaned.subarray(metadataAt + 4))).toBe(1);
    }
  });

  it('without metadata stays the very same bytes', () => {
    const plain = heic([{ type: 'hvc1', content: picture }]);
    expect(withoutMetadata(plain)).toBe(plain);
  });

  it('is not touched when its places lead out of it, and never throws, whatever is broken', () => {
    const file = heic([
      { type: 'hvc1', content: picture },
      { type: 'Exif', content: exif },
    ]);
    expect(withoutMetadata(file.subarray(0, -10))).toBeNull();
    expect(withoutMetadata(joined([ftyp, box('mdat', picture)]))).toBeNull();
    const damage = fc.array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(damage, (changes) => {
        const broken = file.slice();
        for (const [at, byte] of changes) broken[at] = byte;
        const cleaned = withoutMetadata(broken);
        if (cleaned) expect(cleaned.length).toBe(broken.length);
      }),
    );
  });
});

describe('F11 a file that is not as it says', () => {
  it('is not touched', () => {
    for (const bytes of [
      ascii('%PDF-1.7'),
      new Uint8Array(),
      Uint8Array.of(0xff, 0xd8, 0xff),
      Uint8Array.of(0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 0),
      png([chunk('IHDR', new Uint8Array(13))]),
      joined([ascii('RIFF'), little32(900), ascii('WEBP')]),
    ])
      expect(withoutMetadata(bytes)).toBeNull();
  });

  it('never throws and never grows by more than the turning, whatever bytes are broken', () => {
    const files = [
      jpeg([jfif, exifSegment(cameraTiff(6, true)), icc, tables], Uint8Array.of(1, 0xff, 0, 2)),
      png([chunk('IHDR', new Uint8Array(13)), chunk('eXIf', cameraTiff(6, true)), chunk('IEND', new Uint8Array())]),
      webp([vp8x(0x0c), riffChunk('VP8 ', Uint8Array.of(1)), riffChunk('EXIF', cameraTiff(6, false))]),
    ];
    const damage = fc.array(fc.tuple(fc.nat(200), fc.nat(255)), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.constantFrom(...files), damage, fc.nat(220), (file, changes, length) => {
        const broken = file.slice(0, length);
        for (const [at, byte] of changes) if (at < broken.length) broken[at] = byte;
        expect(withoutMetadata(broken)?.length ?? 0).toBeLessThanOrEqual(broken.length + 40);
      }),
    );
  });
});

it('F11 reads the orientation from any block and gives 1 for an invalid one', () => {
  for (let orientation = 1; orientation <= 8; orientation += 1) {
    expect(orientationIn(orientationOnly(orientation))).toBe(orientation);
    expect(orientationIn(cameraTiff(orientation, true))).toBe(orientation);
  }
  expect(orientationIn(orientationOnly(9))).toBe(1);
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
      const orientation = orientationIn(bytes);
      expect(orientation >= 1 && orientation <= 8).toBe(true);
    }),
  );
});
