import type { Readable, Writable } from 'node:stream';
import { Query as PgQuery, type ResultBuilder } from 'pg';
import Cursor from 'pg-cursor';
import type { Lease } from './connection.ts';
import { readCopy, writeCopy } from './copy.ts';
import { DatabaseError } from './errors.ts';
import { textTypes } from './parse-values.ts';
import { QuerySource, type RenderedQuery, render } from './render.ts';
import type { Runner } from './runner.ts';
import type { PendingQuery, Rows } from './sql.ts';

/** See {@link PendingQuery}. */
export class Query<T extends readonly object[]> extends QuerySource implements PendingQuery<T> {
  readonly [Symbol.toStringTag] = 'Query';
  readonly #runner: Runner;
  readonly #isRaw: boolean;
  #running: Promise<Rows<T>> | undefined;

  constructor(
    runner: Runner,
    strings: readonly string[],
    parts: readonly unknown[],
    { isLiteral = false, isRaw = false } = {},
  ) {
    super(strings, parts, isLiteral);
    this.#runner = runner;
    this.#isRaw = isRaw;
  }

  // biome-ignore lint/suspicious/noThenProperty: it is awaited, as a promise is.
  then<A = Rows<T>, B = never>(
    fulfilled?: ((rows: Rows<T>) => A | PromiseLike<A>) | null,
    rejected?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    this.#running ??= run(this.#runner, this, (lease, query) => this.#ask(lease, query));
    return this.#running.then(fulfilled, rejected);
  }

  catch<B = never>(rejected?: ((reason: unknown) => B | PromiseLike<B>) | null): Promise<Rows<T> | B> {
    return this.then(null, rejected);
  }

  finally(settled?: (() => void) | null): Promise<Rows<T>> {
    return this.then().finally(settled);
  }

  execute(): this {
    this.then(null, () => {});
    return this;
  }

  raw(): PendingQuery<(string | null)[][]> {
    return new Query(this.#runner, this.strings, this.parts, { isLiteral: this.isLiteral, isRaw: true });
  }

  async #ask(lease: Lease, query: RenderedQuery): Promise<Rows<T>> {
    const { prepare, mayRetry } = this.#runner;
    if (!prepare || this.isLiteral) return send(lease, query, undefined, this.#isRaw);
    try {
      return await send(lease, query, nameStatement(query.text), this.#isRaw);
    } catch (error) {
      if (!isStale(error)) throw error;
      forgetStatement(query.text);
      if (!mayRetry) throw error;
      return send(lease, query, nameStatement(query.text), this.#isRaw);
    }
  }

  columns(): Promise<string[]> {
    return run(this.#runner, this, async ({ client }, query) => {
      const { fields } = await client.query(query);
      return fields.map(({ name }) => name);
    });
  }

  async *cursor(batchRows: number): AsyncGenerator<T[number][]> {
    const { text, values } = render(this);
    const lease = await this.#runner.take();
    let failure: unknown;
    try {
      const cursor = lease.client.query(new Cursor<T[number]>(text, values));
      try {
        for (;;) {
          const rows = await cursor.read(batchRows);
          if (rows.length > 0) yield rows;
          if (rows.length < batchRows) return;
        }
      } finally {
        if (!lease.isLost) await lease.unlessLost(cursor.close());
      }
    } catch (error) {
      failure = lease.explain(error);
      throw failure;
    } finally {
      lease.release(failure);
    }
  }

  async readable(): Promise<Readable> {
    const { text } = render(this);
    return readCopy(await this.#runner.take(), text);
  }

  async writable(): Promise<Writable> {
    const { text } = render(this);
    return writeCopy(await this.#runner.take(), text);
  }
}

async function run<R>(
  runner: Runner,
  source: QuerySource,
  ask: (lease: Lease, query: RenderedQuery) => Promise<R>,
): Promise<R> {
  const query = render(source);
  runner.onQuery?.(query.text, query.values);
  const lease = await runner.take();
  let failure: unknown;
  try {
    return await ask(lease, query);
  } catch (error) {
    failure = lease.explain(error);
    // Point at the caller instead of the socket.
    if (failure instanceof Error) Error.captureStackTrace(failure);
    throw failure;
  } finally {
    lease.release(failure);
  }
}

function send<T extends readonly object[]>(
  { client }: Lease,
  { text, values }: RenderedQuery,
  name: string | undefined,
  isRaw: boolean,
): Promise<Rows<T>> {
  return new Promise((resolve, reject) => {
    const answered = (error: Error | undefined, answer: ResultBuilder | ResultBuilder[]) =>
      error ? reject(error) : resolve(toRows<T>(answer));
    const query = isRaw ? new PgQuery({ ...rawRows, text, values }, answered) : new PgQuery(text, values, answered);
    // pg copies an options object for every query, which costs more than the rest of this function.
    client.query(name === undefined ? query : Object.assign(query, { name }));
  });
}

const rawRows = { rowMode: 'array', types: textTypes };

/** The rows of the last statement. */
function toRows<T extends readonly object[]>(answer: ResultBuilder | ResultBuilder[]): Rows<T> {
  const last = Array.isArray(answer) ? answer.at(-1) : answer;
  const rows: unknown = last?.rows ?? [];
  Object.defineProperty(rows, 'count', { value: last?.rowCount ?? 0 });
  return rows as Rows<T>;
}

/** The server's prepared statement is outdated, because a table changed, or missing. */
function isStale(error: unknown): boolean {
  return (
    error instanceof DatabaseError &&
    (error.routine === 'RevalidateCachedQuery' || error.routine === 'FetchPreparedStatement')
  );
}

/** Bounds memory for texts that differ on every call. */
const mostNames = 5_000;

const names = new Map<string, string>();
let given = 0;

/** The name of the prepared statement for a text, the same on all connections; undefined when there are too many. */
function nameStatement(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= mostNames) return undefined;
  const name = `s${++given}`;
  names.set(text, name);
  return name;
}

/** Lets the text get a new name. */
function forgetStatement(text: string): void {
  names.delete(text);
}
