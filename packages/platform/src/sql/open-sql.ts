import type { Lease } from './connection.ts';
import { Connections, type ConnectionsOptions } from './connections.ts';
import { createTag } from './create-tag.ts';
import type { Runner } from './runner.ts';
import type { ReservedSql, Sql } from './sql.ts';
import { createTurns } from './turns.ts';

export interface SqlOptions extends ConnectionsOptions {
  /** Uses prepared statements; turn off behind a transaction pooler. Default: true. */
  prepare?: boolean;
  /** Called with each query before it is sent. */
  onQuery?: (text: string, values: readonly unknown[]) => void;
}

/** Makes a pool of connections to a database. Opens the first one on demand. */
export function openSql(url: string, options: SqlOptions = {}): Sql {
  const { prepare = true, onQuery } = options;
  const connections = new Connections(url, options);
  const runner: Runner = { take: () => connections.take(), prepare, mayRetry: true, onQuery };
  return Object.assign(createTag(runner), {
    runner,
    reserve: async () => createReserved(await connections.take(), runner),
    end: ({ timeout }: { timeout?: number } = {}) => connections.end(timeout ?? null),
  });
}

function createReserved(lease: Lease, runner: Runner): ReservedSql {
  const turns = createTurns(lease);
  return Object.assign(createTag({ ...runner, take: turns.take, mayRetry: false }), {
    release() {
      turns.close().then(
        () => lease.release(),
        () => {},
      );
    },
  });
}
