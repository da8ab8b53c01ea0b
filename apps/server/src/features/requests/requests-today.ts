import type { Sql } from '@rxweb/platform/sql/sql';
import type { TodayItem } from '../../kernel/feature/feature.ts';
import { countUpToLimit } from '../../kernel/lists/count-up-to-limit.ts';

/** Requests past their promise, with news, and the other open ones. Those that wait for the visitor aren't late. */
export async function listRequestsToday(sql: Sql, now: Date): Promise<TodayItem[]> {
  const isWaiting = sql`state in ('received', 'working')`;
  const due = sql`coalesce(due_at, 'infinity')`;
  const [row] = await sql<[{ overdue: number; answered: number; open: number; first: Date | null; next: Date | null }]>`
    select ${countUpToLimit(sql, sql`from app.requests where state <> 'closed' and ${isWaiting} and ${due} < ${now}`)} as overdue,
      ${countUpToLimit(sql, sql`from app.requests where has_news`)} as answered,
      ${countUpToLimit(sql, sql`from app.requests where state <> 'closed' and ${isWaiting} and ${due} >= ${now}`)} as open,
      (select due_at from app.requests where state <> 'closed' and ${isWaiting} and ${due} < ${now} order by ${due} limit 1) as first,
      (select due_at from app.requests where state <> 'closed' and ${isWaiting} and ${due} >= ${now} order by ${due} limit 1) as next`;
  const items: TodayItem[] = [
    { kind: 'requests_overdue', count: row.overdue, soonest: row.first?.toISOString() ?? null },
    { kind: 'requests_answered', count: row.answered, soonest: null },
    { kind: 'requests_open', count: row.open, soonest: row.next?.toISOString() ?? null },
  ];
  return items.filter(({ count }) => count > 0);
}
