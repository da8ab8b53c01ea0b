import { randomUUID } from 'node:crypto';
import { conversationRoles } from '@rxweb/contracts/conversations';
import type { Role } from '@rxweb/contracts/shared/roles';
import type { TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { writeAuditEntries } from '../../../kernel/audit/audit-log.ts';
import type { LiveDeps } from './live-deps.ts';
import type { ChatStaff } from './messages.repository.ts';
import { endAnswering } from './person-wanted.ts';
import { handBack } from './staff-chat.ts';

/** A chat in which neither side writes for this long goes back to the assistant. */
const idleMinutes = 60;
/** Begins the keys of this job's lines: no one decided to leave. */
const forgotten = 'forgotten-';

/**
 * Hands back chats of staff who may not answer any more (blocked, another role, deleted) or forgot about them, and ends waits of visitors
 * who are long gone. Who texted waits until staff answer.
 */
export async function handBackLeftChats(deps: LiveDeps): Promise<void> {
  const ids = await inTransaction(deps.sql, async (tx) => {
    const left = await tx<{ id: string; staffId: string; name: string | null; role: Role | null; why: string }[]>`
      select c.id, c.answered_by as "staffId", app.person_name(c.answered_by) as name,
        (select s.role from app.staff s where s.user_id = c.answered_by) as role,
        case when a.user_id is null then 'no access' else 'idle' end as why
      from app.conversations c
      left join app.acting_staff a on a.user_id = c.answered_by and a.role = any (${[...conversationRoles]}::text[])
      where c.answered_by is not null and (a.user_id is null or c.last_at < now() - ${idleMinutes} * interval '1 minute')
      order by c.id limit 20 for no key update of c skip locked`;
    for (const { id, staffId, name, role, why } of left) {
      const textedAt = await findUnanswered(tx, id);
      const staff: ChatStaff = { id: staffId, name: name ?? 'A colleague', role: role ?? 'pharmacist' };
      await handBack(deps, tx, id, staff, `${forgotten}${randomUUID()}`);
      if (textedAt) await waitAgain(deps, tx, id, textedAt);
      await writeAuditEntries(tx, [{ action: 'chat_handed_back', actorId: null, target: id, detail: why }]);
    }
    const gone = await tx<{ id: string }[]>`
      update app.conversations c set wanted_at = null, offer_due_at = null
      where wanted_at < now() - ${idleMinutes} * interval '1 minute' and not exists (
        select from app.live_presence p where p.conversation_id = c.id and p.visitor_at > now() - interval '1 minute')
      and not exists (
        select from app.live_messages m
        where m.conversation_id = c.id and m.author = 'visitor' and m.channel = 'text' and m.created_at >= c.wanted_at)
      returning id`;
    for (const { id } of gone) await endAnswering(deps, tx, id);
    return [...left, ...gone].map(({ id }) => id);
  });
  for (const id of ids) deps.hub.changed(id);
}

/** When the first text came that no one answered, and no one left behind. */
async function findUnanswered(tx: TransactionSql, id: string): Promise<Date | null> {
  const [row] = await tx<[{ at: Date | null }]>`
    select min(m.created_at) as at from app.live_messages m
    where m.conversation_id = ${id} and m.author = 'visitor' and m.channel = 'text' and m.seq > coalesce((
      select max(s.seq) from app.live_messages s left join app.live_presence p using (conversation_id)
      where s.conversation_id = ${id} and s.author = 'staff'
        and (s.kind = 'left' and coalesce(s.client_key, '') not like ${`${forgotten}%`} or s.kind = 'text' and (s.staff_role = 'admin' or s.seq <= coalesce(p.visitor_seen, 0)))), 0)`;
  return row.at;
}

async function waitAgain({ ports }: LiveDeps, tx: TransactionSql, id: string, since: Date): Promise<void> {
  await tx`update app.conversations set wanted_at = ${since} where id = ${id}`;
  await ports.notices.raise(tx, { kind: 'person_wanted', subject: id, audience: { roles: conversationRoles } });
}
