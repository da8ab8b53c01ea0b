import {
  allShoeChecks,
  type ShoeCase,
  type ShoeCheck,
  type ShoeCheckState,
  shoeChecks,
  shoeVerdict,
} from '@rxweb/contracts/shoes/checks';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Change, caseWith } from '../../testing/shoes/full-case.ts';
import { paperCase } from '../../testing/shoes/paper-case.ts';
import { checkShoeCase, factsOfShoeCheck, isReadyForKx } from './check-case.ts';

const judge = (change: Change = {}) => checkShoeCase(caseWith(change));

/** The checks that do not pass. */
function turned(change: Change): Partial<Record<ShoeCheck, ShoeCheckState>> {
  const { checks } = judge(change);
  return Object.fromEntries(
    shoeChecks.filter((check) => checks[check].state !== 'pass').map((check) => [check, checks[check].state]),
  );
}

it('passes every check of a case with all papers', () => {
  expect(turned({})).toEqual({});
  expect(judge()).toMatchObject({
    id: 'full',
    latestSafeDelivery: '2026-05-05',
    runsOutFirst: 'certification',
    keepUntil: '2033-03-03',
  });
});

it('answers as the contract says, the checks in the order in which auditors deny', () => {
  expect(z.parse(shoeVerdict, judge())).toEqual(judge());
  expect(Object.keys(judge().checks)).toEqual(shoeChecks);
  expect(new Set(shoeChecks).size).toBe(17);
});

describe('a removed paper turns exactly the checks that need it', () => {
  const rows: [string, Change, Partial<Record<ShoeCheck, ShoeCheckState>>][] = [
    [
      'diabetes visit',
      { visit: null },
      { visit_within_6_months: 'unknown', certification_on_or_after_visit: 'unknown' },
    ],
    [
      'foot exam',
      { exam: null },
      {
        exam_within_6_months: 'unknown',
        exam_in_person: 'unknown',
        exam_on_or_before_certification: 'unknown',
        other_exam_agreed: 'unknown',
      },
    ],
    ['how the exam was done', { exam: { mode: null } }, { exam_in_person: 'unknown' }],
    ['who examined', { exam: { by: null } }, { other_exam_agreed: 'unknown' }],
    ['agreement with the exam', { exam: { agreed: null } }, { other_exam_agreed: 'unknown' }],
    [
      'certifying statement',
      { certification: null },
      {
        certifier_credential: 'unknown',
        exam_on_or_before_certification: 'unknown',
        other_exam_agreed: 'unknown',
        certification_on_or_after_visit: 'unknown',
        certification_within_3_months: 'unknown',
      },
    ],
    ['credential', { certification: { credential: null } }, { certifier_credential: 'unknown' }],
    ['supervisor of an NP', { certification: { credential: 'NP' } }, { certifier_credential: 'unknown' }],
    [
      'written order',
      { order: null },
      { order_complete: 'unknown', order_before_claim: 'unknown', order_on_or_after_prescriber_visit: 'unknown' },
    ],
    ['check of the order', { order: { complete: null } }, { order_complete: 'unknown' }],
    [
      'visit with the prescriber',
      { order: { prescriberVisit: null } },
      { order_on_or_after_prescriber_visit: 'unknown' },
    ],
    ['evaluation', { evaluation: null }, { evaluation_in_person_before_choice: 'unknown' }],
    ['measurements', { evaluation: { measured: null } }, { evaluation_in_person_before_choice: 'unknown' }],
    ['day of the choice', { chosen: null }, { evaluation_in_person_before_choice: 'unknown' }],
    [
      'delivery',
      { delivery: null },
      { fit_in_person_objective: 'unknown', proof_of_delivery: 'unknown', claim_within_year: 'unknown' },
    ],
    [
      'day of the delivery',
      { delivery: { date: null } },
      {
        visit_within_6_months: 'unknown',
        exam_within_6_months: 'unknown',
        certification_within_3_months: 'unknown',
        claim_within_year: 'unknown',
      },
    ],
    ['note on the fit', { delivery: { note: null } }, { fit_in_person_objective: 'unknown' }],
    ['proof of delivery', { proofOfDelivery: null }, { proof_of_delivery: 'unknown' }],
    ['claim', { billed: null }, { order_before_claim: 'unknown', claim_within_year: 'unknown' }],
    ['conditions', { conditions: null }, { qualifying_condition: 'unknown' }],
    ['items', { items: null }, { yearly_limit: 'unknown' }],
    ['one kind of item', { items: { insertPairs: null } }, { yearly_limit: 'unknown' }],
    ['what was supplied before', { suppliedThisYear: null }, { yearly_limit: 'unknown' }],
  ];
  it.each(rows)('%s', (_, change, expected) => {
    expect(turned(change)).toEqual(expected);
  });
});

