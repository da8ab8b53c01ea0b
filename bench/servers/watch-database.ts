import { openSql } from '@rxweb/platform/sql/open-sql';
import { lockNumber } from '../../apps/server/src/kernel/jobs/leader-election.ts';

/** What the statements under way wait for, seen many times a second. */
export interface Waits {
  /** Statements seen under way. */
  seen: number;
  /** Of these, by kind and name of PostgreSQL's wait event (`pg_stat_activity`); null: on a processor. */
  byEvent: ReadonlyMap<string | null, number>;
}

const lookEveryMs = 20;

/** Watches until it is stopped. Its own connection is left out. */
export function watchWaits(databaseUrl: string): { stop(): Promise<Waits> } {
  const sql = openSql(databaseUrl, { max: 1 });
  const byEvent = new Map<string | null, number>();
  let seen = 0;
  let isStopped = false;
  const run = async () => {
    while (!isStopped) {
      const rows = await sql<{ event: string | null; count: number }[]>`
        select wait_event_type || ' ' || wait_event
          || case when wait_event_type = 'Lock' then ': ' || left(regexp_replace(query, '\\s+', ' ', 'g'), 60) else '' end as event, count(*)::int as count from pg_stat_activity
        where state = 'active' and backend_type = 'client backend' and pid <> pg_backend_pid() group by 1`;
      for (const { event, count } of rows) {
        seen += count;
        byEvent.set(event, (byEvent.get(event) ?? 0) + count);
      }
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    }
  };
  const running = run();
  return {
    async stop() {
      isStopped = true;
      await running;
      await sql.end();
      return { seen, byEvent };
    },
  };
}

/** How many servers lead at this moment (docs/decisions/0034). */
export async function countLeaders(databaseUrl: string): Promise<{ count(): Promise<number>; close(): Promise<void> }> {
  const sql = openSql(databaseUrl, { max: 1 });
  return {
    async count() {
      const [row] = await sql<{ leaders: number }[]>`
        select count(*)::int as leaders from pg_locks
        where locktype = 'advisory' and granted and (classid::bigint << 32) + objid::bigint = ${lockNumber}`;
      return row?.leaders ?? 0;
    },
    close: () => sql.end(),
  };
}
