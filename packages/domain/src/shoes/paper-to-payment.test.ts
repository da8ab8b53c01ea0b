import { type AnyShoeCheck, allShoeChecks, type ShoeCase, type ShoeCheckState } from '@rxweb/contracts/shoes/checks';
import { type EvidenceSlot, mustSlots } from '@rxweb/contracts/shoes/evidence';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { anyCase, anyDay } from '../../testing/shoes/arbitrary-case.ts';
import { evidenceWith, paperCase, type SlotChange } from '../../testing/shoes/paper-case.ts';
import { checkShoeCase, isReadyForKx } from './check-case.ts';
import { isVerified } from './evidence.ts';
import { missingSteps } from './missing-steps.ts';
import { nextAction } from './next-action.ts';

const needed = { state: 'needed', paper: null, documents: 0 } as const;
const requested = { state: 'requested', paper: null, documents: 0 } as const;
const ticked = { state: 'received', paper: null, documents: 0 } as const;
const received = { state: 'received', paper: null, documents: 1 } as const;

const examChecks: AnyShoeCheck[] = [
  'exam_within_6_months',
  'exam_in_person',
  'exam_on_or_before_certification',
  'other_exam_agreed',
  'qualifying_condition',
];
const visitChecks: AnyShoeCheck[] = ['certification_on_or_after_visit', 'visit_within_6_months', 'visit_by_certifier'];
const statementChecks: AnyShoeCheck[] = [
  'exam_on_or_before_certification',
  'other_exam_agreed',
  'certification_on_or_after_visit',
  'certifier_credential',
  'certification_within_3_months',
];
const orderChecks: AnyShoeCheck[] = ['order_on_or_after_prescriber_visit', 'order_complete', 'order_before_claim'];
const evaluationChecks: AnyShoeCheck[] = ['evaluation_in_person_before_choice', 'measurements_present'];
const warn = (checks: AnyShoeCheck[], sentence: RegExp): Turned =>
  Object.fromEntries(checks.map((check) => [check, ['warning', sentence]]));

type Turned = Partial<Record<AnyShoeCheck, [ShoeCheckState, RegExp]>>;
interface Row {
  papers?: Partial<Record<EvidenceSlot, SlotChange>>;
  change?: Partial<ShoeCase>;
  turned: Turned;
  /** The board's and the workspace's next step. */
  next: string;
  /** What the board and the letters list as missing. */
  missing?: string[];
}

const { receipt, delivery, exam, visit, evaluation } = paperCase();
const received2 = (change: Partial<NonNullable<ShoeCase['receipt']>>) => ({
  receipt: receipt ? { ...receipt, ...change } : null,
});

