import { describe, expect, it } from 'vitest';
import { createMessageAllowance } from './message-allowance.ts';

describe('P5 the allowance of messages', () => {
  it('is a hundred in any minute', () => {
    const allow = createMessageAllowance();
    const start = Array.from({ length: 100 }, (_, i) => allow(i * 300));
    expect(start.every(Boolean)).toBe(true);
    expect(allow(30_000)).toBe(false);
  });

  it('comes back as messages grow old', () => {
    const allow = createMessageAllowance();
    for (let i = 0; i < 100; i++) allow(i);
    expect(allow(60_000)).toBe(true);
    expect(Array.from({ length: 1_000 }, (_, i) => allow(120_000 + i * 700)).every(Boolean)).toBe(true);
  });
});
