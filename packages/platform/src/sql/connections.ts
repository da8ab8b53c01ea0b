import type { Client } from 'pg';
import { type Connection, createConnection, type Lease } from './connection.ts';
import { SqlClientError } from './errors.ts';
import { type ClientOptions, openClient } from './open-client.ts';

export interface ConnectionsOptions extends ClientOptions {
  /** Default: 10. */
  max?: number;
  /** Closes connections that were idle this long. Default: never. */
  idleSeconds?: number;
  /** Closes connections of this age after use, which frees the server's memory for them. Default: 45 minutes; null: never. */
  lifeSeconds?: number | null;
}

/** A pool: opens connections on demand and replaces lost ones. */
export interface Connections {
  take(): Promise<Lease>;
  end(timeoutSeconds: number | null): Promise<void>;
}

const firstPauseMs = 20;
/** Recover soon after a short outage. */
const longestPauseMs = 500;

export function createConnections(url: string, options: ConnectionsOptions): Connections {
  const { max = 10, idleSeconds, lifeSeconds = 45 * 60 } = options;
  const life = {
    idleMs: idleSeconds === undefined ? null : idleSeconds * 1_000,
    // Spread, so connections of one burst don't all close at once.
    longestMs: lifeSeconds === null ? Number.POSITIVE_INFINITY : lifeSeconds * 1_000 * (1 - Math.random() / 3),
  };
  const idle: Connection[] = [];
  const all = new Set<Connection>();
  const waiting: PromiseWithResolvers<Lease>[] = [];
  let opening = 0;
  let failures = 0;
  let failedAt = 0;
  let isEnding = false;
  let ended: Promise<void> | undefined;
  const emptied = Promise.withResolvers<void>();

  const openMore = () => {
    while (waiting.length > opening && all.size + opening < max) void open();
    if (isEnding && all.size + opening + waiting.length === 0) emptied.resolve();
  };

  const open = async () => {
    opening++;
    try {
      await pause();
      const watch = (client: Client) => createConnection(client, life, { isIdle, free, gone });
      const connection = await openClient(url, options, watch);
      if (connection.isLost) throw new SqlClientError('CONNECTION_CLOSED', 'the database closed a new connection');
      failures = 0;
      opening--;
      all.add(connection);
      free(connection);
    } catch (error) {
      opening--;
      failures++;
      failedAt = performance.now();
      fail(error);
    }
    openMore();
  };

  /** Waits before an attempt that follows failures, longer after each. */
  const pause = async () => {
    if (failures === 0) return;
    const pauseMs = Math.min(firstPauseMs * 2 ** failures, longestPauseMs);
    const leftMs = failedAt + pauseMs - performance.now();
    if (leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs));
  };

  /**
   * Rejects the first waiting caller, or all if no connection is left to serve them. Retries when the database closed a new connection without an
   * error message: it is starting or stopping.
   */
  const fail = (error: unknown) => {
    if (error instanceof SqlClientError && error.code === 'CONNECTION_CLOSED') return;
    const told = waiting.splice(0, all.size + opening > 0 ? 1 : waiting.length);
    for (const waiter of told) waiter.reject(error);
  };

  const isIdle = (connection: Connection) => idle.includes(connection);

  const free = (connection: Connection) => {
    const waiter = waiting.shift();
    if (waiter) waiter.resolve(connection);
    else if (isEnding) connection.close();
    else idle.push(connection);
  };

  const gone = (connection: Connection) => {
    all.delete(connection);
    const index = idle.indexOf(connection);
    if (index >= 0) idle.splice(index, 1);
    openMore();
  };

  const end = async (timeoutSeconds: number | null) => {
    for (const connection of idle.splice(0)) connection.close();
    openMore();
    const timer = timeoutSeconds === null ? undefined : setTimeout(destroyAll, timeoutSeconds * 1_000);
    await emptied.promise;
    clearTimeout(timer);
  };

  const destroyAll = () => {
    for (const waiter of waiting.splice(0))
      waiter.reject(new SqlClientError('CONNECTION_DESTROYED', 'the pool was closed'));
    for (const connection of all) connection.destroy();
    emptied.resolve();
  };

  return {
    async take() {
      if (isEnding) throw new SqlClientError('CONNECTION_ENDED', 'the pool is closed');
      const connection = idle.pop();
      if (connection) return connection;
      const waiter = Promise.withResolvers<Lease>();
      waiting.push(waiter);
      openMore();
      return waiter.promise;
    },
    end(timeoutSeconds) {
      isEnding = true;
      ended ??= end(timeoutSeconds);
      return ended;
    },
  };
}
