import { describe, expect, it } from 'vitest';
import { growthOf, mostRatio, slowPieces } from '../../testing/cost/doubling.ts';
import { hasForeignNumber } from './foreign-numbers.ts';

const known = '+15555550100\n214 Alder Street, Millbrook, OR 97000\nMedicare: 1-800-MEDICARE. Text REFILL to 70123.';

describe('a number in an answer', () => {
  it.each([
    'Call 541-555-0188.',
    'Call 1-800-FLOWERS.',
    'Call 1-800-flowers now.',
    'Call 1 800 FLOWERS',
    'Call 1 (800) FLOWERS',
    'Call 800-FLOWERS',
    'Call (888) GET MEDS today',
    'Call 888 GET MEDS today',
    'Call 1-877-4-REFILLS',
    'Call 1-800-GO-FEDEX',
    'Call １－８００－ＦＬＯＷＥＲＳ',
    'Call **1-800-FLOWERS**',
    'Call 541-555-PILL',
    'Call (541) 555-RX4U',
    'Call 541-CAR-0123',
    'Call 541-555-O1OO.',
    'Text STOP to 55512.',
    'Text "STOP" to **55512**.',
    'text us at 555123',
    'Text the word REFILL with your name to 555-123',
    'Text RX to 55 512',
    'Text 55512',
    'Dial 555123 now',
    'Reply with your card to 55512',
    'Our short code is 55512.',
    'Text HELP to five five five one two.',
    'Text HELP to 5-5-5-1-2',
    'Envíe ALTO al 55512.',
    'Mande un mensaje al 55512.',
    'Marque 55512',
    'Llame al cinco cinco cinco uno dos',
  ])('is foreign in "%s"', (sentence) => expect(hasForeignNumber(sentence, known)).toBe(true));

  it.each([
    'Call (555) 555-0100, or 555-0100.',
    'Call 1-800-222-1222 or 1-800-MEDICARE, which is 1-800-633-4227.',
    'Text REFILL to 70123.',
    'Call 911, 988 or 112. Text 988.',
    'Send it to 214 Alder Street, Millbrook, OR 97000.',
    'Send your letter to ZIP 97000, or on 12/31/2026.',
    'We text you at 10:30, or on Monday at 5.',
    'Call us between 1000 and 1700 on 11/26.',
    'Reply STOP to end texts, or HELP for help.',
    'We sent texts to 12000 people, and 10,000 pages.',
    'It comes as an 800-milligram tablet, with 800-microgram folic acid on an 800-calorie day.',
    'You can text HOME to 741741 at any hour.',
    'Ibuprofen comes as 800 MG TABLETS or 800 mg tablets; your card covers 800 TABLETS a year.',
    'Take the form I-800-A or ICD-10; item 500-ABC.',
    'Your message has 12345 in it. Our file is number 55512.',
    'Llame al 911. Envíe su carta a 214 Alder Street.',
    'The box holds 100 TABS of 81 MG, model ABC-1234.',
    'One two three, here we go. Call one or two of us.',
  ])('is none, or a known one, in "%s"', (sentence) => expect(hasForeignNumber(sentence, known)).toBe(false));

  it('is looked for in time in proportion to the length', () => {
    const pieces = [...slowPieces, '1-800-', '800 A', '1-800-A', 'call ', 'text to ', '5-', 'five ', 'call 55512 '];
    for (const piece of pieces) {
      expect(growthOf((text) => void hasForeignNumber(text, known), piece, 1_000).ratio, piece).toBeLessThan(mostRatio);
    }
  }, 60_000);
});
