import { storableText } from '@rxweb/contracts/shared/text';
import { afterHoursReply, type OptOutVerdict, readOptOut } from '@rxweb/domain/sms/sms';
import type { TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { AppError } from '../../../kernel/errors/app-error.ts';
import type { InboundText } from '../carrier.ts';
import type { SmsDeps } from '../deps.ts';
import { optIn, optOut } from '../opt-outs.ts';
import { dispatchDue } from '../outbound/dispatch.ts';
import { canAutoReply, queueText } from '../outbound/outbox.repository.ts';
import { readPhoneNumber } from '../phone-number.ts';
import { addInboundPictures } from './inbound-pictures.repository.ts';

/** Older texts get no automatic reply: their senders no longer expect one. */
const freshMs = 10 * 60_000;

interface Arrival {
  id: string;
  personId: string;
  at: Date;
}

interface SenderStatus {
  isOptedOut: boolean;
  /** True if the person or staff changed the opt-out after this text was sent; it arrived late. */
  hasLaterWord: boolean;
  autoRepliedAt: Date | null;
}

/**
 * Stores an inbound text and its consequences in one transaction, so it is safe to confirm to the carrier. False: a duplicate (security row
 * T2).
 */
export async function recordInbound(deps: SmsDeps, text: InboundText, at: Date): Promise<boolean> {
  const outcome = await inTransaction(deps.sql, async (tx) => {
    const arrival = await insertText(tx, text, at);
    if (!arrival) return { isNew: false, isAnswered: false };
    await addInboundPictures(tx, arrival.id, text.media);
    const sender = await readSenderStatus(tx, arrival);
    const verdict = verdictOf(text, sender);
    await applyOptOut(tx, text, arrival, verdict, sender);
    return { isNew: true, isAnswered: await answer(deps, tx, text, arrival, { ...sender, verdict }) };
  });
  if (outcome.isAnswered) void dispatchDue(deps);
  return outcome.isNew;
}

/** Locks the person's row, so changes to one person run in order. */
async function insertText(tx: TransactionSql, { sid, from, to, body }: InboundText, at: Date): Promise<Arrival | null> {
  const sender = storableText(from).slice(0, maxSenderChars) || 'unknown';
  const [row] = await tx<{ id: string; personId: string }[]>`
    insert into public.messages (direction, from_phone, to_phone, body, status, sid, carrier_state, received_at, created_at)
    values ('inbound', ${sender}, ${storableText(to).slice(0, maxSenderChars)}, ${storableText(body)}, 'delivered', ${sid}, 'received', ${at}, ${at})
    on conflict (sid) do nothing returning id, person_id as "personId"`;
  return row ? { ...row, at } : null;
}

/** Numbers have 15 digits, sender names 11 characters. Anything longer isn't from a carrier and wouldn't fit an index. */
const maxSenderChars = 100;

async function readSenderStatus(tx: TransactionSql, { personId, at }: Arrival): Promise<SenderStatus> {
  const [row] = await tx<[SenderStatus]>`
    select opted_out_at is not null as "isOptedOut", auto_replied_at as "autoRepliedAt",
      exists (select from app.sms_opt_outs where person_id = sms_people.id and at > ${at}) as "hasLaterWord"
    from public.sms_people where id = ${personId}`;
  return row;
}

const verdictOfCarrier = new Map<string, OptOutVerdict>([
  ['STOP', 'stop'],
  ['START', 'start'],
  ['HELP', 'help'],
]);

function verdictOf({ optOutType, body }: InboundText, { isOptedOut }: SenderStatus): OptOutVerdict {
  return verdictOfCarrier.get(optOutType ?? '') ?? readOptOut(body, { isOptedOut });
}

/** The carrier answers STOP, START and HELP itself. */
async function applyOptOut(
  tx: TransactionSql,
  { body }: InboundText,
  { id: messageId, personId, at }: Arrival,
  verdict: OptOutVerdict,
  { isOptedOut, hasLaterWord }: SenderStatus,
): Promise<void> {
  if (verdict === null || verdict === 'help' || hasLaterWord) return;
  const change = { personId, how: 'keyword', messageId, at } as const;
  if (verdict === 'stop') await optOut(tx, { ...change, words: storableText(body) });
  if (verdict === 'start') await optIn(tx, change);
  if (verdict === 'wish' && !isOptedOut)
    await tx`update public.sms_people set wish_message_id = ${messageId} where id = ${personId}`;
}

/** Queues the closed-store reply if one is due. */
async function answer(
  { store, config, carrier, now }: SmsDeps,
  tx: TransactionSql,
  { from, body: text }: InboundText,
  { personId, at }: Arrival,
  { verdict, isOptedOut, autoRepliedAt: lastAutoReplyAt }: SenderStatus & { verdict: OptOutVerdict },
): Promise<boolean> {
  const isFresh = now().getTime() - at.getTime() < freshMs;
  if (!carrier || !config.answersAfterHours || !isFresh || from === carrier.from) return false;
  if (!canBeTexted(from, config.countryCodes)) return false;
  const body = afterHoursReply({ store, now: at, text, verdict, isOptedOut, lastAutoReplyAt });
  if (body === null || !(await canAutoReply(tx))) return false;
  await queueText(tx, {
    from: carrier.from,
    to: from,
    body,
    sentBy: null,
    pictures: [],
    notBefore: null,
    retryOf: null,
  });
  await tx`update public.sms_people set auto_replied_at = ${at} where id = ${personId}`;
  return true;
}

/** Short codes and sender names are machines, which would reply in turn. */
function canBeTexted(from: string, countryCodes: readonly string[]): boolean {
  try {
    return readPhoneNumber(from, countryCodes) === from;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
