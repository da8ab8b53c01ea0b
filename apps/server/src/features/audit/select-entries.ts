import type { AuditEntry } from '@rxweb/contracts/audit';
import { uuidPattern } from '@rxweb/contracts/shared/uuid';
import type { Fragment, Sql } from '@rxweb/platform/sql/sql';
import { timeOf } from './archive/archive-file.ts';
import type { ChainRow } from './chain.ts';

type Row = Omit<AuditEntry, 'at'> & { at: Date };

/** Rows of the log as entries. Rows from before identities were kept show who it was then, else the last that is known. */
export function selectEntries(sql: Sql, rows: Fragment, order: Fragment) {
  const knownThen = (account: Fragment) => sql`
    left join lateral (
      select k.name, k.email, k.role from app.known_identities k where l.form is null and k.account = ${account}
      order by k.until < l.at, abs(extract(epoch from k.until - l.at)) limit 1)`;
  return sql<Row[]>`
    select l.seq::float8 as seq, l.at, l.action, l.outcome, l.actor_id,
      coalesce(l.actor_name, a.name) as actor_name, coalesce(l.actor_email, a.email) as actor_email,
      coalesce(l.actor_role, a.role) as actor_role, l.target,
      case when l.form is null and l.target is not null then known.target_kind else l.target_kind end as target_kind,
      coalesce(l.target_name, t.name) as target_name, coalesce(l.target_email, t.email) as target_email,
      l.detail, host(l.address) as address, l.device
    from (${rows}) l
    left join app.audit_actions known on known.action = l.action
    ${knownThen(sql`l.actor_id`)} a on true
    ${knownThen(sql`case when known.target_kind = 'account' and l.target ~ ${`^${uuidPattern}$`} then l.target::uuid end`)} t on true
    order by l.seq ${order}`;
}

export const presentEntry = ({ at, ...rest }: Row): AuditEntry => ({ ...rest, at: at.toISOString() });

/** Rows of the archive as entries, in the same order. */
export async function presentArchived(sql: Sql, rows: readonly ChainRow[]): Promise<AuditEntry[]> {
  if (rows.length === 0) return [];
  const texts = rows.map(({ previous_hash, hash, key_id, mac, ...row }) => ({ ...row, at: timeOf(row.at) }));
  const entries = await selectEntries(
    sql,
    sql`select * from jsonb_populate_recordset(null::app.audit_log, ${sql.json(texts)})`,
    sql`asc`,
  );
  const presented = new Map(entries.map((entry) => [entry.seq, { ...presentEntry(entry), archived: true }]));
  return rows.flatMap(({ seq }) => presented.get(Number(seq)) ?? []);
}
