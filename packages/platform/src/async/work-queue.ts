/** The queue has no room for the task, or the task waited too long. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

interface QueueLimits {
  maxRunning: number;
  maxWaiting?: number;
  maxWaitMs?: number;
}

/** Rejects with {@link QueueFull} if the task can't start, or with the signal's reason if aborted before its turn. */
export type WorkQueue = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** Runs up to `maxRunning` tasks at a time, first come, first served. */
export function createWorkQueue({
  maxRunning,
  maxWaiting = Number.POSITIVE_INFINITY,
  maxWaitMs,
}: QueueLimits): WorkQueue {
  const waiting = new Set<() => void>();
  let running = 0;

  const waitForSlot = () =>
    new Promise<void>((resolve, reject) => {
      const start = () => {
        leave();
        resolve();
      };
      const timeOut = () => {
        leave();
        reject(new QueueFull('the task waited too long'));
      };
      const leave = () => {
        clearTimeout(timer);
        waiting.delete(start);
      };
      const timer = maxWaitMs === undefined ? undefined : setTimeout(timeOut, maxWaitMs);
      waiting.add(start);
    });

  return async (work, signal) => {
    if (running < maxRunning) running++;
    else if (waiting.size < maxWaiting) await waitForSlot();
    else throw new QueueFull('too many tasks are waiting');
    try {
      signal?.throwIfAborted();
      return await work();
    } finally {
      // Pass the slot to the next waiter so a newcomer can't jump the queue.
      const [next] = waiting;
      if (next) next();
      else running--;
    }
  };
}
