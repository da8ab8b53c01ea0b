import type { reportSmsPresence } from '@rxweb/contracts/sms/inbox';
import type { AnySql } from '@rxweb/platform/sql/sql';
import type * as z from 'zod/mini';

type Others = z.output<(typeof reportSmsPresence)['output']>['others'];

/** `came`: they were not here before. Null when there is no such person. */
export async function savePresence(
  sql: AnySql,
  { personId, userId, state, forMs }: { personId: string; userId: string; state: 'viewing' | 'typing'; forMs: number },
): Promise<'came' | 'stays' | null> {
  const [row] = await sql<{ isNew: boolean }[]>`
    insert into app.sms_presence (person_id, user_id, state, until)
    select id, ${userId}, ${state}, now() + ${forMs} * interval '1 millisecond' from public.sms_people where id = ${personId}
    on conflict (person_id, user_id) do update set state = excluded.state, until = excluded.until
    returning xmax = 0 as "isNew"`;
  if (!row) return null;
  return row.isNew ? 'came' : 'stays';
}

export async function removePresence(sql: AnySql, personId: string, userId: string): Promise<void> {
  await sql`delete from app.sms_presence where person_id = ${personId} and user_id = ${userId}`;
}

/** Other active staff at the thread, by name. */
export async function listOtherViewers(sql: AnySql, personId: string, userId: string): Promise<Others> {
  return sql<Others>`
    select app.person(s.user_id) as person, p.state
    from app.sms_presence p join app.acting_staff s on s.user_id = p.user_id and s.role = 'admin'
    where p.person_id = ${personId} and p.user_id <> ${userId} and p.until > now()
    order by lower(app.person_name(s.user_id)), s.user_id`;
}
