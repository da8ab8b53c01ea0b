import type { PromiseCounts, RequestCounts, WeekFigures } from '@rxweb/contracts/reports';
import { type RequestKind, requestKinds } from '@rxweb/contracts/requests/kinds';
import type { AnySql, Fragment, Sql } from '@rxweb/platform/sql/sql';

/** `to` is exclusive. */
export interface Span {
  from: Date;
  to: Date;
}

/** What staff do that a visitor notices, as a first answer. */
const answers = ['step', 'needs_you', 'text', 'called', 'moved', 'closed'];
/** Nothing is left to do for the store but to give it out, or to be there. */
const readySteps = ['ready', 'confirmed', 'on_the_way'];

interface Row extends RequestCounts, PromiseCounts {
  /** Null in the row of all kinds. */
  kind: RequestKind | null;
  withoutCall: number;
  readyKept: number;
  readyLate: number;
  readyMinutes: number | null;
}

/** Requests received in the span, by their state now, over the index `request_events_reported`. */
export async function countRequests(sql: Sql, { from, to }: Span, now: Date) {
  const rows = await sql<Row[]>`
    with marked as (
      select r.kind, r.outcome, r.created_at, r.due_at, h.answered_at, h.ready_at,
        r.outcome = 'done' and not coalesce(h.has_call, false)
          and not exists (select from app.hand_offs o where o.conversation_id = r.conversation_id) as without_call,
        coalesce(h.answered_at, r.closed_at, ${now}) > r.due_at as answer_late,
        coalesce(h.ready_at, r.closed_at, ${now}) > r.due_at and (
          h.ready_at is not null or r.state <> 'needs_you' and r.outcome is distinct from 'declined') as ready_late
      from app.requests r cross join lateral (
        select
          min(e.at) filter (where e.source = 'staff' and e.what = any (${answers})) as answered_at,
          min(e.at) filter (where e.step = any (${readySteps}) or e.outcome = 'done') as ready_at,
          bool_or(e.what = 'called' or e.step = 'called' or e.need is not distinct from 'call_us') as has_call
        from app.request_events e where e.request_id = r.id
      ) h
      where r.created_at >= ${from} and r.created_at < ${to}
    )
    select kind, count(*)::int as received,
      count(*) filter (where outcome = 'done')::int as done,
      count(*) filter (where outcome = 'declined')::int as declined,
      count(*) filter (where outcome = 'canceled')::int as canceled,
      count(*) filter (where outcome is null)::int as open,
      count(*) filter (where without_call)::int as "withoutCall",
      count(*) filter (where answered_at <= due_at)::int as kept,
      count(*) filter (where answer_late)::int as late,
      ${medianMinutes(sql, sql`answered_at`)} as "medianMinutes",
      count(*) filter (where ready_at <= due_at)::int as "readyKept",
      count(*) filter (where ready_late)::int as "readyLate",
      ${medianMinutes(sql, sql`ready_at`)} as "readyMinutes"
    from marked group by grouping sets ((kind), ())`;
  return toFigures(rows);
}

/** From `created_at` on. */
export const medianMinutes = (sql: AnySql, until: Fragment) =>
  sql`percentile_cont(0.5) within group (order by extract(epoch from ${until} - created_at)::float8 / 60)`;

const none = { received: 0, done: 0, declined: 0, canceled: 0, open: 0 };

function toFigures(rows: readonly Row[]) {
  const countsOf = (wanted: RequestKind): RequestCounts => {
    const { received, done, declined, canceled, open } = rows.find(({ kind }) => kind === wanted) ?? none;
    return { received, done, declined, canceled, open };
  };
  const all = rows.find(({ kind }) => kind === null);
  return {
    requests: Object.fromEntries(requestKinds.map((kind) => [kind, countsOf(kind)])) as WeekFigures['requests'],
    answers: { kept: all?.kept ?? 0, late: all?.late ?? 0, medianMinutes: all?.medianMinutes ?? null },
    ready: { kept: all?.readyKept ?? 0, late: all?.readyLate ?? 0, medianMinutes: all?.readyMinutes ?? null },
    solved: { requests: all?.done ?? 0, requestsWithoutCall: all?.withoutCall ?? 0 },
  };
}
