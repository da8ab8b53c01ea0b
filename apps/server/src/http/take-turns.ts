import { AppError } from './app-error.ts';

/** Lets one piece of work run at a time; the others wait, in order. */
export type TakeTurn = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** More than `maxWaiting` are told to come again. Whoever is gone when the turn comes is passed over. */
export function createTurns(maxWaiting: number): TakeTurn {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (work, signal) => {
    if (waiting > maxWaiting) throw new AppError('unavailable', { retryAfterSeconds: 10 });
    waiting += 1;
    const mine = last
      .then(() => {
        signal?.throwIfAborted();
        return work();
      })
      .finally(() => {
        waiting -= 1;
      });
    last = mine.catch(() => undefined);
    return mine;
  };
}