describe('a late or wrong document changes exactly its check, with the reason', () => {
  const rows: [string, Change, ShoeCheck, ShoeCheckState, RegExp][] = [
    [
      'visit too old',
      { visit: { date: '2025-09-02' } },
      'visit_within_6_months',
      'fail',
      /Mar 3, 2026 is too late.* Sep 2, 2025 .*6 months, through Mon, Mar 2, 2026/,
    ],
    [
      'exam too old',
      { exam: { date: '2025-09-02' } },
      'exam_within_6_months',
      'fail',
      /too late: the foot exam on Tue, Sep 2, 2025/,
    ],
    ['exam by telehealth', { exam: { mode: 'telehealth' } }, 'exam_in_person', 'warning', /was by telehealth/],
    [
      'exam after the statement',
      { exam: { date: '2026-02-06', agreed: null, by: 'certifier' } },
      'exam_on_or_before_certification',
      'fail',
      /Fri, Feb 6, 2026 is after the statement dated Thu, Feb 5, 2026/,
    ],
    [
      'agreement after the statement',
      { exam: { agreed: '2026-02-06' } },
      'other_exam_agreed',
      'fail',
      /agreement dated Fri, Feb 6, 2026 is after/,
    ],
    [
      'agreement before the exam',
      { exam: { agreed: '2026-01-14' } },
      'other_exam_agreed',
      'warning',
      /before the exam/,
    ],
    [
      'statement before the visit',
      { visit: { date: '2026-02-06' } },
      'certification_on_or_after_visit',
      'fail',
      /before the visit on Fri, Feb 6, 2026/,
    ],
    [
      'statement too old',
      { certification: { date: '2026-02-05' }, delivery: { date: '2026-05-06' }, billed: '2026-05-07' },
      'certification_within_3_months',
      'fail',
      /too late.*through Tue, May 5, 2026/,
    ],
    ['podiatrist certifies', { certification: { credential: 'DPM' } }, 'certifier_credential', 'fail', /podiatrist/],
    ['incomplete order', { order: { complete: false } }, 'order_complete', 'fail', /isn’t complete/],
    [
      'order after the claim',
      { order: { date: '2026-03-11' } },
      'order_before_claim',
      'fail',
      /after the claim dated Tue, Mar 10, 2026/,
    ],
    [
      'order before the visit with the prescriber',
      { order: { date: '2026-01-14' } },
      'order_on_or_after_prescriber_visit',
      'warning',
      /before the prescriber’s visit/,
    ],
    [
      'evaluation after the choice',
      { evaluation: { date: '2026-02-13' } },
      'evaluation_in_person_before_choice',
      'fail',
      /after the items were chosen on Thu, Feb 12, 2026/,
    ],
    [
      'evaluation by telehealth',
      { evaluation: { mode: 'telehealth' } },
      'evaluation_in_person_before_choice',
      'fail',
      /telehealth/,
    ],
    [
      'evaluation without abnormalities',
      { evaluation: { abnormalities: ' ' } },
      'evaluation_in_person_before_choice',
      'fail',
      /no abnormalities/,
    ],
    [
      'feet not measured',
      { evaluation: { measured: false } },
      'evaluation_in_person_before_choice',
      'fail',
      /weren’t measured/,
    ],
    [
      'evaluation after the delivery',
      { evaluation: { date: '2026-03-04' }, chosen: '2026-03-04' },
      'evaluation_in_person_before_choice',
      'fail',
      /after the delivery/,
    ],
    ['shoes not worn', { delivery: { wearing: false } }, 'fit_in_person_objective', 'fail', /didn’t wear/],
    ['opinion as a note', { delivery: { note: 'Fits well' } }, 'fit_in_person_objective', 'fail', /“Fits well”/],
    ['shoes mailed', { delivery: { mode: 'mailed' } }, 'fit_in_person_objective', 'warning', /mailed/],
    ['no proof of delivery', { proofOfDelivery: false }, 'proof_of_delivery', 'fail', /no proof/],
    [
      'too many',
      { suppliedThisYear: { depthPairs: 1 } },
      'yearly_limit',
      'fail',
      /2 pairs of depth shoes, 3 pairs of inserts in 2026/,
    ],
    ['claim too late', { billed: '2027-03-04' }, 'claim_within_year', 'warning', /too late.*through Wed, Mar 3, 2027/],
    ['claim before the delivery', { billed: '2026-03-02' }, 'claim_within_year', 'warning', /before the delivery/],
    ['no condition', { conditions: ['  '] }, 'qualifying_condition', 'fail', /No qualifying condition/],
    [
      'condition not understood',
      { conditions: ['diabetes'] },
      'qualifying_condition',
      'warning',
      /“diabetes” wasn’t recognized/,
    ],
  ];
  it.each(rows)('%s', (_, change, check, state, reason) => {
    const other = change.exam && 'by' in change.exam ? { other_exam_agreed: 'not_applicable' } : {};
    expect(turned(change)).toEqual({ ...other, [check]: state });
    expect(judge(change).checks[check].reason).toMatch(reason);
  });
});

