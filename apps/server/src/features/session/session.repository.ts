import type { OpenedSession, SessionInfo } from '@rxweb/contracts/session';
import type { AnySql, TransactionSql } from '@rxweb/platform/sql/sql';

type SessionTimes = Pick<SessionInfo, 'idleEndsAt' | 'endsAt'>;

/** Null if it is gone. */
export async function readSessionInfo(sql: AnySql, sessionId: string): Promise<SessionTimes | null> {
  const [row] = await sql<{ idleEndsAt: Date; endsAt: Date }[]>`
    select coalesce(a.last_active_at, x.created_at) + l.idle as "idleEndsAt",
      least(x.created_at + l.absolute, x.not_after) as "endsAt"
    from auth.sessions x
    cross join app.session_limits l
    left join app.session_activity a on a.session_id = x.id
    where x.id = ${sessionId}`;
  return row ? { idleEndsAt: row.idleEndsAt.toISOString(), endsAt: row.endsAt.toISOString() } : null;
}

/** From when the user's role needs a second factor; null if it needs none, or the user has one. */
export async function readSecondFactorDue(sql: AnySql, userId: string): Promise<string | null> {
  const [row] = await sql<{ due: Date }[]>`
    select r.required_from as due from app.staff s join app.second_factor_rules r on r.role = s.role
    where s.user_id = ${userId}
      and not exists (select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified')`;
  return row?.due.toISOString() ?? null;
}

/** Last used first. */
export async function readSessions(sql: AnySql, userId: string): Promise<Omit<OpenedSession, 'isCurrent'>[]> {
  const rows = await sql<
    { id: string; createdAt: Date; lastActiveAt: Date; userAgent: string | null; address: string | null }[]
  >`
    select x.id, x.created_at as "createdAt", coalesce(a.last_active_at, x.created_at) as "lastActiveAt",
      x.user_agent as "userAgent", host(x.ip) as address
    from auth.sessions x left join app.session_activity a on a.session_id = x.id
    where x.user_id = ${userId} and app.session_stands(x.id)
    order by "lastActiveAt" desc, x.id`;
  return rows.map(({ createdAt, lastActiveAt, ...rest }) => ({
    ...rest,
    createdAt: createdAt.toISOString(),
    lastActiveAt: lastActiveAt.toISOString(),
  }));
}

/** Ends all sessions of a user, or one; returns the count. */
export async function deleteSessions(
  tx: TransactionSql,
  userId: string,
  sessionId: string | null,
  address: string,
): Promise<number> {
  await tx`
    select set_config('app.actor', ${userId}, true), set_config('app.address', ${address}, true),
      set_config('auth.session_end', ${sessionId === null ? 'signed out everywhere' : 'signed out'}, true)`;
  const ended = await tx`
    delete from auth.sessions where user_id = ${userId} and (${sessionId}::uuid is null or id = ${sessionId})`;
  return ended.count;
}

/** False for an account that is not staff. */
export async function writeOwnName(
  tx: TransactionSql,
  userId: string,
  name: string,
  address: string,
): Promise<boolean> {
  await tx`select set_config('app.actor', ${userId}, true), set_config('app.address', ${address}, true)`;
  return (await tx`update app.staff set name = ${name} where user_id = ${userId}`).count > 0;
}
