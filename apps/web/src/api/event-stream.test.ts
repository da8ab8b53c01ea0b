import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readEventStream } from './event-stream.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const encode = (text: string) => new TextEncoder().encode(text);

it('abandons a silent connection, and closes it', async () => {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encode('data: half\n\n')),
    cancel: () => {
      isCancelled = true;
    },
  });
  const events = readEventStream(body);
  expect((await events.next()).value).toEqual({ event: '', data: 'half' });
  const next = expect(events.next()).rejects.toThrow('nothing has come for too long');
  await vi.advanceTimersByTimeAsync(47_001);
  await next;
  expect(isCancelled).toBe(true);
});

it('continues as long as the server sends heartbeats', async () => {
  let say: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      say = controller;
    },
  });
  const events = readEventStream(body);
  const next = events.next();
  for (let minute = 0; minute < 4; minute += 1) {
    await vi.advanceTimersByTimeAsync(40_000);
    say?.enqueue(encode(': ping\n\n'));
  }
  say?.enqueue(encode('data: late\n\n'));
  expect((await next).value).toEqual({ event: '', data: 'late' });
  await events.return(undefined);
});
