import type { SendSpan } from '@rxweb/domain/sms/sms';
import type { AnySql, Sql, TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { auditEntryFor, writeAuditEntries } from '../../../kernel/audit/audit-log.ts';
import type { Actor } from '../../../kernel/http/actor.ts';
import { isHeld } from '../inbox/views.repository.ts';

/** Cancels a text that is still held; does nothing otherwise. */
export async function cancelHeldText(sql: Sql, actor: Actor, id: string, now: Date): Promise<void> {
  await inTransaction(sql, async (tx) => {
    const [canceled] = await tx<{ personId: string }[]>`
      update public.messages set hand_over = 'refused', status = 'failed', carrier_state = 'canceled'
      where id = ${id} and hand_over = 'waiting' and not_before > ${now} returning person_id as "personId"`;
    if (!canceled) return;
    await writeAuditEntries(tx, [auditEntryFor(actor, 'sms_canceled', canceled.personId, `message ${id}`)]);
  });
}

interface HeldText {
  personId: string;
  lastInboundAt: Date | null;
}

/** Locks a text of staff that waits for its time. Null when it doesn't wait. */
export async function lockHeldText(tx: TransactionSql, id: string, now: Date): Promise<HeldText | null> {
  const [held] = await tx<HeldText[]>`
    select m.person_id as "personId", p.last_inbound_at as "lastInboundAt"
    from public.messages m join public.sms_people p on p.id = m.person_id
    where m.id = ${id} and ${isHeld(tx, now)} and m.sent_by is not null
    for update of m`;
  return held ?? null;
}

/** Leaves out what is undefined. */
export async function writeHeldText(
  tx: TransactionSql,
  id: string,
  { body, span }: { body: string | undefined; span: SendSpan | undefined },
): Promise<void> {
  if (body !== undefined) await tx`update public.messages set body = ${body} where id = ${id}`;
  if (span === undefined) return;
  await tx`
    update public.messages set not_before = ${span.from}, send_until = ${span.until}, hold = 'scheduled' where id = ${id}`;
}

/**
 * Deletes an own text that is held so that it can be taken back, and frees its pictures. The first lock of the row wins: this
 * one, or that of the claim that sends it.
 */
export async function deleteUndoneText(
  tx: TransactionSql,
  id: string,
  userId: string,
): Promise<'gone' | 'sent' | { personId: string }> {
  const [text] = await tx<{ personId: string; isWaiting: boolean }[]>`
    select person_id as "personId", hand_over = 'waiting' as "isWaiting" from public.messages
    where id = ${id} and hold = 'undo' and sent_by = ${userId} for update`;
  if (!text) return 'gone';
  if (!text.isWaiting) return 'sent';
  await tx`update app.sms_pictures set message_id = null, position = 0, added_at = now() where message_id = ${id}`;
  await tx`delete from public.messages where id = ${id}`;
  return text;
}

/** Texts of staff and of the program that wait for their time, the soonest first. */
export async function listHeldTexts(
  sql: AnySql,
  now: Date,
  limit: number,
): Promise<{ id: string; personId: string }[]> {
  return sql<{ id: string; personId: string }[]>`
    select m.id, m.person_id as "personId" from public.messages m
    where ${isHeld(sql, now)} order by m.not_before, m.id limit ${limit}`;
}
