import type { smsConsentWays } from '@rxweb/contracts/sms/messages';
import {
  mayText,
  type TextConsent,
  type TextHistory,
  type TextVerdict,
  type WantedText,
} from '@rxweb/domain/sms/may-text';
import type { AnySql, TransactionSql } from '@rxweb/platform/sql/sql';
import { auditEntryFor, writeAuditEntries } from '../../../kernel/audit/audit-log.ts';
import type { Actor } from '../../../kernel/http/actor.ts';

export async function mayTextPhone(sql: AnySql, phone: string, wanted: WantedText, now: Date): Promise<TextVerdict> {
  return mayText(await readTextHistory(sql, phone), wanted, now);
}

async function readTextHistory(sql: AnySql, phone: string): Promise<TextHistory> {
  const consents = await sql<TextConsent[]>`
    select purpose, subject, confirm_by as "confirmBy", confirmed_at as "confirmedAt", withdrawn_at as "withdrawnAt"
    from app.text_consents where phone = ${phone} order by asked_at desc`;
  const [person] = await sql<{ isOptedOut: boolean; lastInboundAt: Date | null }[]>`
    select opted_out_at is not null as "isOptedOut", last_inbound_at as "lastInboundAt" from public.sms_people where phone = ${phone}`;
  return { consents, isOptedOut: person?.isOptedOut ?? false, lastInboundAt: person?.lastInboundAt ?? null };
}

export interface StatedConsent {
  how: (typeof smsConsentWays)[number];
  note: string;
}

/** The person agreed to talk by text, not to reminders. */
export async function recordStatedConsent(
  tx: TransactionSql,
  actor: Actor,
  { phone, personId, at, on, how, note }: StatedConsent & { phone: string; personId: string; at: Date; on: string },
): Promise<void> {
  await tx`
    insert into app.text_consents (phone, purpose, channel, how, note, by_id, asked_at, confirmed_at)
    values (${phone}, 'conversation', 'staff', ${how}, ${note.trim() || null}, ${actor.userId}, ${at}, ${at})`;
  // The inbox shows it, and its own trigger would add reminders.
  await tx`select set_config('app.stated_consent', 'yes', true)`;
  await tx`
    update public.sms_people set consent_on = ${on}, consent_how = ${how}, consent_note = ${note.trim() || null},
      consent_by = ${actor.userId}, version = version + 1 where id = ${personId}`;
  await tx`select set_config('app.stated_consent', '', true)`;
  await writeAuditEntries(tx, [auditEntryFor(actor, 'text_consent_recorded', personId, how)]);
}

/** As long as a person may sue over a text (28 U.S.C. 1658). */
const proofYears = 4;
const unansweredDays = 30;

export async function deleteOldConsents(sql: AnySql): Promise<void> {
  await sql`
    delete from app.text_consents
    where (withdrawn_at is not null or confirmed_at is null) and coalesce(withdrawn_at, confirm_by) < now() - ${unansweredDays} * interval '1 day'
      and (confirmed_at is null or withdrawn_at < now() - ${proofYears} * interval '1 year')`;
}
