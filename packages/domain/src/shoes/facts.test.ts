import { allShoeChecks } from '@rxweb/contracts/shoes/checks';
import { describe, expect, it } from 'vitest';
import { type Change, caseWith } from '../../testing/shoes/full-case.ts';
import { paperCase } from '../../testing/shoes/paper-case.ts';
import { checkShoeCase, isReadyForKx } from './check-case.ts';
import { isInForce, type ShoeFact, shoeFacts } from './facts.ts';
import { shoeCodes } from './item-codes.ts';
import { shoeSources } from './sources.ts';

const judge = (change: Change = {}) => checkShoeCase(caseWith(change));
const checksAt = (change: Change) => judge(change).checks;

it('has all 49 facts, each with a rule, and sources that exist', () => {
  const facts: [string, ShoeFact][] = Object.entries(shoeFacts);
  expect(facts.map(([id]) => Number(id))).toEqual(Array.from({ length: 49 }, (_, index) => index + 1));
  for (const [, { rule, sources }] of facts) {
    expect(rule).toMatch(/\.$/);
    for (const source of sources) expect(shoeSources[source]).toMatch(/\S/);
  }
});

it('has only facts of low confidence without a source', () => {
  const facts: ShoeFact[] = Object.values(shoeFacts);
  for (const { sources, confidence } of facts) if (sources.length === 0) expect(confidence).toBe('low');
});

