import { storableText } from '@rxweb/contracts/shared/text';
import { findOtherLanguage } from '@rxweb/domain/safety/languages/find-language';
import { isYes as agrees } from '@rxweb/domain/sms/by-text';
import { afterHoursReply, isCarrierStop, isYes, type OptOutVerdict, readOptOut } from '@rxweb/domain/sms/sms';
import type { TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type { TextShown } from '../../../kernel/feature/ports.ts';
import { hasOpenDanger } from '../alarms/alarms.repository.ts';
import { checkText, type TextFinding } from '../alarms/check-text.ts';
import { isDanger, lockAlarms, type RaisedAlarm, raiseAlarm, tellStaff } from '../alarms/raise-alarm.ts';
import { landText } from '../by-text/land-text.ts';
import type { InboundText } from '../carrier.ts';
import type { SmsDeps } from '../deps.ts';
import { noteWaiting } from '../inbox/people.repository.ts';
import { optIn, optOut } from '../opt-outs.ts';
import { dispatchDue, dispatchFirst } from '../outbound/dispatch.ts';
import { queueText } from '../outbound/outbox.repository.ts';
import { canAutoReply } from '../outbound/sending-limits.repository.ts';
import { canBeTexted } from '../phone-number.ts';
import { readPreferredLanguage } from '../preferred-language.ts';
import { addInboundPictures } from './inbound-pictures.repository.ts';

/** Older texts get no automatic reply: their senders no longer expect one. */
const freshMs = 10 * 60_000;

const noAlarm: RaisedAlarm = { alarmId: null, texts: [] };

interface Arrival {
  id: string;
  personId: string;
  at: Date;
}

interface SenderStatus {
  isOptedOut: boolean;
  /** The opt-out is Twilio's own, so that its YES undoes it. Never one that staff recorded. */
  canYesUndo: boolean;
  /** True if the person or staff changed the opt-out after this text was sent; it arrived late. */
  hasLaterWord: boolean;
  autoRepliedAt: Date | null;
}

/**
 * Stores an inbound text and its consequences in one transaction. The order is that of domain facts
 * J1: keywords, safety gate, closed-store reply. False: a duplicate (security row T2).
 */
export async function recordInbound(deps: SmsDeps, text: InboundText, at: Date): Promise<boolean> {
  const known = await readKnown(deps, text, at);
  if (known.isDuplicate) return false;
  const finding = isKeyword(text) ? null : await checkText(text.body, known.before);
  const outcome = await inTransaction(deps.sql, async (tx) => {
    const isUrgent = finding !== null && isDanger(finding);
    if (isUrgent) await lockAlarms(tx);
    const arrival = await insertText(tx, text, at);
    if (!arrival) return null;
    await addInboundPictures(tx, arrival.id, text.media);
    const sender = await readSenderStatus(tx, arrival);
    const verdict = verdictOf(text, sender);
    await applyOptOut(tx, text, arrival, verdict, sender);
    const { alarmId, texts: urgent } = finding ? await raise(deps, tx, text, arrival, finding) : noAlarm;
    const landed = await land(deps, tx, text, arrival, { verdict, shown: finding?.shown ?? null });
    // An alarm and a conversation have notices of their own.
    if (alarmId && landed !== 'urgent') await tellStaff(deps, tx, arrival.personId, alarmId);
    if (!isUrgent && landed === null) await noteWaiting(deps, tx, arrival.personId);
    if (landed === 'confirmed') return { urgent, isAnswered: true };
    return { urgent, isAnswered: await answer(deps, tx, text, arrival, { ...sender, verdict }) };
  });
  if (outcome && outcome.urgent.length > 0) void dispatchFirst(deps, outcome.urgent);
  if (outcome?.isAnswered) void dispatchDue(deps);
  return outcome !== null;
}

/** An earlier text this close may be the beginning of the same sentence. */
const sameTalkMs = 30 * 60_000;

/** Whether we have the text already, and what this person wrote just before it. */
async function readKnown({ sql }: SmsDeps, { sid, from }: InboundText, at: Date) {
  const [row] = await sql<[{ isDuplicate: boolean; before: string | null }]>`
    select exists (select from public.messages where sid = ${sid}) as "isDuplicate", (
      select m.body from public.messages m
      where m.person_id = (select id from public.sms_people where phone = ${storedNumber(from)}) and m.direction = 'inbound'
        and m.created_at between ${new Date(at.getTime() - sameTalkMs)} and ${at}
      order by m.created_at desc, m.id limit 1) as before`;
  return row;
}

/** The whole text is STOP, START, HELP or a word like them. The gate reads all others, whatever the carrier makes of them. */
function isKeyword({ body }: InboundText): boolean {
  const verdict = readOptOut(body, { canYesUndo: false });
  return verdict !== null && verdict !== 'wish';
}

function raise(
  deps: SmsDeps,
  tx: TransactionSql,
  { from }: InboundText,
  { id: messageId, personId, at: sentAt }: Arrival,
  finding: TextFinding,
): Promise<RaisedAlarm> {
  return raiseAlarm(deps, tx, { messageId, personId, from, sentAt, finding });
}

/** Keywords are for the carrier and for us, never for a conversation. */
function land(
  deps: SmsDeps,
  tx: TransactionSql,
  { from, body, media }: InboundText,
  { id: messageId, at }: Arrival,
  { verdict, shown }: { verdict: OptOutVerdict; shown: TextShown | null },
) {
  const isWord = verdict !== null && verdict !== 'wish';
  if (isWord && !agrees(body)) return null;
  return landText(deps, tx, {
    messageId,
    phone: storedNumber(from),
    body: storableText(body),
    hasPictures: media.length > 0,
    shown,
    at,
  });
}

/** Locks the person's row, so changes to one person run in order. */
async function insertText(tx: TransactionSql, { sid, from, to, body }: InboundText, at: Date): Promise<Arrival | null> {
  const [row] = await tx<{ id: string; personId: string }[]>`
    insert into public.messages (direction, from_phone, to_phone, body, status, sid, carrier_state, received_at, created_at)
    values ('inbound', ${storedNumber(from)}, ${storableText(to).slice(0, maxSenderChars)}, ${storableText(body)}, 'delivered', ${sid}, 'received', ${at}, ${at})
    on conflict (sid) do nothing returning id, person_id as "personId"`;
  return row ? { ...row, at } : null;
}

/** Numbers have 15 digits, sender names 11 characters. Anything longer isn't from a carrier and wouldn't fit an index. */
const maxSenderChars = 100;

function storedNumber(from: string): string {
  return storableText(from).slice(0, maxSenderChars) || 'unknown';
}

async function readSenderStatus(tx: TransactionSql, { personId, at }: Arrival): Promise<SenderStatus> {
  const [{ how, words, ...row }] = await tx<
    [Omit<SenderStatus, 'canYesUndo'> & Record<'how' | 'words', string | null>]
  >`
    select opted_out_at is not null as "isOptedOut", opted_out_how as how, opted_out_words as words, auto_replied_at as "autoRepliedAt",
      exists (select from app.sms_opt_outs where person_id = sms_people.id and at > ${at}) as "hasLaterWord"
    from public.sms_people where id = ${personId}`;
  return { ...row, canYesUndo: how === 'carrier' || (how === 'keyword' && isCarrierStop(words ?? '')) };
}

const verdictOfCarrier = new Map<string, OptOutVerdict>([
  ['STOP', 'stop'],
  ['START', 'start'],
  ['HELP', 'help'],
]);

function verdictOf({ optOutType, body }: InboundText, sender: SenderStatus): OptOutVerdict {
  const ofWords = readOptOut(body, sender);
  // The carrier calls each YES a START, also one that answers a question.
  return isYes(body) ? ofWords : (verdictOfCarrier.get(optOutType ?? '') ?? ofWords);
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

/** Queues the closed-store reply if one is due. While an alarm is open, staff answer: "we open tomorrow" would be the wrong thing to say. */
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
  const isOtherLanguage = findOtherLanguage(text) !== null;
  const preferred = await readPreferredLanguage(tx, from);
  const body = afterHoursReply({
    store,
    now: at,
    text,
    isOtherLanguage,
    verdict,
    isOptedOut,
    lastAutoReplyAt,
    preferred,
  });
  if (body === null || (await hasOpenDanger(tx, personId)) || !(await canAutoReply(tx))) return false;
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
