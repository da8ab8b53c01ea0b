import type { Readable, Writable } from 'node:stream';
import { Query as PgQuery, type ResultBuilder } from 'pg';
import Cursor from 'pg-cursor';
import type { Lease } from './connection.ts';
import { readCopy, writeCopy } from './copy.ts';
import { DatabaseError } from './errors.ts';
import { textTypes, valueTypes } from './parse-values.ts';
import { QuerySource, type RenderedQuery, render } from './render.ts';
import type { Runner } from './runner.ts';
import type { PendingQuery, Rows } from './sql.ts';
import { forgetStatement, nameStatement } from './statement-names.ts';

/** See {@link PendingQuery}. */
export class Query<T extends readonly object[]> extends QuerySource implements PendingQuery<T> {
  readonly [Symbol.toStringTag] = 'Query';
  readonly #runner: Runner;
  #running: Promise<Rows<T>> | undefined;

  constructor(runner: Runner, strings: readonly string[], parts: readonly unknown[], isLiteral = false) {
    super(strings, parts, isLiteral);
    this.#runner = runner;
  }

  // biome-ignore lint/suspicious/noThenProperty: it is awaited, as a promise is.
  then<A = Rows<T>, B = never>(
    fulfilled?: ((rows: Rows<T>) => A | PromiseLike<A>) | null,
    rejected?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    this.#running ??= run<T>(this.#runner, this, false);
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

  raw(): Promise<Rows<(string | null)[][]>> {
    return run<(string | null)[][]>(this.#runner, this, true);
  }

  async *cursor(batchRows: number): AsyncGenerator<T[number][]> {
    const { text, values } = render(this);
    const lease = await this.#runner.take();
    try {
      const cursor = lease.client.query(new Cursor<T[number]>(text, values));
      try {
        for (;;) {
          const rows = await cursor.read(batchRows);
          if (rows.length > 0) yield rows;
          if (rows.length < batchRows) return;
        }
      } finally {
        if (!lease.isLost) await cursor.close();
      }
    } catch (error) {
      throw lease.explain(error);
    } finally {
      lease.release();
    }
  }

  async readable(): Promise<Readable> {
    return readCopy(await this.#runner.take(), render(this).text);
  }

  async writable(): Promise<Writable> {
    return writeCopy(await this.#runner.take(), render(this).text);
  }
}

async function run<T extends readonly object[]>(runner: Runner, source: QuerySource, isRaw: boolean): Promise<Rows<T>> {
  const query = render(source);
  runner.onQuery?.(query.text, query.values);
  const lease = await runner.take();
  let failure: unknown;
  try {
    const isNamed = runner.prepare && !source.isLiteral;
    try {
      return await send<T>(lease, query, isNamed, isRaw);
    } catch (error) {
      if (!isNamed || !isStale(error)) throw error;
      forgetStatement(query.text);
      if (!runner.mayRetry) throw error;
      return await send<T>(lease, query, isNamed, isRaw);
    }
  } catch (error) {
    failure = lease.explain(error);
    // As a trace of the caller; it was one of the socket.
    if (failure instanceof Error) Error.captureStackTrace(failure);
    throw failure;
  } finally {
    lease.release(failure);
  }
}

function send<T extends readonly object[]>(
  { client }: Lease,
  { text, values }: RenderedQuery,
  isNamed: boolean,
  isRaw: boolean,
): Promise<Rows<T>> {
  const config = {
    text,
    values,
    types: isRaw ? textTypes : valueTypes,
    name: isNamed ? nameStatement(text) : undefined,
    rowMode: isRaw ? 'array' : undefined,
  };
  return new Promise((resolve, reject) => {
    const answered = (error: Error | undefined, answer: ResultBuilder | ResultBuilder[]) =>
      error ? reject(error) : resolve(toRows<T>(answer));
    client.query(new PgQuery(config, answered));
  });
}

/** Of several statements the answer to the last. */
function toRows<T extends readonly object[]>(answer: ResultBuilder | ResultBuilder[]): Rows<T> {
  const last = Array.isArray(answer) ? answer.at(-1) : answer;
  const rows: unknown = last?.rows ?? [];
  Object.defineProperty(rows, 'count', { value: last?.rowCount ?? 0 });
  return rows as Rows<T>;
}

/** A statement that the server keeps, and whose tables are not what they were (PostgreSQL's plancache.c), or that it does not know. */
function isStale(error: unknown): boolean {
  return (
    error instanceof DatabaseError &&
    (error.routine === 'RevalidateCachedQuery' || error.routine === 'FetchPreparedStatement')
  );
}
