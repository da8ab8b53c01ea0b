import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import { shoeChecks } from '@rxweb/contracts/shoes/checks';
import type { ShoeDocument, ShoeRequirement } from '@rxweb/contracts/shoes/documents';
import type { StoreInfo } from '@rxweb/contracts/store';
import { emptyDetails } from '@rxweb/domain/shoes/shoe-case';
import { describe, expect, it } from 'vitest';
import { caseFile, fullDetails, store } from '../../../../../testing/shoes/case-file.ts';
import { frontPages } from '../audit-packet.ts';
import { checkNames } from '../labels.ts';
import { letterSheets } from '../letter-packet.ts';
import { planLetters } from '../letters/plan-letters.ts';
import { agreementSheet } from './agreement-sheet.ts';
import { certifyingStatement } from './certifying-statement.ts';
import { evaluationNote, fittingNote, proofOfDelivery } from './chart-notes.ts';
import { textOf } from './page.ts';
import { writtenOrder } from './written-order.ts';

const nothingDelivered = { ...fullDetails, delivery: null, handover: null, proofOfDelivery: null, billed: null };
const verified = { verifiedAt: '2026-02-03T04:00:00.000Z', verifiedBy: { id: '1', name: 'Rosa Diaz' }, signed: true };

const onFile = (requirement: ShoeRequirement, change: Partial<ShoeDocument> = {}): ShoeDocument => ({
  ...{ id: requirement, requirement, name: 'scan.pdf', type: 'application/pdf', size: 1, pages: 1 },
  ...{ dated: null, author: null, credential: null, addedAt: '2026-02-01T00:00:00.000Z', addedBy: verified.verifiedBy },
  ...verified,
  ...change,
});

function lettersOf(file: ShoeCaseFile, withFax: StoreInfo = store): Record<string, string> {
  const letters = planLetters(file).filter(({ asks }) => asks.length > 0);
  return Object.fromEntries(letters.map((to) => [to.recipient, textOf(letterSheets(file, withFax, to))]));
}
const letterTo = (details: typeof fullDetails, documents: ShoeDocument[] = [], today = '2026-03-15') =>
  lettersOf(caseFile(details, { documents, today })).certifier ?? '';

const requests = {
  visit_notes: 'Your notes of the visit',
  certifying_statement: 'The certifying statement, signed and dated',
  agreement: 'Your agreement with the foot exam',
  foot_exam: 'Your notes of the foot exam',
  order: 'The order, signed',
} as const;
const undelivered = { ...nothingDelivered, billed: null };

