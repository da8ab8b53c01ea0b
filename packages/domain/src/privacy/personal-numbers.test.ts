import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorClock } from '../../testing/cost/processor-time.ts';
import { findPersonalNumbers, passesLuhn } from './personal-numbers.ts';

const found = (text: string) => findPersonalNumbers(text).map(({ kind, start, end }) => [kind, text.slice(start, end)]);

describe('personal numbers', () => {
  it.each([
    ['my ssn is 123-45-6789', 'ssn', '123-45-6789'],
    ['123 45 6789', 'ssn', '123 45 6789'],
    ['seguro social 123456789', 'ssn', '123456789'],
    ['last four of my social is 1234', 'ssn', '1234'],
    ['card 4111 1111 1111 1111 please', 'card', '4111 1111 1111 1111'],
    ['378282246310005', 'card', '378282246310005'],
    ['my id 1EG4-TE5-MK73', 'medicare', '1EG4-TE5-MK73'],
    ['1eg4te5mk73', 'medicare', '1eg4te5mk73'],
    ['DOB 1/5/1960', 'birth-date', '1/5/1960'],
    ['d.o.b. 1-5-60', 'birth-date', '1-5-60'],
    ['DOB: 01051960', 'birth-date', '01051960'],
    ['I was born January 5th, 1960', 'birth-date', 'January 5th, 1960'],
    ['born in 1960', 'birth-date', '1960'],
    ['my birthday is 5 may 61', 'birth-date', '5 may 61'],
    ['nací el 5 de marzo de 1960', 'birth-date', '5 de marzo de 1960'],
    ['fecha de nacimiento: 05/03/60', 'birth-date', '05/03/60'],
  ])('are found in "%s"', (text, kind, number) => {
    expect(found(text)).toEqual([[kind, number]]);
  });

  it.each([
    'call 555-555-0100 at 9',
    'are you open on 12/25/2026',
    '4111 1111 1111 1112',
    '000-12-3456',
    '666-12-3456',
    '900-12-3456',
    '123-00-4567',
    '1SG4-TE5-MK73',
    'we moved in 1960',
    'the stubborn 1/5/1960',
    '10 files of 10485760 bytes',
    '97000-1234',
  ])('are not seen in "%s"', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('never overlap and follow the order of any text', () => {
    const piece = fc.constantFrom('123-45-6789', '4111111111111111', '1EG4TE5MK73', 'dob 1/5/60', ' ', '-', '7', 'ssn');
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ unit: 'grapheme', maxLength: 5 }))), (pieces) => {
        const text = pieces.join('');
        let last = 0;
        for (const { start, end } of findPersonalNumbers(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          last = end;
        }
      }),
    );
  });

  it('take every number with a right check digit for a card, and no other', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{15}$/), (digits) => {
        expect(found(`card ${digits}`).length === 1).toBe(passesLuhn(digits));
      }),
    );
    expect(passesLuhn('')).toBe(false);
  });

  it('are searched in a long text at once', () => {
    const usedMs = processorClock();
    findPersonalNumbers('born '.repeat(2_000) + '1'.repeat(10_000) + ' 1'.repeat(10_000));
    expect(usedMs()).toBeLessThan(500);
  });
});
