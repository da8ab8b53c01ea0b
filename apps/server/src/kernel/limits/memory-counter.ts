/** Counts calls in windows of time, in this process alone. */
export interface MemoryCounter {
  /** Counts one call; returns 0 while `points` are not used up, else when the window ends, in ms. */
  count(key: string, points: number, seconds: number, now: number): number;
}

interface Window {
  calls: number;
  endsAt: number;
}

/**
 * A number for each key, and no timer. With every new key a few others are looked at and taken away when they have ended: a flood of strangers
 * fills no memory for longer than their window, and nobody waits for a great cleaning.
 */
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
      // One that would end later was begun before the clock was set back.
      if (window.endsAt <= now || window.endsAt > latestEnd) {
        window.calls = 0;
        window.endsAt = latestEnd;
      }
      window.calls += 1;
      return window.calls > points ? window.endsAt : 0;
    },
  };
}
