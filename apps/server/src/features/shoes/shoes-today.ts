import { countLimit } from '@rxweb/contracts/shared/limits';
import { answerDays } from '@rxweb/domain/shoes/extended/check-adr';
import { recordsRequestDays } from '@rxweb/domain/shoes/records-request';
import type { Fragment, Sql } from '@rxweb/platform/sql/sql';
import type { TodayItem } from '../../kernel/feature/feature.ts';
import { deadline } from './case-list-items.ts';
import { isClosingSoon, isOverdue, isWaitingForDocuments, listRecalls } from './case-lists.repository.ts';

/**
 * Windows that are over, windows closing within 14 days, papers missing after 7 days, and in January newly eligible patients. `soonest` is
 * the first closing date, or the oldest request.
 */
export async function listShoesToday(sql: Sql, today: string): Promise<TodayItem[]> {
  const [year, month] = today.split('-').map(Number);
  const countDeadlines = (condition: Fragment) => sql`
    select count(*)::int as count, min(next_deadline)::text as first from (
      select c.next_deadline from public.dme_shoe_cases c where not c.archived and ${condition}
      order by ${deadline(sql)} limit ${countLimit + 1}) c`;
  const [[row], recalls, requests] = await Promise.all([
    sql<
      [
        Record<'overdue' | 'closing' | 'waiting', number> &
          Record<`${'overdue' | 'closing' | 'waiting'}First`, string | null>,
      ]
    >`
      select overdue.count as overdue, overdue.first as "overdueFirst", closing.count as closing, closing.first as "closingFirst",
        waiting.count as waiting, waiting.first as "waitingFirst"
      from (${countDeadlines(isOverdue(sql, today))}) overdue, (${countDeadlines(isClosingSoon(sql, today))}) closing, (
        select count(*)::int as count, min(waiting_since)::text as first from (
          select c.waiting_since from public.dme_shoe_cases c where ${isWaitingForDocuments(sql, today)}
          order by c.waiting_since limit ${countLimit + 1}) c
      ) waiting`,
    month === 1 ? listRecalls(sql, Number(year) - 1) : { total: 0 },
    countRequests(sql, today),
  ]);
  const items: TodayItem[] = [
    { kind: 'shoe_requests_urgent', count: requests.urgent, soonest: requests.urgentFirst },
    { kind: 'shoe_requests_due', count: requests.due, soonest: requests.dueFirst },
    { kind: 'shoe_windows_overdue', count: row.overdue, soonest: row.overdueFirst },
    { kind: 'shoe_windows_closing', count: row.closing, soonest: row.closingFirst },
    { kind: 'shoe_papers_waiting', count: row.waiting, soonest: row.waitingFirst },
    { kind: 'shoe_recall', count: Math.min(recalls.total, countLimit + 1), soonest: null },
  ];
  return items.filter(({ count }) => count > 0);
}

interface RequestCounts {
  urgent: number;
  urgentFirst: string | null;
  due: number;
  dueFirst: string | null;
}

/** Unanswered records requests, red or over, and amber (domain facts 2, G16). */
async function countRequests(sql: Sql, today: string): Promise<RequestCounts> {
  const { amber, red } = recordsRequestDays;
  const [counts] = await sql<[RequestCounts]>`
    select count(*) filter (where due <= ${today}::date + ${red}::int)::int as urgent,
      (min(due) filter (where due <= ${today}::date + ${red}::int))::text as "urgentFirst",
      count(*) filter (where due > ${today}::date + ${red}::int)::int as due,
      (min(due) filter (where due > ${today}::date + ${red}::int))::text as "dueFirst"
    from (
      select coalesce((r ->> 'due')::date, (r ->> 'letterDate')::date + ${answerDays}::int) as due
      from (select details -> 'recordsRequest' as r from public.dme_shoe_cases
        where not archived and jsonb_typeof(details -> 'recordsRequest') = 'object') open
      where r ->> 'sentOn' is null limit ${countLimit + 1}
    ) requests where due <= ${today}::date + ${amber}::int`;
  return counts;
}
