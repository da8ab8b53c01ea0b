import { createHash } from 'node:crypto';
import { shoeCase, shoeChecks } from '@rxweb/contracts/shoes/checks';
import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import * as z from 'zod/mini';
import { anyCase, anyDay } from '../../testing/shoes/arbitrary-case.ts';
import before from '../../testing/shoes/plain-answers.json' with { type: 'json' };
import { plainCase } from '../../testing/shoes/plain-cases.ts';
import { checkShoeCase } from './check-case.ts';

it('answers 20,000 cases without the extended keys byte for byte as before there were any', () => {
  const { casesPerBlock, blocks } = before;
  const answered = blocks.map((_, block) => {
    const lines = Array.from({ length: casesPerBlock }, (__, at) =>
      JSON.stringify(checkShoeCase(z.parse(shoeCase, plainCase(block * casesPerBlock + at)))),
    );
    return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
  });
  expect(answered).toEqual(blocks);
});

it('gives any case without them the 17 checks in their order, and the same with each of them null', () => {
  const none = { evidence: null, otherExam: null, people: null, receipt: null, lines: null, payer: null, adr: null };
  fc.assert(
    fc.property(anyCase(anyDay(2025, 2027)), (plain) => {
      const answer = checkShoeCase(plain);
      expect(Object.keys(answer.checks)).toEqual(shoeChecks);
      expect(Object.keys(answer)).not.toContain('dateOrder');
      const visit = plain.visit && { ...plain.visit, by: null, credential: null };
      expect(JSON.stringify(checkShoeCase({ ...plain, ...none, visit }))).toBe(JSON.stringify(answer));
    }),
    { numRuns: inject('isFullSize') ? 50_000 : 2_000 },
  );
});
