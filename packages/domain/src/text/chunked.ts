/** Work that may be left between two steps and taken up again; what it gives is the same whoever else had a turn meanwhile. */
export type Steps<T> = Generator<void, T, undefined>;

/** Does all steps at once. */
export function toEnd<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
