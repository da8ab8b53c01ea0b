import type { AnySql, Fragment, TransactionSql } from '@rxweb/platform/sql/sql';

/** The row that says who answers. */
export interface AnsweringRow {
  id: string;
  answeredBy: string | null;
  wantedAt: Date | null;
  isForgotten: boolean;
}

/**
 * Locks the row until the transaction ends. Joining, answering and writing all lock it first, so each of them knows who answers. Null if
 * there is none.
 */
export async function lockAnswering(tx: TransactionSql, which: Fragment): Promise<AnsweringRow | null> {
  const [row] = await tx<AnsweringRow[]>`
    select c.id, c.answered_by as "answeredBy", c.wanted_at as "wantedAt", c.forgotten_at is not null as "isForgotten"
    from app.conversations c where ${which} for no key update`;
  return row ?? null;
}

export const byId = (sql: AnySql, id: string) => sql`c.id = ${id}`;

/** The visitor's own. Another visitor's counts as missing. */
export const ofVisitor = (sql: AnySql, visitorHash: Buffer, chatId: string) =>
  sql`c.visitor_hash = ${visitorHash} and c.chat_id = ${chatId}`;
