import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { ShoeDocument } from '@rxweb/contracts/shoes/documents';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { isCompleteImage } from '../attachments/check-image.ts';
import { maxPagesToRead, type PageCode, parsePageCode } from './page-code.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Sharp first; then blurred, which joins what a fax broke. */
const resolutions = [200, 130];
const maxPixels = 9_000_000;

const require = createRequire(import.meta.url);
const wasmOf = async (file: string): Promise<ArrayBuffer> =>
  new Uint8Array(await readFile(require.resolve(file))).buffer;

let library: Promise<PDFiumLibrary> | undefined;

/** Both readers are WebAssembly in their own process: a file can break only their memory. */
function openLibrary(): Promise<PDFiumLibrary> {
  library ??= (async () => {
    prepareZXingModule({ overrides: { wasmBinary: await wasmOf('zxing-wasm/reader/zxing_reader.wasm') } });
    return PDFiumLibrary.init({ wasmBinary: await wasmOf('@hyzyla/pdfium/pdfium.wasm') });
  })();
  return library;
}

/** The page code on each page of a scan, at any angle; null where there is none. Rejects if the file can't be read. */
export async function readCodes(file: Bytes, type: ShoeDocument['type']): Promise<(PageCode | null)[]> {
  const pdf = type === 'application/pdf' ? file : await onPage(file, type);
  const document = await (await openLibrary()).loadDocument(pdf);
  try {
    const count = document.getPageCount();
    if (count > maxPagesToRead) return [];
    const codes: (PageCode | null)[] = [];
    for (let index = 0; index < count; index += 1) codes.push(await readPage(document, index));
    return codes;
  } finally {
    document.destroy();
  }
}

/** PDFKit takes the packed rows of a PNG as they are: unpacking and packing them again took most of a reading. Loaded for pictures alone. */
async function onPage(image: Bytes, type: 'image/jpeg' | 'image/png'): Promise<Bytes> {
  if (!isCompleteImage(image, type)) throw new Error('a broken image');
  const { pictureAlone } = await import('../attachments/frame.ts');
  return pictureAlone(image, 792);
}

type Scan = Awaited<ReturnType<PDFiumLibrary['loadDocument']>>;

async function readPage(document: Scan, index: number): Promise<PageCode | null> {
  for (const dpi of resolutions) {
    // Drawing a page closes it.
    const page = document.getPage(index);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = Math.min(dpi / 72, Math.sqrt(maxPixels / (originalWidth * originalHeight)));
    const { width, height, data } = await page.render({ scale, colorSpace: 'Gray', renderFormFields: false });
    const image = { width, height, data: inColor(data, width * height), colorSpace: 'srgb' } as const;
    const found = await readBarcodes(image, { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 4 });
    const code = found.map(({ text }) => parsePageCode(text)).find((each) => each !== null);
    if (code) return code;
  }
  return null;
}

/** Opaque grey, four bytes a pixel. */
function inColor(grey: Uint8Array, pixels: number): Uint8ClampedArray<ArrayBuffer> {
  const color = new Uint32Array(pixels);
  for (let at = 0; at < pixels; at += 1) color[at] = (0xff000000 | ((grey[at] ?? 255) * 0x010101)) >>> 0;
  return new Uint8ClampedArray(color.buffer);
}
