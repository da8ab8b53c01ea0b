import type { Sql } from '@rxweb/platform/sql/sql';
import { AppError } from '../errors/app-error.ts';
import { type NewAuditEntry, writeAuditEntries } from './audit-log.ts';

/** Open pages reload on every change; count reloads within 5 minutes as one read. */
const sameReadingMinutes = 5;

/** Writes once in five minutes per target and address. Throws `unavailable` if it can't, so the read fails too. */
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
