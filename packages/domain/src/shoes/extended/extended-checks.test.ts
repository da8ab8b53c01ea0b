import type { ShoeCase } from '@rxweb/contracts/shoes/checks';
import { describe, expect, it } from 'vitest';
import { evidenceWith, fullPapers, paperCase } from '../../../testing/shoes/paper-case.ts';
import { checkShoeCase, isReadyForKx, isReadyToBill } from '../check-case.ts';
import { reportsNaming } from '../denials.ts';
import { openQuestions } from '../payers.ts';

const checksOf = (change: Partial<ShoeCase>, papers: Parameters<typeof paperCase>[1] = {}) =>
  checkShoeCase(paperCase(change, papers)).checks;
const { visit, exam, certification, delivery } = paperCase();

describe('two foot exams (F3)', () => {
  const own = exam && { ...exam, by: 'certifier' as const, date: '2026-01-12', agreed: null };
  const otherExam = { date: '2026-01-15', mode: 'in_person' as const, agreed: '2026-02-01' };
  const typed = (change: Partial<ShoeCase>) => checksOf({ evidence: null, exam: own, otherExam, ...change });

  it('needs no agreement when the certifier’s own exam passes', () => {
    expect(typed({ otherExam: { ...otherExam, agreed: null } }).other_exam_agreed.state).toBe('not_applicable');
  });

  it('takes the other exam with the agreement when the own one is too old, by telehealth or after the statement', () => {
    for (const worse of [{ date: '2025-09-01' }, { mode: 'telehealth' as const }, { date: '2026-02-06' }]) {
      const checks = typed({ exam: own && { ...own, ...worse } });
      expect(checks.other_exam_agreed.state).toBe('pass');
      expect(checks.exam_within_6_months).toMatchObject({ state: 'pass', reason: expect.stringContaining('Jan 15') });
      expect([checks.exam_in_person.state, checks.exam_on_or_before_certification.state]).toEqual(['pass', 'pass']);
    }
  });

  it('counts only exams with a verified note, and reads on it who examined', () => {
    const podiatristsOnly = checksOf({ exam: own, otherExam });
    expect(podiatristsOnly.other_exam_agreed.state).toBe('pass');
    const ownNote = { ...fullPapers.foot_exam, author: 'Irina Petrova', dated: '2026-01-12' };
    const both = { state: 'verified' as const, paper: fullPapers.foot_exam, also: [ownNote], documents: 2 };
    const checks = checksOf({ exam: own, otherExam, evidence: { ...evidenceWith(), foot_exam: both } });
    expect(checks.other_exam_agreed.state).toBe('not_applicable');
    expect(checks.exam_within_6_months.reason).toContain('Jan 12');
  });
});

describe('who certifies (F4, F5)', () => {
  const np = (change: object) =>
    checksOf({ certification: certification && { ...certification, credential: 'NP', ...change }, evidence: null });
  const by = (date: string, change: object) =>
    checksOf({
      certification: certification && { ...certification, credential: 'NP', route: 'aco_reach', ...change },
      delivery: delivery && { ...delivery, date },
      evidence: null,
    }).certifier_credential;

  it('lets an NP certify under ACO REACH through 2026, with the ACO’s proof', () => {
    expect(by('2026-12-31', { organization: 'Valley ACO' })).toMatchObject({
      state: 'warning',
      reason: expect.stringContaining('Get the ACO’s proof'),
    });
    expect(by('2026-12-31', {}).state).toBe('unknown');
    expect(by('2027-01-01', { organization: 'Valley ACO' })).toMatchObject({
      state: 'fail',
      reason: expect.stringContaining('ends on Thu, Dec 31, 2026'),
    });
    expect(by('2026-06-01', { organization: 'Valley ACO', credential: 'PA' }).state).toBe('fail');
    expect(by('2026-06-01', { credential: 'MD' }).state).toBe('pass');
  });

  it('offers no route under LEAD', () => {
    expect(by('2027-02-01', { route: 'lead', organization: 'Valley ACO' })).toMatchObject({
      state: 'warning',
      reason: expect.stringContaining('No rule was found'),
    });
  });

  it('wants the supervisor’s name, NPI and date, by the day of the statement', () => {
    const supervisor = { name: 'Ann Roth, MD', date: '2026-02-05', npi: '1234567893' };
    expect(np({ supervisor }).certifier_credential.state).toBe('pass');
    expect(np({ supervisor: { ...supervisor, npi: null } }).certifier_credential).toMatchObject({
      state: 'unknown',
      reason: expect.stringContaining('NPI'),
    });
    expect(np({ supervisor: { ...supervisor, npi: '1234567894' } }).certifier_credential).toMatchObject({
      state: 'warning',
      reason: expect.stringContaining('last digit'),
    });
    expect(np({ supervisor: { ...supervisor, date: '2026-02-06' } }).certifier_credential).toMatchObject({
      state: 'warning',
      reason: expect.stringContaining('after the statement'),
    });
  });
});

