import type { Readable, Writable } from 'node:stream';
import type { QueryResultRow } from 'pg';
import type { Runner } from './runner.ts';

/** A row of a query without a row type. */
export type Row = QueryResultRow;

/** A value for {@link AnySql.json}. */
export type JsonValue =
  | null
  | string
  | number
  | boolean
  | Date
  | readonly JsonValue[]
  | { toJSON(): unknown }
  | { readonly [key: string]: JsonValue | undefined };

/** A query parameter. A list becomes a PostgreSQL array; mark JSON with {@link AnySql.json}. */
export type Value = string | number | bigint | boolean | Date | Uint8Array | null | readonly Value[];

/** Names, an `in` list, rows to insert or columns to set, depending on the text before it. */
export interface Helper {
  readonly kind: 'helper';
}

/** A value for a column of type json or jsonb. */
export interface Json {
  readonly kind: 'json';
}

/** A query used inside another one. */
export type Fragment = PendingQuery<readonly object[]>;

/** What a query may contain besides text. */
export type Part = Value | Helper | Json | Fragment | readonly Fragment[];

/** The rows of a result, and the number of rows found or changed. */
export type Rows<T> = T & { readonly count: number };

/** A query. It runs once, when awaited, and never if it is only used inside another one. */
export interface PendingQuery<T extends readonly object[]> extends Promise<Rows<T>> {
  /** Starts the query without waiting for it. */
  execute(): this;
  /** Runs the query for its column names alone. */
  columns(): Promise<string[]>;
  /** Reads the rows in batches, never all into memory. */
  cursor(batchRows: number): AsyncGenerator<T[number][]>;
  /** The same query, with rows as lists of unparsed texts. */
  raw(): PendingQuery<(string | null)[][]>;
  /** The output of `copy ... to stdout`. */
  readable(): Promise<Readable>;
  /** The input of `copy ... from stdin`. It finishes when the database has stored everything. */
  writable(): Promise<Writable>;
}

/** Makes queries of template literals, for a pool, a connection or a transaction. */
export interface AnySql {
  <T extends readonly object[] = Row[]>(text: TemplateStringsArray, ...parts: readonly Part[]): PendingQuery<T>;
  /** A quoted name. A dot separates schema and name. */
  (name: string): Helper;
  /** A list of values after `in`, of names elsewhere. */
  (list: readonly (string | number)[]): Helper;
  /** Columns to set after `set`, rows to insert elsewhere; only the named columns, if any. */
  <T extends object>(row: T | readonly T[], ...columns: (keyof T & string)[]): Helper;
  json(value: JsonValue): Json;
  /** A query with this text, where $1, $2 … are the values. Without values it may be several statements. */
  unsafe<T extends readonly object[] = Row[]>(text: string, values?: readonly Value[]): PendingQuery<T>;
}

/** A pool of connections. */
export interface Sql extends AnySql {
  /** For `inTransaction`. */
  readonly runner: Runner;
  /** Takes a connection out of the pool. Its queries run one at a time. */
  reserve(): Promise<ReservedSql>;
  /** Waits for running queries, at most `timeout` seconds, and closes all connections. */
  end(options?: { timeout?: number }): Promise<void>;
}

/** One connection. */
export interface ReservedSql extends AnySql {
  /** Returns the connection to the pool. */
  release(): void;
}

/** The connection of a transaction. */
export type TransactionSql = AnySql;
