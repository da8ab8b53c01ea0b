import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type { ShoeDocument } from '@rxweb/contracts/shoes/documents';
import type { LetterRecipient } from '@rxweb/contracts/shoes/packets';
import type { StoreInfo } from '@rxweb/contracts/store';
import { emptyDetails } from '@rxweb/domain/shoes/shoe-case';
import { beforeAll, describe, expect, it } from 'vitest';
import { caseFile, fullDetails, store } from '../../../../testing/shoes/case-file.ts';
import { makeEncryptedPdf, makeJpeg, makePdf, makePng } from '../../../../testing/shoes/files.ts';
import { type ReadPdf, readPdf } from '../../../../testing/shoes/read-pdf.ts';
import { makeFilePacket } from './audit-packet.ts';
import { makeLetterPacket } from './letter-packet.ts';
import { planLetters } from './letters/plan-letters.ts';

const by = { id: '1', name: 'Rosa Diaz' };
const unread = { dated: null, author: null, credential: null, signed: null };
const unverified = { ...unread, addedAt: '2026-02-01T00:00:00.000Z', addedBy: by, verifiedAt: null, verifiedBy: null };

function attach(id: string, change: Partial<ShoeDocument>): ShoeDocument {
  const document = { requirement: 'other', name: `${id}.pdf`, type: 'application/pdf', size: 1, pages: 1 } as const;
  return { id, ...document, ...unverified, ...change };
}

const letterSize = { width: 612, height: 792 };
const across = { width: 792, height: 612 };

const code = '0123456789ABCDEF';
const codes = { certifying_statement: code, agreement: code, order: code, visit_notes: code, foot_exam: code };

async function letterOf(file: ShoeCaseFile, recipient: LetterRecipient, change: Partial<StoreInfo> = {}) {
  const to = planLetters(file).find((plan) => plan.recipient === recipient);
  if (!to) throw new Error(`no letter to the ${recipient}`);
  const { pdf, pages } = await makeLetterPacket(file, { ...store, ...change }, to, codes);
  const read = await readPdf(pdf);
  expect(read.pages).toHaveLength(pages);
  return read;
}

/** Nothing is drawn beside its page, and nothing below the line of the footer but the footer, which a fax cover has only half of. */
function expectTidy({ pages }: ReadPdf, patientName: string): void {
  pages.forEach((page, index) => {
    const footer = page.pieces.filter(({ y }) => y < 44).map(({ text }) => text);
    expect(footer.at(-1)).toBe(`Page ${index + 1} of ${pages.length}`);
    if (index === 0) expect(footer).toHaveLength(1);
    else {
      expect(patientName.startsWith((footer[0] ?? '').replace('…', '').trim())).toBe(true);
      expect(footer[1]).toBe('Fax your answer to (555) 555-0101');
    }
    for (const { x, y } of page.pieces) {
      expect(x).toBeGreaterThanOrEqual(17);
      expect(x).toBeLessThan(page.width - 18);
      expect(y).toBeGreaterThan(20);
      expect(y).toBeLessThan(page.height - 15);
    }
  });
}

