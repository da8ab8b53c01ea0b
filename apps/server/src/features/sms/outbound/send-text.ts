import { inTransaction } from '@rxweb/backend';
import type { SmsMessage, SmsSendResult } from '@rxweb/contracts/sms/messages';
import { nextAllowedInstant } from '@rxweb/domain/sms/sms';
import type { TransactionSql } from '@rxweb/platform/sql/sql';
import { writeNotes } from '../../../kernel/audit/audit-log.ts';
import { AppError } from '../../../kernel/errors/app-error.ts';
import { awaitSettled, carryOutOnce, type Form, settle } from '../../../kernel/idempotency/run-once.ts';
import type { SmsDeps } from '../deps.ts';
import { findMessage } from '../messages.repository.ts';
import { readPhoneNumber } from '../phone-number.ts';
import { type Ending, handOverNow } from './dispatch.ts';
import { assertPicturesFit } from './media.ts';
import { type QueuedText, queueText } from './queue-text.ts';
import { awaitEnding } from './send-ending.ts';
import { reserveStaffText } from './sms-quota.ts';

/** Whoever sends, as the audit log wants to know it. */
export interface Sender {
  userId: string;
  address: string;
}

export interface TextToSend {
  /** In any usual spelling. */
  to: string;
  body: string;
  pictures: readonly string[];
  when: 'now' | 'after_quiet_hours';
}

/** What a request to send came to: a new text, or one that was sent before with the same words. */
interface Queued {
  messageId: string;
  isNew: boolean;
  isHeld: boolean;
  /** Null while it is under way. */
  ending: Ending | null;
}

/**
 * Sends one text: the row is committed first, then it is handed over and the carrier waited for. The same text by the same account to the same
 * person is one text when it has the same key, comes again within ten seconds, or while nobody knows what became of the first (security row T5).
 */
export async function sendText(
  deps: SmsDeps,
  sender: Sender,
  text: TextToSend,
  key: string | undefined,
): Promise<SmsSendResult> {
  const to = recipientOf(deps, text.to);
  const form: Form | null = key === undefined ? null : { actorId: sender.userId, key, body: { ...text, to } };
  const kept = await inTransaction(deps.sql, async (tx) => {
    const work = () => queueOnce(deps, tx, sender, { ...text, to });
    return form ? carryOutOnce(tx, form, false, work) : { answer: await work(), isFirst: true, isSettled: true };
  });
  if (form && !kept.isFirst) {
    const { messageId, ending } = await awaitSettled(deps.sql, form, kept);
    return answer(deps, messageId, ending ?? (await awaitEnding(deps, messageId)));
  }
  const ending = await endingOf(deps, kept.answer);
  if (form) await settle(deps.sql, form, { ...kept.answer, ending });
  return answer(deps, kept.answer.messageId, ending);
}

/** Throws where no text can leave at all, before anything is kept. */
function recipientOf({ carrier, config }: SmsDeps, typed: string): string {
  if (!carrier) throw new AppError('sms_not_connected');
  const number = readPhoneNumber(typed, config.countryCodes);
  if (number === carrier.from) throw new AppError('phone_not_allowed');
  return number;
}

async function endingOf(deps: SmsDeps, { messageId, isNew, isHeld }: Queued): Promise<Ending> {
  if (!isNew) return awaitEnding(deps, messageId);
  if (isHeld) return { kind: 'sent' };
  return (await handOverNow(deps, messageId)) ?? awaitEnding(deps, messageId);
}

async function answer({ sql }: SmsDeps, messageId: string, ending: Ending): Promise<SmsSendResult> {
  if (ending.kind === 'failed') throw new AppError(ending.code, ending.message ? { message: ending.message } : {});
  const message = await findMessage(sql, messageId);
  if (!message) throw new AppError('not_found');
  return ending.kind === 'sent' ? { success: true, message } : { success: false, error: ending.words, message };
}

interface Recipient {
  id: string;
  isOptedOut: boolean;
  lastInboundAt: Date | null;
}

async function queueOnce(deps: SmsDeps, tx: TransactionSql, sender: Sender, text: TextToSend): Promise<Queued> {
  const person = await lockRecipient(tx, text.to);
  const sameId = await findSame(tx, sender, person, text);
  if (sameId !== null) return { messageId: sameId, isNew: false, isHeld: false, ending: null };
  await assertPicturesFit(tx, text.pictures);
  const notBefore = text.when === 'after_quiet_hours' ? endOfQuietHours(deps, person) : null;
  const { to, body, pictures } = text;
  const messageId = await queueAsStaff(deps, tx, sender, person, { to, body, pictures, notBefore, retryOf: null });
  return { messageId, isNew: true, isHeld: notBefore !== null, ending: null };
}

