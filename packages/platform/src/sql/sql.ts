import type { Readable, Writable } from 'node:stream';
import type { QueryResultRow } from 'pg';
import type { Runner } from './runner.ts';

/** A row of a query that does not say what its rows are. */
export type Row = QueryResultRow;

/** What PostgreSQL can keep as JSON. */
export type JsonValue =
  | null
  | string
  | number
  | boolean
  | Date
  | readonly JsonValue[]
  | { toJSON(): unknown }
  | { readonly [key: string]: JsonValue | undefined };

/** A value of a query that is sent apart from its text. A list becomes a PostgreSQL array; JSON is marked by {@link AnySql.json}. */
export type Value = string | number | bigint | boolean | Date | Uint8Array | null | readonly Value[];

/** Names, `in` lists, rows to insert and columns to set; what it becomes depends on the text before it. */
export interface Helper {
  readonly kind: 'helper';
}

/** A value for a column of type json or jsonb. */
export interface Json {
  readonly kind: 'json';
}

/** A query used as a part of another one. */
export type Fragment = PendingQuery<readonly object[]>;

/** What may stand between the texts of a query. */
export type Part = Value | Helper | Json | Fragment | readonly Fragment[];

/** The rows of an answer, and how many rows the command found or changed. */
export type Rows<T> = T & { readonly count: number };

/** A query that runs when it is awaited, once; as a part of another query it never runs. */
export interface PendingQuery<T extends readonly object[]> extends Promise<Rows<T>> {
  /** Runs the query without waiting for it. */
  execute(): this;
  /** The names of the columns, of a query that need not have rows. */
  columns(): Promise<string[]>;
  /** Reads the rows in batches, so that they are never in memory all together. */
  cursor(batchRows: number): AsyncGenerator<T[number][]>;
  /** Rows as lists of texts, as the database sent them. */
  raw(): PendingQuery<(string | null)[][]>;
  /** What `copy ... to stdout` writes. */
  readable(): Promise<Readable>;
  /** Takes what `copy ... from stdin` reads; finished when the database has all of it. */
  writable(): Promise<Writable>;
}

/** Makes queries from template literals: on a pool, on one connection, or in a transaction. */
export interface AnySql {
  <T extends readonly object[] = Row[]>(text: TemplateStringsArray, ...parts: readonly Part[]): PendingQuery<T>;
  /** A name; with dots, of something in a schema. */
  (name: string): Helper;
  /** After `in` a list of values, elsewhere a list of names. */
  (list: readonly (string | number)[]): Helper;
  /** After `set` the columns to set, elsewhere the rows to insert. Only some columns when they are named. */
  <T extends object>(row: T | readonly T[], ...columns: (keyof T & string)[]): Helper;
  json(value: JsonValue): Json;
  /** A query of this very text, in which $1, $2 ... stand for values. Several statements are allowed when there are none. */
  unsafe<T extends readonly object[] = Row[]>(text: string, values?: readonly Value[]): PendingQuery<T>;
}

/** A pool of connections. */
export interface Sql extends AnySql {
  /** What transactions are made of. */
  readonly runner: Runner;
  /** Takes one connection out of the pool; its queries run one after the other. */
  reserve(): Promise<ReservedSql>;
  /** Waits for what runs, at most so many seconds, and closes all connections. */
  end(options?: { timeout?: number }): Promise<void>;
}

/** One connection. */
export interface ReservedSql extends AnySql {
  /** Gives the connection back. */
  release(): void;
}

/** The connection of a transaction. */
export type TransactionSql = AnySql;
