import { smsLimits } from '@rxweb/contracts/shared/limits';
import { nextAllowedInstant, type SendSpan, sendSpan } from '@rxweb/domain/sms/sms';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import type { AnySql, TransactionSql } from '@rxweb/platform/sql/sql';
import { auditEntryFor, writeAuditEntries } from '../../../kernel/audit/audit-log.ts';
import { AppError } from '../../../kernel/errors/app-error.ts';
import type { Actor } from '../../../kernel/http/actor.ts';
import { mirrorInConversation } from '../by-text/mirror.ts';
import { mayTextPhone, recordStatedConsent, type StatedConsent } from '../consent/consent.repository.ts';
import type { SmsDeps } from '../deps.ts';
import { canBeTexted, readRecipient } from '../phone-number.ts';
import { checkSendingLimits } from './sending-limits.repository.ts';

export interface Queued {
  messageId: string;
  /** False for a repeat of an earlier text. */
  isNew: boolean;
  /** Waits for its time. */
  isHeld: boolean;
}

/** Why a text waits, and for how long. */
export interface Hold extends SendSpan {
  why: 'undo' | 'scheduled';
}

interface NewText {
  /** E.164. */
  to: string;
  body: string;
  pictures: readonly string[];
}

export interface TextFromStaff extends NewText {
  when: 'now' | 'after_quiet_hours';
  /** Sent then. */
  at?: Date;
  /** Can be taken back for so long. */
  undoSeconds?: number | undefined;
  /** Missing: not asked for. */
  consent?: 'ask' | StatedConsent | undefined;
}

interface Recipient {
  id: string;
  isOptedOut: boolean;
  lastInboundAt: Date | null;
}

/** Queues a text from staff, or finds the one that it repeats. */
export async function queueStaffText(
  deps: SmsDeps,
  tx: TransactionSql,
  actor: Actor,
  text: TextFromStaff,
): Promise<Queued> {
  const person = await lockRecipient(tx, text.to);
  const hold = holdOf(deps, person, text);
  const repeatedId = await findRepeated(tx, actor, person, text, hold);
  if (repeatedId !== null) return { messageId: repeatedId, isNew: false, isHeld: false };
  await requireConsent(deps, tx, actor, person, text);
  await assertPicturesFit(tx, text.pictures);
  const notBefore = hold?.from ?? (text.when === 'after_quiet_hours' ? endOfQuietHours(deps, person) : null);
  return insertStaffText(deps, tx, actor, person, { ...text, notBefore, hold, retryOf: null });
}

const undoLifeMs = 3_600_000;

function holdOf(
  { store, now }: Pick<SmsDeps, 'store' | 'now'>,
  { lastInboundAt }: Recipient,
  { at, when, undoSeconds }: TextFromStaff,
): Hold | null {
  if (at) return { why: 'scheduled', ...sendSpan({ timeZone: store.timeZone, at, lastInboundAt }) };
  // The quiet hours hold it anyway.
  if (undoSeconds === undefined || when === 'after_quiet_hours') return null;
  const from = new Date(now().getTime() + undoSeconds * 1_000);
  return { why: 'undo', from, until: new Date(from.getTime() + undoLifeMs) };
}

/** Queues a failed text as a new message, or finds the message that already resends it. */
export async function queueRetry(deps: SmsDeps, tx: TransactionSql, actor: Actor, failedId: string): Promise<Queued> {
  const [failed] = await tx<(NewText & { direction: string; status: string })[]>`
    select direction, status, to_phone as to, body,
      array(select p.id from app.sms_pictures p where p.message_id = m.id and p.state = 'stored' order by p.position) as pictures
    from public.messages m where id = ${failedId} for update`;
  if (!failed) throw new AppError('not_found');
  const [retry] = await tx<{ id: string }[]>`select id from public.messages where retry_of = ${failedId}`;
  if (retry) return { messageId: retry.id, isNew: false, isHeld: false };
  if (failed.direction !== 'outbound' || failed.status !== 'failed') throw new AppError('conflict');
  const to = readRecipient(deps, failed.to);
  const text = { ...failed, to, notBefore: null, retryOf: failedId };
  return insertStaffText(deps, tx, actor, await lockRecipient(tx, to), text);
}

/** From here on, texts to and from this person wait for this transaction. */
export async function lockRecipient(tx: TransactionSql, phone: string): Promise<Recipient> {
  const [person] = await tx<[Recipient]>`
    insert into public.sms_people as people (phone) values (${phone}) on conflict (phone) do update set phone = people.phone
    returning id, opted_out_at is not null as "isOptedOut", last_inbound_at as "lastInboundAt"`;
  return person;
}

async function findRepeated(
  tx: TransactionSql,
  { userId }: Actor,
  person: Recipient,
  { body, pictures }: NewText,
  hold: Hold | null,
): Promise<string | null> {
  // The same words at another time are another text.
  const isSameTime =
    hold?.why === 'scheduled' ? tx`m.not_before = ${hold.from}` : tx`m.hold is distinct from 'scheduled'`;
  const [same] = await tx<{ id: string }[]>`
    select m.id from public.messages m
    where m.person_id = ${person.id} and m.direction = 'outbound' and m.sent_by = ${userId} and m.body = ${body} and m.status <> 'failed'
      and (m.created_at > clock_timestamp() - interval '10 seconds' or m.hand_over = 'unknown') and ${isSameTime}
      and array(select p.id from app.sms_pictures p where p.message_id = m.id order by p.position) = ${[...pictures]}::uuid[]
    order by m.created_at desc limit 1`;
  return same?.id ?? null;
}

