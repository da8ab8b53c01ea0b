import { describe, expect, it } from 'vitest';
import { growthOf, mostRatio } from '../../testing/cost/doubling.ts';
import { redactPersonal } from './redact-personal.ts';

const redact = (text: string) => redactPersonal([text])[0];

describe('details with their parts apart', () => {
  it.each([
    ['we moved, 915¼ Dale St (upper)', 'we moved, [address]'],
    ['412½ Maple Ave', '[address]'],
    ['77 Quail Rdg please', '[address] please'],
    ['drop at 31 Pebble Beach Cv | Apt 7', 'drop at [address]'],
    ['The address: 55 Willow Bnd - Suite 3', 'The address: [address]'],
    ['903 Heron Landing Dr, Unit B-12', '[address]'],
    ['bring to 560 S.R. 44, Bldg B', 'bring to [address]'],
    ['mail goes to 4410 Twp Rd 212', 'mail goes to [address]'],
    ['18 Plum Ct  #3  thanks', '[address] thanks'],
    ['20 SW 4th', '[address]'],
  ])('addresses in "%s"', (text, redacted) => expect(redact(text)).toBe(redacted));

  it.each([
    ['seguro: HGX 221 4450 91', 'seguro: [insurance number]'],
    ['mi aseguranza es R5502 8871 3', 'mi aseguranza es [insurance number]'],
    ['número de socio 41 332 9087', 'número de socio [insurance number]'],
    ['my policy is T0093-5512-6', 'my policy is [insurance number]'],
    ['subscriber 5512 88 1 090', 'subscriber [insurance number]'],
    ['insurance? call me at 541-555-0199', 'insurance? call me at [phone]'],
  ])('memberships in "%s"', (text, redacted) => expect(redact(text)).toBe(redacted));

  it.each([
    ['for Al Petrosky please', 'for [name] please'],
    ['para Leo y Teo, la amoxicilina', 'para [name], la amoxicilina'],
    ["name? it's complicated. Zuri. is it ready", "name? it's complicated. [name]. is it ready"],
    ['hi. Tobin Achterberg. need my refill', 'hi. [name]. need my refill'],
    ['tienen a Wilkerman en el sistema', 'tienen a [name] en el sistema'],
  ])('names in "%s"', (text, redacted) => expect(redact(text)).toBe(redacted));

  it.each([
    'my plan started 2026-01-01 for 30 days',
    'does the plan cover 90 tablets or 30',
    'is H-E-B or C-V-S closer',
    'are you on 5th and Larch or on Adams',
    'Al final no fui. Al rato paso',
    'Vicks Vaporub. is it safe',
    'can a Nurse Practitioner write it',
    'how much is 100 Accu Chek Guide strips',
  ])('leaves "%s"', (text) => expect(redact(text)).toBe(text));

  it('keeps the whole number apart from its half', () => expect(redact('take 1½ tablets')).toBe('take 1 1/2 tablets'));

  it('takes time in proportion to its length', () => {
    for (const piece of [
      'plan 12 ',
      'AB 1 ',
      '[phone]-a ',
      '1 N 1',
      '[address] (',
      'for Al ',
      'for Leo and ',
      '1  ',
      '1½ ',
    ]) {
      const { ratio } = growthOf((text) => redactPersonal([text]), piece, 2_000);
      expect(ratio, piece).toBeLessThan(mostRatio);
    }
  }, 120_000);
});
