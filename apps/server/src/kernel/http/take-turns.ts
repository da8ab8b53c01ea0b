import { AppError } from '../errors/app-error.ts';

/** Lets one piece of work run at a time; the others wait, in order. */
export type TakeTurn = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** Nobody's patience with a page is longer than this and the work itself. */
const usualWaitMs = 10_000;

/** More than `maxWaiting`, and who has waited for too long, are told to come again. Whoever is gone when the turn comes is passed over. */
export function createTurns(maxWaiting: number, maxWaitMs = usualWaitMs): TakeTurn {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const busy = () => new AppError('unavailable', { retryAfterSeconds: 10 });
  return async (work, signal) => {
    if (waiting > maxWaiting) throw busy();
    waiting += 1;
    let hasGivenUp = false;
    const { promise: givenUp, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      hasGivenUp = true;
      reject(busy());
    }, maxWaitMs);
    const mine = last
      .then(() => {
        clearTimeout(timer);
        if (hasGivenUp) throw busy();
        signal?.throwIfAborted();
        return work();
      })
      .finally(() => {
        waiting -= 1;
      });
    last = mine.catch(() => undefined);
    return Promise.race([mine, givenUp]);
  };
}
