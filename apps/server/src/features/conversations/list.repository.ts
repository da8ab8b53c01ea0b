import type { ConversationPage, ConversationView } from '@rxweb/contracts/conversations';
import { countLimit } from '@rxweb/contracts/shared/limits';
import type { AnySql, Sql } from '@rxweb/platform/sql/sql';
import type { TodayItem } from '../../kernel/feature/feature.ts';
import { countUpToLimit } from '../../kernel/lists/count-up-to-limit.ts';
import { type CursorOf, cursorCodec, microsFields, uuidField } from '../../kernel/lists/cursor.ts';
import { atMicros, micros, never } from '../../kernel/lists/instants.ts';

const newestCursors = cursorCodec({ keys: microsFields(1), id: uuidField });
export type Cursor = CursorOf<typeof newestCursors>;

/** Callbacks sort by two times, live chats by their step and a time, the other lists by one time. */
export const viewCursors = {
  live: cursorCodec({ keys: microsFields(2), id: uuidField }),
  waiting: cursorCodec({ keys: microsFields(2), id: uuidField }),
  emergency: newestCursors,
  unanswered: newestCursors,
  all: newestCursors,
} satisfies Record<ConversationView, typeof newestCursors>;

type Row = { id: string; keys: number[] };

/** The places of one page, at most `limit`. */
export async function findPlaces(
  sql: Sql,
  view: ConversationView,
  after: Cursor | null,
  limit: number,
): Promise<Cursor[]> {
  if (view === 'waiting') return findWaitingForCallback(sql, after, limit);
  if (view === 'live') return findLive(sql, after, limit);
  return sql<Row[]>`
    select c.id, array[${micros(sql, sql`c.last_at`)}] as keys from app.conversations c
    where ${isOfView(sql, view)} and ${isOlder(sql, after)} ${newestFirst(sql)} limit ${limit}`;
}

/** Visitors who want a person first, each group by how long. There are few. */
async function findLive(sql: Sql, after: Cursor | null, limit: number): Promise<Cursor[]> {
  const place = sql`(c.answered_by is not null)::int::float8, ${micros(sql, sql`coalesce(c.wanted_at, c.answered_since)`)}`;
  const isAfter = after
    ? sql`and (${place}, c.id) > (${after.keys[0] ?? 0}::float8, ${after.keys[1] ?? 0}::float8, ${after.id}::uuid)`
    : sql``;
  return sql<Row[]>`
    select c.id, array[${place}] as keys from app.conversations c
    where (c.wanted_at is not null or c.answered_by is not null) ${isAfter} order by ${place}, c.id limit ${limit}`;
}

/** Earliest promised call first; without a promise, longest wait first. */
async function findWaitingForCallback(sql: Sql, after: Cursor | null, limit: number): Promise<Cursor[]> {
  // Must match the index, so pages connect exactly.
  const due = sql`coalesce(answer_by, 'infinity')`;
  const isAfter = after
    ? sql`and (${due}, created_at, conversation_id) > (${atMicros(sql, after.keys[0] ?? 0)}, ${atMicros(sql, after.keys[1] ?? 0)}, ${after.id}::uuid)`
    : sql``;
  return sql<Row[]>`
    select conversation_id as id, array[coalesce(${micros(sql, sql`answer_by`)}, ${never}::float8), ${micros(sql, sql`created_at`)}] as keys
    from app.hand_offs where done_at is null ${isAfter} order by ${due}, created_at, conversation_id limit ${limit}`;
}

/** Skip conversations without messages or requests. */
function isOfView(sql: Sql, view: Exclude<ConversationView, 'waiting' | 'live'>) {
  if (view === 'emergency') return sql`c.care_at is not null`;
  if (view === 'unanswered') return sql`c.open_questions > 0`;
  // A single subquery, evaluated only for the rows shown.
  return sql`exists (
    select from app.chat_turns t where t.conversation_id = c.id
    union all select from app.hand_offs h where h.conversation_id = c.id
    union all select from app.live_messages m where m.conversation_id = c.id)`;
}

export const isOpen = (sql: AnySql) => sql`(t.outcome = 'unknown' and t.settled_at is null)`;
export const newestFirst = (sql: AnySql) => sql`order by c.last_at desc, c.id`;

/** True if a conversation comes after the place; without one, always true. */
export function isOlder(sql: AnySql, place: Cursor | null) {
  if (!place) return sql`true`;
  const at = atMicros(sql, place.keys[0] ?? 0);
  return sql`(c.last_at <= ${at} and (c.last_at < ${at} or c.id > ${place.id}))`;
}

/** Counts open items, and conversations with a safety card since then, up to the list limit. */
export async function countViews(sql: Sql, emergenciesSince: Date): Promise<ConversationPage['counts']> {
  const [counts] = await sql<[ConversationPage['counts']]>`
    select ${countUpToLimit(sql, sql`from app.conversations where wanted_at is not null or answered_by is not null`)} as live,
      ${countUpToLimit(sql, sql`from app.hand_offs where done_at is null`)} as waiting,
      ${countUpToLimit(sql, sql`from app.conversations c where c.care_at >= ${emergenciesSince}`)} as emergency,
      ${countUpToLimit(sql, sql`from app.chat_turns t where ${isOpen(sql)}`)} as unanswered`;
  return counts;
}

interface TodayRow {
  handOffs: number;
  soonest: Date | null;
  wanted: number;
  wantedSince: Date | null;
  questions: number;
}

/** Open chat items: visitors who want a person, callbacks with the first promised time, and unanswered questions. */
export async function listConversationsToday(sql: Sql): Promise<TodayItem[]> {
  const [row] = await sql<[TodayRow]>`
    select count(*)::int as "handOffs", min(answer_by) as soonest,
      ${countUpToLimit(sql, sql`from app.conversations where wanted_at is not null`)} as wanted,
      (select min(wanted_at) from app.conversations where wanted_at is not null) as "wantedSince",
      ${countUpToLimit(sql, sql`from app.chat_turns t where ${isOpen(sql)}`)} as questions
    from (
      select answer_by from app.hand_offs where done_at is null
      order by coalesce(answer_by, 'infinity') limit ${countLimit + 1}
    ) first_due`;
  const items: TodayItem[] = [
    { kind: 'person_wanted', count: row.wanted, soonest: row.wantedSince?.toISOString() ?? null },
    { kind: 'hand_offs', count: row.handOffs, soonest: row.soonest?.toISOString() ?? null },
    { kind: 'unanswered_questions', count: row.questions, soonest: null },
  ];
  return items.filter(({ count }) => count > 0);
}
