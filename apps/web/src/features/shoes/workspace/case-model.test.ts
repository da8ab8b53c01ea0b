import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type { ShoeDocument } from '@rxweb/contracts/shoes/documents';
import { emptyDetails } from '@rxweb/domain/shoes/shoe-case';
import { expect, it } from 'vitest';
import { caseEn } from '../../../texts/shoes/case-en.ts';
import { shoesEn } from '../../../texts/shoes/shoes-en.ts';
import { emptyValues, type FormValues } from '../shared/form-values.ts';
import { caseModel } from './case-model.ts';
import { missingText, problemsTitle } from './problems.ts';
import { stepsOfCase } from './steps-of-case.ts';

const today = '2026-05-19';
const words = { shared: shoesEn, own: caseEn };
const dana = { id: '1', name: 'Dana' };

function fileOf(status: ShoeCaseFile['status'], documents: ShoeDocument[]): ShoeCaseFile {
  const suppliedHere = { depthPairs: 0, customPairs: 0, insertPairs: 0, modifications: 0 };
  const staffNames = ['Dana Okafor'];
  return {
    id: 'a',
    status,
    documents,
    suppliedHere,
    staffNames,
    details: emptyDetails,
    today,
  } as unknown as ShoeCaseFile;
}

function paper(requirement: ShoeDocument['requirement'], verifiedAt: string | null = null): ShoeDocument {
  const facts = { dated: '2026-05-01', author: 'Maria Alvarez', credential: 'MD', signed: true } as const;
  const none = { dated: null, author: null, credential: null, signed: null };
  return {
    ...{ id: requirement, requirement, name: `${requirement}.pdf`, type: 'application/pdf', size: 1, pages: 1 },
    ...(verifiedAt ? facts : none),
    ...{ addedAt: '2026-05-02T18:00:00Z', addedBy: dana, verifiedAt, verifiedBy: verifiedAt ? dana : null },
  };
}

function modelOf(typed: Partial<FormValues>, documents: ShoeDocument[] = [], status: ShoeCaseFile['status'] = 'open') {
  return caseModel(fileOf(status, documents), { ...emptyValues, ...typed }, today, words);
}

const verdictOf = (model: ReturnType<typeof modelOf>, slot: string) =>
  model.views.find((view) => view.slot === slot)?.verdict;

it('lets no tick and no typed date pass a check: without its paper a requirement is missing', () => {
  const typed = {
    'checklist.faceToFaceRequested': 'yes',
    'checklist.faceToFaceReceived': 'yes',
    'details.visit.date': '2026-05-01',
  };
  expect(verdictOf(modelOf(typed), 'visit_notes')).toMatchObject({
    words: 'Missing',
    why: 'Marked as received, but no paper is on file.',
  });
  const asked = modelOf({ 'details.requested.visit': '2026-05-05' });
  expect(verdictOf(asked, 'visit_notes')?.why).toBe('Requested May 5; nothing has come in 14 days.');
  const askedToday = modelOf({ 'details.requested.visit': '2026-05-19' });
  expect(verdictOf(askedToday, 'visit_notes')?.why).toBe('Requested today; nothing has come in yet.');
  expect(verdictOf(modelOf({}), 'visit_notes')?.why).toBe('Not requested yet.');
  expect(verdictOf(modelOf(typed, [paper('visit_notes')]), 'visit_notes')?.words).toBe('Not verified');
});

it('waits for our own papers until their time, and misses them after the delivery', () => {
  expect(verdictOf(modelOf({}), 'proof_of_delivery')?.words).toBe('Not yet');
  expect(verdictOf(modelOf({}), 'evaluation')?.words).toBe('Not yet');
  expect(verdictOf(modelOf({ 'details.chosen': today }), 'evaluation')?.words).toBe('Missing');
  const delivered = modelOf({ 'details.delivery.date': '2026-05-18' }, [], 'delivered');
  expect(verdictOf(delivered, 'proof_of_delivery')?.words).toBe('Missing');
  expect(verdictOf(delivered, 'invoice')?.words).toBe('Not yet');
});

it('names the doctor whose notes are missing, and says where to act', () => {
  const [first] = modelOf({ 'details.certifier.name': 'Maria Alvarez, MD' }).problems;
  expect(first).toMatchObject({
    title: 'Visit notes of Maria Alvarez, MD are missing',
    tab: 'papers',
    at: 'paper-visit_notes',
    isOfOffice: true,
  });
  expect(problemsTitle(1, 'open', caseEn.problems)).toBe('1 problem to solve before delivery');
  expect(problemsTitle(2, 'delivered', caseEn.problems)).toBe('2 problems to solve before billing');
});

it('says in one sentence what the hand-over and the claim go without', () => {
  const have = (...slots: ShoeDocument['requirement'][]) => slots.map((slot) => paper(slot));
  const views = (documents: ShoeDocument[]) => missingText(modelOf({}, documents).views, words);
  expect(views(have('foot_exam', 'certifying_statement', 'order'))).toBe('Visit notes are still missing.');
  expect(views(have('visit_notes', 'certifying_statement', 'order'))).toBe('Foot exam is still missing.');
  expect(views(have('visit_notes', 'order'))).toBe('Foot exam and certifying statement are still missing.');
  expect(views(have('visit_notes', 'foot_exam', 'certifying_statement', 'order'))).toBeNull();
});

it('counts verified papers as progress, also once the shoes are delivered', () => {
  const documents = [paper('visit_notes', '2026-05-03T18:00:00Z'), paper('order')];
  const model = modelOf({ 'details.delivery.date': '2026-05-18' }, documents, 'delivered');
  expect(stepsOfCase(model, caseEn.progress, 'en').map(({ name, text, isDone }) => [name, text, isDone])).toEqual([
    ['Papers', '1 of 4 verified', false],
    ['Foot evaluation', 'Before items are chosen', false],
    ['Shoes ordered', 'Not yet', true],
    ['Delivery', 'May 18', true],
    ['Claim', 'After the delivery', false],
  ]);
});

it('has one next step, in the words of its paper', () => {
  expect(modelOf({}, [paper('visit_notes')]).next).toEqual({
    label: 'Verify the visit notes',
    reason: 'the visit notes are not verified',
    tab: 'papers',
    at: 'paper-visit_notes',
  });
  expect(modelOf({}).next).toMatchObject({
    label: 'Request the visit notes',
    at: 'paper-visit_notes',
    isRequest: true,
  });
  expect(modelOf({}, [], 'archived').next).toBeNull();
});

it('compares who signed the receipt with the patient and the staff, as the server does', () => {
  const receipt = paper('proof_of_delivery', '2026-05-18T18:00:00Z');
  const signedBy = (author: string) =>
    modelOf(
      { patient_name: 'Maria Alvarez', 'details.delivery.date': '2026-05-01' },
      [{ ...receipt, author }],
      'delivered',
    ).verdict.checks.proof_of_delivery.reason;
  expect(signedBy('Dana Okafor')).not.toBe(signedBy('Maria Alvarez'));
  expect(signedBy('Dana Okafor')).toContain('Dana Okafor');
});
