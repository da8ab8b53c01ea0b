import { type CareTier, careTiers } from '@rxweb/contracts/chat';
import type { WeekFigures } from '@rxweb/contracts/reports';
import type { Sql } from '@rxweb/platform/sql/sql';
import { medianMinutes, type Span } from './request-figures.repository.ts';

type Callbacks = WeekFigures['callbacks'];
type Questions = WeekFigures['questions'];
type Chats = Pick<WeekFigures['solved'], 'chats' | 'chatsWithoutCall'>;

/** Callbacks asked for in the span. */
export async function countCallbacks(sql: Sql, { from, to }: Span, now: Date): Promise<Callbacks> {
  const [row] = await sql<[Callbacks]>`
    select count(*)::int as asked, count(done_at)::int as done,
      count(*) filter (where done_at <= answer_by)::int as kept,
      count(*) filter (where coalesce(done_at, ${now}) > answer_by)::int as late,
      ${medianMinutes(sql, sql`done_at`)} as "medianMinutes"
    from app.hand_offs where created_at >= ${from} and created_at < ${to}`;
  return row;
}

export async function countQuestions(sql: Sql, { from, to }: Span): Promise<Pick<WeekFigures, 'questions' | 'cards'>> {
  const rows = await sql<(Questions & { care: CareTier | null })[]>`
    select care, count(*)::int as asked, count(*) filter (where outcome = 'unknown')::int as unanswered
    from app.chat_turns where created_at >= ${from} and created_at < ${to} group by care`;
  const sum = (name: keyof Questions) => rows.reduce((total, row) => total + row[name], 0);
  const cards = careTiers.map((tier) => [tier, rows.find(({ care }) => care === tier)?.asked ?? 0]);
  return {
    questions: { asked: sum('asked'), unanswered: sum('unanswered') },
    cards: Object.fromEntries(cards) as WeekFigures['cards'],
  };
}

/** Chats that started in the span, and how many needed no call. */
export async function countChats(sql: Sql, { from, to }: Span): Promise<Chats> {
  const [row] = await sql<[Chats]>`
    select count(*)::int as chats,
      count(*) filter (where is_answered and not exists (select from app.hand_offs o where o.conversation_id = said.id))::int
        as "chatsWithoutCall"
    from (
      select c.id, bool_and(coalesce(t.outcome in ('answered', 'which'), false)) and bool_or(t.outcome = 'answered')
        and bool_and(t.care is null) as is_answered
      from app.conversations c join app.chat_turns t on t.conversation_id = c.id
      where c.created_at >= ${from} and c.created_at < ${to} group by c.id
    ) said`;
  return row;
}

export async function countTexts(sql: Sql, { from, to }: Span): Promise<Pick<WeekFigures, 'alarms' | 'notices'>> {
  const [alarms, notices] = await Promise.all([
    sql<[WeekFigures['alarms']]>`
      select count(*) filter (where level = 'danger')::int as danger,
        count(*) filter (where level = 'attention')::int as attention
      from app.sms_alarms where at >= ${from} and at < ${to}`,
    sql<[WeekFigures['notices']]>`
      select count(*) filter (where result = 'sent')::int as sent, count(*) filter (where result = 'held')::int as held,
        count(*) filter (where result not in ('sent', 'held'))::int as refused
      from app.order_notices where at >= ${from} and at < ${to}`,
  ]);
  return { alarms: alarms[0], notices: notices[0] };
}
