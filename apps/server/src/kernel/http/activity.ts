import { activityHeader, backgroundActivity } from '@rxweb/contracts/shared/activity';
import { DatabaseError } from '@rxweb/platform/sql/errors';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/** For the idle limit. */
export interface Activity {
  /** Background requests don't count. */
  recordRequest(request: FastifyRequest): Promise<void>;
  /** Throws `session_ended` if the session is gone. */
  recordPresence(sessionId: string): Promise<void>;
}

/** `sql` can skip fsync: a lost row only ends a session a little earlier. */
export function createActivity(sql: Sql): Activity {
  const recordPresence = async (sessionId: string) => {
    try {
      await sql`
        insert into app.session_activity (session_id, last_active_at) values (${sessionId}, clock_timestamp())
        on conflict (session_id) do update set last_active_at = excluded.last_active_at`;
    } catch (error) {
      const isGone = error instanceof DatabaseError && error.code === foreignKeyViolation;
      throw isGone ? new AppError('session_ended', { cause: error }) : error;
    }
  };
  return {
    recordPresence,
    async recordRequest({ principal, headers }) {
      if (!principal || principal.wasJustActive || headers[activityHeader] === backgroundActivity) return;
      await recordPresence(principal.sessionId);
    },
  };
}

const foreignKeyViolation = '23503';

/** The SQL policies read them there. */
export async function writeSessionLimits(
  sql: Sql,
  { idleMs, absoluteMs }: { idleMs: number; absoluteMs: number },
): Promise<void> {
  await sql`
    insert into app.session_limits (idle, absolute)
    values (${idleMs} * interval '1 millisecond', ${absoluteMs} * interval '1 millisecond')
    on conflict (only_row) do update set idle = excluded.idle, absolute = excluded.absolute`;
}
