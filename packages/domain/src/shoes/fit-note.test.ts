import { expect, it } from 'vitest';
import { readFitNote } from './fit-note.ts';

it.each([
  '10 mm toe space, no heel slip standing',
  'Toe room 1/2 inch, heel snug, no gapping',
  'Half-inch of space beyond the longest toe',
  'Thumb’s width at the toe',
  'No slippage of the heel while walking 20 feet; no pressure points',
  'Inserts lie flat and in full contact with the arch.',
  'Patient says they fit well, 10 mm toe space, no heel slip',
  'Fits well with 10 mm toe room',
  'Width and length checked standing. Laces close evenly.',
  'Gait observed: steady. No redness after 5 minutes.',
  'No rubbing at the bunion',
])('fact 18 takes as a finding: %s', (note) => {
  expect(readFitNote(note)).toBe('objective');
});

it.each([
  'Fits well',
  'fits well.',
  'Good fit',
  'Shoes fit great!',
  'The fit is good and the patient is happy',
  'Beneficiary states shoes are comfortable',
  'Patient says the toe room is good',
  'Fits well at the heel',
  'They fit perfectly, no complaints',
  'Very comfortable when walking',
  'Patient reports no problems and likes the shoes',
  'ok',
  'Delivered.',
  'Heel slip not checked',
  '',
])('fact 18 takes as no assessment: “%s”', (note) => {
  expect(readFitNote(note)).toBe('opinion');
});

it('leaves a long note that it does not understand to a person', () => {
  expect(readFitNote('Forefoot and rearfoot are held as the last of the shoe intends them to be held')).toBe('unclear');
});