describe('who is asked for what', () => {
  const asksOf = (file: ShoeCaseFile) =>
    Object.fromEntries(planLetters(file).map(({ recipient, asks }) => [recipient, asks]));

  it('S26-13 asks each person only for their own papers', () => {
    expect(asksOf(caseFile(undelivered))).toEqual({
      certifier: ['visit_notes', 'agreement', 'certifying_statement'],
      prescriber: ['order', 'prescriber_notes'],
      examiner: ['foot_exam'],
    });
    const exam = { date: '2026-01-15', mode: 'in_person', by: 'certifier', agreed: null } as const;
    const prescriber = { name: 'petrova irina Валентиновна', npi: '1234567893', phone: null, fax: null };
    expect(asksOf(caseFile({ ...undelivered, exam, prescriber }))).toEqual({
      certifier: ['visit_notes', 'foot_exam', 'certifying_statement', 'order'],
    });
  });

  it('S26-06 goes by the exam that counts when there are two', () => {
    const own = { date: '2026-01-12', mode: 'in_person', by: 'certifier', agreed: null } as const;
    const otherExam = { date: '2026-01-15', mode: 'in_person', agreed: null } as const;
    expect(asksOf(caseFile({ ...undelivered, exam: own, otherExam })).certifier).toContain('foot_exam');
    const old = caseFile({ ...undelivered, exam: { ...own, date: '2025-01-12' }, otherExam });
    expect(asksOf(old)).toMatchObject({ certifier: expect.arrayContaining(['agreement']), examiner: ['foot_exam'] });
    expect(lettersOf(old).certifier).toContain('Your agreement with the foot exam of Thu, Jan 15, 2026');
    expect(lettersOf(old).certifier).not.toContain('Jan 12, 2025');
    // The note is the podiatrist's, whatever was typed.
    const note = onFile('foot_exam', { dated: '2026-01-15', author: 'Sam Ellis, DPM', credential: 'DPM' });
    const noted = asksOf(caseFile({ ...undelivered, exam: own }, { documents: [note] }));
    expect(noted).toMatchObject({ certifier: expect.arrayContaining(['agreement']), examiner: [] });
  });

  it('asks no supervisor of an NP whose ACO or plan lets them certify, and takes initials for names', () => {
    const certification = { date: null, credential: 'NP', supervisor: null, route: 'aco_reach' } as const;
    const byAco = caseFile({ ...undelivered, certification });
    expect(asksOf(byAco)).not.toHaveProperty('supervisor');
    const form = textOf([certifyingStatement(byAco, store)]);
    expect(form).toContain('Certifying NP or PA');
    expect(form).not.toContain('Supervisor');
    const plan = { kind: 'medicaid', name: null, authorization: null, certifierAllowed: true } as const;
    const { route: _, ...plain } = certification;
    expect(asksOf(caseFile({ ...undelivered, certification: plain, plan }))).not.toHaveProperty('supervisor');
    expect(asksOf(caseFile({ ...undelivered, certification: plain }))).toHaveProperty('supervisor');
    const prescriber = { name: 'Petrova, I.', npi: null, phone: null, fax: null };
    expect(asksOf(caseFile({ ...undelivered, prescriber }))).not.toHaveProperty('prescriber');
  });

  it('asks the supervisor of an NP or PA, and takes one person for one by name without an NPI', () => {
    const certification = { date: null, credential: 'PA', supervisor: { name: 'Omar Reyes, MD', date: null } } as const;
    const prescriber = { name: 'IRINA Валентиновна Petrova', npi: null, phone: null, fax: null };
    const plans = planLetters(caseFile({ ...undelivered, certification, prescriber }));
    expect(plans.map(({ recipient, name }) => [recipient, name])).toEqual([
      ['certifier', 'Irina Валентиновна Petrova, MD'],
      ['examiner', null],
      ['supervisor', 'Omar Reyes, MD'],
    ]);
  });

  it('leaves out what is verified, but neither what only came in, nor what was found unsigned, nor a typed date', () => {
    const documents = [
      onFile('visit_notes'),
      onFile('certifying_statement', { signed: false }),
      onFile('order', { verifiedAt: null, verifiedBy: null }),
      onFile('prescriber_notes'),
      onFile('foot_exam'),
    ];
    const file = caseFile(undelivered, { documents });
    expect(asksOf(file)).toEqual({
      certifier: ['agreement', 'certifying_statement'],
      prescriber: ['order'],
      examiner: [],
    });
    expect(planLetters(file).map(({ unverified }) => unverified)).toEqual([[], ['order'], []]);
  });

  it('gives ten days to reply, fewer when a window closes, and none in the past', () => {
    const replyBy = (today: string) => planLetters(caseFile(undelivered, { today }))[0]?.replyBy;
    expect(replyBy('2026-03-15')).toBe('2026-03-25');
    expect(replyBy('2026-04-28')).toBe('2026-05-02');
    expect(replyBy('2026-05-05')).toBe('2026-05-06');
    expect(replyBy('2026-06-05')).toBe('2026-06-15');
    expect(planLetters(caseFile(fullDetails))[0]?.replyBy).toBe('2026-03-25');
  });
});

