/** Does work at most once in an hour, and never twice at a time. */
export interface Hourly {
  /** Starts the work when its time has come; returns when it has ended, or at once. */
  run(): Promise<void>;
  /** Has the work end early, and waits for it. */
  close(): Promise<void>;
}

const hourMs = 60 * 60_000;

/** `clock` gives milliseconds that only go forward. Work that fails is tried again at the next call. */
export function createHourly(
  work: (signal: AbortSignal) => Promise<void>,
  clock: () => number = () => performance.now(),
): Hourly {
  const closing = new AbortController();
  let doneAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;
  return {
    run() {
      if (closing.signal.aborted || clock() - doneAt < hourMs) return Promise.resolve();
      running ??= work(closing.signal)
        .then(() => {
          doneAt = clock();
        })
        .finally(() => {
          running = null;
        });
      return running;
    },
    async close() {
      closing.abort();
      await running?.catch(() => undefined);
    },
  };
}
