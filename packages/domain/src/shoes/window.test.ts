import type { ShoeCheck } from '@rxweb/contracts/shoes/checks';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { anyDay } from '../../testing/shoes/arbitrary-case.ts';
import { type Change, caseWith } from '../../testing/shoes/full-case.ts';
import { dayAfter, isWithinMonths } from '../../testing/shoes/other-calendar.ts';
import { checkShoeCase } from './check-case.ts';

const numRuns = inject('isFullSize') ? 100_000 : 2_000;
const timeout = 30 * 60_000;

/** The windows: which check, the date each runs from, how long, and what a broken one makes of the check. */
const windows: readonly {
  check: ShoeCheck;
  months: number;
  broken: string;
  at: (from: string, day: string) => Change;
}[] = [
  {
    check: 'visit_within_6_months',
    months: 6,
    broken: 'fail',
    at: (date, day) => ({ visit: { date }, delivery: { date: day } }),
  },
  {
    check: 'exam_within_6_months',
    months: 6,
    broken: 'fail',
    at: (date, day) => ({ exam: { date }, delivery: { date: day } }),
  },
  {
    check: 'certification_within_3_months',
    months: 3,
    broken: 'fail',
    at: (date, day) => ({ certification: { date }, delivery: { date: day } }),
  },
  {
    check: 'claim_within_year',
    months: 12,
    broken: 'warning',
    at: (date, day) => ({ delivery: { date }, billed: day }),
  },
];

/** The state on the day before, the first day, and around the last days: four before it, three, two, one, itself, and the day after. */
const ends: Record<number, [from: string, dayBefore: string, lastDays: string[]][]> = {
  6: [
    ['2026-01-10', '2026-01-09', ['2026-07-06', '2026-07-07', '2026-07-08', '2026-07-09', '2026-07-10', '2026-07-11']],
    ['2026-08-31', '2026-08-30', ['2027-02-24', '2027-02-25', '2027-02-26', '2027-02-27', '2027-02-28', '2027-03-01']],
    ['2027-08-31', '2027-08-30', ['2028-02-25', '2028-02-26', '2028-02-27', '2028-02-28', '2028-02-29', '2028-03-01']],
    ['2028-02-29', '2028-02-28', ['2028-08-25', '2028-08-26', '2028-08-27', '2028-08-28', '2028-08-29', '2028-08-30']],
  ],
  3: [
    ['2026-02-05', '2026-02-04', ['2026-05-01', '2026-05-02', '2026-05-03', '2026-05-04', '2026-05-05', '2026-05-06']],
    ['2026-11-30', '2026-11-29', ['2027-02-24', '2027-02-25', '2027-02-26', '2027-02-27', '2027-02-28', '2027-03-01']],
  ],
  12: [
    ['2026-03-03', '2026-03-02', ['2027-02-27', '2027-02-28', '2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04']],
    ['2028-02-29', '2028-02-28', ['2029-02-24', '2029-02-25', '2029-02-26', '2029-02-27', '2029-02-28', '2029-03-01']],
  ],
};

describe.each(windows)('$check', ({ check, months, broken, at }) => {
  const stateAt = (from: string, day: string) => checkShoeCase(caseWith(at(from, day))).checks[check].state;

  it.each(ends[months] ?? [])(
    'fact 36: from %s on, not before it, warns in its last 3 days and ends with its last',
    (from, dayBefore, lastDays) => {
      expect(stateAt(from, dayBefore)).toBe(broken);
      expect(stateAt(from, from)).toBe('pass');
      expect(lastDays.map((day) => stateAt(from, day))).toEqual([
        'pass',
        'pass',
        'warning',
        'warning',
        'warning',
        broken,
      ]);
    },
  );

  it('agrees with months counted in another way', { timeout }, () => {
    fc.assert(
      fc.property(anyDay(1900, 2199), fc.integer({ min: -3, max: months * 31 + 10 }), (from, days) => {
        const day = new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);
        const isSafe = isWithinMonths(from, dayAfter(dayAfter(dayAfter(day))), months) && day >= from;
        expect(stateAt(from, day)).toBe(isSafe ? 'pass' : isWithinMonths(from, day, months) ? 'warning' : broken);
      }),
      { numRuns: numRuns / 4 },
    );
  });
});

describe('the last safe day', () => {
  it('is the last on which visit, exam and statement all count', { timeout }, () => {
    const day = fc.option(anyDay(2026, 2028), { nil: null, freq: 9 });
    fc.assert(
      fc.property(day, day, day, (visit, exam, certification) => {
        const { latestSafeDelivery: last, runsOutFirst: paper } = checkShoeCase(
          caseWith({ visit: { date: visit }, exam: { date: exam }, certification: { date: certification } }),
        );
        if (visit === null || exam === null || certification === null) {
          expect({ last, paper }).toEqual({ last: null, paper: null });
          return;
        }
        const counts = {
          visit: (at: string) => at < visit || isWithinMonths(visit, at, 6),
          exam: (at: string) => at < exam || isWithinMonths(exam, at, 6),
          certification: (at: string) => at < certification || isWithinMonths(certification, at, 3),
        };
        if (last === null || paper === null) throw new Error('all three papers are there');
        expect(Object.values(counts).every((count) => count(last))).toBe(true);
        expect(counts[paper](dayAfter(last))).toBe(false);
      }),
      { numRuns },
    );
  });
});
