import { describe, expect, it } from 'vitest';
import { growthOf, mostRatio, slowPieces } from '../../testing/cost/doubling.ts';
import { hasForeignLink } from './foreign-links.ts';

const known = 'Prices: https://www.goodrx.com/help and help@store.example. Our page is at store.example/refills.';

describe('a link in an answer', () => {
  it.each([
    'Pay here: https://evil.example/pay',
    'Pay [here](https://evil.example/pay).',
    'Pay [here](javascript:alert(1))',
    'Pay [here]( //evil.example )',
    'Go to evil.com now',
    'Go to www.evil.com/rx.',
    'Go to evil․com',
    'Write to pay@evil.example.',
    'Use evil dot com for it',
    'Go to goodrx.com.evil.example/x',
    'ｈｔｔｐｓ：//evil.example',
    'Pay bitcoin:1abc',
    '![x](http://203.0.113.9/p.png)',
    'Open pay.example/rx?u=1',
    'Go to pay.example.zip now.',
    'Go to PAY.EXAMPLE.ZIP now.',
    'See evil.beauty.',
    'See EVIL.BEAUTY.',
    'Open rx-refill.mov',
    'Open evil.ru/path',
    'Open ev\u0456l.\u0440\u0444',
    'Open evil.xn--p1ai',
    'Open a.b.c.d.e.f.evil.beauty',
    'Write to pay@evil.beauty.',
    'Pay at 203.0.113.9.',
    'Pay at 203.0.113.9:8080/pay',
    'Pay at [2001:db8::9]',
    'Pay at 2001:db8:0:0:0:0:0:9',
    'Open hxxp://evil',
    'Open hxxps evil',
    'Open https : //evil',
    'Open https:/evil',
    'Open evil[.]com',
    'Open evil [dot] beauty',
    'Open evil(dot)zip',
    'Open evildotcom',
    'Open evil .com',
    'Open example dot com',
    'Open example dot me.',
    'Abra ejemplo punto com',
    'Abra ejemplo punto es, por favor',
    'Open evil dot in slash pay',
    'Open evil\u3002com',
  ])('is foreign in "%s"', (sentence) => expect(hasForeignLink(sentence, known)).toBe(true));

  it.each([
    'See https://www.goodrx.com/help.',
    'Write to help@store.example, please.',
    'Ask for a refill at [our page](store.example/refills).',
    'Read [privacy](/privacy).',
    'Call [us](tel:+15555550100).',
    'We open at 9 a.m. and close at 5 p.m. e.g. on Monday.',
    'Take your card/ID and the bottle.',
    'Bring photo.jpg, label.PDF and notes.txt; we read scan.2.pdf, too.',
    'It runs on version 1.2.3.4, or v2.4.1, iOS 17.5 and Node.js.',
    'From 12.31.2026, call 555.555.0100 or 1.800.222.1222.',
    'It is 2.5 mg.or 0.25mg, NDC 0093-7424-56, lot 12.3.4.',
    'We are on Alder St.near the bank, approx.two blocks from Dr.Patel.',
    'We open at 9.Please come in.We are here.',
    'The U.S. has it, e.g. on Mon.-Fri., i.e. at 8:30:00.',
    'We keep antidotes. There is a red dot in the middle and a dot to the left.',
    'El punto es que abrimos a las 9 a.m. en EE.UU. y p.ej. el lunes.',
    'Wait...then call. Ratio 1:2:3, at 10:30, page::one.',
    'Hours:Mon-Fri. Ask for Ph.D. or R.Ph. at the desk.',
  ])('is none, or the store’s own, in "%s"', (sentence) => expect(hasForeignLink(sentence, known)).toBe(false));

  it('is looked for in time in proportion to the length', () => {
    const pieces = ['a.b', 'ab.', 'a.', '1.1.', '255.', 'ab:', 'a dot ', 'dot(', 'a(.)', 'a .', 'x@a.'];
    for (const piece of [...slowPieces, ...pieces]) {
      expect(growthOf((text) => void hasForeignLink(text, known), piece, 1_000).ratio, piece).toBeLessThan(mostRatio);
    }
  }, 60_000);
});
