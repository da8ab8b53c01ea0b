import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growthOf, mostRatio, slowPieces } from '../../testing/cost/doubling.ts';
import { redactPersonal } from './redact-personal.ts';

const keep = ['214 Alder Street, Millbrook, OR 97000', '+15555550100', '(555) 555-0100'];
const redact = (text: string) => redactPersonal([text], { keep })[0];

describe('redaction before text leaves the house', () => {
  it.each([
    ['hi my name is john smith and i need a refill', 'hi my name is [name] and i need a refill'],
    ['My last name is O’Brien, is O’Brien ready?', 'My last name is [name], is [name] ready?'],
    ['this is for John Smith, call 541-555-0199', 'this is for [name], call [phone]'],
    ['for my mother Rosa Lopez dob 3/4/1940', 'for my mother [name] dob [birth date]'],
    ['Me llamo María Pérez García y necesito ayuda', 'Me llamo [name] y necesito ayuda'],
    ['mi nombre es ana', 'mi nombre es [name]'],
    ['soy Ana Ruiz, tel. (541) 555 0199', 'soy [name], tel. [phone]'],
    ['la receta de mi hija Lucía', 'la receta de mi hija [name]'],
    ['does my neighbor Alan Grant owe you', 'does my neighbor [name] owe you'],
    ['refill rx 6123456-01 please', 'refill rx [Rx number] please'],
    ['receta número 445566', 'receta número [Rx number]'],
    ['my ssn is 123-45-6789', 'my ssn is [ssn]'],
    ['card 4111 1111 1111 1111', 'card [card]'],
    ['medicare 1EG4-TE5-MK73', 'medicare [insurance number]'],
    ['mail j.doe+x@mail.example.com now', 'mail [e-mail] now'],
    ['I live at 123 NW Oak Ridge Rd, Apt 4, Portland, OR 97201', 'I live at [address]'],
    ['vivo en la calle Luna #45', 'vivo en la [address]'],
    ['P.O. Box 12', '[address]'],
    ['member id W12345678901', 'member id [insurance number]'],
    ['he has been ill since 2/3/1950', 'he has been ill since [date]'],
  ])('takes out of "%s"', (text, redacted) => {
    expect(redact(text)).toBe(redacted);
  });

  it.each([
    'Where is 214 Alder Street, Millbrook, OR 97000? Is it (555) 555-0100 or 555-555-0100?',
    'Does Dr. Alan Grant send to you, or dr chowdhury?',
    'Is poison control 1-800-222-1222, and the hotline 988?',
    'Do you take Medicare Part D for Diabetic Shoes?',
    'Are you open on 12/25/2026 at 8:30?',
    'I need it for Christmas Eve, I am Looking forward',
    'Do you have 90-day supplies, and 10 files of 10 MB?',
    '¿Para qué vacunas necesito cita?',
  ])('leaves "%s"', (text) => {
    expect(redact(text)).toBe(text);
  });

  it('keeps the store’s own details beside those of a person', () => {
    expect(redact('I am Ana Ruiz, are you at 214 Alder Street, Millbrook, OR 97000, and (555) 555-0100?')).toBe(
      'I am [name], are you at 214 Alder Street, Millbrook, OR 97000, and (555) 555-0100?',
    );
  });

  it('removes a name stated in one text from all of them', () => {
    const file = 'PATIENT: SMITH, JOHN\nRx 4455667\nFilled 10/12/2026';
    expect(redactPersonal(['is it ready for smith?', file, 'Hello John.'])).toEqual([
      'is it ready for [name]?',
      'PATIENT: [name]\nRx [Rx number]\nFilled 10/12/2026',
      'Hello [name].',
    ]);
  });

  it('lets no personal number through, whatever surrounds it', () => {
    const digits = (form: RegExp) => fc.stringMatching(form);
    const personal = fc.oneof(
      digits(/^[1-578]\d[1-9]-[1-9]\d-[1-9]\d{3}$/),
      digits(/^[2-79]\d{2}-[2-9]\d{2}-\d{4}$/),
      digits(/^\([2-7]\d[1-9]\) [2-9]\d{2}-\d{4}$/),
      digits(/^1EG4-TE5-MK[0-9]{2}$/),
      digits(/^[a-z]{3,8}@[a-z]{3,8}\.com$/),
      digits(/^[1-9]\d{8,11}$/).filter((number) => !/^1?8/.test(number)),
    );
    const around = fc.array(fc.constantFrom('call', 'me', 'about', 'the', 'refill', 'por favor', 'at 5', '!', '\n'));
    fc.assert(
      fc.property(around, personal, around, (before, number, after) => {
        const [redacted = ''] = redactPersonal([[...before, number, ...after].join(' ')]);
        expect(redacted).not.toContain(number);
        expect(redacted.replace(/\bat 5\b/g, '').replace(/\D/g, '')).toBe('');
      }),
    );
  });

  it('changes nothing in redacted text, and never fails', () => {
    const words = fc.constantFrom(
      'my name is',
      'Ana',
      'Dr.',
      'Smith',
      '541-555-0199',
      'rx',
      '6123456',
      ',',
      'for',
      '[name]',
    );
    const text = fc
      .array(fc.oneof(words, fc.string({ unit: 'grapheme', maxLength: 6 })))
      .map((parts) => parts.join(' '));
    fc.assert(
      fc.property(text, (said) => {
        const once = redactPersonal([said]);
        expect(redactPersonal(once)).toEqual(once);
      }),
    );
  });

  it('takes out every kind in whatever signs it is typed', () => {
    const samples: [string, string][] = [
      ['call me at ', '541-555-0199'],
      ['dob ', '3/14/1958'],
      ['mail ', 'rosa.m@example.com'],
      ['I live at ', '418 Birch Street'],
      ['MRN ', '00483920'],
      ['rx # ', '7104423'],
      ['member id ', 'W882010394'],
      ['my card is ', '4111 1111 1111 1111'],
      ['my ssn is ', '219-09-9999'],
      ["driver's license ", 'D1234567'],
      ['see ', 'https://example.com/u/8812'],
      ['my ip is ', '203.0.113.45'],
      ['nací el ', '14 de marzo de 1958'],
      ['número de póliza ', 'P22098817'],
    ];
    const dash = fc.constantFrom('-', '\u2010', '\u2011', '\u2013', '\u2014', '\u2212', '\uff0d');
    const space = fc.constantFrom(' ', '\u00a0', '\u2009', '\u202f', '\u3000');
    const zero = fc.constantFrom(0x30, 0xff10, 0x660, 0x966, 0x1d7ce);
    const unseen = fc.constantFrom('', '\u200b', '\u2060', '\u00ad');
    fc.assert(
      fc.property(
        fc.constantFrom(...samples),
        dash,
        space,
        zero,
        unseen,
        ([before, detail], aDash, aSpace, first, hidden) => {
          const typed = [...detail]
            .map((sign) =>
              sign
                .replace('-', aDash)
                .replace(' ', aSpace)
                .replace(/\d/, (digit) => String.fromCodePoint(first + Number(digit))),
            )
            .join(hidden);
          const redacted = redact(`${before}${typed} thanks`) ?? '';
          for (const part of detail.match(/[\p{L}\d]{2,}/gu) ?? [])
            if (part !== 'de') expect(redacted).not.toContain(part);
          expect(redacted).toMatch(/thanks$/);
        },
      ),
    );
  });

  it('leaves medicines, doses, hours, prices and the store’s own details readable', () => {
    for (const text of [
      'Is Lisinopril 10 mg twice a day with Metformin 1000mg ok?',
      'vitamin D 50000 units, or 10,000 IU',
      'open 8:30-17:30, on 12/25/2026 and November 30, 2026',
      'my copay was $1,234.56, then $20',
      'Call (555) 555-0100 or 1-800-222-1222, we are at 214 Alder Street, Millbrook, OR 97000',
      'do you deliver to zip 97302?',
      'blood pressure 120/80, sugar 250, A1c 7.2',
    ])
      expect(redact(text)).toBe(text);
  });

  it('takes time in proportion to its length', () => {
    for (const piece of slowPieces) {
      const { ratio } = growthOf((text) => redactPersonal([text]), piece, 2_000);
      expect(ratio, piece).toBeLessThan(mostRatio);
    }
  }, 120_000);
});
