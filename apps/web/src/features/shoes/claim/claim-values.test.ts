import { emptyClaim, emptyLine } from '@rxweb/domain/shoes/claim/propose-claim';
import { expect, it } from 'vitest';
import { centsText, readCents, readDiagnoses, readModifiers, readPointers, withDiagnoses } from './claim-values.ts';

it.each([
  ['79.5', 7_950],
  ['$79.50', 7_950],
  ['1,250', 125_000],
  ['.5', 50],
  ['12.', 1_200],
  [' 0 ', 0],
  ['79.999', null],
  ['-5', null],
  ['12 dollars', null],
  ['', null],
  ['$', null],
  ['1000000', null],
])('reads the amount “%s” as %s cents', (text, cents) => {
  expect(readCents(text)).toBe(cents);
  if (cents !== null) expect(readCents(centsText(cents))).toBe(cents);
});

it('reads lists however they are parted, at most as many as a claim holds', () => {
  expect(readModifiers(' kx, gy;GX  ')).toEqual(['KX', 'GY', 'GX']);
  expect(readModifiers('a b c d e')).toEqual(['A', 'B', 'C', 'D']);
  expect(readDiagnoses('e11.42,L84\nM20.11')).toEqual(['E11.42', 'L84', 'M20.11']);
  expect(readPointers('1 2, 12')).toEqual([1, 2, 12]);
  expect(readPointers('0 13 99 x')).toEqual([]);
});

it('lets lines follow the diagnoses while they point at all of them', () => {
  const claim = { ...emptyClaim, lines: [emptyLine, { ...emptyLine, pointers: [2] }] };
  const two = withDiagnoses(claim, ['E11.42', 'L84']);
  expect(two.lines.map(({ pointers }) => pointers)).toEqual([[1, 2], [2]]);
  const five = withDiagnoses(two, ['E11.42', 'L84', 'M20.11', 'M20.12', 'Z89.421']);
  expect(five.lines.map(({ pointers }) => pointers)).toEqual([[1, 2, 3, 4], [2]]);
});
