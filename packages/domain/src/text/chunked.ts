/** Work that can pause between chunks; the result does not depend on what runs in between. */
export type Chunked<T> = Generator<void, T, undefined>;

/** Runs all chunks at once. */
export function runToEnd<T>(steps: Chunked<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
