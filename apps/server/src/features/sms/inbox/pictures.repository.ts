import type { AnySql } from '@rxweb/platform/sql/sql';

/** A picture that is in the storage; null while it is not, and for one that was lost. */
export async function findStoredPicture(
  sql: AnySql,
  id: string,
): Promise<{ objectName: string; type: string; size: number } | null> {
  const [row] = await sql<{ objectName: string; type: string; size: number }[]>`
    select object_name as "objectName", type, size from app.sms_pictures where id = ${id} and state = 'stored'`;
  return row ?? null;
}