describe('a letter', () => {
  it('holds the papers of its recipient only', () => {
    const letters = lettersOf(caseFile(undelivered));
    expect(Object.keys(letters)).toEqual(['certifier', 'prescriber', 'examiner']);
    expect(letters.certifier).not.toMatch(/Standard Written Order|The order, signed/);
    expect(letters.prescriber).not.toMatch(/Statement of Certifying|I certify|qualifying condition/);
    expect(letters.examiner).not.toMatch(/Statement of Certifying|Standard Written Order|Petrova|Ellis/);
    for (const letter of Object.values(letters)) {
      expect(letter).toContain('Fax your answer to: (555) 555-0101');
      expect(letter).toContain('Questions? Call: (555) 555-0100');
      expect(letter).toContain('Please reply by Wed, Mar 25, 2026');
      expect(letter).not.toMatch(/complete chart|whole chart/);
    }
  });

  it.each(Object.keys(requests) as (keyof typeof requests)[])('asks for %s until it is verified', (paper) => {
    const all = (documents: ShoeDocument[]) => Object.values(lettersOf(caseFile(undelivered, { documents }))).join();
    expect(all([])).toContain(requests[paper]);
    expect(all([onFile(paper)])).not.toContain(requests[paper]);
  });

  it('names the note it asks for and the day the first document expires', () => {
    expect(letterTo(undelivered)).toContain('Your notes of the visit of Sat, Jan 10, 2026');
    expect(letterTo(undelivered)).toContain(
      'the documents are valid through Tue, May 5, 2026; the statement expires first',
    );
    expect(letterTo({ ...undelivered, certification: null })).toContain(
      'the visit expires first: it’s valid through Fri, Jul 10, 2026',
    );
    expect(letterTo(emptyDetails)).toContain('We can deliver the shoes only after we have these documents');
    // A document that has expired is no longer valid, and after the delivery nothing has to arrive before it.
    const old = letterTo({ ...undelivered, visit: { date: '2024-01-10', mode: null } });
    expect(old).toContain('The visit was valid through Wed, Jul 10, 2024 and has expired');
    expect(old).not.toContain('expires first');
    expect(letterTo(fullDetails)).toContain('The patient has the shoes');
    expect(letterTo(fullDetails)).not.toContain('must have the shoes by then');
  });

  it('has an agreement sheet only if another clinician did the exam', () => {
    expect(letterTo(undelivered)).toContain('I have read the notes of this foot exam, and I agree with them.');
    const exam = { date: null, mode: null, by: 'certifier', agreed: null } as const;
    expect(letterTo({ ...undelivered, exam })).not.toMatch(/agree/);
    expect(letterTo({ ...undelivered, exam: null })).toMatch(/write on a copy of their notes that you agree/);
  });
});

describe('the documents to sign', () => {
  const signed = [certifyingStatement, writtenOrder, agreementSheet];

  it('have six empty boxes, whatever the case names, and no other condition', () => {
    const statement = textOf([certifyingStatement(caseFile(fullDetails), store)]);
    expect(statement.match(/^\[.*$/gm)).toEqual([
      '[ ] Amputation of the other foot, or part of either foot',
      '[ ] Past ulcer of either foot',
      '[ ] Pre-ulcerative callus of either foot, now or in the past',
      '[ ] Peripheral neuropathy with callus on either foot',
      '[ ] Deformity of either foot',
      '[ ] Poor circulation in either foot',
    ]);
    expect(statement).not.toMatch(/other:|dropped arch/i);
  });

  it('are never signed or dated for anyone', () => {
    const [statement = '', order = '', agreement = ''] = signed.map((paper) =>
      textOf([paper(caseFile(fullDetails), store)]),
    );
    for (const line of ['Signature: ____', 'Date signed: ____', 'No stamps']) expect(statement).toContain(line);
    for (const line of ['Order date: ____', 'Prescriber’s signature: ____', 'No stamps']) expect(order).toContain(line);
    for (const line of ['Signature: ____', 'Initials: ____', 'Date: ____', 'No stamps'])
      expect(agreement).toContain(line);
    // No date but the day of birth and that of the exam, for there is no other to give.
    const dates = /\w{3} \d{1,2}, \d{4}/g;
    for (const text of [statement, order]) expect(text.match(dates)).toEqual(['Jul 2, 1949']);
    expect(agreement.match(dates)).toEqual(['Jul 2, 1949', 'Jan 15, 2026']);
  });

  it('have lines for the supervisor of an NP or PA', () => {
    const certification = { date: null, credential: 'NP', supervisor: { name: 'Omar Reyes, MD', date: null } } as const;
    const form = textOf([certifyingStatement(caseFile({ ...fullDetails, certification }), store)]);
    for (const text of ['Certifying NP or PA: Irina', 'Omar Reyes, MD', 'Supervisor’s signature: ____', 'NPI: ____'])
      expect(form).toContain(text);
    expect(form).not.toContain('I am the physician who');
    expect(textOf([certifyingStatement(caseFile(fullDetails), store)])).not.toContain('Supervis');
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
  const letters = planLetters(file).flatMap((to) => letterSheets(file, { ...store, fax: undefined }, to));
  const text = textOf([
    ...letters,
    ...frontPages('review', file, store, []),
    evaluationNote(file, store),
    fittingNote(file, store),
    proofOfDelivery(file, store),
  ]);
  for (const label of ['To', 'Fax your answer to', 'Fax to', 'Date of birth', 'NPI', 'Evaluated on', 'Received by'])
    expect(text).toContain(`${label}: ____`);
  expect(text).not.toMatch(/null|undefined|NaN/);
});
