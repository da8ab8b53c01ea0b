import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRefetcher } from './refetcher.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function start(outcomes: (boolean | Promise<boolean>)[] = []) {
  const signals: AbortSignal[] = [];
  const read = (signal: AbortSignal) => {
    signals.push(signal);
    return Promise.resolve(outcomes.shift() ?? true);
  };
  const refetcher = createRefetcher({ read, gapMs: 500, retryMs: 2_000, now: () => Date.now() });
  return { refetcher, signals };
}

it('R15 reads at most twice a second however often something changes, and once more after the last change', async () => {
  const { refetcher, signals } = start();
  for (let change = 0; change < 1_000; change++) {
    refetcher.request();
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(signals.length).toBeGreaterThanOrEqual(18);
  expect(signals.length).toBeLessThanOrEqual(21);
  const before = signals.length;
  refetcher.request();
  await vi.advanceTimersByTimeAsync(500);
  expect(signals.length).toBe(before + 1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(signals.length).toBe(before + 1);
});

it('never reads twice at once: what changes during a reading is read after it', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const { refetcher, signals } = start([promise]);
  refetcher.request();
  await vi.advanceTimersByTimeAsync(0);
  for (let change = 0; change < 5; change++) refetcher.request();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(signals).toHaveLength(1);
  resolve(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(signals).toHaveLength(2);
});

it('reads again at once for another request, and drops the earlier read', async () => {
  const { refetcher, signals } = start([new Promise(() => {})]);
  refetcher.restart();
  refetcher.restart();
  await vi.advanceTimersByTimeAsync(0);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

it('begins a running read again when the data is changed here, and reads nothing for a change at rest', async () => {
  const { refetcher, signals } = start([new Promise(() => {})]);
  refetcher.request();
  await vi.advanceTimersByTimeAsync(0);
  refetcher.supersede();
  await vi.advanceTimersByTimeAsync(500);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  refetcher.supersede();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(signals).toHaveLength(2);
});

it('begins it again only once: changes that never pause cannot keep it from ending', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const { refetcher, signals } = start([new Promise(() => {}), promise]);
  refetcher.request();
  await vi.advanceTimersByTimeAsync(0);
  for (let change = 0; change < 20; change++) {
    refetcher.supersede();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  resolve(true);
  await vi.advanceTimersByTimeAsync(500);
  expect(signals).toHaveLength(3);
});

it('tries again after a failure, until it is stopped', async () => {
  const { refetcher, signals } = start([false, false]);
  refetcher.request();
  await vi.advanceTimersByTimeAsync(4_100);
  expect(signals).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(signals).toHaveLength(3);
  refetcher.request();
  refetcher.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(signals).toHaveLength(3);
});
