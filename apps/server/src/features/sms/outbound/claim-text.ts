import { inTransaction } from '@rxweb/backend';
import type { SmsHandOver } from '@rxweb/contracts/sms/messages';
import type { AnySql, Fragment } from '@rxweb/platform/sql/sql';
import { optedOutCode } from '../carrier.ts';
import type { SmsDeps } from '../deps.ts';

export interface ClaimedText {
  id: string;
  personId: string;
  to: string;
  body: string;
}

/** `stopped`: it does not go out any more, since the person wants no texts, or since it is too late for it. */
export type Claim = { kind: 'claimed'; text: ClaimedText } | { kind: 'stopped'; isOptedOut: boolean };

/** So long after a text was handed over, whoever did it waits for the carrier no longer, and it is looked up by others. */
export const waitedFor = '12 seconds';

/**
 * Takes one waiting text to hand it over: from here on, for whatever happens to this process, it is unknown whether the carrier has it. That is
 * committed when this returns, so it is handed over by one process, once. Null: there is none, or somebody else has it.
 */
export async function claimText(
  { sql, now }: Pick<SmsDeps, 'sql' | 'now'>,
  which: (tx: AnySql) => Fragment,
): Promise<Claim | null> {
  return inTransaction(sql, async (tx) => {
    const [found] = await tx<(ClaimedText & { isLate: boolean })[]>`
      select id, person_id as "personId", to_phone as to, body, ${isLate(tx, now())} as "isLate" from public.messages
      where hand_over = 'waiting' and ${which(tx)} order by coalesce(not_before, created_at) limit 1 for update skip locked`;
    if (!found) return null;
    const { isLate: late, ...text } = found;
    // Whoever takes in a text with STOP has this row: their word counts when it came first.
    const [person] = await tx<[{ isOptedOut: boolean }]>`
      select opted_out_at is not null as "isOptedOut" from public.sms_people where id = ${text.personId} for no key update`;
    if (person.isOptedOut || late) {
      await refuse(tx, text.id, 'waiting', person.isOptedOut ? optedOutCode : null);
      return { kind: 'stopped', isOptedOut: person.isOptedOut };
    }
    await tx`
      update public.messages set hand_over = 'unknown', handed_at = now(), next_try_at = now() + ${waitedFor}::interval
      where id = ${text.id}`;
    return { kind: 'claimed', text };
  });
}

/** A text that was held may go out until the quiet hours begin again, any other for an hour: later, what it says may not be true any more. */
const isLate = (sql: AnySql, now: Date) => sql`
  case when not_before is null then created_at < now() - interval '1 hour' else not_before < ${now}::timestamptz - interval '12 hours' end`;

/** The carrier certainly does not have it: it may be tried again after that time. */
export async function putBack(sql: AnySql, id: string, afterMs: number): Promise<void> {
  await sql`
    update public.messages set hand_over = 'waiting', next_try_at = now() + ${afterMs} * interval '1 millisecond'
    where id = ${id} and hand_over = 'unknown'`;
}

/** The carrier is not waited for any longer; a moment later its list should have the text, if it took it. */
export async function lookUpSoon(sql: AnySql, id: string): Promise<void> {
  await sql`
    update public.messages set next_try_at = now() + interval '3 seconds' where id = ${id} and hand_over = 'unknown'`;
}

/** It does not go out. Nothing changes when it has got further meanwhile. */
export async function refuse(sql: AnySql, id: string, from: SmsHandOver, code: number | null): Promise<void> {
  await sql`
    update public.messages set hand_over = 'refused', status = 'failed', error_code = ${code}
    where id = ${id} and hand_over = ${from}`;
}
