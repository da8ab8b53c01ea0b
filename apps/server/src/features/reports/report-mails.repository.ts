import type { Language } from '@rxweb/contracts/shared/language';
import type { AnySql, Sql } from '@rxweb/platform/sql/sql';

export interface Recipient {
  userId: string;
  email: string;
  language: Language;
}

export async function isSubscribed(sql: AnySql, userId: string): Promise<boolean> {
  const [row] = await sql`select from app.report_mails where user_id = ${userId}`;
  return row !== undefined;
}

/** False if it was on. The weeks until `sentWeek` aren't mailed. */
export async function subscribe(sql: AnySql, userId: string, language: Language, sentWeek: string): Promise<boolean> {
  const [row] = await sql<[{ isNew: boolean }]>`
    insert into app.report_mails (user_id, language, sent_week) values (${userId}, ${language}, ${sentWeek})
    on conflict (user_id) do update set language = excluded.language
    returning xmax = 0 as "isNew"`;
  return row.isNew;
}

/** False if it was off. */
export async function unsubscribe(sql: AnySql, userId: string): Promise<boolean> {
  const gone = await sql`delete from app.report_mails where user_id = ${userId}`;
  return gone.count > 0;
}

/** Administrators without a mail of that week. No one else gets them within the hour, so a mail that fails or breaks off is tried then. */
export function claimRecipients(sql: Sql, week: string, now: Date): Promise<Recipient[]> {
  return sql<Recipient[]>`
    update app.report_mails m set next_at = ${now}::timestamptz + interval '1 hour'
    from app.acting_staff s
    where s.user_id = m.user_id and s.role = 'admin' and m.sent_week < ${week}::date and m.next_at <= ${now}
    returning m.user_id as "userId", s.email, m.language`;
}

export async function markSent(sql: Sql, userId: string, week: string): Promise<void> {
  await sql`update app.report_mails set sent_week = ${week} where user_id = ${userId} and sent_week < ${week}::date`;
}
