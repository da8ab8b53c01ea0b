import type { smsOptOutWays } from '@rxweb/contracts/sms/messages';
import type { TransactionSql } from '@rxweb/platform/sql/sql';
import { optedOutCode } from './carrier.ts';

interface OptChange {
  personId: string;
  how: (typeof smsOptOutWays)[number];
  /** The text that says so. */
  messageId?: string | null;
  /** The staff member who recorded it. */
  byId?: string | null;
  /** Default: now. */
  at?: Date;
}

/**
 * Stops all texts to this person (security row T4), held ones too, and clears the opt-out hint. The person's own word replaces a staff record,
 * since then only they can undo it.
 */
export async function optOut(
  tx: TransactionSql,
  {
    personId,
    how,
    messageId = null,
    byId = null,
    words = null,
    at = new Date(),
  }: OptChange & { words?: string | null },
): Promise<void> {
  const changed = await tx`
    update public.sms_people set
      opted_out_at = ${at}, opted_out_how = ${how}, opted_out_by = ${byId}, opted_out_words = ${words},
      wish_message_id = null, version = version + ${byId === null ? 0 : 1}
    where id = ${personId} and (opted_out_at is null or (opted_out_how = 'staff' and ${how} <> 'staff'))`;
  if (changed.count === 0) return;
  await writeEntry(tx, 'stop', { personId, how, messageId, byId, at });
  await stopHeld(tx, personId);
}

/** What is held says at once that it won't be sent. A text that a sender has just locked is stopped by its claim. */
async function stopHeld(tx: TransactionSql, personId: string): Promise<void> {
  await tx`
    update public.messages set hand_over = 'refused', status = 'failed', error_code = ${optedOutCode}
    where id in (
      select id from public.messages where person_id = ${personId} and hand_over = 'waiting' and not_before is not null
      for update skip locked)`;
}

/** Allows texts to this person again. Records START even if nothing changes. */
export async function optIn(
  tx: TransactionSql,
  { personId, how, messageId = null, byId = null, at = new Date() }: OptChange,
): Promise<void> {
  await tx`
    update public.sms_people set
      opted_out_at = null, opted_out_how = null, opted_out_by = null, opted_out_words = null,
      wish_message_id = null, version = version + ${byId === null ? 0 : 1}
    where id = ${personId} and (opted_out_at is not null or wish_message_id is not null)`;
  await writeEntry(tx, 'start', { personId, how, messageId, byId, at });
}

async function writeEntry(tx: TransactionSql, change: 'stop' | 'start', entry: Required<OptChange>): Promise<void> {
  const { personId, how, messageId, byId, at } = entry;
  await tx`
    insert into app.sms_opt_outs (person_id, at, change, how, message_id, by_id)
    values (${personId}, ${at}, ${change}, ${how}, ${messageId}, ${byId})`;
}
