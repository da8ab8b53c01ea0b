import { expect, it } from 'vitest';
import { growthOf, mostRatio, slowPieces } from '../../testing/cost/doubling.ts';
import { withoutGrowth } from './without-growth.ts';

it('S6 leaves a text that is no longer when read, and short ones', () => {
  for (const text of ['I want to die', '¿Está lista? ½ ﬃ', 'Ｆｕｌｌ　ｗｉｄｔｈ', '\ufdfa', 'e\u0301'.repeat(900)])
    expect(withoutGrowth(text)).toBe(text);
});

it('S6 takes what becomes many letters out of a text that grows, and nothing else', () => {
  const text = `${'\ufdfa'.repeat(1_500)} my chest hurts ${'\u33a8'.repeat(300)} ﬃ`;
  expect(withoutGrowth(text).trim().replace(/ +/g, ' ')).toContain('my chest hurts');
  expect(withoutGrowth(text)).toContain('ﬃ');
  for (const sign of ['\ufdfa', '\ufb03', '\u3300', '\u{1f19d}', '\u00bd']) {
    const long = sign.repeat(2_000);
    expect(withoutGrowth(long).normalize('NFKC').length).toBeLessThanOrEqual(long.length * 3);
  }
});

it('S6 takes time in proportion to the length', () => {
  for (const piece of slowPieces)
    expect(growthOf((text) => void withoutGrowth(text), piece, 20_000).ratio, piece).toBeLessThan(mostRatio);
}, 60_000);
