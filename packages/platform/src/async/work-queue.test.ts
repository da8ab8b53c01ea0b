import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createWorkQueue, QueueFull } from './work-queue.ts';

const createQueue = (limits: Parameters<typeof createWorkQueue>[0]) => {
  const enqueue = createWorkQueue(limits);
  return <T>(work: () => Promise<T>) =>
    enqueue(work).catch((error: unknown) => {
      throw error instanceof QueueFull ? new Error('too late') : error;
    });
};

it('P4 runs so many at a time, in the order they came, also after failures', async () => {
  const inTurn = createQueue({ maxRunning: 2, maxWaitMs: 5_000 });
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      inTurn(async () => {
        started.push(index);
        most = Math.max(most, ++running);
        await wait(1);
        running--;
        if (index % 3 === 0) throw new Error('gone');
        return index;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(started).toEqual(started.toSorted((a, b) => a - b));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(13);
});

it('lets no one wait forever, and skips waiters who gave up', async () => {
  const inTurn = createQueue({ maxRunning: 1, maxWaitMs: 20 });
  const slow = Promise.withResolvers<string>();
  const first = inTurn(() => slow.promise);
  await expect(inTurn(async () => 'never')).rejects.toThrow('too late');
  slow.resolve('done');
  expect(await first).toBe('done');
  expect(await inTurn(async () => 'next')).toBe('next');
});
