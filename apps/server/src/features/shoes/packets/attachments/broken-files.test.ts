import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { processorClock } from '@rxweb/domain/testing/cost/processor-time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeEncryptedPdf, makeJpeg, makePdf, makePng } from '../../../../../testing/shoes/files.ts';
import { isCompleteImage } from './check-image.ts';
import { countPages, takePages } from './open-pdf.ts';

/** A file with some of its bytes changed, or its end cut off. */
function harmed(file: Uint8Array): fc.Arbitrary<Uint8Array> {
  const change = fc.tuple(fc.nat(file.length - 1), fc.nat(255));
  return fc.tuple(fc.array(change, { maxLength: 12 }), fc.nat(file.length)).map(([changes, length]) => {
    const copy = file.slice(0, length);
    for (const [at, byte] of changes) if (at < copy.length) copy[at] = byte;
    return copy;
  });
}

describe('a PDF', () => {
  it('has its pages counted or is reported unreadable, however it is damaged', async () => {
    const pdf = await makePdf([
      [612, 792],
      [612, 792],
    ]);
    expect(await countPages(pdf)).toBe(2);
    await fc.assert(
      fc.asyncProperty(harmed(pdf), async (file) => {
        const pages = await countPages(file);
        expect(pages === null || (pages > 0 && pages <= 10)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it('is unreadable when it is encrypted, has no page, or leads in a circle', async () => {
    expect(await countPages(await makeEncryptedPdf())).toBeNull();
    expect(await countPages(Buffer.from(pdfOf('/Kids [] /Count 0')))).toBeNull();
    expect(await countPages(Buffer.from(pdfOf('/Kids [2 0 R] /Count 1')))).toBeNull();
    expect(await countPages(Buffer.from(pdfOf('/Kids [9 0 R] /Count 99999999')))).toBeNull();
  });

  it('is not taken at its word about how many pages it has', async () => {
    const page = '3 0 obj\n<</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792]>>\nendobj';
    expect(await countPages(Buffer.from(pdfOf('/Kids [3 0 R] /Count 2000000000', page)))).toBe(1);
  });

  it('gives its pages without what acts or leads away, and what was filled into a form as a picture', async () => {
    const source = await PDFDocument.create();
    const form = source.getForm();
    const page = source.addPage([612, 792]);
    const field = form.createTextField('name');
    field.setText('Ana');
    field.addToPage(page, { x: 50, y: 50 });
    const box = form.createCheckBox('yes');
    box.addToPage(page, { x: 50, y: 100 });
    box.check();
    source.addJavaScript('open', 'app.alert(1)');
    const into = await PDFDocument.create();
    for (const taken of await takePages(await source.save(), into)) into.addPage(taken);
    const saved = Buffer.from(await into.save({ useObjectStreams: false })).toString('latin1');
    expect(saved.match(/\/Subtype \/Stamp/g)).toHaveLength(2);
    expect(saved).not.toMatch(/\/(JS|JavaScript|AA|AcroForm|Widget|Parent 0)\b/);
  });
});

/** A PDF of a catalog, one node of pages with these keys, and what else it is given. */
function pdfOf(keys: string, more = ''): string {
  return `%PDF-1.7
1 0 obj\n<</Type /Catalog /Pages 2 0 R>>\nendobj
2 0 obj\n<</Type /Pages ${keys}>>\nendobj
${more}
trailer\n<</Root 1 0 R /Size 4>>\n%%EOF`;
}

describe('a picture', () => {
  it.each([
    ['image/png', makePng({ width: 20, height: 10, hasAlpha: true })],
    ['image/jpeg', makeJpeg()],
  ] as const)('%s is complete, and is not once its end is missing', (type, file) => {
    expect(isCompleteImage(file, type)).toBe(true);
    for (let length = 0; length < file.length; length += 1)
      expect(isCompleteImage(file.slice(0, length), type)).toBe(false);
    fc.assert(fc.property(harmed(file), (other) => typeof isCompleteImage(other, type) === 'boolean'));
  });

  it('is refused when it unpacks to more than it says, or to less', () => {
    const rows = (bytes: number) => deflateSync(Buffer.alloc(bytes));
    const isWhole = (data: Uint8Array) => isCompleteImage(makePng({ width: 10, height: 10, data }), 'image/png');
    expect(isWhole(rows(310))).toBe(true);
    expect(isWhole(rows(309))).toBe(false);
    expect(isWhole(rows(50_000_000))).toBe(false);
  });

  it('is refused, without being unpacked, when it has too many pixels', () => {
    const usedMs = processorClock();
    const bomb = makePng({ width: 14_000, height: 14_000, data: deflateSync(Buffer.alloc(1)) });
    expect(isCompleteImage(bomb, 'image/png')).toBe(false);
    expect(usedMs()).toBeLessThan(200);
  });
});
