import type { CallbackRequest } from '@rxweb/contracts/conversations';
import type { QueueDone, QueueRow } from '@rxweb/contracts/queue';
import type { AnySql, Fragment, Sql, TransactionSql } from '@rxweb/platform/sql/sql';

type Instants = 'createdAt' | 'answerBy' | 'doneAt';
interface Row extends Omit<CallbackRequest, Instants> {
  createdAt: Date;
  answerBy: Date | null;
  doneAt: Date | null;
}

async function select(sql: AnySql, condition: Fragment): Promise<CallbackRequest[]> {
  const rows = await sql<Row[]>`
    select h.id, h.conversation_id as "conversationId", h.name, h.phone, h.message, h.text_consent as "textConsent", h.language,
      h.created_at as "createdAt", h.answer_by as "answerBy", h.done_at as "doneAt", app.person(h.done_by) as "doneBy"
    from app.hand_offs h
    where ${condition} order by h.done_at is null desc, h.created_at desc, h.id`;
  return rows.map(({ createdAt, answerBy, doneAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    answerBy: answerBy?.toISOString() ?? null,
    doneAt: doneAt?.toISOString() ?? null,
  }));
}

/** The callback requests of these conversations: open ones first, then newest. */
export async function findCallbacks(sql: AnySql, conversationIds: readonly string[]): Promise<CallbackRequest[]> {
  if (conversationIds.length === 0) return [];
  return select(sql, sql`h.conversation_id = any (${[...conversationIds]}::uuid[])`);
}

export async function findCallback(sql: AnySql, id: string): Promise<CallbackRequest | null> {
  const [found] = await select(sql, sql`h.id = ${id}`);
  return found ?? null;
}

/** True if changed; a finished request keeps its first result. */
export async function setCallbackDone(
  tx: TransactionSql,
  id: string,
  isDone: boolean,
  userId: string,
): Promise<boolean> {
  const changed = isDone
    ? await tx`update app.hand_offs set done_at = now(), done_by = ${userId} where id = ${id} and done_at is null returning id`
    : await tx`update app.hand_offs set done_at = null, done_by = null where id = ${id} and done_at is not null returning id`;
  return changed.length > 0;
}

type OpenRow = Omit<Extract<QueueRow, { group: 'callbacks' }>, 'at' | 'dueAt'> & { at: Date; dueAt: Date | null };

/** Open callbacks, the earliest promise first. */
export async function listCallbackRows(sql: Sql, limit: number): Promise<QueueRow[]> {
  // Must match the index.
  const rows = await sql<OpenRow[]>`
    select 'callbacks' as group, id, name, phone, created_at as at, answer_by as "dueAt", false as "isMine",
      conversation_id as "conversationId", language, message as text
    from app.hand_offs where done_at is null
    order by coalesce(answer_by, 'infinity'), created_at, conversation_id limit ${limit}`;
  return rows.map((row) => ({ ...row, at: row.at.toISOString(), dueAt: row.dueAt?.toISOString() ?? null }));
}

export async function listCallbacksDone(sql: Sql, since: Date, limit: number): Promise<QueueDone[]> {
  const rows = await sql<(Omit<QueueDone, 'at'> & { at: Date })[]>`
    select 'callbacks' as group, id, name, done_at as at, app.person(done_by) as by
    from app.hand_offs where done_at >= ${since} order by done_at desc limit ${limit}`;
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