it('reports a certain failure even if something else is unknown', () => {
  const { checks } = judge({
    evaluation: { mode: 'telehealth', measured: null },
    delivery: { wearing: false, note: null },
  });
  expect(checks.evaluation_in_person_before_choice.state).toBe('fail');
  expect(checks.fit_in_person_objective.state).toBe('fail');
  const doubtful = judge({ delivery: { mode: 'mailed', note: null } });
  expect(doubtful.checks.fit_in_person_objective).toMatchObject({
    state: 'unknown',
    reason: expect.stringContaining('a fitting note'),
  });
});

it('knows no last safe day, and no paper that ends first, while one of the three is missing', () => {
  for (const part of ['visit', 'exam', 'certification'] as const) {
    for (const missing of [null, { date: null }]) {
      expect(judge({ [part]: missing })).toMatchObject({ latestSafeDelivery: null, runsOutFirst: null });
    }
  }
  expect(judge({ delivery: null }).keepUntil).toBeNull();
});

it('names the paper that ends first, of equal ones the visit, then the exam', () => {
  const old = { date: '2025-10-10' };
  expect(judge({ visit: old })).toMatchObject({ latestSafeDelivery: '2026-04-10', runsOutFirst: 'visit' });
  expect(judge({ exam: old })).toMatchObject({ latestSafeDelivery: '2026-04-10', runsOutFirst: 'exam' });
  expect(judge({ visit: old, exam: old }).runsOutFirst).toBe('visit');
  expect(judge({ exam: { date: '2025-11-05' } })).toMatchObject({
    latestSafeDelivery: '2026-05-05',
    runsOutFirst: 'exam',
  });
});

it('judges the windows for today while nothing is delivered, and for the delivery afterwards', () => {
  const planned = (today: string | null) => judge({ delivery: null, today }).checks.certification_within_3_months;
  expect(planned('2026-05-02').state).toBe('pass');
  expect(planned('2026-05-03').state).toBe('warning');
  expect(planned('2026-05-06')).toMatchObject({
    state: 'fail',
    reason: expect.stringMatching(/^Delivery today \(Wed, May 6, 2026\) is too late/),
  });
  expect(planned('2026-02-04').state).toBe('fail');
  expect(planned(null).state).toBe('unknown');
  expect(judge({ today: '2030-01-01' }).checks).toEqual(judge().checks);
  expect(judge({ today: null }).checks).toEqual(judge().checks);
});

it('is ready for the KX modifier before anything is billed, and not while a check is open', () => {
  const isReady = (change: Partial<ShoeCase>) => isReadyForKx(paperCase(change), checkShoeCase(paperCase(change)));
  expect(isReady({})).toBe(true);
  expect(isReady({ billed: null })).toBe(true);
  const { delivery, order } = caseWith({});
  expect(isReady({ delivery: delivery && { ...delivery, mode: 'mailed' } })).toBe(false);
  expect(isReady({ order: order && { ...order, prescriberVisit: null } })).toBe(false);
  expect(isReady({ billed: null, receipt: { receivedBy: null, relationship: null, address: null, goods: null } })).toBe(
    false,
  );
});

// Typed dates alone used to be enough: a case without one paper in hand was told to bill with KX.
it('is never ready for the KX modifier on typed dates', () => {
  expect(isReadyForKx(caseWith({}), judge())).toBe(false);
});

it('names rule and sources of every check', () => {
  for (const check of allShoeChecks) {
    expect(factsOfShoeCheck(check).length).toBeGreaterThan(0);
    for (const { rule } of factsOfShoeCheck(check)) expect(rule).not.toBe('');
  }
  expect(factsOfShoeCheck('visit_within_6_months')[0]?.sources).toContain('M1');
});
