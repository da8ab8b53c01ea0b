import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type { ShoeDocument } from '@rxweb/contracts/shoes/documents';
import { emptyDetails } from '@rxweb/domain/shoes/shoe-case';
import { beforeAll, describe, expect, it } from 'vitest';
import { caseFile, fullDetails, store } from '../../../../testing/shoes/case-file.ts';
import { makeEncryptedPdf, makeJpeg, makePdf, makePng } from '../../../../testing/shoes/files.ts';
import { type ReadPdf, readPdf } from '../../../../testing/shoes/read-pdf.ts';
import { makeAuditPacket } from './audit-packet.ts';
import { makePhysicianPacket } from './physician-packet.ts';

const by = { id: '1', name: 'Rosa Diaz' };
const unread = { dated: null, author: null, credential: null, signed: null };
const unverified = { ...unread, addedAt: '2026-02-01T00:00:00.000Z', addedBy: by, verifiedAt: null, verifiedBy: null };

function attach(id: string, change: Partial<ShoeDocument>): ShoeDocument {
  const document = { requirement: 'other', name: `${id}.pdf`, type: 'application/pdf', size: 1, pages: 1 } as const;
  return { id, ...document, ...unverified, ...change };
}

const letterSize = { width: 612, height: 792 };
const across = { width: 792, height: 612 };

/** Nothing is drawn beside its page, and nothing below the line of the footer but the footer. */
function expectTidy({ pages }: ReadPdf, patientName: string): void {
  pages.forEach((page, index) => {
    const footer = page.pieces.filter(({ y }) => y < 44).map(({ text }) => text);
    expect(footer).toHaveLength(3);
    expect(patientName.startsWith((footer[0] ?? '').replace('…', '').trim())).toBe(true);
    expect(footer.slice(1)).toEqual([expect.stringMatching(/^Case 3f6c2a10-/), `Page ${index + 1} of ${pages.length}`]);
    for (const { x, y } of page.pieces) {
      expect(x).toBeGreaterThanOrEqual(17);
      expect(x).toBeLessThan(page.width - 18);
      expect(y).toBeGreaterThan(20);
      expect(y).toBeLessThan(page.height - 15);
    }
  });
}

describe('the physician packet', () => {
  it('is three Letter pages with bookmarks, numbers, and what it is about', async () => {
    const pdf = await readPdf(await makePhysicianPacket(caseFile({ ...fullDetails, order: null }), store));
    expect(pdf).toMatchObject({ title: 'Documents for therapeutic shoes', author: 'Alder Street Pharmacy' });
    expect(pdf.bookmarks).toEqual(['Cover letter: 1', 'Certifying statement: 2', 'Order: 3']);
    for (const page of pdf.pages) expect(page).toMatchObject(letterSize);
    expect(pdf.pages[0]?.text).toContain('Irina Валентиновна Petrova, MD');
    expect(pdf.pages[2]?.text).toContain('Γιώργος Ellis, DPM');
    expectTidy(pdf, 'Ana María Torres');
  });

  it('is three pages with blanks while nothing is known', async () => {
    const pdf = await readPdf(await makePhysicianPacket(caseFile(emptyDetails), store));
    expect(pdf.pages).toHaveLength(3);
    expectTidy(pdf, 'Ana María Torres');
  });

  it('holds the longest names and texts without running off its pages', async () => {
    const patient_name = 'Wilhelmina-Αλεξάνδρα '.repeat(10).slice(0, 200);
    const conditions = Array.from({ length: 20 }, (_, index) => `${index} ${'ж'.repeat(996)}`);
    const certifier = { name: 'x'.repeat(200), npi: null, phone: null, fax: 'y'.repeat(40) };
    const file = caseFile({ ...fullDetails, conditions, certifier, order: null }, { patient_name });
    expectTidy(await readPdf(await makePhysicianPacket(file, store)), patient_name);
  });
});

