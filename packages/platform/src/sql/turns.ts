import type { Lease } from './connection.ts';
import { SqlClientError } from './errors.ts';

/** The queries of one connection, one after the other. */
export interface Turns {
  take(): Promise<Lease>;
  /** Takes no more queries, and waits for those it has. Rejects when the connection is lost. */
  close(): Promise<void>;
}

/** Once the connection is lost nothing is sent any more. `failed` is called with the error of each query. */
export function createTurns(lease: Lease, failed: (error: unknown) => void = () => {}): Turns {
  let last = Promise.resolve();
  let isClosed = false;
  return {
    async take() {
      if (isClosed) throw new SqlClientError('CONNECTION_ENDED', 'the connection was given back');
      const before = last;
      const turn = Promise.withResolvers<void>();
      last = turn.promise;
      await before;
      if (lease.isLost) {
        turn.resolve();
        throw new SqlClientError('CONNECTION_CLOSED', 'the connection to the database was lost');
      }
      return {
        ...lease,
        get isLost() {
          return lease.isLost;
        },
        release(error) {
          if (error !== undefined) failed(error);
          turn.resolve();
        },
      };
    },
    close() {
      isClosed = true;
      return Promise.race([last, lease.lost]);
    },
  };
}
