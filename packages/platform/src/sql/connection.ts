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
export class Connection implements Lease {
  readonly client: Client;
  readonly #owner: Owner;
  readonly #endsAt: number;
  readonly #idleTimer: NodeJS.Timeout | undefined;
  #closeTimer: NodeJS.Timeout | undefined;
  #isLost = false;
  /** Rejecters of the work in progress. Not one promise: each race would stay attached to it until the end. */
  readonly #rejecters = new Set<(error: Error) => void>();

  constructor(client: Client, { idleMs, longestMs }: ConnectionLife, owner: Owner) {
    this.client = client;
    this.#owner = owner;
    this.#endsAt = performance.now() + longestMs;
    if (idleMs !== null) this.#idleTimer = setTimeout(() => owner.isIdle(this) && this.close(), idleMs).unref();
    client.on('error', () => this.destroy());
    client.on('end', () => this.#end());
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  async unlessLost<T>(work: PromiseLike<T>): Promise<T> {
    const { promise, reject } = Promise.withResolvers<never>();
    this.#rejecters.add(reject);
    if (this.#isLost) reject(lostError());
    try {
      return await Promise.race([work, promise]);
    } finally {
      this.#rejecters.delete(reject);
    }
  }

  explain(error: unknown): unknown {
    return this.#isLost && error instanceof Error && !('code' in error) ? lostError(error) : error;
  }

  release(error?: unknown): void {
    if (this.#isLost) return;
    const isReusable =
      this.client.getTransactionStatus() === 'I' && !isFatal(error) && performance.now() < this.#endsAt;
    if (!isReusable) {
      this.close();
      return;
    }
    this.#idleTimer?.refresh();
    this.#owner.free(this);
  }

  /** Ends the session properly. */
  close(): void {
    if (this.#isLost) return;
    this.#lose();
    this.#closeTimer = setTimeout(() => this.destroy(), closeTimeoutMs).unref();
    void this.client.end();
  }

  destroy(): void {
    this.#lose();
    this.client.connection.stream.destroy();
  }

  #lose(): void {
    if (this.#isLost) return;
    this.#isLost = true;
    for (const reject of this.#rejecters) reject(lostError());
  }

  #end(): void {
    this.#lose();
    clearTimeout(this.#idleTimer);
    clearTimeout(this.#closeTimer);
    this.#owner.gone(this);
  }
}

const lostError = (cause?: unknown) =>
  new SqlClientError('CONNECTION_CLOSED', 'the connection to the database was lost', { cause });

const isFatal = (error: unknown) =>
  error instanceof DatabaseError && (error.severity === 'FATAL' || error.severity === 'PANIC');
