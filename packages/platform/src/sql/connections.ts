import { Connection, type ConnectionLife, type Lease } from './connection.ts';
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

const firstPauseMs = 20;
/** Recover soon after a short outage. */
const longestPauseMs = 500;

/** A pool: opens connections on demand and replaces lost ones. */
export class Connections {
  readonly #url: string;
  readonly #options: ConnectionsOptions;
  readonly #max: number;
  readonly #life: ConnectionLife;
  readonly #idle: Connection[] = [];
  readonly #all = new Set<Connection>();
  readonly #waiting: PromiseWithResolvers<Lease>[] = [];
  #opening = 0;
  #failures = 0;
  #failedAt = 0;
  #ended: Promise<void> | undefined;
  readonly #emptied = Promise.withResolvers<void>();

  constructor(url: string, options: ConnectionsOptions) {
    const { max = 10, idleSeconds, lifeSeconds = 45 * 60 } = options;
    this.#url = url;
    this.#options = options;
    this.#max = max;
    this.#life = {
      idleMs: idleSeconds === undefined ? null : idleSeconds * 1_000,
      // Spread, so connections of one burst don't all close at once.
      longestMs: lifeSeconds === null ? Number.POSITIVE_INFINITY : lifeSeconds * 1_000 * (1 - Math.random() / 3),
    };
  }

  async take(): Promise<Lease> {
    if (this.#ended) throw new SqlClientError('CONNECTION_ENDED', 'the pool is closed');
    // One that is closing stays in the list until it has ended.
    while (this.#idle.length > 0) {
      const connection = this.#idle.pop();
      if (connection && !connection.isLost) return connection;
    }
    const waiter = Promise.withResolvers<Lease>();
    this.#waiting.push(waiter);
    this.#openMore();
    return waiter.promise;
  }

  /** Waits for running and waiting queries, at most so long, and closes all connections. */
  end(timeoutSeconds: number | null): Promise<void> {
    if (this.#ended) return this.#ended;
    const timer = timeoutSeconds === null ? undefined : setTimeout(() => this.#destroyAll(), timeoutSeconds * 1_000);
    this.#ended = this.#emptied.promise.then(() => clearTimeout(timer));
    for (const connection of this.#idle.splice(0)) connection.close();
    this.#openMore();
    return this.#ended;
  }

  isIdle(connection: Connection): boolean {
    return this.#idle.includes(connection);
  }

  free(connection: Connection): void {
    const waiter = this.#waiting.shift();
    if (waiter) waiter.resolve(connection);
    else if (this.#ended) connection.close();
    else this.#idle.push(connection);
  }

  gone(connection: Connection): void {
    this.#all.delete(connection);
    const index = this.#idle.indexOf(connection);
    if (index >= 0) this.#idle.splice(index, 1);
    this.#openMore();
  }

  #openMore(): void {
    while (this.#waiting.length > this.#opening && this.#all.size + this.#opening < this.#max) void this.#open();
    if (this.#ended && this.#all.size + this.#opening + this.#waiting.length === 0) this.#emptied.resolve();
  }

  async #open(): Promise<void> {
    this.#opening++;
    try {
      await this.#pause();
      const connection = await openClient(
        this.#url,
        this.#options,
        (client) => new Connection(client, this.#life, this),
      );
      if (connection.isLost) throw new SqlClientError('CONNECTION_CLOSED', 'the database closed a new connection');
      this.#failures = 0;
      this.#opening--;
      this.#all.add(connection);
      this.free(connection);
    } catch (error) {
      this.#opening--;
      this.#failures++;
      this.#failedAt = performance.now();
      this.#fail(error);
    }
    this.#openMore();
  }

  /** Waits before an attempt that follows failures, longer after each. */
  async #pause(): Promise<void> {
    if (this.#failures === 0) return;
    const pauseMs = Math.min(firstPauseMs * 2 ** this.#failures, longestPauseMs);
    const leftMs = this.#failedAt + pauseMs - performance.now();
    if (leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs));
  }

  /**
   * Rejects the first waiting caller, or all if no connection is left to serve them. Retries when the database closed a new connection without an
   * error message: it is starting or stopping.
   */
  #fail(error: unknown): void {
    if (error instanceof SqlClientError && error.code === 'CONNECTION_CLOSED') return;
    const isServed = this.#all.size + this.#opening > 0;
    for (const waiter of this.#waiting.splice(0, isServed ? 1 : this.#waiting.length)) waiter.reject(error);
  }

  #destroyAll(): void {
    for (const waiter of this.#waiting.splice(0))
      waiter.reject(new SqlClientError('CONNECTION_DESTROYED', 'the pool was closed'));
    for (const connection of this.#all) connection.destroy();
    this.#emptied.resolve();
  }
}
