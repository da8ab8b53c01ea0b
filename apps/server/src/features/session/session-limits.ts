import { inTransaction } from '@rxweb/backend';
import type { Sql } from '@rxweb/platform/sql/sql';

/** Puts the configured limits where the policies read them. */
export async function writeSessionLimits(
  sql: Sql,
  { idleMs, absoluteMs }: { idleMs: number; absoluteMs: number },
): Promise<void> {
  await sql`
    insert into app.session_limits (idle, absolute)
    values (${idleMs} * interval '1 millisecond', ${absoluteMs} * interval '1 millisecond')
    on conflict (only_row) do update set idle = excluded.idle, absolute = excluded.absolute`;
}

/** Ends every session over its limit: nothing refreshes it any more, and its sockets close. They opened nothing since the limit passed. */
export async function endOverdueSessions(sql: Sql): Promise<void> {
  await inTransaction(sql, async (tx) => {
    await tx`select set_config('auth.session_end', 'over its limit', true)`;
    await tx`
      delete from auth.sessions x using app.session_limits l
      where x.created_at <= now() - l.absolute
        or coalesce((select a.last_active_at from app.session_activity a where a.session_id = x.id), x.created_at) <= now() - l.idle`;
  });
}
