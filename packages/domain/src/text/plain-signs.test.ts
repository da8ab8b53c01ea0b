import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growthOf, mostRatio, slowPieces } from '../../testing/cost/doubling.ts';
import { plainSigns } from './plain-signs.ts';

describe('a text in plain signs', () => {
  it.each([
    ['555‑867–5309', '555-867-5309'],
    ['555\u00a0867\u20095309', '555 867 5309'],
    ['５５５－８６７', '555-867'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['०९', '09'],
    ['𝟓𝟝', '55'],
    ['5\u200b5\u2060\u00ad5', '555'],
    ['3⁄4∕58', '3/4/58'],
    ['ａ＠ｂ．ｃ', 'a@b.c'],
    ['O’Brien', "O'Brien"],
    ['one\r\ntwo', 'one\ntwo'],
  ])('%j is %j', (text, plain) => expect(plainSigns(text)).toBe(plain));

  it('stays as it is when read again, and keeps no digit of another script', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const plain = plainSigns(text);
        expect(plainSigns(plain)).toBe(plain);
        expect(plain).not.toMatch(/(?![0-9])\p{Nd}/u);
      }),
    );
  });

  it('takes time in proportion to its length', () => {
    for (const piece of slowPieces) expect(growthOf(plainSigns, piece, 20_000).ratio, piece).toBeLessThan(mostRatio);
  });
});
