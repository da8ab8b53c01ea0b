import type { Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';

/** Their access had ended already; this closes their sockets. */
export async function endOverdueSessions(sql: Sql): Promise<void> {
  await inTransaction(sql, async (tx) => {
    await tx`select set_config('auth.session_end', 'over its limit', true)`;
    await tx`
      delete from auth.sessions x using app.session_limits l
      where x.created_at <= now() - l.absolute
        or coalesce((select a.last_active_at from app.session_activity a where a.session_id = x.id), x.created_at) <= now() - l.idle`;
  });
}

/** A screen that slept for longer only learns that its session ended. */
export async function deleteOldSessionEnds(sql: Sql): Promise<void> {
  await sql`delete from app.session_ends where ended_at < now() - interval '7 days'`;
}
