import { expect, it } from 'vitest';
import { fullClaim, fullClaimDetails, fullClaimInput } from '../../../testing/claims/full-claim.ts';
import { checkShoeClaim } from './check-shoe-claim.ts';
import { joinLines } from './join-lines.ts';

it('says once what several lines have in common, in either language', () => {
  const lines = fullClaim.lines.map((line, index) => ({
    ...line,
    chargeCents: null,
    side: index === 2 ? null : line.side,
  }));
  const input = {
    ...fullClaimInput,
    details: { ...fullClaimDetails, claim: { ...fullClaim, lines, assignment: null } },
  };
  expect(joinLines(checkShoeClaim(input))).toEqual([
    'Lines 1, 2, 3, 4: enter the charge.',
    expect.stringMatching(/^Line 3: choose right/),
    'Choose whether you accept assignment.',
  ]);
  expect(joinLines(checkShoeClaim(input, 'es'))[0]).toBe('Líneas 1, 2, 3, 4: escriba el cargo.');
});
