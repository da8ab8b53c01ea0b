/**
 * Gives what the source gives until the signal fires, and then ends at once: a source that does not listen to the signal is told to end, but
 * not waited for.
 */
export async function* untilAborted<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]();
  try {
    while (!signal.aborted) {
      const step = await orAborted(iterator.next(), signal);
      if (step === null || step.done) return;
      yield step.value;
    }
  } finally {
    // Its turn comes when what it is at has ended.
    iterator.return?.().catch(() => undefined);
  }
}

/** What the promise gives, or null once the signal has fired. */
async function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | null> {
  const { promise: aborted, resolve } = Promise.withResolvers<null>();
  const stop = () => resolve(null);
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