it('doubts a telehealth visit, more so after the flexibilities end, by the date of the visit (F1, F2)', () => {
  const at = (date: string) =>
    checksOf({
      visit: visit && { ...visit, date, mode: 'telehealth' },
      delivery: delivery && { ...delivery, date: '2028-01-10' },
      evidence: null,
    }).visit_within_6_months;
  expect(at('2027-12-31')).toMatchObject({
    state: 'warning',
    reason: expect.not.stringContaining('may not count at all'),
  });
  expect(at('2028-01-01')).toMatchObject({ state: 'warning', reason: expect.stringContaining('may not count at all') });
});

it('fails a claim that is filed after a year (F16)', () => {
  expect(checksOf({ billed: '2027-03-04' }).claim_within_year.state).toBe('fail');
});

describe('payers (G15)', () => {
  const payer = { name: 'Sun Plan', withinLimit: null, authNumber: null, authFrom: null, authUntil: null };
  const limit = (kind: NonNullable<NonNullable<ShoeCase['payer']>['kind']>, change = {}) =>
    checksOf({ payer: { ...payer, kind, ...change }, suppliedThisYear: null }).yearly_limit;

  it('never uses Medicare’s count for another payer', () => {
    for (const kind of ['advantage', 'medicaid', 'other'] as const) {
      expect(limit(kind)).toMatchObject({
        state: 'unknown',
        reason: expect.stringMatching(/^Ask the plan: .*Sun Plan/),
      });
      expect(limit(kind, { withinLimit: true }).state).toBe('pass');
      expect(limit(kind, { withinLimit: false }).state).toBe('fail');
    }
    expect(limit('part_b').reason).toContain('Not recorded');
  });

  const authorized = { authNumber: 'PA-77', authFrom: '2026-02-01', authUntil: '2026-03-31' };
  const authorization = (change: Partial<NonNullable<ShoeCase['payer']>>, rest: Partial<ShoeCase> = {}) =>
    checksOf({ payer: { ...payer, kind: 'advantage', ...change }, ...rest }).plan_authorization;

  it('asks what the plan hasn’t answered', () => {
    const asked = (change: object) => openQuestions({ payer: { ...payer, kind: 'advantage', ...change } }).join(' ');
    expect(asked({})).toMatch(/network\? Is an authorization needed\? How many pairs/);
    expect(asked({ authNeeded: false, withinLimit: true })).not.toMatch(/authorization|pairs/);
    expect(asked({ authNumber: 'PA-77' })).not.toContain('authorization');
    expect(openQuestions({ payer: { ...payer, kind: 'medicaid' } })).toContain('Who may certify?');
    expect(openQuestions({ payer: null })).toEqual([]);
  });

  it('wants an authorization that covers the delivery, or the plan’s word that none is needed', () => {
    expect(authorization({})).toMatchObject({ state: 'unknown', reason: expect.stringMatching(/^Ask the plan: /) });
    expect(authorization({ authNeeded: false })?.state).toBe('pass');
    expect(authorization({ authNeeded: true })).toMatchObject({
      state: 'warning',
      reason: expect.stringContaining('no authorization is recorded'),
    });
    expect(authorization({ authNeeded: true }, { delivery: null, evidence: null })?.state).toBe('unknown');
    expect(authorization(authorized)?.state).toBe('pass');
    expect(authorization({ ...authorized, authNumber: ' ' })?.state).toBe('unknown');
    expect(authorization({ ...authorized, authUntil: null })).toMatchObject({
      state: 'unknown',
      reason: expect.stringContaining('its last day'),
    });
    for (const edge of [{ authFrom: '2026-03-03' }, { authUntil: '2026-03-03' }])
      expect(authorization({ ...authorized, ...edge })?.state).toBe('pass');
    for (const outside of [{ authFrom: '2026-03-04' }, { authUntil: '2026-03-02' }])
      expect(authorization({ ...authorized, ...outside })).toMatchObject({
        state: 'warning',
        reason: expect.stringContaining('Tue, Mar 3, 2026 is outside of it'),
      });
    expect(checksOf({ payer: { ...payer, kind: 'part_b' } }).plan_authorization?.state).toBe('not_applicable');
  });

  it('lets Medicaid and other plans say who certifies, and never Medicare Advantage', () => {
    const np = (
      kind: 'advantage' | 'medicaid' | 'other',
      certifierAllowed: boolean | null,
      credential = 'NP' as const,
    ) =>
      checksOf(
        {
          payer: { ...payer, kind, certifierAllowed },
          certification: certification && { ...certification, credential, supervisor: null },
        },
        { certifying_statement: { credential } },
      ).certifier_credential;
    for (const kind of ['medicaid', 'other'] as const) {
      expect(np(kind, null)).toMatchObject({ state: 'unknown', reason: expect.stringContaining('Ask the plan') });
      expect(np(kind, true).state).toBe('pass');
      expect(np(kind, false).state).toBe('warning');
    }
    expect(np('advantage', true)).toMatchObject({ state: 'unknown', reason: expect.stringContaining('supervising') });
    expect(checksOf({ payer: { ...payer, kind: 'medicaid' } }).certifier_credential.state).toBe('pass');
  });

  it('is ready to bill once the plan has answered, and advises KX to Medicare only', () => {
    const ready = (kind: 'part_b' | 'advantage' | 'medicaid' | 'other', answers: object) => {
      const shoeCase = paperCase({ payer: { ...payer, kind, ...answers } });
      const verdict = checkShoeCase(shoeCase);
      return [isReadyToBill(shoeCase, verdict), isReadyForKx(shoeCase, verdict)];
    };
    const answered = { withinLimit: true, authNeeded: false };
    expect(ready('part_b', {})).toEqual([true, true]);
    for (const kind of ['advantage', 'medicaid', 'other'] as const) {
      expect(ready(kind, {})).toEqual([false, false]);
      expect(ready(kind, { withinLimit: true })).toEqual([false, false]);
      expect(ready(kind, { ...answered, authNeeded: true })).toEqual([false, false]);
      expect(ready(kind, answered)).toEqual([true, kind === 'advantage']);
      expect(ready(kind, { withinLimit: true, ...authorized })).toEqual([true, kind === 'advantage']);
    }
  });
});

