import type { Readable, Writable } from 'node:stream';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { Config } from '../config/config.ts';

/** What an operator's command speaks through. */
export interface CommandIo {
  stdout: Writable;
  stderr: Writable;
}

/** And reads from. */
export interface ReadingCommandIo extends CommandIo {
  stdin: Readable;
}

/** Does some work with the database that the configuration names, whether the server runs or not. */
export type WithDatabase = <T>(config: Config, work: (sql: Sql) => Promise<T>) => Promise<T>;
