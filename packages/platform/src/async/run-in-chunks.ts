import { setImmediate as others } from 'node:timers/promises';

const sliceMs = 8;

/** Does work in steps and lets others have their turn in between: a long text is read while requests go on. What is short takes no detour. */
export async function inSlices<T>(steps: Generator<void, T, undefined>): Promise<T> {
  for (;;) {
    const until = performance.now() + sliceMs;
    while (performance.now() < until) {
      const { done, value } = steps.next();
      if (done) return value;
    }
    await others();
  }
}
