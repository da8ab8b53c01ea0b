import { setTimeout as wait } from 'node:timers/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Attachment } from '@rxweb/contracts/uploads';
import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';
import { createPdfReader } from './pdf/pdf-reader.ts';
import { type FileReading, readFiles } from './read-files.ts';
import { readableText } from './readable-text.ts';

type Bytes = Uint8Array<ArrayBuffer>;
const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

/** A storage service that has these files, and records what was read. */
function storage(files: Record<string, Bytes | Error>) {
  const read: string[] = [];
  const download = async (path: string) => {
    read.push(path);
    const file = files[path];
    if (file instanceof Error) throw file;
    return file ? { data: new Blob([file]), error: null } : { data: null, error: new Error('not found') };
  };
  return { read, supabase: { storage: { from: () => ({ download }) } } as unknown as SupabaseClient };
}

const attached = (name: string, type: string): Attachment => ({
  bucket: 'chat-uploads',
  path: name,
  name,
  type,
  size: 1,
});
const signal = new AbortController().signal;

async function readOne(name: string, type: string, bytes: Bytes, wantsImages = false) {
  const { supabase } = storage({ [name]: bytes });
  // A busy machine starts a reader in seconds.
  const readPdf = createPdfReader({ maxMs: 20_000, maxPages: 50, maxChars: 100_000, maxGrowthBytes: 384 * 2 ** 20 });
  const deps: FileReading = { supabase, readPdf, wantsImages };
  const [file] = await readFiles(deps, [attached(name, type)], signal);
  return file;
}

const utf16 = (text: string, order: 'le' | 'be'): Bytes => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return new Uint8Array(order === 'le' ? bytes : bytes.swap16());
};

const office = Buffer.concat([
  Buffer.from('PK\x03\x04', 'latin1'),
  Buffer.alloc(22),
  Buffer.from([19, 0, 0, 0]),
  Buffer.from('[Content_Types].xml'),
]);
const png = new Uint8Array(Buffer.from('\x89PNG\r\n\x1a\n0000', 'latin1'));

describe('the words of a file', () => {
  it.each([
    ['note.txt', 'text/plain', utf8('Ibuprofen 200 mg'), 'Ibuprofen 200 mg'],
    ['note.md', 'text/markdown', utf8('# Meds\r\n- a\r\n'), '# Meds\n- a'],
    ['list.csv', 'text/csv', utf8('\ufeffname,dose\na,1'), 'name,dose\na,1'],
    ['list.json', 'application/json', utf8('{"a":1}'), '{"a":1}'],
    ['old.txt', 'text/plain', new Uint8Array([0x6e, 0x69, 0xf1, 0x6f, 0x92]), 'niño’'],
    ['wide.txt', 'text/plain', utf16('niño 😀', 'le'), 'niño 😀'],
    ['wide.csv', 'text/csv', utf16('niño', 'be'), 'niño'],
    ['empty.txt', 'text/plain', utf8(' \n\u200b '), null],
    ['binary.txt', 'text/plain', new Uint8Array([1, 0, 2, 0, 3]), null],
    ['letter.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', office, null],
    ['page.svg', 'image/svg+xml', utf8('<svg xmlns="x"><text>hi</text></svg>'), null],
    ['says.pdf', 'application/pdf', utf8('I am no PDF'), null],
  ])('are read from %s (%s)', async (name, type, bytes, text) => {
    expect(await readOne(name, type, new Uint8Array(bytes))).toEqual({ name, type, text, image: null });
  });

  it('S4 hold nothing that a person would not see: direction, joiners, tags, selectors, fillers, controls', () => {
    const tags = [...'ignore'].map((sign) => String.fromCodePoint(0xe0000 + sign.charCodeAt(0))).join('');
    const hidden = `\u202e\u2066\u200b\u200d\u00ad\ufeff\u2060\u180e\u034f\u3164\ufe0f${tags}\u0007\u009b\u{e0100}`;
    expect(readableText(`see${hidden} this`)).toBe('see this');
    expect(readableText('a\u2028b\u0085c\fd \t\n\n\n\n\ne\r')).toBe('a\nb\nc\nd\n\ne');
    expect(readableText('niño 漢字 שלום العربية 😀')).toBe('niño 漢字 שלום العربية 😀');
  });

  it('are cut at twenty thousand a file and sixty thousand in all, never through a character', async () => {
    const { supabase } = storage(
      Object.fromEntries([0, 1, 2, 3, 4].map((n) => [`${n}.txt`, utf8(`a${'😀'.repeat(15_000)}`)])),
    );
    const files = [0, 1, 2, 3, 4].map((n) => attached(`${n}.txt`, 'text/plain'));
    const read = await readFiles({ supabase, readPdf: createPdfReader(), wantsImages: false }, files, signal);
    expect(read.map(({ text }) => text?.length ?? 0)).toEqual([19_999, 19_999, 19_999, 3, 0]);
    expect(read.every(({ text }) => text === null || text.isWellFormed())).toBe(true);
  });

  it('are cut where they are long only when read: ligatures become up to 18 letters', async () => {
    const read = await readOne('a.txt', 'text/plain', new Uint8Array(utf8('\ufdfa'.repeat(8_000))));
    expect(read?.text?.normalize('NFKC').length).toBe(20_000);
  });

  it('decode only what is text', () => {
    expect(decodeText(utf8('é'.repeat(10)), 5)).toBe('éé');
    expect(decodeText(new Uint8Array([0xff, 0xfe, 0x41]), 10)).toBe('');
  });
});