const rows: Record<string, Row> = {
  'every paper is verified': { turned: {}, next: 'done' },
  'no visit note': {
    papers: { visit_notes: needed },
    turned: warn(visitChecks, /^There’s no visit note on file yet\. As typed: /),
    next: 'request visit_notes',
    missing: ['visit'],
  },
  'visit note requested': {
    papers: { visit_notes: requested },
    turned: warn(visitChecks, /^The visit note was requested but hasn’t come yet\./),
    next: 'chase visit_notes',
    missing: ['visit'],
  },
  'visit note ticked as received': {
    papers: { visit_notes: ticked },
    turned: warn(visitChecks, /^The visit note is marked as received, but no paper is on file\./),
    next: 'add visit_notes',
    missing: ['visit'],
  },
  'visit note not verified': {
    papers: { visit_notes: received },
    turned: warn(visitChecks, /^The visit note is on file but not verified yet\./),
    next: 'verify visit_notes',
  },
  'visit note of an old visit, whatever was typed': {
    papers: { visit_notes: { dated: '2025-09-02' } },
    turned: { visit_within_6_months: ['fail', /Mar 3, 2026 is too late: the diabetes visit on Tue, Sep 2, 2025/] },
    next: 'solve visit_within_6_months',
  },
  'visit note unsigned': {
    papers: { visit_notes: { signed: false } },
    turned: { note_signed_by_author: ['fail', /^The visit note isn’t signed by its author\. .*attestation/] },
    next: 'solve note_signed_by_author',
  },
  'visit note by another doctor': {
    papers: { visit_notes: { author: 'Bob Cole, MD' } },
    turned: {
      visit_by_certifier: ['fail', /^The visit note is by Bob Cole, MD, not by the certifier, Irina Petrova, MD\./],
    },
    next: 'solve visit_by_certifier',
  },
  'visit note by an NP': {
    papers: { visit_notes: { author: 'Ann Lee, NP', credential: 'NP' } },
    turned: { visit_by_certifier: ['warning', /A note by an NP counts only if the certifier supervises them/] },
    next: 'done',
  },
  'visit note without a date': {
    papers: { visit_notes: { dated: null } },
    turned: {
      ...warn(['certification_on_or_after_visit', 'visit_within_6_months'], /^The verified visit note has no date/),
      document_dated_by_delivery: ['unknown', /^Not recorded: the date on the visit note\./],
    },
    next: 'done',
  },
  'visit by telehealth': {
    change: { visit: visit && { ...visit, mode: 'telehealth' } },
    turned: {
      visit_within_6_months: ['warning', /Noridian’s page accepts it, others say in person; ask your DME MAC/],
    },
    next: 'done',
  },
  'no exam note': {
    papers: { foot_exam: needed },
    turned: warn(examChecks, /^There’s no foot exam note on file yet\./),
    next: 'request foot_exam',
    missing: ['exam'],
  },
  'exam note requested': {
    papers: { foot_exam: requested },
    turned: warn(examChecks, /^The foot exam note was requested but hasn’t come yet\./),
    next: 'chase foot_exam',
    missing: ['exam'],
  },
  'exam note not verified': {
    papers: { foot_exam: received },
    turned: warn(examChecks, /^The foot exam note is on file but not verified yet\./),
    next: 'verify foot_exam',
  },
  'exam after the statement': {
    papers: { foot_exam: { dated: '2026-02-06' } },
    turned: {
      exam_on_or_before_certification: ['fail', /^The exam on Fri, Feb 6, 2026 is after the statement/],
      other_exam_agreed: ['warning', /before the exam on Fri, Feb 6, 2026/],
    },
    next: 'solve exam_on_or_before_certification',
  },
  'exam note unsigned': {
    papers: { foot_exam: { signed: false } },
    turned: { note_signed_by_author: ['fail', /^The foot exam note isn’t signed by its author\./] },
    next: 'solve note_signed_by_author',
  },
  'exam typed as the certifier’s, but the note is by a podiatrist': {
    change: { exam: exam && { ...exam, by: 'certifier', agreed: null } },
    turned: { other_exam_agreed: ['unknown', /^Not recorded: the certifier’s agreement with the exam/] },
    next: 'done',
    missing: ['exam'],
  },
  'the certifier examined, so no agreement is needed': {
    papers: { foot_exam: { author: 'I. Petrova', credential: 'MD' } },
    change: { exam: exam && { ...exam, agreed: null } },
    turned: { other_exam_agreed: ['not_applicable', /^The certifier did the foot exam/] },
    next: 'done',
  },
  'no statement': {
    papers: { certifying_statement: needed },
    turned: warn(statementChecks, /^There’s no certifying statement on file yet\./),
    next: 'request certifying_statement',
    missing: ['certification'],
  },
  'statement not verified': {
    papers: { certifying_statement: received },
    turned: warn(statementChecks, /^The certifying statement is on file but not verified yet\./),
    next: 'verify certifying_statement',
  },
  'statement before the visit': {
    papers: { certifying_statement: { dated: '2026-01-09' } },
    turned: {
      exam_on_or_before_certification: ['fail', /after the statement dated Fri, Jan 9, 2026/],
      other_exam_agreed: ['fail', /after the statement dated Fri, Jan 9, 2026/],
      certification_on_or_after_visit: ['fail', /^The statement dated Fri, Jan 9, 2026 is before the visit/],
    },
    next: 'solve exam_on_or_before_certification',
  },
  'statement signed by a podiatrist': {
    papers: { certifying_statement: { credential: 'DPM' } },
    turned: { certifier_credential: ['fail', /^The certifier is a podiatrist/] },
    next: 'solve certifier_credential',
  },
  'statement unsigned': {
    papers: { certifying_statement: { signed: false } },
    turned: { note_signed_by_author: ['fail', /^The certifying statement isn’t signed/] },
    next: 'solve note_signed_by_author',
  },
  'statement by someone else': {
    papers: { certifying_statement: { author: 'Bob Cole, MD' } },
    turned: {
      certifier_credential: ['warning', /is by Bob Cole, MD, but the case names Irina Petrova, MD as the certifier/],
      visit_by_certifier: ['fail', /not by the certifier, Bob Cole, MD/],
    },
    next: 'solve visit_by_certifier',
  },
  'no order': {
    papers: { order: needed },
    turned: warn(orderChecks, /^There’s no order on file yet\./),
    next: 'request order',
    missing: ['order'],
  },
  'order ticked as received': {
    papers: { order: ticked },
    turned: warn(orderChecks, /^The order is marked as received, but no paper is on file\./),
    next: 'add order',
    missing: ['order'],
  },
  'order not verified': {
    papers: { order: received },
    turned: warn(orderChecks, /^The order is on file but not verified yet\./),
    next: 'verify order',
  },
  'order after the claim': {
    papers: { order: { dated: '2026-03-11' } },
    turned: { order_before_claim: ['fail', /Mar 11, 2026 is after the claim/] },
    next: 'solve order_before_claim',
  },
  'order unsigned': {
    papers: { order: { signed: false } },
    turned: { order_complete: ['fail', /^The order isn’t signed\. An attestation can’t cure that/] },
    next: 'solve order_complete',
  },
  'order by another prescriber': {
    papers: { order: { author: 'Bob Cole' } },
    turned: { order_complete: ['warning', /^The order is by Bob Cole, but the case names Sam Ellis, DPM/] },
    next: 'done',
  },
  'no evaluation': {
    papers: { evaluation: needed },
    turned: warn(evaluationChecks, /^There’s no foot evaluation on file yet\./),
    next: 'record evaluation',
    missing: ['evaluation'],
  },
  'evaluation not verified': {
    papers: { evaluation: received },
    turned: warn(evaluationChecks, /^The foot evaluation is on file but not verified yet\./),
    next: 'verify evaluation',
  },
  'evaluation after the delivery': {
    papers: { evaluation: { dated: '2026-03-04' } },
    turned: {
      evaluation_in_person_before_choice: [
        'fail',
        /^The evaluation on Wed, Mar 4, 2026 is after the items were chosen/,
      ],
      document_dated_by_delivery: ['warning', /^The foot evaluation is dated Wed, Mar 4, 2026, after the delivery/],
    },
    next: 'solve evaluation_in_person_before_choice',
  },
  'evaluation without numbers': {
    change: { evaluation: evaluation && { ...evaluation, feet: null } },
    turned: { measurements_present: ['warning', /^The feet were measured, but no numbers are recorded/] },
    next: 'done',
  },
  'no fitting note': {
    papers: { fitting: needed },
    turned: warn(['fit_in_person_objective'], /^There’s no fitting note on file yet\./),
    next: 'record fitting',
    missing: ['delivery'],
  },
  'fitting note of another day': {
    papers: { fitting: { dated: '2026-03-05' } },
    turned: {
      fit_in_person_objective: [
        'warning',
        /is dated Thu, Mar 5, 2026, but the items were received on Tue, Mar 3, 2026/,
      ],
      document_dated_by_delivery: ['warning', /^The fitting note is dated Thu, Mar 5, 2026, after the delivery/],
    },
    next: 'done',
  },
  'fitting note that only praises, in Spanish': {
    change: { delivery: delivery && { ...delivery, note: 'Le quedan muy bien, la paciente está contenta' } },
    turned: { fit_in_person_objective: ['fail', /^The fitting note records no findings/] },
    next: 'solve fit_in_person_objective',
  },
  'no proof of delivery': {
    papers: { proof_of_delivery: needed },
    turned: warn(['proof_of_delivery'], /^There’s no proof of delivery on file yet\./),
    next: 'record proof_of_delivery',
    missing: ['proof_of_delivery'],
  },
  'proof of delivery not verified': {
    papers: { proof_of_delivery: received },
    turned: warn(['proof_of_delivery'], /^The proof of delivery is on file but not verified yet\./),
    next: 'verify proof_of_delivery',
  },
  'receipt signed two days late': {
    papers: { proof_of_delivery: { dated: '2026-03-05' } },
    turned: {
      fit_in_person_objective: ['warning', /items were received on Thu, Mar 5, 2026/],
      proof_of_delivery: ['warning', /is dated Thu, Mar 5, 2026, 2 days after the delivery on Tue, Mar 3, 2026/],
    },
    next: 'done',
  },
  'receipt unsigned': {
    papers: { proof_of_delivery: { signed: false } },
    turned: { proof_of_delivery: ['fail', /^The proof of delivery isn’t signed/] },
    next: 'solve proof_of_delivery',
  },
  'receipt signed by nobody named': {
    papers: { proof_of_delivery: { author: null } },
    change: received2({ receivedBy: ' ' }),
    turned: { proof_of_delivery: ['unknown', /^Not recorded: the printed name of the person who received/] },
    next: 'done',
  },
  'receipt signed by a daughter whose relationship is not said': {
    papers: { proof_of_delivery: { author: 'Luz Vega' } },
    change: received2({ receivedBy: 'Luz Vega' }),
    turned: { proof_of_delivery: ['warning', /^Luz Vega isn’t the patient, and no relationship is recorded/] },
    next: 'done',
  },
  'receipt signed by a daughter': {
    papers: { proof_of_delivery: { author: 'Luz Vega' } },
    change: received2({ receivedBy: 'Luz Vega', relationship: 'daughter' }),
    turned: {},
    next: 'done',
  },
  'receipt signed by the staff': {
    papers: { proof_of_delivery: { author: 'Tom Lund' } },
    change: received2({ receivedBy: 'Lund, Tom', relationship: 'friend' }),
    turned: { proof_of_delivery: ['warning', /^Lund, Tom is on the store’s staff\. .*never the store’s staff/] },
    next: 'done',
  },
  'receipt signed by a driver': {
    papers: { proof_of_delivery: { author: 'Al Moss' } },
    change: received2({ receivedBy: 'Al Moss', relationship: 'Delivery driver' }),
    turned: { proof_of_delivery: ['warning', /^Al Moss signed as “Delivery driver”/] },
    next: 'done',
  },
  'receipt for one shoe of two': {
    change: received2({
      goods: [
        { code: 'A5500', units: 1 },
        { code: 'A5512', units: 6 },
      ],
    }),
    turned: { proof_of_delivery: ['fail', /^The receipt shows 1 of depth shoes, but the claim has 2 /] },
    next: 'solve proof_of_delivery',
  },
  'receipt without an address': {
    change: received2({ address: null }),
    turned: { proof_of_delivery: ['unknown', /^Not recorded: the delivery address on the receipt/] },
    next: 'done',
  },
  'records request not answered': {
    change: { adr: { letterDate: '2026-01-10', dueDate: null, answered: null } },
    turned: { adr_answered: ['fail', /^The records request wasn’t answered by Tue, Feb 24, 2026/] },
    next: 'solve adr_answered',
  },
};

