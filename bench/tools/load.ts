export interface Sample {
  /** How long each call took, in ms. */
  latenciesMs: number[];
  seconds: number;
}

interface LoadOptions {
  /** How many callers there are; each waits for its answer before it asks again. */
  callers: number;
  /** Ends after this time ... */
  durationMs: number;
  /** ... or after so many calls of all callers together. */
  maxCalls?: number;
}

/** Lets callers repeat a call and notes how long each one took. */
export async function load(work: (caller: number) => Promise<void>, options: LoadOptions): Promise<Sample> {
  const latenciesMs: number[] = [];
  const startedAt = performance.now();
  const endsAt = startedAt + options.durationMs;
  let left = options.maxCalls ?? Number.POSITIVE_INFINITY;
  const repeat = async (caller: number) => {
    while (left > 0 && performance.now() < endsAt) {
      left -= 1;
      const from = performance.now();
      await work(caller);
      latenciesMs.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: options.callers }, (_, caller) => repeat(caller)));
  return { latenciesMs, seconds: (performance.now() - startedAt) / 1_000 };
}
