export interface Clock {
  now(): Date;
  /** Returns a function that cancels it. */
  after(ms: number, work: () => void): () => void;
}

export const realClock: Clock = {
  now: () => new Date(),
  after(ms, work) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

export interface Timetable {
  /** The program catches up with the carrier regularly. */
  later(ms: number, work: () => Promise<unknown>): void;
  wait(ms: number): Promise<void>;
  /** Starts nothing more and waits for what is running. */
  close(): Promise<void>;
}

export function createTimetable(clock: Clock): Timetable {
  const waiting = new Set<() => void>();
  const running = new Set<Promise<unknown>>();
  let isClosed = false;

  const at = (ms: number, work: () => void) => {
    if (isClosed) return;
    const takeBack = clock.after(ms, () => {
      waiting.delete(takeBack);
      work();
    });
    waiting.add(takeBack);
  };
  return {
    later(ms, work) {
      at(ms, () => {
        const run: Promise<unknown> = work()
          .catch(() => undefined)
          .finally(() => running.delete(run));
        running.add(run);
      });
    },
    wait: (ms) => (isClosed ? Promise.resolve() : new Promise((resolve) => at(ms, resolve))),
    async close() {
      isClosed = true;
      for (const takeBack of waiting) takeBack();
      waiting.clear();
      await Promise.all(running);
    },
  };
}