describe('from paper to payment', () => {
  it('has 40 cases or more, each with the papers in another state', () => {
    expect(Object.keys(rows).length).toBeGreaterThanOrEqual(40);
    const states = Object.values(rows).map(({ papers, change }) => JSON.stringify([papers, change]));
    expect(new Set(states).size).toBe(states.length);
  });

  it.each(Object.entries(rows))('S26-18 %s', (_, { papers, change, turned, next, missing = [] }) => {
    const shoeCase = paperCase(change, papers);
    const verdict = checkShoeCase(shoeCase);
    const { checks } = verdict;
    const usual = (check: AnyShoeCheck) =>
      checks[check]?.state === (check === 'adr_answered' || check === 'plan_authorization' ? 'not_applicable' : 'pass');
    expect(allShoeChecks.filter((check) => !usual(check))).toEqual(allShoeChecks.filter((check) => check in turned));
    for (const [check, [state, sentence]] of Object.entries(turned)) {
      expect(checks[check as AnyShoeCheck]?.state, check).toBe(state);
      expect(checks[check as AnyShoeCheck]?.reason, check).toMatch(sentence);
    }
    const isOpen = Object.entries(turned).some(
      ([check, [state]]) => check !== 'adr_answered' && state !== 'not_applicable',
    );
    expect(isReadyForKx(shoeCase, verdict)).toBe(!isOpen);
    const { evidence, billed } = shoeCase;
    const action = evidence && nextAction(evidence, verdict, { deliveredOn: '2026-03-03', billedOn: billed });
    expect(Object.values(action ?? {}).join(' ')).toBe(next);
    expect(missingSteps(shoeCase, evidence)).toEqual(missing);
  });

  it('asks for the next paper, then delivers, then bills', () => {
    const next = (change: Partial<Record<EvidenceSlot, SlotChange>>, deliveredOn: string | null) => {
      const shoeCase = paperCase({ billed: null, ...(deliveredOn ? {} : { delivery: null, receipt: null }) }, change);
      const { evidence } = shoeCase;
      return evidence && nextAction(evidence, checkShoeCase(shoeCase), { deliveredOn, billedOn: null });
    };
    const before = { fitting: needed, proof_of_delivery: needed, invoice: needed };
    expect(next({ ...before, visit_notes: requested, order: needed }, null)).toEqual({
      kind: 'request',
      slot: 'order',
    });
    expect(next({ ...before, visit_notes: requested, evaluation: needed }, null)).toEqual({
      kind: 'record',
      slot: 'evaluation',
    });
    expect(next(before, null)).toEqual({ kind: 'deliver' });
    expect(next(before, '2026-03-03')).toEqual({ kind: 'record', slot: 'fitting' });
    expect(next({ invoice: needed }, '2026-03-03')).toEqual({ kind: 'record', slot: 'invoice' });
    expect(next({}, '2026-03-03')).toEqual({ kind: 'bill' });
  });
});

