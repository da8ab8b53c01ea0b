import type { AnySql } from '@rxweb/platform/sql/sql';

/** Answers in so many days by page or fact. */
export async function countUses(sql: AnySql, days: number): Promise<Map<string, number>> {
  const rows = await sql<{ intent: string; uses: number }[]>`
    select intent, count(*)::int as uses from app.chat_turns
    where intent is not null and created_at > now() - ${days} * interval '1 day' group by intent`;
  return new Map(rows.map(({ intent, uses }) => [intent, uses]));
}
