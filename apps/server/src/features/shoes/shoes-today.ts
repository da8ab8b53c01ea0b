import { countLimit } from '@rxweb/contracts/shared/limits';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { TodayItem } from '../../kernel/feature/feature.ts';
import { deadline } from './case-list-items.ts';
import { isClosingSoon, isWaitingForDocuments, listRecalls } from './case-lists.repository.ts';

/**
 * Windows closing within 14 days or over, papers missing after 7 days, and in January newly eligible patients. `soonest` is the first
 * closing date, or the oldest request.
 */
export async function listShoesToday(sql: Sql, today: string): Promise<TodayItem[]> {
  const [year, month] = today.split('-').map(Number);
  const [[row], recalls] = await Promise.all([
    sql<[Record<'closing' | 'waiting', number> & Record<'firstToClose' | 'longest', string | null>]>`
      select closing.count as closing, closing.first as "firstToClose", waiting.count as waiting, waiting.first as longest
      from (
        select count(*)::int as count, min(next_deadline)::text as first from (
          select c.next_deadline from public.dme_shoe_cases c where not c.archived and ${isClosingSoon(sql, today)}
          order by ${deadline(sql)} limit ${countLimit + 1}) c
      ) closing, (
        select count(*)::int as count, min(waiting_since)::text as first from (
          select c.waiting_since from public.dme_shoe_cases c where ${isWaitingForDocuments(sql, today)}
          order by c.waiting_since limit ${countLimit + 1}) c
      ) waiting`,
    month === 1 ? listRecalls(sql, Number(year) - 1) : { total: 0 },
  ]);
  const items: TodayItem[] = [
    { kind: 'shoe_windows_closing', count: row.closing, soonest: row.firstToClose },
    { kind: 'shoe_papers_waiting', count: row.waiting, soonest: row.longest },
    { kind: 'shoe_recall', count: Math.min(recalls.total, countLimit + 1), soonest: null },
  ];
  return items.filter(({ count }) => count > 0);
}
