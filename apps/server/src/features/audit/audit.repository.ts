import type { AuditEntry, AuditFilter } from '@rxweb/contracts/audit';
import type { Sql } from '@rxweb/platform/sql/sql';
import { presentEntry, selectEntries } from './select-entries.ts';

export interface AuditRepository {
  /** The newest entries below number `before` (null: the newest). */
  readPage(filter: AuditFilter, before: number | null, limit: number): Promise<AuditEntry[]>;
  /** Oldest first, up to the current newest, in batches. */
  readAll(filter: AuditFilter): AsyncIterable<AuditEntry[]>;
  /** Whether the archive has rows with a lower number. */
  isArchivedBelow(seq: number): Promise<boolean>;
}

const batchRows = 500;
const recentRows = 1_000;

export function createAuditRepository(sql: Sql): AuditRepository {
  const matching = ({ action, outcome, person, by, from, to }: AuditFilter) => sql`
    true
    ${action ? sql`and l.action = ${action}` : sql``}
    ${outcome ? sql`and l.outcome = ${outcome}` : sql``}
    ${person && by ? sql`and l.actor_id = ${person}` : sql``}
    ${person && !by ? sql`and (l.actor_id = ${person} or l.target = ${person.toLowerCase()})` : sql``}
    ${from ? sql`and l.at >= ${from}` : sql``}
    ${to ? sql`and l.at < ${to}` : sql``}`;

  return {
    async readPage(filter, before, limit) {
      const isBelow = before === null ? sql`true` : sql`l.seq < ${before}`;
      const newest = sql`order by l.seq desc limit`;
      const whole = sql`select * from app.audit_log l where ${matching(filter)} and ${isBelow}`;
      const recent = sql`select * from app.audit_log l where ${isBelow} ${newest} ${recentRows}`;
      // The planner's statistics miss the latest hours: it would sort them all.
      const rows = filter.from
        ? sql`
          with recent as materialized (select * from (${recent}) l where ${matching(filter)} ${newest} ${limit})
          select * from recent where (select count(*) from recent) = ${limit}
          union all (${whole} and (select count(*) from recent) < ${limit} ${newest} ${limit})`
        : sql`${whole} ${newest} ${limit}`;
      return (await selectEntries(sql, rows, sql`desc`)).map(presentEntry);
    },

    async isArchivedBelow(seq) {
      const found = await sql`select from app.audit_archives where first_seq < ${seq} limit 1`;
      return found.length > 0;
    },

    async *readAll(filter) {
      const [head] = await sql<[{ seq: number }]>`select seq::float8 as seq from app.audit_head`;
      let last = 0;
      for (;;) {
        // Batches by number, so a slow reader holds no connection.
        const rows = sql`
          select * from app.audit_log l where ${matching(filter)} and l.seq > ${last} and l.seq <= ${head.seq}
          order by l.seq limit ${batchRows}`;
        const batch = (await selectEntries(sql, rows, sql`asc`)).map(presentEntry);
        if (batch.length > 0) yield batch;
        if (batch.length < batchRows) return;
        last = batch.at(-1)?.seq ?? head.seq;
      }
    },
  };
}
