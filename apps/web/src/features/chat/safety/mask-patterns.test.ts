import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maskPatterns } from './mask-patterns.ts';

it.each([
  ['my ssn is 123-45-6789.', 'my ssn is •••.'],
  ['card 4111 1111 1111 1111 please', 'card ••• please'],
  ['dob 4/5/61', 'dob •••'],
  ['born 1961-04-05', 'born •••'],
  ['medicare 1eg4-te5-mk73', 'medicare •••'],
  ['call (555) 555-0123', 'call (•••'],
])('takes out what may be a personal number: "%s"', (text, masked) => {
  expect(maskPatterns(text)).toEqual({ text: masked, isMasked: true });
});

it.each(['are you open at 8:30?', 'Rx 7012345', '$120.50 for 30 tablets', '214 Alder Street, 97000', 'sin números'])(
  'leaves "%s"',
  (text) => {
    expect(maskPatterns(text)).toEqual({ text, isMasked: false });
  },
);

it('leaves no nine digits together, however they are parted', () => {
  const piece = fc.constantFrom('1', '23', '456', ' ', '-', '.', '/', 'x', '(', ')');
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      expect(maskPatterns(pieces.join('')).text).not.toMatch(/\d(?:[ .-]?\d){8}/);
    }),
  );
});
