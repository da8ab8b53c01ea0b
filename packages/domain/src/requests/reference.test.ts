import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatReference, makeReference, readReference } from './reference.ts';

const references = fc.infiniteStream(fc.nat(22)).map((numbers) => makeReference(() => numbers.next().value ?? 0));

describe('the reference of a request', () => {
  it('is read back as it is said, in any case, with or without its dash', () => {
    fc.assert(
      fc.property(references, (reference) => {
        const said = formatReference(reference);
        expect(said).toMatch(/^[2-46-9CDFHJKMNPQRTVWXY]{3}-[2-46-9CDFHJKMNPQRTVWXY]{3}$/);
        for (const typed of [said, said.toLowerCase(), ` ${reference.split('').join(' ')} `])
          expect(readReference(typed)).toBe(reference);
      }),
    );
  });

  it('is refused with one wrong sign, or with two neighbors swapped', () => {
    fc.assert(
      fc.property(references, fc.nat(5), fc.constantFrom(...'2346789CDFHJKMNPQRTVWXY'), (reference, place, sign) => {
        const wrong = reference.slice(0, place) + sign + reference.slice(place + 1);
        expect(readReference(wrong)).toBe(wrong === reference ? reference : null);
        const [a, b] = [reference.charAt(place), reference.charAt(place + 1)];
        const swapped = reference.slice(0, place) + b + a + reference.slice(place + 2);
        if (place < 5) expect(readReference(swapped)).toBe(a === b ? reference : null);
      }),
    );
  });

  it.each(['', 'K7D', 'K7D-42M-1', 'OOO-000', 'ÁÁÁ-ÁÁÁ', '🙂'])('is not %j', (typed) => {
    expect(readReference(typed)).toBeNull();
  });
});