describe('the audit packet', () => {
  let file: ShoeCaseFile;
  let pdf: ReadPdf;

  beforeAll(async () => {
    const documents = [
      attach('proof', { requirement: 'proof_of_delivery', type: 'image/png', name: 'slip.png' }),
      attach('notes', { requirement: 'visit_notes', pages: 2 }),
      attach('locked', { requirement: 'order', pages: null, name: 'locked.pdf' }),
      attach('huge', { requirement: 'order', pages: 5_000, name: 'huge.pdf' }),
      attach('lost', { requirement: 'order', name: 'lost.pdf' }),
      attach('exam', {
        requirement: 'foot_exam',
        type: 'image/jpeg',
        name: 'осмотр.jpg',
        verifiedAt: '2026-02-03T04:00:00.000Z',
        verifiedBy: by,
      }),
      attach('broken', { requirement: 'visit_notes', type: 'image/jpeg', name: 'broken.jpg' }),
      attach('small', { requirement: 'fitting' }),
    ];
    file = caseFile(fullDetails, { documents });
    const files = [
      { id: 'proof', bytes: makePng({ width: 60, height: 40, hasAlpha: true }) },
      {
        id: 'notes',
        bytes: await makePdf(
          [
            [595, 842],
            [1_000, 500],
          ],
          'visit',
        ),
      },
      { id: 'exam', bytes: makeJpeg() },
      { id: 'broken', bytes: makeJpeg().slice(0, -2) },
      { id: 'small', bytes: await makePdf([[200, 100]], 'fit') },
    ];
    pdf = await readPdf(await makeAuditPacket(file, store, files));
  });

  it('has its own pages, then every document in denial order, each in a bookmark under what it proves', () => {
    expect(pdf).toMatchObject({
      title: 'Documents for one delivery of therapeutic shoes',
      author: 'Alder Street Pharmacy',
    });
    expect(pdf.bookmarks).toEqual([
      'Cover and index: 1',
      'Dates and checks: 2',
      'Evaluation note: 5',
      'Fitting note: 6',
      'Proof of delivery: 7',
      'Foot exam: 8',
      '  осмотр.jpg: 8',
      'Diabetes visit notes: 9',
      '  notes.pdf: 9',
      '  broken.jpg: 11',
      'Standard written order: 12',
      '  locked.pdf: 12',
      '  huge.pdf: 13',
      '  lost.pdf: 14',
      'Fitting at delivery: 15',
      '  small.pdf: 15',
      'Proof of delivery: 16',
      '  slip.png: 16',
    ]);
    expect(pdf.pages).toHaveLength(16);
  });

  it('lists in its index the pages of each part, and who verified which document when', () => {
    const cover = pdf.pages[0]?.text ?? '';
    for (const row of [
      'Dates and checks\n2 – 4',
      'осмотр.jpg\nMon, Feb 2, 2026, Rosa Diaz\n8',
      'notes.pdf\nNot verified\n9 – 10',
      'Proof of delivery\nslip.png\nNot verified\n16',
    ])
      expect(cover).toContain(row);
    expect(cover).toContain('Tue, May 5, 2026 (the certifying statement expires first)');
    expect(cover).toContain('Thu, Mar 3, 2033');
  });

  it('puts attached pages of any size on Letter pages with a line above and the numbers below', () => {
    expect(pdf.pages[8]).toMatchObject(letterSize);
    expect(pdf.pages[9]).toMatchObject(across);
    for (const page of [8, 9]) expect(pdf.pages[page]?.text).toMatch(/^visit\s+Diabetes visit notes · notes\.pdf\n/);
    expect(pdf.pages[14]?.text).toContain('Fitting at delivery · small.pdf');
    expect(pdf.pages[7]?.text).toContain('Foot exam · осмотр.jpg');
    expectTidy(pdf, 'Ana María Torres');
  });

  it('names what it cannot show instead of failing', () => {
    expect(pdf.pages[10]?.text).toContain('damaged or password protected');
    expect(pdf.pages[11]?.text).toContain('damaged or password protected');
    expect(pdf.pages[12]?.text).toContain(
      'This file has 5000 pages. A packet can include up to 300 pages of one file.',
    );
    expect(pdf.pages[13]?.text).toContain('Standard written order · lost.pdf');
  });

  it('never fails for a file that is not what its row says', async () => {
    const whole = await makePdf([[612, 792]]);
    const bytes = [await makeEncryptedPdf(), whole.slice(0, 100), makeJpeg(), new Uint8Array(), whole];
    const documents = bytes.map((_, index) => attach(String(index), {}));
    const files = bytes.map((each, index) => ({ id: String(index), bytes: each }));
    const mixed = await readPdf(await makeAuditPacket(caseFile(fullDetails, { documents }), store, files));
    expect(mixed.pages.slice(-5).map(({ text }) => text.includes('can’t be shown'))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  it('comes out with blanks while nothing is known, and holds the longest notes', async () => {
    const empty = await readPdf(await makeAuditPacket(caseFile(emptyDetails), store, []));
    expectTidy(empty, 'Ana María Torres');
    const note = 'Walked 10 m; '.repeat(500);
    const details = {
      ...fullDetails,
      delivery: { date: null, mode: null, wearing: null, note },
    };
    const long = await readPdf(await makeAuditPacket(caseFile(details), store, []));
    expectTidy(long, 'Ana María Torres');
    expect(
      long.pages
        .map(({ text }) => text)
        .join('')
        .match(/10 m;/g),
    ).toHaveLength(500);
  });
});
