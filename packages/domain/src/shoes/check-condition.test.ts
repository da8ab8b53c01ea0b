import { describe, expect, it } from 'vitest';
import { caseWith } from '../../testing/shoes/full-case.ts';
import { checkShoeCase } from './check-case.ts';
import { readConditions } from './check-condition.ts';

const check = (conditions: string[], exam?: null) =>
  checkShoeCase(caseWith({ conditions, ...(exam === null && { exam }) })).checks.qualifying_condition;

describe('fact 1 a qualifying condition', () => {
  it.each([
    ['amputation', 'Amputation of the left great toe'],
    ['past ulcer', 'history of foot ulceration'],
    ['pre-ulcerative callus', 'Pre-ulcerative calluses'],
    ['pre-ulcerative callus', 'preulcerative_callus'],
    ['neuropathy with callus', 'peripheral neuropathy with evidence of callus formation'],
    ['deformity', 'foot deformity'],
    ['deformity', 'Bunions, both feet'],
    ['deformity', 'hammertoe'],
    ['poor circulation', 'poor_circulation'],
    ['poor circulation', 'PAD'],
    ['past ulcer', '2b'],
  ])('is %s: %s', (name, text) => {
    expect(check([text])).toMatchObject({ state: 'pass', reason: expect.stringContaining(`Qualifying: ${name}.`) });
  });

  it('may be said in two texts', () => {
    expect(check(['neuropathy', 'callus']).state).toBe('pass');
  });

  it.each(['diabetes', 'neuropathy', 'callus', 'neuropathy without callus', 'no deformity', 'sore feet'])(
    'is not understood in: %s',
    (text) => {
      expect(check([text]).state).toBe('warning');
    },
  );

  it('is needed', () => {
    expect(check([]).state).toBe('fail');
    expect(check(['', ' ']).state).toBe('fail');
  });
});

it('fact 9 requires the exam notes as proof, not just the statement', () => {
  expect(check(['deformity']).reason).toContain('the certifying statement alone isn’t enough');
  expect(check(['deformity'], null).reason).toContain('no exam is recorded');
  expect(checkShoeCase(caseWith({ exam: null })).checks.exam_within_6_months.state).toBe('unknown');
});

it('fact 1 finds which conditions texts name, and which texts name none', () => {
  expect(readConditions(['neuropathy', 'callus', 'sore feet', 'bunion', ' ', 'no ulcer'])).toEqual({
    named: ['neuropathy with callus', 'deformity'],
    others: ['sore feet', 'no ulcer'],
  });
  expect(readConditions([])).toEqual({ named: [], others: [] });
});