describe('a records request (G16)', () => {
  const adr = (today: string, change = {}) =>
    checksOf({ today, adr: { letterDate: '2026-04-01', dueDate: null, answered: null, ...change } }).adr_answered;

  it('is due 45 days after the letter, or on the day it names', () => {
    expect(adr('2026-04-02')?.state).toBe('unknown');
    expect(adr('2026-04-25')).toMatchObject({ state: 'warning', reason: expect.stringContaining('21 days left') });
    expect(adr('2026-05-16')?.state).toBe('warning');
    expect(adr('2026-05-17')?.state).toBe('fail');
    expect(adr('2026-04-20', { dueDate: '2026-04-19' })?.state).toBe('fail');
    expect(adr('2026-09-01', { answered: '2026-05-16' })?.state).toBe('pass');
    expect(adr('2026-09-01', { answered: '2026-05-17' })?.state).toBe('fail');
    expect(adr('2026-09-01', { letterDate: null })?.state).toBe('unknown');
  });
});

describe('the line of dates (G2)', () => {
  const line = (change: Partial<ShoeCase>) =>
    Object.fromEntries((checkShoeCase(paperCase(change)).dateOrder ?? []).map(({ rule, holds }) => [rule, holds]));

  it('shows each rule as held, broken or not known', () => {
    const held = { 'P ≤ S': true, 'V,Q,A ≤ C': true, 'E ≤ O ≤ D ≤ C+3mo': true, 'S ≤ B': true, 'D ≤ B ≤ D+12mo': true };
    expect(line({})).toEqual(held);
    expect(line({ billed: null })).toEqual({ ...held, 'S ≤ B': null, 'D ≤ B ≤ D+12mo': null });
    expect(line({ chosen: '2026-03-04' })).toEqual({ ...held, 'E ≤ O ≤ D ≤ C+3mo': false });
    expect(line({ exam: exam && { ...exam, agreed: '2026-02-06' } })).toEqual({ ...held, 'V,Q,A ≤ C': false });
  });
});

it('knows which reports name a check', () => {
  expect(reportsNaming('visit_by_certifier').map(({ contractor }) => contractor)).toEqual(['Noridian JA', 'CGS JB']);
  expect(reportsNaming('yearly_limit')).toEqual([]);
});
