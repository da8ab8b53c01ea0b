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
  ])('is foreign in "%s"', (sentence) => expect(hasForeignLink(sentence, known)).toBe(true));

  it.each([
    'See https://www.goodrx.com/help.',
    'Write to help@store.example, please.',
    'Ask for a refill at [our page](store.example/refills).',
    'Read [privacy](/privacy).',
    'Call [us](tel:+15555550100).',
    'We open at 9 a.m. and close at 5 p.m. e.g. on Monday.',
    'Take your card/ID and the bottle.',
  ])('is none, or the store’s own, in "%s"', (sentence) => expect(hasForeignLink(sentence, known)).toBe(false));

  it('is looked for in time in proportion to the length', () => {
    for (const piece of slowPieces) {
      expect(growthOf((text) => void hasForeignLink(text, known), piece, 1_000).ratio, piece).toBeLessThan(mostRatio);
    }
  }, 60_000);
});