/** From here on, one text at a time is sent to this person, and none while a text of theirs is taken in. */
async function lockRecipient(tx: TransactionSql, phone: string): Promise<Recipient> {
  const [person] = await tx<[Recipient]>`
    insert into public.sms_people as people (phone) values (${phone}) on conflict (phone) do update set phone = people.phone
    returning id, opted_out_at is not null as "isOptedOut", last_inbound_at as "lastInboundAt"`;
  return person;
}

async function findSame(
  tx: TransactionSql,
  { userId }: Sender,
  person: Recipient,
  { body, pictures }: TextToSend,
): Promise<string | null> {
  const [same] = await tx<{ id: string }[]>`
    select m.id from public.messages m
    where m.person_id = ${person.id} and m.direction = 'outbound' and m.sent_by = ${userId} and m.body = ${body} and m.status <> 'failed'
      and (m.created_at > clock_timestamp() - interval '10 seconds' or m.hand_over = 'unknown')
      and array(select p.id from app.sms_pictures p where p.message_id = m.id order by p.position) = ${[...pictures]}::uuid[]
    order by m.created_at desc limit 1`;
  return same?.id ?? null;
}

function endOfQuietHours({ store, now }: SmsDeps, { lastInboundAt }: Recipient): Date | null {
  const at = now();
  const allowed = nextAllowedInstant({ timeZone: store.timeZone, now: at, lastInboundAt });
  return allowed > at ? allowed : null;
}

async function queueAsStaff(
  { carrier }: SmsDeps,
  tx: TransactionSql,
  { userId, address }: Sender,
  person: Recipient,
  text: Omit<QueuedText, 'from' | 'sentBy'>,
): Promise<string> {
  if (person.isOptedOut) throw new AppError('sms_opted_out');
  await reserveStaffText(tx);
  const id = await queueText(tx, { ...text, from: carrier?.from ?? null, sentBy: userId });
  const detail = text.retryOf === null ? `message ${id}` : `message ${id}, ${text.retryOf} once more`;
  await writeNotes(tx, [{ action: 'sms_sent', actorId: userId, target: person.id, detail, address }]);
  return id;
}

/** Sends a failed text once more, as a message of its own; whoever asks a second time gets that one. */
export async function resendText(deps: SmsDeps, sender: Sender, failedId: string): Promise<SmsSendResult> {
  const queued = await inTransaction(deps.sql, async (tx): Promise<Queued> => {
    const [failed] = await tx<{ direction: string; status: string; to: string; body: string; pictures: string[] }[]>`
      select direction, status, to_phone as to, body,
        array(select p.id from app.sms_pictures p where p.message_id = m.id and p.state = 'stored' order by p.position) as pictures
      from public.messages m where id = ${failedId} for update`;
    if (!failed) throw new AppError('not_found');
    const [again] = await tx<{ id: string }[]>`select id from public.messages where retry_of = ${failedId}`;
    if (again) return { messageId: again.id, isNew: false, isHeld: false, ending: null };
    if (failed.direction !== 'outbound' || failed.status !== 'failed') throw new AppError('conflict');
    const to = recipientOf(deps, failed.to);
    const { body, pictures } = failed;
    const text = { to, body, pictures, notBefore: null, retryOf: failedId };
    const messageId = await queueAsStaff(deps, tx, sender, await lockRecipient(tx, to), text);
    return { messageId, isNew: true, isHeld: false, ending: null };
  });
  return answer(deps, queued.messageId, await endingOf(deps, queued));
}

/** Takes back a text that is still held. Taking it back twice is taking it back. */
export async function cancelText({ sql, now }: SmsDeps, sender: Sender, id: string): Promise<SmsMessage> {
  await inTransaction(sql, async (tx) => {
    const [canceled] = await tx<{ personId: string }[]>`
      update public.messages set hand_over = 'refused', status = 'failed', carrier_state = 'canceled'
      where id = ${id} and hand_over = 'waiting' and not_before > ${now()} returning person_id as "personId"`;
    if (!canceled) return;
    const { userId, address } = sender;
    const note = { actorId: userId, target: canceled.personId, detail: `message ${id}`, address };
    await writeNotes(tx, [{ action: 'sms_canceled', ...note }]);
  });
  const message = await findMessage(sql, id);
  if (!message) throw new AppError('not_found');
  if (message.hand_over !== 'refused' || message.carrier_state !== 'canceled') throw new AppError('conflict');
  return message;
}
