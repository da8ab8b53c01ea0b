import type { OpenQuestion } from '@rxweb/contracts/conversations';
import type { Sql, TransactionSql } from '@rxweb/platform/sql/sql';
import { isOpen } from './list.repository.ts';

type Row = Omit<OpenQuestion, 'at'> & { at: Date };

/** `to` is exclusive. */
export interface Span {
  from: Date;
  to: Date;
}

/** Open unanswered questions before this number, newest first. */
export async function findOpenQuestions(
  sql: Sql,
  before: string | null,
  limit: number,
  span?: Span,
): Promise<OpenQuestion[]> {
  const rows = await sql<Row[]>`
    select t.id as "turnId", t.conversation_id as "conversationId", t.created_at as at, t.question as text, t.language
    from app.chat_turns t where ${isOpen(sql)} ${before === null ? sql`` : sql`and t.id < ${before}`}
      ${span ? sql`and t.created_at >= ${span.from} and t.created_at < ${span.to}` : sql``}
    order by t.id desc limit ${limit}`;
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** Removes a question from the list. `known`: it had an answer or is settled. */
export async function dismissOpenQuestion(
  tx: TransactionSql,
  turnId: string,
  userId: string,
): Promise<'settled' | 'known' | 'none'> {
  const changed = await tx`
    update app.chat_turns t set settled_at = now(), settled_by = ${userId} where t.id = ${turnId} and ${isOpen(tx)} returning t.id`;
  if (changed.length > 0) return 'settled';
  const [known] = await tx`select from app.chat_turns where id = ${turnId} and outcome = 'unknown'`;
  return known ? 'known' : 'none';
}
