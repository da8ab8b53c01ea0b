import type { PreferredLanguage } from '@rxweb/domain/sms/sms';
import type { AnySql } from '@rxweb/platform/sql/sql';

/** Of the person with this number; null when nothing is known. */
export async function readPreferredLanguage(sql: AnySql, phone: string): Promise<PreferredLanguage | null> {
  const [row] = await sql<PreferredLanguage[]>`
    select language, is_by_staff as "isByStaff" from app.person_language(${phone})`;
  return row ?? null;
}
