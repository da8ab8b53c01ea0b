import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { anyDay } from '../../testing/shoes/arbitrary-case.ts';
import { monthsLater } from '../../testing/shoes/other-calendar.ts';
import { addMonths } from './calendar-date.ts';

describe('addMonths', () => {
  it.each([
    ['2026-01-15', 6, '2026-07-15'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2096-02-29', 48, '2100-02-28'],
    ['1999-08-31', 6, '2000-02-29'],
    ['1899-08-31', 6, '1900-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-31', -13, '2024-12-31'],
    ['2026-10-31', 1, '2026-11-30'],
    ['2026-12-31', 0, '2026-12-31'],
  ])('takes %s and %i months to %s, held at the end of short months', (date, months, then) => {
    expect(addMonths(date, months)).toBe(then);
  });

  it('agrees with months counted in another way', { timeout: 30 * 60_000 }, () => {
    fc.assert(
      fc.property(anyDay(1900, 2199), fc.integer({ min: -120, max: 120 }), (date, months) => {
        expect(addMonths(date, months)).toBe(monthsLater(date, months));
      }),
      { numRuns: inject('isFullSize') ? 100_000 : 2_000 },
    );
  });
});