// Facts 1 to 4, 9, 18, 23, 25, 26 and 29 have their tests beside their checks, fact 36 beside the windows.
describe('each fact shows in a verdict', () => {
  it('fact 5 lets no one certify under a bill that is not law', () => {
    expect(shoeFacts[5].rule).toContain('haven’t become law');
    for (const date of ['2026-01-01', '2027-06-01'])
      expect(
        checksAt({ certification: { credential: 'PA', supervisor: { name: '', date } }, delivery: { date } })
          .certifier_credential.state,
      ).toBe('fail');
  });

  it('fact 6 wants the visit within 6 months before the delivery', () => {
    expect(checksAt({ delivery: { date: '2026-07-10' } }).visit_within_6_months.state).toBe('warning');
    expect(checksAt({ delivery: { date: '2026-07-11' } }).visit_within_6_months.state).toBe('fail');
    expect(checksAt({ delivery: { date: '2026-01-09' } }).visit_within_6_months.state).toBe('fail');
  });

  it('fact 7 takes a visit by telehealth and says to ask, but no exam by it', () => {
    const remote = checksAt({ visit: { mode: 'telehealth' }, exam: { mode: 'telehealth' } });
    expect(remote.visit_within_6_months).toMatchObject({
      state: 'pass',
      reason: expect.stringContaining('check with yours'),
    });
    expect(remote.exam_in_person.state).toBe('warning');
  });

  it('fact 8 wants the exam in time, not after the statement, and agreed with when it is another’s', () => {
    expect(checksAt({ exam: { date: '2026-02-05' } }).exam_on_or_before_certification.state).toBe('pass');
    expect(checksAt({ exam: { date: '2026-02-06' } }).exam_on_or_before_certification.state).toBe('fail');
    expect(checksAt({ exam: { agreed: '2026-02-05' } }).other_exam_agreed.state).toBe('pass');
    expect(checksAt({ exam: { agreed: '2026-01-15' } }).other_exam_agreed.state).toBe('pass');
    expect(checksAt({ exam: { agreed: '2026-02-06' } }).other_exam_agreed.state).toBe('fail');
    expect(checksAt({ exam: { by: 'certifier', agreed: null } }).other_exam_agreed.state).toBe('not_applicable');
    expect(checksAt({ delivery: { date: '2026-07-16' } }).exam_within_6_months.state).toBe('fail');
  });

  it('fact 10 wants the statement on or after the visit, within 3 months before the delivery', () => {
    expect(checksAt({ visit: { date: '2026-02-05' } }).certification_on_or_after_visit.state).toBe('pass');
    expect(checksAt({ visit: { date: '2026-02-06' } }).certification_on_or_after_visit.state).toBe('fail');
    expect(checksAt({ delivery: { date: '2026-05-06' } }).certification_within_3_months.state).toBe('fail');
    expect(checksAt({ delivery: { date: '2026-02-04' } }).certification_within_3_months.state).toBe('fail');
  });

  it('fact 11 says after a year that not even inserts may follow without a new statement', () => {
    const reason = (date: string) => checksAt({ delivery: { date } }).certification_within_3_months.reason;
    expect(reason('2027-02-05')).not.toContain('new statement');
    expect(reason('2027-02-06')).toContain('need a new statement');
  });

  it('fact 12 wants all fields of the order', () => {
    expect(checksAt({ order: { complete: false } }).order_complete).toMatchObject({
      state: 'fail',
      reason: expect.stringContaining('no stamp'),
    });
  });

  it('fact 13 wants the order on or before the day of the claim, be it after the delivery', () => {
    expect(checksAt({ order: { date: '2026-03-10' } }).order_before_claim.state).toBe('pass');
    expect(checksAt({ order: { date: '2026-03-11' } }).order_before_claim.state).toBe('fail');
  });

  it('fact 14 warns of an order before the visit with the prescriber', () => {
    expect(checksAt({ order: { prescriberVisit: '2026-02-06' } }).order_on_or_after_prescriber_visit.state).toBe(
      'pass',
    );
    expect(checksAt({ order: { prescriberVisit: '2026-02-07' } }).order_on_or_after_prescriber_visit.state).toBe(
      'warning',
    );
  });

  it('fact 15 warns of an order older than a year', () => {
    expect(checksAt({ delivery: { date: '2027-02-06' } }).order_complete.state).toBe('pass');
    expect(checksAt({ delivery: { date: '2027-02-07' } }).order_complete.state).toBe('warning');
  });

  it('fact 16 accepts orders from clinicians who may not certify', () => {
    for (const credential of ['DPM', 'PA', 'NP', 'CNS'] as const) {
      const checks = checksAt({ certification: { credential } });
      expect(checks.order_complete.state).toBe('pass');
      expect(checks.order_on_or_after_prescriber_visit.state).toBe('pass');
    }
  });

  it('fact 17 wants the evaluation in person, with abnormalities and measurements, on or before the choice', () => {
    const state = (change: Change) => checksAt(change).evaluation_in_person_before_choice.state;
    expect(state({ chosen: '2026-02-10' })).toBe('pass');
    expect(state({ chosen: '2026-02-09' })).toBe('fail');
    expect(state({ evaluation: { mode: 'telehealth' } })).toBe('fail');
    expect(state({ evaluation: { abnormalities: '' } })).toBe('fail');
    expect(state({ evaluation: { measured: false } })).toBe('fail');
    const custom = checksAt({ items: { depthPairs: 0, customPairs: 1, insertPairs: 2 } });
    expect(custom.evaluation_in_person_before_choice.reason).toContain('impression');
  });

  it('fact 19 takes evaluation and delivery on one day, and says to document both', () => {
    const oneDay = checksAt({ evaluation: { date: '2026-03-03' }, chosen: '2026-03-03' });
    expect(oneDay.evaluation_in_person_before_choice).toMatchObject({
      state: 'pass',
      reason: expect.stringContaining('document both'),
    });
  });

  it('fact 20 warns of mailed shoes', () => {
    expect(checksAt({ delivery: { mode: 'mailed' } }).fit_in_person_objective.state).toBe('warning');
  });

  it('fact 21 wants a proof of delivery', () => {
    expect(checksAt({ proofOfDelivery: false }).proof_of_delivery.state).toBe('fail');
  });

  it('fact 22 keeps the papers for 7 years, from a leap day to the end of February', () => {
    expect(judge({ delivery: { date: '2026-03-03' } }).keepUntil).toBe('2033-03-03');
    expect(judge({ delivery: { date: '2028-02-29' } }).keepUntil).toBe('2035-02-28');
  });

  it('fact 24 is content with one foot', () => {
    expect(checksAt({ conditions: ['ulcer of the left foot'] }).qualifying_condition.state).toBe('pass');
  });

  it('fact 27 knows the codes, and which are not covered', () => {
    expect(shoeCodes.filter(({ isCovered }) => !isCovered).map(({ code }) => code)).toEqual(['A5508', 'A5510']);
    expect(shoeCodes.find(({ code }) => code === 'A5501')?.item).toBe('custom shoe');
    expect(shoeFacts[27].confidence).toBe('medium');
  });

  it('fact 28 advises the KX modifier only when every check is green', () => {
    const judged = checkShoeCase(paperCase());
    expect(isReadyForKx(paperCase(), judged)).toBe(true);
    for (const check of allShoeChecks.filter((name) => name !== 'adr_answered')) {
      for (const state of ['warning', 'fail', 'unknown'] as const) {
        const verdict = { ...judged, checks: { ...judged.checks, [check]: { state, reason: '' } } };
        expect(isReadyForKx(paperCase(), verdict)).toBe(false);
      }
    }
  });

  it('fact 31 never calls shoes DME', () => {
    for (const change of [{}, { visit: { mode: 'telehealth' as const } }, { items: null, order: null }])
      for (const { reason } of Object.values(checksAt(change))) expect(reason).not.toMatch(/\bDME\b(?! MAC)/);
  });

  it('fact 35 wants the claim within a year, and only warns', () => {
    expect(checksAt({ billed: '2027-03-03' }).claim_within_year.state).toBe('warning');
    expect(checksAt({ billed: '2027-02-28' }).claim_within_year.state).toBe('pass');
    expect(checksAt({ billed: '2027-03-04' }).claim_within_year.state).toBe('warning');
  });
});

// No case uses these; they are for people who write or read the pages.
it.each([
  [30, 'high', /20%/],
  [32, 'medium', /accreditation/],
  [33, 'high', /ABN/],
  [34, 'medium', /Medicare Advantage/],
] as const)('fact %i is kept with its confidence and source', (id, confidence, rule) => {
  expect(shoeFacts[id]).toMatchObject({ confidence, rule: expect.stringMatching(rule) });
  expect(shoeFacts[id].sources.length).toBeGreaterThan(0);
});

it('knows from when to when a fact holds, both days included, and takes an unknown day as within', () => {
  expect(['2020-12-31', '2021-01-01', '2025-12-31', '2026-01-01', null].map((date) => isInForce(4, date))).toEqual([
    false,
    true,
    true,
    false,
    true,
  ]);
  expect(isInForce(2, '1990-01-01')).toBe(true);
});
