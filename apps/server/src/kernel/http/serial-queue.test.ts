import { describe, expect, it } from 'vitest';
import { createSerialQueue } from './serial-queue.ts';

describe('turns', () => {
  it('are taken one at a time, in order, also after one that failed', async () => {
    const takeTurn = createSerialQueue(5);
    const log: string[] = [];
    const work = (name: string) => async () => {
      log.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      log.push(`${name} ends`);
      if (name === 'a') throw new Error('a failed');
      return name;
    };
    const all = await Promise.allSettled(['a', 'b', 'c'].map((name) => takeTurn(work(name))));
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('are refused when too many wait, and skipped when no one is waiting', async () => {
    const takeTurn = createSerialQueue(1);
    const { promise, resolve } = Promise.withResolvers<void>();
    const first = takeTurn(() => promise);
    const gone = takeTurn(async () => 'never', AbortSignal.abort(new Error('gone')));
    await expect(takeTurn(async () => 'late')).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 10 });
    resolve();
    await first;
    await expect(gone).rejects.toThrow('gone');
    expect(await takeTurn(async () => 'next')).toBe('next');
  });

  it('are not waited for too long', async () => {
    const takeTurn = createSerialQueue(5, 20);
    const { promise, resolve } = Promise.withResolvers<void>();
    const first = takeTurn(() => promise);
    let isDone = false;
    const late = takeTurn(async () => {
      isDone = true;
    });
    await expect(late).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 10 });
    resolve();
    await first;
    expect(await takeTurn(async () => 'next')).toBe('next');
    expect(isDone).toBe(false);
  });
});
