import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasCodeShape, isDiabetesCode, isExcluded, isFootCode, isFullLength } from './diagnosis-codes.ts';
import { isMbi, isNpi, isState, isZip } from './identifiers.ts';

describe('an NPI', () => {
  it.each(['1234567893', '1245319599', '2000000002'])('%s has the right last digit', (npi) => {
    expect(isNpi(npi)).toBe(true);
  });

  it('with any one digit changed is no NPI', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.integer({ min: 1, max: 9 }), (place, step) => {
        const digits = [...'1245319599'];
        digits[place] = String((Number(digits[place]) + step) % 10);
        expect(isNpi(digits.join(''))).toBe(false);
      }),
    );
  });

  it.each(['', '123456789', '12345678931', '3234567893', '1234 567893', '１２３４５６７８９３'])(
    '“%s” is none',
    (text) => {
      expect(isNpi(text)).toBe(false);
    },
  );
});

describe('an MBI', () => {
  it.each(['1EG4-TE5-MK73', '1EG4TE5MK73', '1eg4 te5 mk72', '9AA0A00AA00'])('%s has its form', (text) => {
    expect(isMbi(text)).toBe(true);
  });

  it.each([
    '0EG4TE5MK73',
    '1SG4TE5MK73',
    '1LG4TE5MK73',
    '1OG4TE5MK73',
    '1IG4TE5MK73',
    '1BG4TE5MK73',
    '1ZG4TE5MK73',
    '1EGATE5MK73',
    '1EG4TE5MK7',
    '1EG4TE5MK733',
    '123-45-6789A',
    '',
  ])('%s hasn’t', (text) => {
    expect(isMbi(text)).toBe(false);
  });
});

it('knows states and ZIP codes', () => {
  expect(['OR', 'or', 'PR', 'DC'].every(isState)).toBe(true);
  expect(['XX', 'Oregon', '', 'O'].some(isState)).toBe(false);
  expect(['97000', '97000-1234', '970001234'].every(isZip)).toBe(true);
  expect(['9700', '97000-12', 'SW1A 1AA', ''].some(isZip)).toBe(false);
});

describe('a diagnosis', () => {
  it.each([
    'E11.42',
    'e1142',
    'E11.621',
    'E11.9',
    'E11.A',
    'E10.A2',
    'E10.65',
    'E08.00',
    'E13.3293',
    'E11.37X1',
    'E11.3519',
    'L84',
    'L97.411',
    'M20.11',
    'M20.42',
    'Z89.411',
    'Z86.31',
    'I73.9',
  ])('%s is a complete code', (code) => {
    expect([hasCodeShape(code), isFullLength(code)]).toEqual([true, true]);
  });

  it.each([
    'E11',
    'E11.4',
    'E11.6',
    'E11.62',
    'E11.32',
    'E11.321',
    'E10.00',
    'E13.A',
    'E11.7',
    'L97',
    'L97.4',
    'L97.41',
    'M20',
    'M20.1',
    'Z89.4',
    'Z89.41',
    'Z86.3',
    'I73',
  ])('%s isn’t complete', (code) => {
    expect(isFullLength(code)).toBe(false);
  });

  it('is diabetes, a foot condition, or one that doesn’t qualify', () => {
    expect(['E08.9', 'E09.9', 'E10.9', 'E11.9', 'E13.9'].every(isDiabetesCode)).toBe(true);
    expect(['E12.9', 'E14.9', 'R73.03', 'O24.419', 'L84'].some(isDiabetesCode)).toBe(false);
    expect(['R73.03', 'r7303', 'O24.410', 'O24.419'].every(isExcluded)).toBe(true);
    expect(['E11.42', 'E11.51', 'E11.621', 'L84', 'M20.12', 'Z89.421', 'Z86.31'].every(isFootCode)).toBe(true);
    expect(['E11.9', 'E11.21', 'I10'].some(isFootCode)).toBe(false);
    expect(['11.42', 'EE1.1', '', 'E11.42.1x9'].some(hasCodeShape)).toBe(false);
  });
});
