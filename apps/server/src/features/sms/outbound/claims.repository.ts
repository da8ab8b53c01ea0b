import type { AnySql, Fragment } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { mirrorInConversation } from '../by-text/mirror.ts';
import { optedOutCode } from '../carrier.ts';
import { markFailed } from '../delivery-status.ts';
import type { SmsDeps } from '../deps.ts';

export interface ClaimedText {
  id: string;
  personId: string;
  to: string;
  body: string;
}

/** `stopped`: won't be sent, because the person opted out or the text is too old. */
export type Claim = { kind: 'claimed'; text: ClaimedText } | { kind: 'stopped'; isOptedOut: boolean };

/** After this long the sender gives up and reconciliation takes over. */
export const senderTimeout = '12 seconds';

/**
 * Claims one queued text. Committed before this returns, so one process sends it, once. Null: nothing to claim, or another process has it.
 */
export async function claimText(
  deps: Pick<SmsDeps, 'sql' | 'now' | 'conversations'>,
  which: (tx: AnySql) => Fragment,
): Promise<Claim | null> {
  const { sql, now } = deps;
  return inTransaction(sql, async (tx) => {
    const [found] = await tx<
      (ClaimedText & Record<'isLate' | 'isScheduled', boolean> & { waited: boolean; sentBy: string | null })[]
    >`
      select id, person_id as "personId", to_phone as to, body, ${isLate(tx, now())} as "isLate",
        coalesce(hold = 'scheduled', false) as "isScheduled", hold is not null as waited, sent_by as "sentBy" from public.messages
      where hand_over = 'waiting' and ${which(tx)} order by coalesce(not_before, created_at) limit 1 for update skip locked`;
    if (!found) return null;
    const { isLate: late, isScheduled, waited, sentBy, ...text } = found;
    // An inbound STOP locks this row too: if it came first, it counts.
    const [person] = await tx<[{ isOptedOut: boolean }]>`
      select opted_out_at is not null as "isOptedOut" from public.sms_people where id = ${text.personId} for no key update`;
    if (person.isOptedOut || late) {
      await markFailed(tx, text.id, 'waiting', person.isOptedOut ? optedOutCode : null);
      return { kind: 'stopped', isOptedOut: person.isOptedOut };
    }
    await tx`
      update public.messages set hand_over = 'unknown', handed_at = now(), next_try_at = now() + ${senderTimeout}::interval,
        created_at = case hold when 'scheduled' then now() else created_at end
      where id = ${text.id}`;
    // Its place in the thread begins now.
    if (isScheduled)
      await tx`update public.sms_people set last_at = greatest(last_at, now()) where id = ${text.personId}`;
    if (waited && sentBy)
      await mirrorInConversation(deps, tx, { messageId: text.id, phone: text.to, body: text.body, staffId: sentBy });
    return { kind: 'claimed', text };
  });
}

/**
 * Texts held for the end of the quiet hours expire after 12 hours, when these start again, others after one hour: later they may no longer be
 * true. Scheduled ones bring their own end.
 */
const isLate = (sql: AnySql, now: Date) => sql`
  case when send_until is not null then send_until < ${now} when not_before is null then created_at < now() - interval '1 hour' else not_before < ${now}::timestamptz - interval '12 hours' end`;

/** The carrier did not accept the text, so a retry is safe after this delay. */
export async function releaseClaim(sql: AnySql, id: string, afterMs: number): Promise<void> {
  await sql`
    update public.messages set hand_over = 'waiting', next_try_at = now() + ${afterMs} * interval '1 millisecond'
    where id = ${id} and hand_over = 'unknown'`;
}