describe('a letter', () => {
  it('is a fax cover, a letter, and what its recipient signs, with bookmarks and numbers', async () => {
    const pdf = await letterOf(caseFile(fullDetails), 'certifier');
    expect(pdf).toMatchObject({ title: 'Documents for therapeutic shoes', author: 'Alder Street Pharmacy' });
    expect(pdf.bookmarks).toEqual([
      'Fax cover: 1',
      'Letter: 2',
      'Certifying statement: 3',
      'Agreement sheet: 4',
      'Return sheet: Diabetes visit notes: 5',
    ]);
    for (const page of pdf.pages) expect(page).toMatchObject(letterSize);
    expect(pdf.pages[1]?.text).toContain('Irina Валентиновна Petrova, MD');
    expectTidy(pdf, 'Ana María Torres');
    const order = await letterOf(caseFile(fullDetails), 'prescriber');
    expect(order.bookmarks).toEqual(['Fax cover: 1', 'Letter: 2', 'Order: 3', 'Return sheet: Prescriber’s notes: 4']);
    expect(order.pages[2]?.text).toContain('Γιώργος Ellis, DPM');
  });

  it('S26-14 has a fax cover that names no patient and no diagnosis, and counts every page', async () => {
    const { pages } = await letterOf(caseFile(fullDetails), 'certifier');
    const cover = pages[0]?.text ?? '';
    expect(cover).not.toMatch(/Torres|1949|1EG4|diabet|shoe|foot|P-1042|3f6c2a10/i);
    for (const text of [
      'Sun, Mar 15, 2026',
      'Irina',
      '(555) 555-0143',
      '(555) 555-0142',
      '(555) 555-0101',
      '(555) 555-0100',
    ])
      expect(cover).toContain(text);
    expect(cover).toMatch(/Pages, with this one\n5\n/);
    expect(cover).toMatch(/by mistake, call us at once at/);
  });

  it('has a code on every page that comes back, and on no other', async () => {
    const { pages } = await letterOf(caseFile(fullDetails), 'certifier');
    expect(pages.map(({ text }) => text.match(/RXW1\w+/)?.[0] ?? null)).toEqual([
      null,
      null,
      `RXW1${code}01`,
      `RXW1${code}01`,
      `RXW1${code}01`,
    ]);
  });

  it('leaves a line where the store has no fax number', async () => {
    const { pages } = await letterOf(caseFile(fullDetails), 'certifier', { fax: undefined });
    for (const { text } of pages) expect(text).not.toContain('0101');
    expect(pages[1]?.text).toContain('Fax your answer to\nQuestions? Call');
  });

  it('is whole with blanks while nothing is known', async () => {
    const file = caseFile(emptyDetails);
    expectTidy(await letterOf(file, 'certifier'), 'Ana María Torres');
    expectTidy(await letterOf(file, 'prescriber'), 'Ana María Torres');
  });

  it('holds the longest names and texts without running off its pages', async () => {
    const patient_name = 'Wilhelmina-Αλεξάνδρα '.repeat(10).slice(0, 200);
    const certifier = { name: 'x'.repeat(200), npi: null, phone: null, fax: 'y'.repeat(40) };
    const supervisor = { name: 'ж'.repeat(200), date: null };
    const certification = { date: null, credential: 'NP' as const, supervisor };
    const file = caseFile({ ...fullDetails, certification, certifier, order: null }, { patient_name });
    for (const to of ['certifier', 'supervisor', 'examiner', 'prescriber'] as const)
      expectTidy(await letterOf(file, to), patient_name);
  });
});

const mark = 'Internal review – do not send';
const words =
  /pass|fail|warning|unknown|verif|missing|source|latest safe|keep documents|not found|noridian|rosa|осмотр|P-1042/i;