/** Throws `text_consent_needed`. */
async function requireConsent(
  { store, now }: SmsDeps,
  tx: TransactionSql,
  actor: Actor,
  { id: personId, isOptedOut }: Recipient,
  { to: phone, consent }: TextFromStaff,
): Promise<void> {
  if (consent === undefined || isOptedOut) return;
  const at = now();
  if ((await mayTextPhone(tx, phone, { purpose: 'conversation' }, at)) === 'agreed') return;
  if (consent === 'ask') throw new AppError('text_consent_needed');
  await recordStatedConsent(tx, actor, { ...consent, phone, personId, at, on: storeDate(store, at) });
}

/** Throws `invalid_input` when the pictures of one text exceed the carrier's total. */
async function assertPicturesFit(sql: AnySql, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const [sum] = await sql<[{ bytes: number }]>`
    select coalesce(sum(size), 0)::float8 as bytes from app.sms_pictures where id = any (${[...ids]}::uuid[])`;
  if (sum.bytes <= smsLimits.maxPictureBytes) return;
  const message = `Pictures in one text can total up to ${smsLimits.maxPictureBytes} bytes.`;
  throw new AppError('invalid_input', { message, issues: [{ path: 'body.pictures', message }] });
}

/** Null outside of the quiet hours. */
export function endOfQuietHours(
  { store, now }: Pick<SmsDeps, 'store' | 'now'>,
  { lastInboundAt }: Pick<Recipient, 'lastInboundAt'>,
): Date | null {
  const at = now();
  const allowed = nextAllowedInstant({ timeZone: store.timeZone, now: at, lastInboundAt });
  return allowed > at ? allowed : null;
}

async function insertStaffText(
  deps: SmsDeps,
  tx: TransactionSql,
  actor: Actor,
  person: Recipient,
  text: Omit<QueuedText, 'from' | 'sentBy'>,
): Promise<Queued> {
  if (person.isOptedOut) throw new AppError('sms_opted_out');
  await checkSendingLimits(tx);
  const messageId = await queueText(tx, { ...text, from: deps.carrier?.from ?? null, sentBy: actor.userId });
  const detail = text.retryOf === null ? `message ${messageId}` : `message ${messageId}, ${text.retryOf} once more`;
  await writeAuditEntries(tx, [auditEntryFor(actor, 'sms_sent', person.id, detail)]);
  // One that waits is mirrored when it leaves: it may be taken back.
  if (!text.hold)
    await mirrorInConversation(deps, tx, { messageId, phone: text.to, body: text.body, staffId: actor.userId });
  return { messageId, isNew: true, isHeld: text.notBefore !== null };
}

/** Queues a text of the program for after the quiet hours. Null when it can't be sent. */
export async function queueProgramText(
  deps: SmsDeps,
  tx: TransactionSql,
  { to, body }: Pick<NewText, 'to' | 'body'>,
): Promise<string | null> {
  const { carrier, config } = deps;
  if (!carrier || to === carrier.from || !canBeTexted(to, config.countryCodes)) return null;
  const person = await lockRecipient(tx, to);
  if (person.isOptedOut) return null;
  const notBefore = endOfQuietHours(deps, person);
  return queueText(tx, { from: carrier.from, to, body, sentBy: null, pictures: [], notBefore, retryOf: null });
}

interface QueuedText extends NewText {
  /** The store's number; null when the carrier picks one. */
  from: string | null;
  /** Null for an automatic reply. */
  sentBy: string | null;
  /** Null: send at once. */
  notBefore: Date | null;
  /** Default: until the end of the quiet hours, if at all. */
  hold?: Hold | null;
  /** The failed message that this one resends. */
  retryOf: string | null;
}

/** Inserts a text that waits to be sent; texts of one transaction keep their order. Throws `not_found` for a picture that isn't this account's or belongs to another text. */
export async function queueText(tx: TransactionSql, text: QueuedText): Promise<string> {
  const { from, to, body, sentBy, notBefore, hold = null, retryOf } = text;
  const [row] = await tx<[{ id: string }]>`
    insert into public.messages (direction, from_phone, to_phone, body, status, hand_over, sent_by, not_before, hold, send_until, retry_of, created_at)
    values ('outbound', ${from ?? ''}, ${to}, ${body}, 'queued', 'waiting', ${sentBy}, ${notBefore}, ${hold?.why ?? null},
      ${hold?.until ?? null}, ${retryOf}, clock_timestamp())
    returning id`;
  await attachPictures(tx, row.id, text);
  return row.id;
}

/** A retry takes over the pictures of the failed text. */
async function attachPictures(tx: AnySql, id: string, { pictures, sentBy, retryOf }: QueuedText): Promise<void> {
  if (pictures.length === 0) return;
  const { count } = await tx`
    update app.sms_pictures set message_id = ${id}, position = array_position(${[...pictures]}::uuid[], id)
    where id = any (${[...pictures]}::uuid[]) and state = 'stored'
      and (message_id is null and added_by = ${sentBy} or message_id = ${retryOf})`;
  if (count !== new Set(pictures).size)
    throw new AppError('not_found', { message: 'A picture is no longer available.' });
}
