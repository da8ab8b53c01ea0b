import { availableParallelism, loadavg } from 'node:os';
import { expect, test } from '@playwright/test';
import { streaming, type Timed, timeSession } from '../interactions.ts';

// A phone's width: the hours are behind a button.
test.use({ viewport: { width: 412, height: 823 } });

/** Milliseconds; five times that where so many programs want each processor that keys cannot be timed. */
const isBusy = () => (loadavg()[0] ?? 0) > 4 * availableParallelism();
const mostMs = () => (isBusy() ? 500 : 100);
const mostTaskMs = () => (isBusy() ? 250 : 50);

test('answers every key and press within 100 ms on an old phone, also while an answer comes', async ({ page }) => {
  const isGood = (best: ReadonlyMap<string, Timed>) =>
    (best.get(streaming)?.longTaskMs ?? 0) <= mostTaskMs() &&
    [...best.values()].every(({ interactionMs }) => interactionMs <= mostMs());
  // The best of up to ten rounds counts, for each act by itself: what another program takes is no fault of the page. What only the first press takes, while
  // its code is still being read, is not asserted.
  const best = await timeSession(page, 10, isGood);
  expect(isGood(best), JSON.stringify([...best])).toBe(true);
});
