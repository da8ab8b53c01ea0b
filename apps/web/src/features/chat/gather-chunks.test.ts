import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gatherChunks } from './gather-chunks.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('passes the first piece on at once, later ones together, and the rest at the end', () => {
  const taken: string[] = [];
  const chunks = gatherChunks((text) => taken.push(text));
  for (const text of ['a', 'b', 'c']) chunks.add(text);
  expect(taken).toEqual(['a']);
  vi.advanceTimersByTime(50);
  expect(taken).toEqual(['a', 'bc']);
  chunks.add('d');
  expect(taken).toEqual(['a', 'bc']);
  chunks.flush();
  chunks.flush();
  expect(taken).toEqual(['a', 'bc', 'd']);
  vi.advanceTimersByTime(1_000);
  chunks.add('e');
  expect(taken).toEqual(['a', 'bc', 'd', 'e']);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(vi.getTimerCount()).toBe(0);
});

it('draws 4,000 pieces that come within a second at most 21 times', () => {
  let [text, draws] = ['', 0];
  const chunks = gatherChunks((more) => {
    text += more;
    draws += 1;
  });
  for (let piece = 0; piece < 4_000; piece += 1) {
    chunks.add('x');
    vi.advanceTimersByTime(0.25);
  }
  chunks.flush();
  expect(text).toHaveLength(4_000);
  expect(draws).toBeLessThanOrEqual(21);
});
