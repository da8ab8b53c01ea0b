export interface Watch {
  /** The most that the loop's thread worked between two turns of the event loop, in ms of its own processor time. */
  longestWorkMs: number;
  /** The longest time between two turns, in ms: with what else the machine did meanwhile. */
  longestMs: number;
  /** Processor time of the loop's thread, in ms; what looks on takes some itself. */
  cpuMs: number;
}

/** Keeps the longest time and work between two turns of the loop; reading resets it. */
export function watchLoop(): () => Watch {
  let last = performance.now();
  let lastCpu = workedMs();
  let [longestMs, longestWorkMs] = [0, 0];
  let begunCpu = lastCpu;
  setInterval(() => {
    const [now, cpu] = [performance.now(), workedMs()];
    // A millisecond is what the timer waits by itself.
    longestMs = Math.max(longestMs, now - last - 1);
    longestWorkMs = Math.max(longestWorkMs, cpu - lastCpu);
    [last, lastCpu] = [now, cpu];
  }, 1);
  return () => {
    const watch = { longestMs, longestWorkMs, cpuMs: workedMs() - begunCpu };
    [last, lastCpu] = [performance.now(), workedMs()];
    begunCpu = lastCpu;
    [longestMs, longestWorkMs] = [0, 0];
    return watch;
  };
}

function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
