import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskPersonalNumbers } from './mask-personal.ts';
import { passesLuhn } from './personal-numbers.ts';

const mask = (text: string) => maskPersonalNumbers(text).text;

/** Numbers that people write to a pharmacy, and that say nothing of who they are. */
const lookAlikes = [
  'call me at (555) 555-0123',
  'my phone is 555-555-0123 and 555.555.0124',
  '+1 555 555 0123',
  '1-800-222-1222',
  'text 5555550123 please',
  'llámeme al 555 555 0123 después de las 5:30',
  'it was $1,234.56 and then $20',
  'my copay is 47.00, was 12.50',
  'me cobraron $ 120.50 el 12/10/2026',
  'my visit is on 12/25/2026 at 9:30',
  'appointment 11-30-26 10:15 am',
  'mi cita es el 5 de marzo de 2026',
  'are you open on January 1, 2027?',
  'order 1234567',
  'order number 12-3456789',
  'número de orden 00123456',
  'Rx 7012345 and Rx# 6001234',
  'receta 7012345-02',
  'zip 97000, or 97000-1234',
  'código postal 00912',
  '214 Alder Street, apt 12',
  'NDC 0071-0155-23',
  '10 mg twice, 30 tablets, 90 days',
  'blood pressure 120/80 and 135/85/70',
  'open 8:30-17:30 Mon-Fri',
  'de 8:30 a 12:30',
  'model 123-45-678',
  'follow you on social media since 2019',
  'the social worker said room 1204',
  'the social security office at 1200 Main Street',
  'el trabajador social vino el 2026',
  'newborn visit 12/01/2026',
  'birthday party supplies, order 5512',
  'the flu shots of 2026',
  'la vacuna del 2026',
  'version 1.2.3.4, build 20261121',
  'tracking 9400 1000 0000 0000 0000 00',
  'tracking number 1Z999AA10123456784',
  'fax 555-555-0199 attn 2024',
  '555 555 0100 930 Main',
  '1 555 555 0100 93007',
];

describe('personal numbers in a message', () => {
  it.each([
    ['my ssn is 123-45-6789 ok', 'my ssn is •••-••-•••• ok'],
    ['SSN:123456789', 'SSN:•••-••-••••'],
    ['social security number 123 45 6789', 'social security number •••-••-••••'],
    ['my social is 123456789', 'my social is •••-••-••••'],
    ['last four of my social: 1234', 'last four of my social: •••-••-••••'],
    ['mi seguro social es 123-45-6789', 'mi seguro social es •••-••-••••'],
    ['número de seguro social 123.45.6789', 'número de seguro social •••-••-••••'],
    ['los últimos cuatro de mi seguro social son 1234', 'los últimos cuatro de mi seguro social son •••-••-••••'],
    ['visa 4111 1111 1111 1111 12/28', 'visa •••• •••• •••• •••• 12/28'],
    ['12/28 123 4111111111111111 97000', '12/28 123 •••• •••• •••• •••• 97000'],
    ['4111-1111-1111-1111', '•••• •••• •••• ••••'],
    ['amex 3782 822463 10005', 'amex •••• •••• •••• ••••'],
    ['mi tarjeta es 5555555555554444', 'mi tarjeta es •••• •••• •••• ••••'],
    ['medicare 1EG4-TE5-MK73', 'medicare ••••-•••-••••'],
    ['mi medicare: 1eg4te5mk73.', 'mi medicare: ••••-•••-••••.'],
    ['dob 4/5/61', 'dob ••/••/••••'],
    ['I was born on April 5, 1961', 'I was born on ••/••/••••'],
    ['Date of birth: 04-05-1961', 'Date of birth: ••/••/••••'],
    ['my birthday is 4/5', 'my birthday is 4/5'],
    ['nací el 5 de abril de 1961', 'nací el ••/••/••••'],
    ['naci 5/4/61', 'naci ••/••/••••'],
    ['fecha de nacimiento 05/04/1961', 'fecha de nacimiento ••/••/••••'],
    ['dob 4/5/61 ssn 123-45-6789, call 555-555-0123', 'dob ••/••/•••• ssn •••-••-••••, call 555-555-0123'],
  ])('are taken out of "%s"', (text, masked) => {
    expect(maskPersonalNumbers(text)).toEqual({ text: masked, isMasked: masked !== text });
  });

  it.each(lookAlikes)('are not seen in "%s"', (text) => {
    expect(maskPersonalNumbers(text)).toEqual({ text, isMasked: false });
  });

  it('are found among look-alikes, which stay as they were', () => {
    const around = fc.constantFrom(...lookAlikes);
    fc.assert(
      fc.property(around, around, (before, after) => {
        expect(mask(`${before}; dob 4/5/61; ${after}`)).toBe(`${before}; dob ••/••/••••; ${after}`);
      }),
    );
  });

  it('are taken out however a social security number is parted, and a phone number never is', () => {
    const digits = (count: number) => fc.stringMatching(new RegExp(`^[1-8]\\d{${count - 1}}$`));
    const part = fc.constantFrom('-', ' ', '.');
    const notNumber = ['000', '666'];
    fc.assert(
      fc.property(digits(3), digits(2), digits(4), part, (area, group, serial, sign) => {
        fc.pre(!notNumber.includes(area));
        expect(mask(`it is ${[area, group, serial].join(sign)}.`)).toBe('it is •••-••-••••.');
      }),
    );
    fc.assert(
      fc.property(digits(3), digits(3), digits(4), part, fc.nat(99_999), (area, exchange, line, sign, house) => {
        for (const phone of [[area, exchange, line].join(sign), `(${area}) ${exchange}-${line}`]) {
          const text = `call ${phone} ${house} Main`;
          expect(mask(text)).toBe(text);
        }
      }),
    );
  });

  it('are cards exactly when their check digit is right', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[3-6]\d{15}$/), (digits) => {
        const parted = digits.replace(/(\d{4})(?=\d)/g, '$1 ');
        for (const text of [`card ${digits}`, `card ${parted}`]) {
          expect(maskPersonalNumbers(text).isMasked).toBe(passesLuhn(digits));
        }
      }),
    );
  });

  it('are gone for good: nothing more is found in a text without them, and no digit of them is left', () => {
    const piece = fc.constantFrom(
      '123-45-6789',
      '4111111111111111',
      '1EG4TE5MK73',
      'dob 1/5/60',
      ' ',
      '\n',
      'ssn ',
      'x',
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const once = maskPersonalNumbers(pieces.join(''));
        const twice = maskPersonalNumbers(once.text);
        if (!once.isMasked) expect(twice).toEqual(once);
        expect(mask(twice.text)).toBe(twice.text);
      }),
    );
  });

  it('leave every other text alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!/\d/.test(text));
        expect(maskPersonalNumbers(text)).toEqual({ text, isMasked: false });
      }),
    );
  });
});
