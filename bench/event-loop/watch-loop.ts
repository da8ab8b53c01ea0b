export interface Watch {
  /** The longest time between two turns of the event loop, in ms. */
  longestMs: number;
  /** Processor time of the loop's thread, in ms; what looks on takes some itself. */
  cpuMs: number;
}

/** Has a turn as often as the loop gives one, and keeps the longest time between two; whoever asks begins anew. */
export function watchLoop(): () => Watch {
  let last = performance.now();
  let longestMs = 0;
  let cpu = process.threadCpuUsage();
  setInterval(() => {
    const now = performance.now();
    // A millisecond is what the timer waits by itself.
    longestMs = Math.max(longestMs, now - last - 1);
    last = now;
  }, 1);
  return () => {
    const { user, system } = process.threadCpuUsage(cpu);
    const watch = { longestMs, cpuMs: (user + system) / 1_000 };
    cpu = process.threadCpuUsage();
    last = performance.now();
    longestMs = 0;
    return watch;
  };
}
