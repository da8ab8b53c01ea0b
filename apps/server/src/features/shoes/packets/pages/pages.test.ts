import { shoeChecks } from '@rxweb/contracts/shoes/checks';
import { emptyDetails } from '@rxweb/domain/shoes/shoe-case';
import { describe, expect, it } from 'vitest';
import { caseFile, fullDetails, store } from '../../../../../testing/shoes/case-file.ts';
import { frontPages } from '../audit-packet.ts';
import { checkNames } from '../labels.ts';
import { physicianSheets } from '../physician-packet.ts';
import { certifyingStatement } from './certifying-statement.ts';
import { evaluationNote, fittingNote, proofOfDelivery } from './chart-notes.ts';
import { coverLetter } from './cover-letter.ts';
import { textOf } from './page.ts';
import { writtenOrder } from './written-order.ts';

const nothingDelivered = { ...fullDetails, delivery: null, handover: null, proofOfDelivery: null, billed: null };
const letterOf = (details: typeof fullDetails) => textOf([coverLetter(caseFile(details), store)]);

const requests = {
  visit: 'Notes from a visit at which you managed',
  exam: 'Notes from a foot exam that',
  certification: 'The certifying statement, signed and dated',
  order: 'The order, signed',
} as const;

describe('the cover letter', () => {
  it.each(Object.keys(requests) as (keyof typeof requests)[])(
    'asks for %s when that is missing, and for nothing else',
    (paper) => {
      const letter = letterOf({ ...nothingDelivered, [paper]: null });
      for (const [other, request] of Object.entries(requests)) expect(letter.includes(request)).toBe(other === paper);
    },
  );

  it('asks for nothing when nothing is missing', () => {
    const letter = letterOf(nothingDelivered);
    expect(letter).toContain('We have all the documents');
    expect(letter).not.toContain('When we need them');
  });

  it('names the store, the certifier and the day the first document expires', () => {
    const letter = letterOf({ ...nothingDelivered, order: null });
    for (const text of ['Alder Street Pharmacy', '(555) 555-0100', 'Irina Валентиновна Petrova, MD', '(555) 555-0143'])
      expect(letter).toContain(text);
    expect(letter).toContain('the documents are valid through Tue, May 5, 2026; the statement expires first');
    expect(letterOf({ ...nothingDelivered, certification: null })).toContain(
      'the visit expires first: it’s valid through Fri, Jul 10, 2026',
    );
    expect(letterOf(emptyDetails)).toContain('Please reply as soon as you can');
    // A document that has expired is no longer valid, and after the delivery nothing has to arrive before it.
    const old = letterOf({ ...nothingDelivered, order: null, visit: { date: '2024-01-10', mode: null } });
    expect(old).toContain('The visit was valid through Wed, Jul 10, 2024 and has expired');
    expect(old).not.toContain('expires first');
    const delivered = letterOf({ ...fullDetails, order: null });
    expect(delivered).toContain('the patient has the shoes');
    expect(delivered).not.toContain('must have the shoes by then');
  });

  it('asks for the dated agreement only if another clinician did the exam, or the examiner is unknown', () => {
    const agreement = /write on a copy of their notes that you agree/;
    expect(letterOf({ ...nothingDelivered, exam: null })).toMatch(agreement);
    const exam = { date: null, mode: null, by: 'certifier', agreed: null } as const;
    expect(letterOf({ ...nothingDelivered, exam })).not.toMatch(agreement);
  });
});

