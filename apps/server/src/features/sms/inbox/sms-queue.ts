import type { QueueDone, QueueRow } from '@rxweb/contracts/queue';
import type { AnySql, Sql } from '@rxweb/platform/sql/sql';
import { viewConditions } from './views.repository.ts';

type AlarmRow = Omit<Extract<QueueRow, { group: 'urgent_texts' }>, 'at'> & { at: Date };
type TextRow = Omit<Extract<QueueRow, { group: 'texts' }>, 'at'> & { at: Date };

/** Short codes and names can't be called. */
const callable = (sql: AnySql) => sql`case when p.phone ~ '^\\+[1-9][0-9]{6,14}$' then p.phone end`;

/** One row for each person with an open red alarm: the newest; closing it closes the earlier ones. Longest wait first. */
export async function listAlarmRows(sql: Sql, userId: string, limit: number): Promise<QueueRow[]> {
  const rows = await sql<AlarmRow[]>`
    select 'urgent_texts' as group, a.id, p.name, ${callable(sql)} as phone, a.at, null as "dueAt",
      coalesce(p.assigned_to = ${userId}, false) as "isMine", p.id as "personId", coalesce(a.segment, m.body, '') as text
    from (
      select distinct on (person_id) id, person_id, message_id, at, segment from app.sms_alarms
      where closed_at is null and level = 'danger' order by person_id, at desc) a
    join public.sms_people p on p.id = a.person_id
    left join public.messages m on m.id = a.message_id
    order by a.at, a.id limit ${limit}`;
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

export async function listAlarmsDone(sql: Sql, since: Date, limit: number): Promise<QueueDone[]> {
  const rows = await sql<(Omit<QueueDone, 'at'> & { at: Date })[]>`
    select 'urgent_texts' as group, a.id, coalesce(p.name, p.phone) as name, a.closed_at as at, app.person(a.closed_by) as by
    from app.sms_alarms a join public.sms_people p on p.id = a.person_id
    where a.closed_at >= ${since} and a.level = 'danger' order by a.closed_at desc limit ${limit}`;
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Open threads with unread texts and without a red alarm, the longest wait first. */
export async function listTextRows(sql: Sql, userId: string, limit: number): Promise<QueueRow[]> {
  const rows = await sql<TextRow[]>`
    select 'texts' as group, p.id, p.name, ${callable(sql)} as phone, m.created_at as at, null as "dueAt",
      coalesce(p.assigned_to = ${userId}, false) as "isMine", m.body as text, p.version
    from public.sms_people p
    cross join lateral (
      select m.body, m.created_at from public.messages m
      where m.person_id = p.id and m.direction = 'inbound' order by m.created_at desc, m.id limit 1) m
    where p.unread > 0 and ${viewConditions(sql, userId).open}
      and not exists (select from app.sms_alarms a where a.person_id = p.id and a.closed_at is null and a.level = 'danger')
    order by m.created_at, p.id limit ${limit}`;
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
