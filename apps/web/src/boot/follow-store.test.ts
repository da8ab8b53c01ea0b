import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followStore } from './follow-store.ts';
import { newer } from './new-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows changed facts when the page is looked at again and every five minutes, and not while it is hidden', async () => {
  let name = 'Alder';
  const ask = vi.fn(async () => Response.json({ name }));
  vi.stubGlobal('fetch', ask);
  const shown: string[] = [];
  newer.show = (store) => shown.push(store.name);
  const page = { hidden: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  const stop = followStore(page);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(['Alder']);

  page.hidden = true;
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(ask).toHaveBeenCalledTimes(1);

  name = 'Birch';
  page.hidden = false;
  page.addEventListener.mock.calls[0]?.[1]();
  await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(shown).toEqual(['Alder', 'Birch']);

  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(shown).toEqual(['Alder', 'Birch']);

  stop();
  vi.stubGlobal('fetch', ask);
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(ask).toHaveBeenCalledTimes(3);
});
