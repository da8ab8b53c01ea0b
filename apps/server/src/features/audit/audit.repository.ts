import type { AuditEntry, AuditFilter, SeenBy } from '@rxweb/contracts/audit';
import type { Fragment, Sql } from '@rxweb/platform/sql/sql';

type Row = Omit<AuditEntry, 'at'> & { at: Date };
type SeenByRow = Omit<SeenBy, 'first' | 'last'> & Record<'first' | 'last', Date>;

export interface AuditRepository {
  /** The newest entries below number `before` (null: the newest). */
  readPage(filter: AuditFilter, before: number | null, limit: number): Promise<AuditEntry[]>;
  /** Oldest first, up to the current newest, in batches. */
  readAll(filter: AuditFilter): AsyncIterable<AuditEntry[]>;
  /** The newest first. */
  readTargets(targets: readonly string[], limit: number): Promise<AuditEntry[]>;
  /** The last one first. */
  countActors(targets: readonly string[]): Promise<SeenBy[]>;
}

const batchRows = 500;
const uuidShape = '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$';

export function createAuditRepository(sql: Sql): AuditRepository {
  const matching = ({ action, outcome, person, by, from, to }: AuditFilter) => sql`
    true
    ${action ? sql`and l.action = ${action}` : sql``}
    ${outcome ? sql`and l.outcome = ${outcome}` : sql``}
    ${person && by ? sql`and l.actor_id = ${person}` : sql``}
    ${person && !by ? sql`and (l.actor_id = ${person} or l.target = ${person.toLowerCase()})` : sql``}
    ${from ? sql`and l.at >= ${from}` : sql``}
    ${to ? sql`and l.at < ${to}` : sql``}`;
  // Rows from before identities were kept: who it was then, else the last that is known.
  const knownThen = (account: Fragment) => sql`
    left join lateral (
      select k.name, k.email, k.role from app.known_identities k where l.form is null and k.account = ${account}
      order by k.until < l.at, abs(extract(epoch from k.until - l.at)) limit 1)`;
  const entries = (rows: Fragment, order: Fragment) => sql<Row[]>`
    select l.seq::float8 as seq, l.at, l.action, l.outcome, l.actor_id,
      coalesce(l.actor_name, a.name) as actor_name, coalesce(l.actor_email, a.email) as actor_email,
      coalesce(l.actor_role, a.role) as actor_role, l.target,
      case when l.form is null and l.target is not null then known.target_kind else l.target_kind end as target_kind,
      coalesce(l.target_name, t.name) as target_name, coalesce(l.target_email, t.email) as target_email,
      l.detail, host(l.address) as address, l.device
    from (${rows}) l
    left join app.audit_actions known on known.action = l.action
    ${knownThen(sql`l.actor_id`)} a on true
    ${knownThen(sql`case when known.target_kind = 'account' and l.target ~ ${uuidShape} then l.target::uuid end`)} t on true
    order by l.seq ${order}`;

  return {
    async readPage(filter, before, limit) {
      const rows = sql`
        select * from app.audit_log l where ${matching(filter)} ${before === null ? sql`` : sql`and l.seq < ${before}`}
        order by l.seq desc limit ${limit}`;
      return (await entries(rows, sql`desc`)).map(present);
    },

    async readTargets(targets, limit) {
      const rows = sql`
        select * from app.audit_log l where l.target = any (${[...targets]}) order by l.seq desc limit ${limit}`;
      return (await entries(rows, sql`desc`)).map(present);
    },

    async countActors(targets) {
      const rows = sql`select * from app.audit_log l where l.target = any (${[...targets]})`;
      const people = await sql<SeenByRow[]>`
        select actor_id, actor_name, actor_email, actor_role, count(*)::int as times, min(at) as first, max(at) as last
        from (${entries(rows, sql`desc`)}) seen where outcome = 'ok'
        group by actor_id, actor_name, actor_email, actor_role order by last desc`;
      return people.map(({ first, last, ...rest }) => ({
        ...rest,
        first: first.toISOString(),
        last: last.toISOString(),
      }));
    },

    async *readAll(filter) {
      const [head] = await sql<[{ seq: number }]>`select seq::float8 as seq from app.audit_head`;
      let last = 0;
      for (;;) {
        // Batches by number, so a slow reader holds no connection.
        const rows = sql`
          select * from app.audit_log l where ${matching(filter)} and l.seq > ${last} and l.seq <= ${head.seq}
          order by l.seq limit ${batchRows}`;
        const batch = (await entries(rows, sql`asc`)).map(present);
        if (batch.length > 0) yield batch;
        if (batch.length < batchRows) return;
        last = batch.at(-1)?.seq ?? head.seq;
      }
    },
  };
}

const present = ({ at, ...rest }: Row): AuditEntry => ({ ...rest, at: at.toISOString() });
