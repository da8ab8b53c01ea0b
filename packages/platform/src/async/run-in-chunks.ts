import { setImmediate as others } from 'node:timers/promises';

const sliceMs = 8;

/** Runs work in slices and yields in between, so long tasks don't block requests. Short work never yields. */
export async function runInChunks<T>(steps: Generator<void, T, undefined>): Promise<T> {
  for (;;) {
    const until = performance.now() + sliceMs;
    while (performance.now() < until) {
      const { done, value } = steps.next();
      if (done) return value;
    }
    await others();
  }
}