describe('KX advice', () => {
  const unverified = fc.constantFrom(needed, requested, ticked, received, null);
  const numRuns = inject('isFullSize') ? 20_000 : 500;

  it('is never given while one paper is not verified, whatever else is on file', () => {
    fc.assert(
      fc.property(fc.constantFrom(...mustSlots), unverified, (slot, state) => {
        const shoeCase = paperCase({}, { [slot]: state });
        expect(isReadyForKx(shoeCase, checkShoeCase(shoeCase))).toBe(false);
      }),
      { numRuns },
    );
  });

  it('is never given for any case with a paper that is not verified, or with no papers', () => {
    const state = fc.constantFrom(needed, requested, ticked, received, null, {});
    const papers = fc.record(Object.fromEntries(mustSlots.map((slot) => [slot, state])));
    const passing = anyCase(anyDay(2026, 2026)).map((any) => ({ ...paperCase(), ...any }));
    fc.assert(
      fc.property(fc.oneof(fc.constant(paperCase()), passing), fc.option(papers), (any, change) => {
        const evidence = change && evidenceWith(change);
        const shoeCase = { ...any, evidence };
        const isReady = isReadyForKx(shoeCase, checkShoeCase(shoeCase));
        if (!evidence || !mustSlots.every((slot) => isVerified(evidence, slot))) expect(isReady).toBe(false);
      }),
      { numRuns },
    );
  });
});