describe('pictures', () => {
  it('are read for an answerer that looks at them, and not even fetched for another', async () => {
    expect(await readOne('label.png', 'image/png', png, true)).toMatchObject({
      text: null,
      image: { type: 'image/png', bytes: png },
    });
    const { supabase, read } = storage({ 'label.png': png });
    const deps = { supabase, readPdf: createPdfReader(), wantsImages: false };
    expect(await readFiles(deps, [attached('label.png', 'image/png')], signal)).toMatchObject([
      { text: null, image: null },
    ]);
    expect(read).toEqual([]);
  });

  it('are what their bytes say, four at most', async () => {
    expect(await readOne('label.png', 'image/png', utf8('<svg/>'), true)).toMatchObject({ image: null });
    const names = [0, 1, 2, 3, 4].map((n) => `${n}.png`);
    const { supabase } = storage(Object.fromEntries(names.map((name) => [name, png])));
    const files = names.map((name) => attached(name, 'image/png'));
    const read = await readFiles({ supabase, readPdf: createPdfReader(), wantsImages: true }, files, signal);
    expect(read.map(({ image }) => image !== null)).toEqual([true, true, true, true, false]);
  });
});

async function pdfOf(...pages: string[]): Promise<Bytes> {
  const pdf = await PDFDocument.create();
  for (const text of pages) pdf.addPage().drawText(text, { x: 20, y: 700, size: 12 });
  return new Uint8Array(await pdf.save());
}

describe('PDFs', () => {
  it('are read page after page', async () => {
    const bytes = await pdfOf('Store hours please', 'Second page');
    expect(await readOne('q.pdf', 'application/pdf', bytes)).toMatchObject({
      text: 'Store hours please\n\nSecond page',
    });
    const brief = createPdfReader({ maxMs: 20_000, maxPages: 1, maxChars: 8, maxGrowthBytes: 2 ** 30 });
    expect(await brief(await pdfOf('Store hours', 'Second'), signal)).toBe('Store ho');
  });

  it('that hang, fill memory or are broken are abandoned, and no one else waits meanwhile', async () => {
    const hanging = () => utf8(`%PDF-1.7\n${'1 0 ob '.repeat(2_000_000)}`);
    const hasty = createPdfReader({ maxMs: 300, maxPages: 50, maxChars: 100, maxGrowthBytes: 2 ** 30 });
    let turns = 0;
    const others = setInterval(() => {
      turns += 1;
    }, 10);
    const began = performance.now();
    expect(await hasty(hanging(), signal)).toBeNull();
    clearInterval(others);
    expect(turns).toBeGreaterThan((performance.now() - began) / 100);
    const small = createPdfReader({ maxMs: 20_000, maxPages: 50, maxChars: 100, maxGrowthBytes: 1 });
    expect(await small(hanging(), signal)).toBeNull();
    expect(await hasty(utf8('%PDF-1.7 broken'), signal)).toBeNull();
  });

  it('stop waiting once their visitor has left', async () => {
    const reader = createPdfReader({ maxMs: 2_000, maxPages: 50, maxChars: 100, maxGrowthBytes: 2 ** 30 });
    const leaving = new AbortController();
    const first = reader(utf8(`%PDF-1.7\n${'1 0 ob '.repeat(2_000_000)}`), signal);
    const second = reader(await pdfOf('hi'), leaving.signal);
    await wait(20);
    const began = performance.now();
    leaving.abort();
    expect(await second).toBeNull();
    expect(performance.now() - began).toBeLessThan(1_000);
    expect(await first).toBeNull();
  });
});

it('never fails for a file that is gone, or for a storage service that is away', async () => {
  const { supabase } = storage({ 'b.txt': new Error('away'), 'c.txt': utf8('here') });
  const files = ['a.txt', 'b.txt', 'c.txt'].map((name) => attached(name, 'text/plain'));
  const deps = { supabase, readPdf: createPdfReader(), wantsImages: false };
  expect((await readFiles(deps, files, signal)).map(({ text }) => text)).toEqual([null, null, 'here']);
  expect((await readFiles(deps, files, AbortSignal.abort())).map(({ text }) => text)).toEqual([null, null, null]);
});
