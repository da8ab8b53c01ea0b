import type { Client } from 'pg';
import { DatabaseError, SqlClientError } from './errors.ts';

/** A connection in use, by one caller at a time. */
export interface Lease {
  readonly client: Client;
  readonly isLost: boolean;
  /** Settles as the work does, or rejects as soon as the connection is lost. */
  unlessLost<T>(work: PromiseLike<T>): Promise<T>;
  /** The error of a query, with a code if it means that the connection was lost. */
  explain(error: unknown): unknown;
  /** Returns the connection to its pool. `error` is that of the last query. */
  release(error?: unknown): void;
  destroy(): void;
}

export interface Connection extends Lease {
  /** Ends the session properly. */
  close(): void;
}

export interface ConnectionLife {
  /** Null: never closed for being idle. */
  idleMs: number | null;
  longestMs: number;
}

interface Owner {
  isIdle(connection: Connection): boolean;
  free(connection: Connection): void;
  gone(connection: Connection): void;
}

/** A stopped server does not answer the end of a session. */
const closeTimeoutMs = 1_000;

/** Tracks the life of a client: in use, idle, closed, lost. */
export function createConnection(client: Client, { idleMs, longestMs }: ConnectionLife, owner: Owner): Connection {
  /** Rejecters of the work in progress. Not one promise: each race would stay attached to it until the end. */
  const rejecters = new Set<(error: Error) => void>();
  const endsAt = performance.now() + longestMs;
  let isLost = false;
  const idleTimer =
    idleMs === null ? null : setTimeout(() => owner.isIdle(connection) && connection.close(), idleMs).unref();
  let closeTimer: NodeJS.Timeout | undefined;

  const lose = () => {
    if (isLost) return;
    isLost = true;
    for (const reject of rejecters) reject(lostError());
  };
  const end = () => {
    lose();
    if (idleTimer) clearTimeout(idleTimer);
    clearTimeout(closeTimer);
    owner.gone(connection);
  };

  const connection: Connection = {
    client,
    get isLost() {
      return isLost;
    },
    async unlessLost(work) {
      const { promise, reject } = Promise.withResolvers<never>();
      rejecters.add(reject);
      if (isLost) reject(lostError());
      try {
        return await Promise.race([work, promise]);
      } finally {
        rejecters.delete(reject);
      }
    },
    explain: (error) => (isLost && error instanceof Error && !('code' in error) ? lostError(error) : error),
    release(error) {
      if (isLost) return;
      const isReusable = client.getTransactionStatus() === 'I' && !isFatal(error) && performance.now() < endsAt;
      if (!isReusable) return connection.close();
      idleTimer?.refresh();
      owner.free(connection);
    },
    close() {
      if (isLost) return;
      lose();
      closeTimer = setTimeout(connection.destroy, closeTimeoutMs).unref();
      void client.end();
    },
    destroy() {
      lose();
      client.connection.stream.destroy();
    },
  };
  client.on('error', connection.destroy);
  client.on('end', end);
  return connection;
}

const lostError = (cause?: unknown) =>
  new SqlClientError('CONNECTION_CLOSED', 'the connection to the database was lost', { cause });

const isFatal = (error: unknown) =>
  error instanceof DatabaseError && (error.severity === 'FATAL' || error.severity === 'PANIC');
