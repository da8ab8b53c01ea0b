/** Thrown at once when a queue has no room. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

interface QueueLimits {
  maxRunning: number;
  maxWaiting: number;
}

/** Runs so many pieces of work at a time and lets so many wait, first come first served; more are refused with {@link QueueFull}. */
export function createWorkQueue({ maxRunning, maxWaiting }: QueueLimits): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) throw new QueueFull('too much work is waiting');
      await new Promise<void>((start) => waiting.push(start));
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      // The place is handed on, not freed: nobody who comes now may pass those who wait.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
