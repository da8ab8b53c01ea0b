import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from '@rxweb/platform/sql/sql';

const maxWaitMs = 5_000;

/** Waits until other transactions see a commit, which the server streams a moment earlier. */
export async function waitUntilVisible(sql: Sql, xid: number): Promise<void> {
  const start = performance.now();
  for (let pause = 1; performance.now() - start < maxWaitMs; pause = Math.min(pause * 2, 50)) {
    // The stream has only the lower 32 bits of the id; the upper ones come from the newest id.
    const [row] = await sql<{ visible: boolean }[]>`
      with newest as (
        select snapshot, pg_snapshot_xmax(snapshot)::text::numeric as id from pg_current_snapshot() as snapshot
      ), near as (
        select snapshot, id, floor(id / 4294967296) * 4294967296 + ${xid}::int8 as guess from newest
      )
      select pg_visible_in_snapshot(
        (case
          when guess > id + 2147483648 then guess - 4294967296
          when guess < id - 2147483648 then guess + 4294967296
          else guess
        end)::text::xid8, snapshot) as visible
      from near`;
    if (row?.visible) return;
    await sleep(pause);
  }
  throw new Error('a committed transaction did not become visible');
}
