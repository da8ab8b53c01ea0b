import type { Lease } from './connection.ts';
import { SqlClientError } from './errors.ts';

/** Runs the queries of one connection one at a time. */
export interface Turns {
  take(): Promise<Lease>;
  /** Refuses new queries and waits for the others. Rejects when the connection is lost. */
  close(): Promise<void>;
}

/** Sends nothing after the connection is lost. Calls `failed` with the error of each failed query. */
export function createTurns(lease: Lease, failed: (error: unknown) => void = () => {}): Turns {
  let last = Promise.resolve();
  let isClosed = false;
  return {
    async take() {
      if (isClosed) throw new SqlClientError('CONNECTION_ENDED', 'the connection was released');
      const before = last;
      const turn = Promise.withResolvers<void>();
      last = turn.promise;
      await before;
      if (lease.isLost) {
        turn.resolve();
        throw new SqlClientError('CONNECTION_CLOSED', 'the connection to the database was lost');
      }
      return {
        client: lease.client,
        get isLost() {
          return lease.isLost;
        },
        unlessLost: (work) => lease.unlessLost(work),
        explain: (error) => lease.explain(error),
        destroy: () => lease.destroy(),
        release(error) {
          if (error !== undefined) failed(error);
          turn.resolve();
        },
      };
    },
    close() {
      isClosed = true;
      return lease.unlessLost(last);
    },
  };
}
