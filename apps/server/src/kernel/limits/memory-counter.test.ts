import { expect, it } from 'vitest';
import { createMemoryCounter } from './memory-counter.ts';

it('S6 takes so many calls in a window, says until when the rest must wait, and begins again', () => {
  const counts = createMemoryCounter();
  const call = (now: number) => counts.count('somebody', 2, 60, now);
  expect([call(1_000), call(2_000), call(3_000), call(60_999)]).toEqual([0, 0, 61_000, 61_000]);
  expect([call(61_000), call(61_001), call(61_002)]).toEqual([0, 0, 121_000]);
  expect(counts.count('somebody else', 2, 60, 3_000)).toBe(0);
});

it('S6 keeps its counters when many strangers have come and gone', () => {
  const counts = createMemoryCounter();
  for (const now of [50_000, 50_001]) counts.count('somebody', 2, 60, now);
  for (let stranger = 0; stranger < 5_000; stranger += 1) counts.count(`stranger ${stranger}`, 2, 1, 50_000 + stranger);
  expect(counts.count('somebody', 2, 60, 55_000)).toBe(110_000);
});

it('R16 begins again after the clock was set back, instead of refusing until it has caught up', () => {
  const counts = createMemoryCounter();
  const hourMs = 3_600_000;
  for (const now of [hourMs, hourMs, hourMs]) counts.count('somebody', 2, 60, now);
  expect(counts.count('somebody', 2, 60, 1_000)).toBe(0);
});
