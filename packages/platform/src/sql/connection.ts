import type { Client } from 'pg';
import { DatabaseError, SqlClientError } from './errors.ts';

/** A connection in use, by one query or one owner at a time. */
export interface Lease {
  readonly client: Client;
  /** Rejects when the connection is lost. */
  readonly lost: Promise<never>;
  readonly isLost: boolean;
  /** What the error of a query means: that of a lost connection has no code of its own. */
  explain(error: unknown): unknown;
  /** Gives it back after its last query failed with `error`, or did not fail. */
  release(error?: unknown): void;
  destroy(): void;
}

export interface Connection extends Lease {
  /** Says goodbye to the server. */
  close(): void;
}

export interface ConnectionLife {
  /** Null for a connection that waits for ever. */
  idleMs: number | null;
  longestMs: number;
}

interface Owner {
  isIdle(connection: Connection): boolean;
  free(connection: Connection): void;
  gone(connection: Connection): void;
}

/** A server that stands still does not say goodbye. */
const farewellMs = 1_000;

/** Watches a client: whether it is lost, in use, idle for too long. */
export function createConnection(client: Client, { idleMs, longestMs }: ConnectionLife, owner: Owner): Connection {
  const loss = Promise.withResolvers<never>();
  loss.promise.catch(() => {});
  const endsAt = performance.now() + longestMs;
  let isLost = false;
  const idleTimer =
    idleMs === null ? null : setTimeout(() => owner.isIdle(connection) && connection.close(), idleMs).unref();
  let farewell: NodeJS.Timeout | undefined;

  const lose = () => {
    if (isLost) return;
    isLost = true;
    loss.reject(lostError());
  };
  const end = () => {
    lose();
    if (idleTimer) clearTimeout(idleTimer);
    clearTimeout(farewell);
    owner.gone(connection);
  };

  const connection: Connection = {
    client,
    lost: loss.promise,
    get isLost() {
      return isLost;
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
      farewell = setTimeout(connection.destroy, farewellMs).unref();
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
