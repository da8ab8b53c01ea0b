/** Work that may be left between two steps and taken up again; what it gives is the same whoever else had a turn meanwhile. */
export type Chunked<T> = Generator<void, T, undefined>;

/** Does all steps at once. */
export function runToEnd<T>(steps: Chunked<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
