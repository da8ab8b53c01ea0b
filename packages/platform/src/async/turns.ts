interface TurnLimits {
  maxRunning: number;
  maxWaitMs: number;
  /** What somebody gets who waited too long. */
  onTimeout: () => Error;
}

/** Lets so many pieces of work run at a time; the others wait, first come first served, for so long. */
export function createTurns({
  maxRunning,
  maxWaitMs,
  onTimeout,
}: TurnLimits): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting = new Set<() => void>();
  let running = 0;

  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(start);
        reject(onTimeout());
      }, maxWaitMs);
      waiting.add(start);
    });

  return async (work) => {
    if (running >= maxRunning) await wait();
    else running++;
    try {
      return await work();
    } finally {
      // The turn is handed on, not freed: nobody who comes now may pass those who wait.
      const [next] = waiting;
      if (next) {
        waiting.delete(next);
        next();
      } else running--;
    }
  };
}
