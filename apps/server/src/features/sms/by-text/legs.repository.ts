import type { ByTextState } from '@rxweb/contracts/live/by-text';
import { isPending } from '@rxweb/domain/sms/may-text';
import type { AnySql, Fragment, TransactionSql } from '@rxweb/platform/sql/sql';

/** The text side of a conversation, with its consent. */
export interface Leg {
  consentId: string;
  conversationId: string;
  phone: string;
  language: 'en' | 'es';
  messageId: string | null;
  askedAt: Date;
  confirmBy: Date | null;
  confirmedAt: Date | null;
  withdrawnAt: Date | null;
  withdrawnHow: 'stop' | 'staff' | 'person' | 'replaced' | null;
}

async function select(sql: AnySql, condition: Fragment): Promise<Leg[]> {
  return sql<Leg[]>`
    select l.consent_id as "consentId", l.conversation_id as "conversationId", l.phone, c.language, l.message_id as "messageId",
      c.asked_at as "askedAt", c.confirm_by as "confirmBy", c.confirmed_at as "confirmedAt", c.withdrawn_at as "withdrawnAt",
      c.withdrawn_how as "withdrawnHow"
    from app.conversations_by_text l join app.text_consents c on c.id = l.consent_id
    where ${condition} order by c.asked_at desc, c.id`;
}

/** The newest of the conversation. */
export async function findLeg(sql: AnySql, conversationId: string): Promise<Leg | null> {
  const [leg] = await select(sql, sql`l.conversation_id = ${conversationId}`);
  return leg ?? null;
}

/** Those of a number that haven't ended, the newest first. */
export function findLegsOfPhone(sql: AnySql, phone: string): Promise<Leg[]> {
  return select(sql, sql`l.phone = ${phone} and c.withdrawn_at is null`);
}

export function stateOfLeg(leg: Leg | null, now: Date): ByTextState {
  if (leg === null) return 'none';
  if (leg.withdrawnAt !== null) return 'ended';
  if (leg.confirmedAt !== null) return 'confirmed';
  return isPending(leg, now) ? 'pending' : 'expired';
}

export interface NewLeg {
  conversationId: string;
  phone: string;
  words: string;
  language: 'en' | 'es';
  askedAt: Date;
  confirmBy: Date;
  messageId: string | null;
}

/** Live messages before it stay in the chat: they were read there. */
export async function insertLeg(tx: TransactionSql, leg: NewLeg): Promise<void> {
  const { conversationId, phone, words, language, askedAt, confirmBy, messageId } = leg;
  await tx`
    with consent as (
      insert into app.text_consents (phone, purpose, subject, channel, words, language, asked_at, confirm_by)
      values (${phone}, 'conversation', ${conversationId}, 'chat', ${words}, ${language}, ${askedAt}, ${confirmBy}) returning id)
    insert into app.conversations_by_text (consent_id, conversation_id, phone, message_id, texted_seq)
    select consent.id, c.id, ${phone}, ${messageId}, c.live_seq from consent, app.conversations c where c.id = ${conversationId}`;
}

export interface Ending {
  how: 'staff' | 'person' | 'replaced';
  at: Date;
  byId?: string;
}

/** True if something ended. */
export async function endLegs(tx: TransactionSql, which: Fragment, { how, at, byId }: Ending): Promise<boolean> {
  const ended = await tx`
    update app.text_consents c set withdrawn_at = ${at}, withdrawn_how = ${how}, withdrawn_by = ${byId ?? null}
    from app.conversations_by_text l where l.consent_id = c.id and c.withdrawn_at is null and ${which}`;
  return ended.count > 0;
}
