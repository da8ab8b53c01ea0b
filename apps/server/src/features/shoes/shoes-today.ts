import { countLimit } from '@rxweb/contracts/shared/limits';
import { recordsRequestDays } from '@rxweb/domain/shoes/records-request';
import { addDays } from '@rxweb/domain/store/calendar-date';
import type { Fragment, Sql } from '@rxweb/platform/sql/sql';
import type { TodayItem } from '../../kernel/feature/feature.ts';
import { deadline } from './case-list-items.ts';
import {
  hasOpenRequest,
  isClosingSoon,
  isOverdue,
  isWaitingForDocuments,
  listRecalls,
} from './case-lists.repository.ts';

/**
 * Open requests for records, windows that are over, windows closing within 14 days, papers missing after 7 days, and in January newly eligible patients.
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
    { kind: 'shoe_requests_overdue', count: requests.over, soonest: requests.overFirst },
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
  over: number;
  overFirst: string | null;
  urgent: number;
  urgentFirst: string | null;
  due: number;
  dueFirst: string | null;
}

/** Unanswered records requests by the steps of their clock: over, red and amber (domain facts 2, G16). */
async function countRequests(sql: Sql, today: string): Promise<RequestCounts> {
  const [red, amber] = [addDays(today, recordsRequestDays.red), addDays(today, recordsRequestDays.amber)];
  const countDue = (isIn: Fragment) => sql`
    select count(*)::int as count, min(request_due)::text as first from (
      select c.request_due from public.dme_shoe_cases c where ${hasOpenRequest(sql)} and ${isIn}
      order by c.request_due, c.id limit ${countLimit + 1}) c`;
  const [counts] = await sql<[RequestCounts]>`
    select over.count as over, over.first as "overFirst", red.count as urgent, red.first as "urgentFirst",
      amber.count as due, amber.first as "dueFirst"
    from (${countDue(sql`c.request_due < ${today}`)}) over,
      (${countDue(sql`c.request_due between ${today} and ${red}`)}) red,
      (${countDue(sql`c.request_due > ${red} and c.request_due <= ${amber}`)}) amber`;
  return counts;
}
