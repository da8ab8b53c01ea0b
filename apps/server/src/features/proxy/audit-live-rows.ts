import type { LiveRows } from '@rxweb/backend';
import { liveChangesTable } from '@rxweb/contracts/live/staff';
import type { Sql } from '@rxweb/platform/sql/sql';
import { writeAuditEntries } from '../../kernel/audit/audit-log.ts';

export interface LiveRowSource {
  add(claims: { role: 'authenticated'; sub: string; session_id: string }, table: string, rows: number): void;
  take(): LiveRows[];
}

/** Their rows are ids and numbers: nothing of a person is read. */
const impersonal: readonly string[] = [liveChangesTable];

/** One row for each session and table with the count of rows. What can't be written is counted again for the next time. */
export async function auditLiveRows(sql: Sql, source: LiveRowSource): Promise<void> {
  const received = source.take().filter(({ table }) => !impersonal.includes(table));
  if (received.length === 0) return;
  try {
    const sessions = await sql<{ id: string; address: string | null; device: string | null }[]>`
      select id, host(ip) as address, user_agent as device from auth.sessions
      where id = any (${received.map(({ session }) => session)}::uuid[])`;
    const from = new Map(sessions.map(({ id, ...rest }) => [id, rest]));
    await writeAuditEntries(
      sql,
      received.map(({ user, session, table, rows }) => ({
        action: 'live_messages_read',
        actorId: user,
        target: table,
        detail: rows === 1 ? '1 row' : `${rows} rows`,
        ...from.get(session),
      })),
    );
  } catch (error) {
    for (const { user, session, table, rows } of received)
      source.add({ role: 'authenticated', sub: user, session_id: session }, table, rows);
    throw error;
  }
}
