import { PDFDocument } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { badScans, goodScan, pdfOfPictures } from '../../../../../testing/shoes/bad-scans.ts';
import { caseFile, fullDetails, store } from '../../../../../testing/shoes/case-file.ts';
import { makeEncryptedPdf, makeJpeg, makePdf } from '../../../../../testing/shoes/files.ts';
import { type Damage, damage, drawPage, type Picture, pngOf } from '../../../../../testing/shoes/scan-page.ts';
import { makeLetterPacket } from '../letter-packet.ts';
import { planLetters } from '../letters/plan-letters.ts';
import { createPacketBuilder } from '../worker/packet-builder.ts';
import { parsePageCode } from './page-code.ts';
import { readCodes } from './read-codes.ts';

const builder = createPacketBuilder();
const code = '7K3MP9QX2VB4HT6N';

describe('page codes on returned pages', () => {
  let statement: Picture;
  let letter: Picture;

  beforeAll(async () => {
    const file = caseFile(fullDetails);
    const [to] = planLetters(file);
    if (!to) throw new Error('no letter');
    const { pdf } = await makeLetterPacket(file, store, to, { certifying_statement: code });
    [letter, statement] = await Promise.all([drawPage(pdf, 1, 150), drawPage(pdf, 2, 150)]);
  });

  it('are read from 19 of 20 bad scans at 150 dpi', { timeout: 120_000 }, async () => {
    const missed: Partial<Damage>[] = [];
    for (const [seed, how] of badScans.entries()) {
      const scan = pngOf(damage(statement, { ...goodScan, ...how, seed }));
      const codes = await readCodes(scan, 'image/png');
      expect(codes).toHaveLength(1);
      if (codes[0]?.code !== code || codes[0].page !== 1) missed.push(how);
    }
    expect(missed.slice(1)).toEqual([]);
  });

  it('are read page by page from a PDF, and not where there is none', { timeout: 60_000 }, async () => {
    const scan = await pdfOfPictures([
      letter,
      damage(statement, { ...goodScan, turn: 180 }),
      damage(letter, goodScan),
      statement,
    ]);
    const codes = await builder.readCodes(async () => scan, 'application/pdf');
    expect(codes.map((each) => each?.code ?? null)).toEqual([null, code, null, code]);
  });

  it('are none in files that hold no scan', { timeout: 60_000 }, async () => {
    expect(await builder.readCodes(async () => makeJpeg(), 'image/jpeg')).toEqual([null]);
    expect(await builder.readCodes(() => makePdf([[612, 792]]), 'application/pdf')).toEqual([null]);
    const broken = [await makeEncryptedPdf(), new TextEncoder().encode('%PDF-1.7 nothing'), makeJpeg().slice(0, 20)];
    for (const [index, file] of broken.entries())
      expect(await builder.readCodes(async () => file, index < 2 ? 'application/pdf' : 'image/jpeg')).toEqual([]);
  });

  it('are only ours', () => {
    expect(parsePageCode(`RXW1${code}02`)).toEqual({ code, page: 2 });
    for (const text of ['https://example.org', `RXW1${code}`, `RXW1${code}0x`, `rxw1${code}01`, `RXW2${code}01`])
      expect(parsePageCode(text)).toBeNull();
  });
});

it('splits a scan into PDFs of chosen pages', async () => {
  const files = await builder.splitPages(
    await makePdf([
      [612, 792],
      [300, 400],
      [500, 600],
    ]),
    [[2, 0], [1]],
  );
  const sizes = await Promise.all(
    files.map(async (file) => (await PDFDocument.load(file)).getPages().map((page) => page.getWidth())),
  );
  expect(sizes).toEqual([[500, 612], [300]]);
});