describe('the documents to sign', () => {
  it('have ticks for the conditions that the case names, and other texts as other', () => {
    const statement = textOf([certifyingStatement(caseFile(fullDetails), store)]);
    expect(statement.match(/\[x\] .*/g)).toEqual([
      '[x] Peripheral neuropathy with callus on either foot',
      '[x] Deformity of either foot',
      '[x] Other: Dropped arch of the right foot',
    ]);
    expect(statement.match(/\[ \] .*/g)).toHaveLength(4);
  });

  it('are never signed or dated for anyone', () => {
    const texts = [certifyingStatement, writtenOrder].map((paper) => textOf([paper(caseFile(fullDetails), store)]));
    const [statement = '', order = ''] = texts;
    for (const line of ['Signature: ____', 'Date signed: ____', 'No stamps']) expect(statement).toContain(line);
    for (const line of ['Order date: ____', 'Prescriber’s signature: ____', 'No stamps']) expect(order).toContain(line);
    // No date but the day of birth, for there is no other to give.
    for (const text of texts) expect(text.match(/\w{3} \d{1,2}, \d{4}/g)).toEqual(['Jul 2, 1949']);
  });

  it('order what the case holds, with codes as advice, or leave lines to write on', () => {
    const order = textOf([writtenOrder(caseFile(fullDetails), store)]);
    expect(order).toContain('1 pair | Depth shoes | A5500');
    expect(order).toContain('3 pairs | Inserts | A5512, A5513, A5514');
    expect(order).not.toContain('Modifications');
    expect(textOf([writtenOrder(caseFile(emptyDetails), store)])).toContain(' |  | ');
  });
});

describe('the store’s own pages', () => {
  it('show every check in denial order with its state in words, its reason and where its rule was read', () => {
    const file = caseFile({ ...fullDetails, exam: null });
    const [, checks] = frontPages('review', file, store, []);
    const table = checks?.blocks.find((block) => block.kind === 'table' && block.columns[0]?.title === 'Check');
    if (table?.kind !== 'table') throw new Error('there is no table of checks');
    expect(table.rows.map(([name]) => name)).toEqual(shoeChecks.map((check) => checkNames[check]));
    expect(table.rows[0]).toEqual([
      checkNames.exam_within_6_months,
      { mark: 'unknown', text: 'Unknown' },
      file.verdict.checks.exam_within_6_months.reason,
      'M1, M8, M18, M6b, M18b',
    ]);
  });

  it('cut a reason that quotes more than a page', () => {
    const conditions = Array.from({ length: 50 }, () => 'sore feet '.repeat(100));
    const [, checks] = frontPages('review', caseFile({ ...fullDetails, conditions }), store, []);
    const cells = checks?.blocks.flatMap((block) => (block.kind === 'table' ? block.rows.flat() : [])) ?? [];
    for (const cell of cells) expect((typeof cell === 'string' ? cell : cell.text).length).toBeLessThanOrEqual(1_000);
    expect(cells).toContainEqual(expect.stringMatching(/^“sore feet .*…$/));
  });

  it('hold the fitting note in words and the signature as it was drawn', () => {
    expect(textOf([fittingNote(caseFile(fullDetails), store)])).toContain('Left: toe space 10 mm, heel slip 2 mm');
    expect(proofOfDelivery(caseFile(fullDetails), store).blocks).toContainEqual({
      kind: 'signature',
      path: fullDetails.handover?.signature,
    });
    const unsigned = proofOfDelivery(caseFile({ ...fullDetails, handover: null, proofOfDelivery: true }), store);
    expect(textOf([unsigned])).toMatch(/Signature: ____[\s\S]*signed on paper is on file/);
  });

  it('name the document that shows each condition', () => {
    const none = { amputation: null, pastUlcer: null, preUlcerativeCallus: null, poorCirculation: null };
    const conditionDocuments = { ...none, neuropathyWithCallus: 'exam of Jan 15', deformity: null };
    const text = textOf(frontPages('review', caseFile({ ...fullDetails, conditionDocuments }), store, []));
    expect(text).toContain('Neuropathy with callus | exam of Jan 15');
    expect(text).toContain('Deformity | Not named');
  });
});

it('leaves blanks to fill in by hand where nothing is known yet', () => {
  const file = caseFile(emptyDetails);
  const text = textOf([
    ...physicianSheets(file, store),
    ...frontPages('review', file, store, []),
    evaluationNote(file, store),
    fittingNote(file, store),
    proofOfDelivery(file, store),
  ]);
  for (const label of ['To', 'Fax', 'Date of birth', 'NPI', 'Evaluated on', 'Received by'])
    expect(text).toContain(`${label}: ____`);
  expect(text).not.toMatch(/null|undefined|NaN/);
});
