import { createWorkQueue, QueueFull, type WorkQueue } from '@rxweb/platform/async/work-queue';
import { AppError } from '../errors/app-error.ts';

/** Users leave a page after about 10 s. */
const usualWaitMs = 10_000;

/** Rejects with `unavailable` when the queue is full or the wait times out. */
export function createSerialQueue(maxWaiting: number, maxWaitMs = usualWaitMs): WorkQueue {
  const enqueue = createWorkQueue({ maxRunning: 1, maxWaiting, maxWaitMs });
  return (work, signal) => enqueue(work, signal).catch(asUnavailable);
}

function asUnavailable(error: unknown): never {
  throw error instanceof QueueFull ? new AppError('unavailable', { retryAfterSeconds: 10 }) : error;
}
