import type { listWaiting } from '@rxweb/contracts/health';
import type postgres from 'postgres';
import type * as z from 'zod/mini';
import { closes, listRecalls, waits } from './case-lists.repository.ts';

type WaitingItem = z.output<(typeof listWaiting)['output']>['items'][number];

/**
 * What waits among the cases on a day of the store: windows that close within 14 days or are over, papers that are not back after 7 days, and
 * in January whoever may have shoes again. `soonest` is a calendar date: of the windows the first to close, of the papers since when.
 */
export async function listShoesWaiting(sql: postgres.Sql, today: string): Promise<WaitingItem[]> {
  const [year, month] = today.split('-').map(Number);
  const [[row], recalls] = await Promise.all([
    sql<[Record<'closing' | 'waiting', number> & Record<'firstToClose' | 'longest', string | null>]>`
      select count(*) filter (where ${closes(sql, today)})::int as closing,
        min(c.next_deadline) filter (where ${closes(sql, today)})::text as "firstToClose",
        count(*) filter (where ${waits(sql, today)})::int as waiting,
        min(c.waiting_since) filter (where ${waits(sql, today)})::text as longest
      from public.dme_shoe_cases c where not c.archived`,
    month === 1 ? listRecalls(sql, Number(year) - 1) : { total: 0 },
  ]);
  const items: WaitingItem[] = [
    { kind: 'shoe_windows_closing', count: row.closing, soonest: row.firstToClose },
    { kind: 'shoe_papers_waiting', count: row.waiting, soonest: row.longest },
    { kind: 'shoe_recall', count: recalls.total, soonest: null },
  ];
  return items.filter(({ count }) => count > 0);
}
