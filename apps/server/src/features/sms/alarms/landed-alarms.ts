import type { TransactionSql } from '@rxweb/platform/sql/sql';
import type { Closing, LandedAlarm } from '../../../kernel/feature/ports.ts';

/** Open ones, oldest first. Locks their people, so before the conversation. */
export async function lockLandedAlarms(tx: TransactionSql, conversationId: string): Promise<LandedAlarm[]> {
  const open = tx`app.landed_alarms a where a.conversation_id = ${conversationId} and a.closed_at is null`;
  await tx`
    select from public.sms_people p where p.id in (select a.person_id from ${open}) order by p.id for no key update`;
  const alarms = await tx<{ id: string; kind: string; seq: string }[]>`
    select a.id, a.kind, a.seq from ${open} order by a.seq`;
  return alarms.map(({ seq, ...alarm }) => ({ ...alarm, seq: Number(seq) }));
}

export async function closeLandedAlarms(
  tx: TransactionSql,
  ids: readonly string[],
  { byId, done, at }: Closing,
): Promise<void> {
  await tx`
    with closed as (
      update app.sms_alarms set closed_at = ${at}, closed_by = ${byId}, done = ${done}
      where id = any (${[...ids]}::uuid[]) and closed_at is null returning person_id)
    update public.sms_people set version = version where id in (select person_id from closed)`;
}
