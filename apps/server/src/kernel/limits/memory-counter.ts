/** For this process only. */
export interface MemoryCounter {
  /** Returns 0 within `points`, else the window's end in ms. */
  count(key: string, points: number, seconds: number, now: number): number;
}

interface Window {
  calls: number;
  endsAt: number;
}

/** No timers: each new key also deletes a few expired ones, so a flood can't fill memory for longer than its window. */
export function createMemoryCounter(): MemoryCounter {
  const windows = new Map<string, Window>();
  let next = windows.entries();
  const lookAtSome = (now: number) => {
    for (let looked = 0; looked < 3; looked += 1) {
      const { done, value } = next.next();
      if (done) {
        next = windows.entries();
        return;
      }
      if (value[1].endsAt <= now) windows.delete(value[0]);
    }
  };
  return {
    count(key, points, seconds, now) {
      const window = windows.get(key);
      if (!window) {
        lookAtSome(now);
        windows.set(key, { calls: 1, endsAt: now + seconds * 1_000 });
        return 0;
      }
      const latestEnd = now + seconds * 1_000;
      // A later end means the clock was set back.
      if (window.endsAt <= now || window.endsAt > latestEnd) {
        window.calls = 0;
        window.endsAt = latestEnd;
      }
      window.calls += 1;
      return window.calls > points ? window.endsAt : 0;
    },
  };
}
