import type { Sql } from '@rxweb/platform/sql/sql';
import { AppError } from '../errors/app-error.ts';
import { type NewAuditEntry, writeAuditEntries } from './audit-log.ts';

/** An open page reads again at each change; for so long the same reading is one. */
const sameReadingMinutes = 5;

/**
 * Notes that somebody read something. One note stands for what the same member of staff reads of the same from the same address within five
 * minutes. What cannot be noted must not be read: throws `unavailable` then.
 */
export async function auditRead(
  sql: Sql,
  note: NewAuditEntry & { actorId: string; target: string; address: string },
): Promise<void> {
  try {
    const [earlier] = await sql`
      select from app.audit_log
      where at > now() - ${sameReadingMinutes} * interval '1 minute' and actor_id = ${note.actorId} and action = ${note.action}
        and target = ${note.target} and address = ${note.address}::inet
      limit 1`;
    if (!earlier) await writeAuditEntries(sql, [note]);
  } catch (cause) {
    throw new AppError('unavailable', { cause });
  }
}
