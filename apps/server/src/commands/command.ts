import type { Readable, Writable } from 'node:stream';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { Config } from '../config/config.ts';

export interface CommandIo {
  stdout: Writable;
  stderr: Writable;
}

export interface ReadingCommandIo extends CommandIo {
  stdin: Readable;
}

/** Runs work on the configured database, with or without a running server. */
export type WithDatabase = <T>(config: Config, work: (sql: Sql) => Promise<T>) => Promise<T>;
