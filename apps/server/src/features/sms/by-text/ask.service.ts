import type { ByText } from '@rxweb/contracts/live/by-text';
import type { Language } from '@rxweb/contracts/shared/language';
import { textConsentRecord, textingProgram } from '@rxweb/domain/legal/text-consent';
import { confirmMs, confirmQuestion } from '@rxweb/domain/sms/by-text';
import type { TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { AppError } from '../../../kernel/errors/app-error.ts';
import type { ConversationLabel, Ports } from '../../../kernel/feature/ports.ts';
import type { SmsDeps } from '../deps.ts';
import { dispatchDue } from '../outbound/dispatch.ts';
import { endOfQuietHours, lockRecipient, queueText } from '../outbound/outbox.repository.ts';
import { canAutoReply } from '../outbound/sending-limits.repository.ts';
import { canBeTexted, readRecipient } from '../phone-number.ts';
import { endLegs, findLeg, insertLeg, type Leg, stateOfLeg } from './legs.repository.ts';

export type ByTextDeps = SmsDeps & { conversationOf: Ports['chat']['conversationOf'] };

export interface AskedByText {
  phone: string;
  language: Language;
}

/** A second tap is the same question. */
const sameAskMs = 60_000;
/** Questions to one number in a day. */
const asksPerDay = 3;

/** Asks by text. Its answer and its time say nothing of the number. */
export async function ask(
  deps: ByTextDeps,
  label: ConversationLabel,
  { phone, language }: AskedByText,
): Promise<ByText> {
  const to = readRecipient(deps, phone);
  if (!canBeTexted(to, deps.config.countryCodes)) throw new AppError('phone_not_allowed');
  const conversationId = await requireConversation(deps, label);
  const leg = await inTransaction(deps.sql, async (tx) => {
    // Inbound texts lock the person first, too.
    const person = await lockRecipient(tx, to);
    const at = deps.now();
    const before = await findLeg(tx, conversationId);
    if (before && isSame(before, to, at)) return before;
    const question = await queueQuestion(deps, tx, { to, language, person });
    await endLegs(tx, tx`l.conversation_id = ${conversationId}`, { how: 'replaced', at });
    const words = textConsentRecord(deps.settings.current, 'conversation', language);
    const confirmBy = new Date(at.getTime() + confirmMs);
    await insertLeg(tx, { conversationId, phone: to, words, language, askedAt: at, confirmBy, messageId: question });
    return findLeg(tx, conversationId);
  });
  void dispatchDue(deps);
  return toByText(deps, leg);
}

function isSame(leg: Leg, phone: string, now: Date): boolean {
  if (leg.phone !== phone) return false;
  const state = stateOfLeg(leg, now);
  return state === 'confirmed' || (state === 'pending' && now.getTime() - leg.askedAt.getTime() < sameAskMs);
}

interface Question {
  to: string;
  language: Language;
  person: Awaited<ReturnType<typeof lockRecipient>>;
}

/** Null where none may go out: after STOP, and for a number that was asked often today. */
async function queueQuestion(deps: ByTextDeps, tx: TransactionSql, { to, language, person }: Question) {
  if (person.isOptedOut || (await countAsked(tx, to, deps.now())) >= asksPerDay) return null;
  if (!(await canAutoReply(tx))) throw new AppError('too_many_requests');
  return queueText(tx, {
    from: deps.carrier?.from ?? null,
    to,
    body: confirmQuestion(textingProgram(deps.settings.current), language),
    sentBy: null,
    pictures: [],
    notBefore: endOfQuietHours(deps, person),
    retryOf: null,
  });
}

async function countAsked(tx: TransactionSql, phone: string, now: Date): Promise<number> {
  const [asked] = await tx<[{ count: number }]>`
    select count(*)::int as count from app.conversations_by_text l join app.text_consents c on c.id = l.consent_id
    where l.phone = ${phone} and l.message_id is not null and c.asked_at > ${now}::timestamptz - interval '1 day'`;
  return asked.count;
}

export async function readOwn(deps: ByTextDeps, label: ConversationLabel): Promise<ByText> {
  return toByText(deps, await findLeg(deps.sql, await requireConversation(deps, label)));
}

export async function endOwn(deps: ByTextDeps, label: ConversationLabel): Promise<ByText> {
  const id = await requireConversation(deps, label);
  await inTransaction(deps.sql, (tx) => endLegs(tx, tx`l.conversation_id = ${id}`, { how: 'person', at: deps.now() }));
  return toByText(deps, await findLeg(deps.sql, id));
}

async function requireConversation({ conversationOf }: ByTextDeps, label: ConversationLabel): Promise<string> {
  const id = await conversationOf(label);
  if (id === null) throw new AppError('not_found');
  return id;
}

/** By the clock alone: whether the person wrote today, or stopped before a YES, is theirs. */
function toByText({ store, carrier, now }: ByTextDeps, leg: Leg | null): ByText {
  const at = now();
  const isSecret =
    leg !== null && leg.confirmedAt === null && (leg.withdrawnHow === 'stop' || leg.withdrawnHow === 'staff');
  const state = stateOfLeg(isSecret ? { ...leg, withdrawnAt: null } : leg, at);
  const held =
    leg && state === 'pending' ? endOfQuietHours({ store, now: () => leg.askedAt }, { lastInboundAt: null }) : null;
  return {
    state,
    phoneEnd: leg?.phone.slice(-4) ?? null,
    confirmBy: leg?.confirmBy?.toISOString() ?? null,
    heldUntil: held && held > at ? held.toISOString() : null,
    from: carrier?.from ?? null,
  };
}
