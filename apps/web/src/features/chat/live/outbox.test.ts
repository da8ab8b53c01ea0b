import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { type Outgoing, openOutbox, outboxKey } from './outbox.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  kept.clear();
});

const message = (key: string): Outgoing => ({ key, text: `text of ${key}`, attachments: [], at: 1 });
const network = () => new ApiError('network', 0, 'no answer');

function open(send: (message: Outgoing) => Promise<unknown>) {
  const results: [string, string][] = [];
  const stuck: boolean[] = [];
  const box = openOutbox({
    send,
    onResult: (key, result) => results.push([key, result]),
    onStuck: (isStuck) => stuck.push(isStuck),
    signal: new AbortController().signal,
  });
  return { box, results, stuck };
}

it('sends in order, one after the other, each until the server has answered', async () => {
  const sent: string[] = [];
  let isCut = true;
  const { box, results, stuck } = open(async ({ key }) => {
    sent.push(key);
    if (isCut) throw network();
  });
  box.add(message('first'));
  box.add(message('second'));
  await vi.advanceTimersByTimeAsync(1_500);
  expect([new Set(sent), results]).toEqual([new Set(['first']), []]);
  expect(stuck.at(-1)).toBe(true);
  isCut = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(results).toEqual([
    ['first', 'sent'],
    ['second', 'sent'],
  ]);
  expect(stuck.at(-1)).toBe(false);
  expect(kept.has(outboxKey)).toBe(false);
});

it('keeps what a page left, and sends it with the same key', async () => {
  const never = open(() => Promise.reject(network()));
  never.box.add(message('left'));
  await vi.advanceTimersByTimeAsync(0);
  const next = open(async () => undefined);
  next.box.resume();
  await vi.advanceTimersByTimeAsync(0);
  expect(next.results).toEqual([['left', 'sent']]);
});

it('tries no more where the server refused, and says whether no person is there', async () => {
  const answers = [new ApiError('conflict', 409, 'no'), new ApiError('invalid_input', 400, 'no')];
  const { box, results } = open(async () => {
    throw answers.shift();
  });
  box.add(message('late'));
  box.add(message('bad'));
  await vi.advanceTimersByTimeAsync(0);
  expect(results).toEqual([
    ['late', 'silent'],
    ['bad', 'failed'],
  ]);
});
