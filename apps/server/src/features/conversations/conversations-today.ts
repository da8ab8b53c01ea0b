import { countLimit } from '@rxweb/contracts/shared/limits';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { TodayItem } from '../../kernel/feature/feature.ts';
import { countUpToLimit } from '../../kernel/lists/count-up-to-limit.ts';
import { isOpen } from './list.repository.ts';

/** What waits from the chat: visitors who want a call, with when the first was told to expect it, and questions without an answer. */
export async function listConversationsToday(sql: Sql): Promise<TodayItem[]> {
  const [row] = await sql<[{ handOffs: number; soonest: Date | null; questions: number }]>`
    select count(*)::int as "handOffs", min(answer_by) as soonest,
      ${countUpToLimit(sql, sql`from app.chat_turns t where ${isOpen(sql)}`)} as questions
    from (
      select answer_by from app.hand_offs where done_at is null
      order by coalesce(answer_by, 'infinity') limit ${countLimit + 1}
    ) first_due`;
  const items: TodayItem[] = [
    { kind: 'hand_offs', count: row.handOffs, soonest: row.soonest?.toISOString() ?? null },
    { kind: 'unanswered_questions', count: row.questions, soonest: null },
  ];
  return items.filter(({ count }) => count > 0);
}