describe('the packets of the file', () => {
  let file: ShoeCaseFile;
  let audit: ReadPdf;
  let review: ReadPdf;

  beforeAll(async () => {
    const verified = { verifiedAt: '2026-02-03T04:00:00.000Z', verifiedBy: by };
    const documents = [
      attach('proof', { requirement: 'proof_of_delivery', type: 'image/png', name: 'slip.png', ...verified }),
      attach('notes', { requirement: 'visit_notes', pages: 2, ...verified }),
      attach('locked', { requirement: 'order', pages: null, name: 'locked.pdf', ...verified }),
      attach('huge', { requirement: 'order', pages: 5_000, name: 'huge.pdf' }),
      attach('lost', { requirement: 'order', name: 'lost.pdf', ...verified }),
      attach('exam', { requirement: 'foot_exam', type: 'image/jpeg', name: 'осмотр.jpg', ...verified }),
      attach('broken', { requirement: 'visit_notes', type: 'image/jpeg', name: 'broken.jpg' }),
      attach('small', { requirement: 'fitting' }),
      attach('second', { requirement: 'visit_notes', name: 'call mum first.pdf', ...verified }),
    ];
    file = caseFile(fullDetails, { documents });
    const visit = await makePdf(
      [
        [595, 842],
        [1_000, 500],
      ],
      'visit',
    );
    const files = [
      { id: 'proof', bytes: makePng({ width: 60, height: 40, hasAlpha: true }) },
      { id: 'notes', bytes: visit },
      { id: 'exam', bytes: makeJpeg() },
      { id: 'broken', bytes: makeJpeg().slice(0, -2) },
      { id: 'small', bytes: await makePdf([[200, 100]], 'fit') },
      { id: 'second', bytes: await makePdf([[612, 792]], 'second visit') },
    ];
    audit = await readPdf(await makeFilePacket('audit', file, store, files));
    review = await readPdf(await makeFilePacket('review', file, store, files));
  });

  it('for an auditor have an index, then what is verified and opens, in the order of auditors', () => {
    expect(audit).toMatchObject({
      title: 'Documents for one delivery of therapeutic shoes',
      author: 'Alder Street Pharmacy',
    });
    expect(audit.bookmarks).toEqual([
      'Index: 1',
      'Diabetes visit notes: 2',
      '  Diabetes visit notes (1 of 2): 2',
      '  Diabetes visit notes (2 of 2): 4',
      'Foot exam: 5',
      'Foot evaluation: 6',
      '  Evaluation note: 6',
      'Fitting at delivery: 7',
      '  Fitting note: 7',
      'Proof of delivery: 8',
    ]);
    expect(audit.pages).toHaveLength(9);
    expect(audit.pages[0]?.text).toContain('Diabetes visit notes (1 of 2)\n2 – 3');
  });

  it('S26-12 for an auditor hold no word of ours, and on a document only the page number, outside the image', () => {
    for (const { text } of audit.pages) expect(text).not.toMatch(words);
    audit.pages.forEach(({ pieces, height }, index) => {
      expect(pieces.filter(({ y }) => y < 44).map(({ text }) => text)).toEqual([`Page ${index + 1} of 9`]);
      if (index >= 1 && index <= 4) expect(pieces.filter(({ y }) => y > height - 38)).toEqual([]);
    });
    expect(audit.pages[1]?.text).toBe('visit\n\nPage 2 of 9');
  });

  it('for an auditor name no one whose paper is not verified', async () => {
    expect(audit.pages[0]?.text).not.toContain('Irina');
    expect(audit.pages[0]?.text).toContain('Γιώργος Ellis, DPM');
    const nothing = await readPdf(await makeFilePacket('audit', { ...file, documents: [] }, store, []));
    expect(nothing.pages[0]?.text).not.toMatch(/Irina|Γιώργος/);
    const empty = await readPdf(await makeFilePacket('audit', caseFile(emptyDetails), store, []));
    expect(empty.pages).toHaveLength(1);
  });

  it('for review add the checks, who verified what and what does not open, with a mark on every page', () => {
    expect(review.bookmarks).toEqual([
      'Cover and index: 1',
      'Dates and checks: 2',
      'Standard written order: 5',
      '  locked.pdf: 5',
      '  huge.pdf: 6',
      '  lost.pdf: 7',
      'Diabetes visit notes: 8',
      '  notes.pdf: 8',
      '  broken.jpg: 10',
      '  call mum first.pdf: 11',
      'Foot exam: 12',
      '  осмотр.jpg: 12',
      'Foot evaluation: 13',
      '  Evaluation note: 13',
      'Fitting at delivery: 14',
      '  Fitting note: 14',
      '  small.pdf: 15',
      'Proof of delivery: 16',
      '  slip.png: 17',
    ]);
    for (const { text, pieces } of review.pages) {
      expect(text.split(mark)).toHaveLength(3);
      expect(pieces.filter(({ y }) => y < 44).map((piece) => piece.text)).toContain('Ana María Torres');
    }
    const cover = review.pages[0]?.text ?? '';
    for (const row of [
      'Dates and checks\n2 – 4',
      'осмотр.jpg\nMon, Feb 2, 2026, Rosa Diaz\n12',
      'small.pdf\nNot verified\n15',
      'Tue, May 5, 2026 (the certifying statement expires first)',
      'Thu, Mar 3, 2033',
    ])
      expect(cover).toContain(row);
  });

  it('put pages of any size on Letter pages', () => {
    expect(audit.pages[1]).toMatchObject(letterSize);
    expect(audit.pages[2]).toMatchObject(across);
    expect(review.pages[8]).toMatchObject(across);
    expect(review.pages[14]?.text).toContain('Fitting at delivery · small.pdf');
  });

  it('for review name what they cannot show instead of failing', () => {
    expect(review.pages[4]?.text).toContain('damaged or password protected');
    expect(review.pages[5]?.text).toContain(
      'This file has 5000 pages. A packet can include up to 300 pages of one file.',
    );
    expect(review.pages[6]?.text).toContain('Standard written order · lost.pdf');
    expect(review.pages[9]?.text).toContain('damaged or password protected');
  });

  it('never fail for a file that is not what its row says', async () => {
    const whole = await makePdf([[612, 792]]);
    const bytes = [await makeEncryptedPdf(), whole.slice(0, 100), makeJpeg(), new Uint8Array(), whole];
    const documents = bytes.map((_, index) =>
      attach(String(index), { verifiedAt: '2026-02-03T04:00:00.000Z', verifiedBy: by }),
    );
    const files = bytes.map((each, index) => ({ id: String(index), bytes: each }));
    const mixed = caseFile(fullDetails, { documents });
    const forReview = await readPdf(await makeFilePacket('review', mixed, store, files));
    expect(forReview.pages.slice(-5).map(({ text }) => text.includes('can’t be shown'))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    const forAudit = await readPdf(await makeFilePacket('audit', mixed, store, files));
    expect(forAudit.pages).toHaveLength(5);
  });

  it('hold the longest notes', async () => {
    const note = 'Walked 10 m; '.repeat(500);
    const details = {
      ...fullDetails,
      delivery: { ...fullDetails.delivery, date: '2026-03-03', mode: null, wearing: null, note },
    };
    const long = await readPdf(await makeFilePacket('audit', caseFile(details), store, []));
    const text = long.pages.map((page) => page.text).join('');
    expect(text.match(/10 m;/g)).toHaveLength(500);
  });
});
