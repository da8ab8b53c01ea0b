import type { CannedReply } from '@rxweb/contracts/sms/inbox';
import type { AnySql } from '@rxweb/platform/sql/sql';

type Fields = Omit<CannedReply, 'id'>;

/** Oldest first. */
export async function listReplies(sql: AnySql): Promise<CannedReply[]> {
  return sql<CannedReply[]>`select id, title, text, language from app.sms_replies order by position`;
}

export async function insertReply(sql: AnySql, fields: Fields): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    insert into app.sms_replies ${sql(fields, 'title', 'text', 'language')} returning id`;
  return row.id;
}

/** False for an unknown id. */
export async function replaceReply(sql: AnySql, id: string, fields: Fields): Promise<boolean> {
  const { count } = await sql`
    update app.sms_replies set ${sql(fields, 'title', 'text', 'language')} where id = ${id}`;
  return count > 0;
}

/** False for an unknown id. */
export async function deleteReply(sql: AnySql, id: string): Promise<boolean> {
  const { count } = await sql`delete from app.sms_replies where id = ${id}`;
  return count > 0;
}
