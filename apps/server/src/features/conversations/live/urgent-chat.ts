import type { AnySql, TransactionSql } from '@rxweb/platform/sql/sql';
import type { Closing, Ports, SettledNotice } from '../../../kernel/feature/ports.ts';
import { byId, lockAnswering } from './answering-row.ts';
import { findUrgent, noteChange } from './state.repository.ts';

interface UrgentDeps {
  ports: Pick<Ports, 'notices'>;
}

/** Not while an alarm is open: that ends by name. */
export async function settleUrgent(
  { ports }: UrgentDeps,
  tx: TransactionSql,
  id: string,
  why?: SettledNotice['why'],
): Promise<void> {
  if (await hasOpenAlarm(tx, id)) return;
  await ports.notices.settle(tx, { kind: 'urgent_chat', subject: id, ...(why && { why }) });
}

export async function hasOpenAlarm(sql: AnySql, id: string, besides: readonly string[] = []): Promise<boolean> {
  const open = await sql`
    select from app.landed_alarms a
    where a.conversation_id = ${id} and a.level = 'danger' and a.closed_at is null and a.id <> all (${[...besides]}::uuid[]) limit 1`;
  return open.length > 0;
}

interface ClosingUpTo extends Closing {
  upTo?: number | undefined;
}

export async function endUrgent(
  { ports }: UrgentDeps,
  tx: TransactionSql,
  id: string,
  { byId: staffId, done, at, upTo }: ClosingUpTo,
): Promise<void> {
  await tx`
    insert into app.urgent_chats_closed (conversation_id, at, by_id, done, up_to)
    select id, ${at}, ${staffId}, ${done}, least(${upTo ?? null}, live_seq) from app.conversations where id = ${id}`;
  await ports.notices.settle(tx, { kind: 'urgent_chat', subject: id });
  await noteChange(tx, id);
}

/** Of alarms closed in the inbox, which doesn't show dangers written in the chat. */
export async function closeUrgentOf(
  deps: UrgentDeps,
  tx: TransactionSql,
  alarmIds: readonly string[],
  closing: Closing,
): Promise<string[]> {
  const chats = await tx<{ id: string; seq: string }[]>`
    select conversation_id as id, max(seq) as seq from app.landed_alarms where id = any (${[...alarmIds]}::uuid[])
    group by conversation_id order by conversation_id`;
  const ended: string[] = [];
  for (const { id, seq } of chats) {
    await lockAnswering(tx, byId(tx, id));
    if (!(await findUrgent(tx, id)).isUrgent || (await hasOpenAlarm(tx, id)) || (await hasUnreadDanger(tx, id)))
      continue;
    // Its card is the line below.
    await endUrgent(deps, tx, id, { ...closing, upTo: Number(seq) + 1 });
    ended.push(id);
  }
  return ended;
}

async function hasUnreadDanger(tx: TransactionSql, id: string): Promise<boolean> {
  const dangers = await tx`
    select from app.live_messages k
    where k.conversation_id = ${id} and k.care in ('emergency', 'poison', 'crisis')
      and k.seq > coalesce((select max(up_to) from app.urgent_chats_closed where conversation_id = ${id}), 0)
      and k.seq > coalesce((
        select max(seq) from app.live_messages
        where conversation_id = ${id} and author = 'staff' and kind = 'text' and staff_role = 'admin'), 0)
      and not exists (select from app.landed_alarms a where a.conversation_id = ${id} and a.seq = k.seq - 1)
    limit 1`;
  return dangers.length > 0;
}
