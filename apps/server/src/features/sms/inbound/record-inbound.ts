import { inTransaction } from '@rxweb/backend';
import { storableText } from '@rxweb/contracts/shared/text';
import { afterHoursReply, type OptOutVerdict, readOptOut } from '@rxweb/domain/sms/sms';
import type { TransactionSql } from '@rxweb/platform/sql/sql';
import { AppError } from '../../../kernel/errors/app-error.ts';
import type { InboundText } from '../carrier.ts';
import type { SmsDeps } from '../deps.ts';
import { optIn, optOut } from '../opt-outs.ts';
import { handOverDue } from '../outbound/outbox.ts';
import { queueText } from '../outbound/queue-text.ts';
import { mayAutoReply } from '../outbound/sms-quota.ts';
import { readPhoneNumber } from '../phone-number.ts';
import { addInboundPictures } from './inbound-pictures.repository.ts';

/** What came in longer ago than this is not answered by the program: whoever wrote it no longer looks for an answer. */
const freshMs = 10 * 60_000;

interface Arrival {
  id: string;
  personId: string;
  at: Date;
}

interface Standing {
  isOptedOut: boolean;
  /** A text may come to us late: what the person or staff said after it stands. */
  hasLaterWord: boolean;
  autoRepliedAt: Date | null;
}

/**
 * Keeps a text that came in at that moment, with what follows from its words, in one transaction: the carrier may be told that we have it when
 * this returns. A text that is there already changes nothing (security row T2). True: it was new.
 */
export async function recordInbound(deps: SmsDeps, text: InboundText, at: Date): Promise<boolean> {
  const outcome = await inTransaction(deps.sql, async (tx) => {
    const arrival = await insertText(tx, text, at);
    if (!arrival) return { isNew: false, isAnswered: false };
    await addInboundPictures(tx, arrival.id, text.media);
    const standing = await readStanding(tx, arrival);
    const verdict = verdictOf(text, standing);
    await heed(tx, text, arrival, verdict, standing);
    return { isNew: true, isAnswered: await answer(deps, tx, text, arrival, { ...standing, verdict }) };
  });
  if (outcome.isAnswered) void handOverDue(deps);
  return outcome.isNew;
}

/** Its person's row is held from here on: what happens to one person happens one after the other. */
async function insertText(tx: TransactionSql, { sid, from, to, body }: InboundText, at: Date): Promise<Arrival | null> {
  const sender = storableText(from).slice(0, maxSenderChars) || 'unknown';
  const [row] = await tx<{ id: string; personId: string }[]>`
    insert into public.messages (direction, from_phone, to_phone, body, status, sid, carrier_state, received_at, created_at)
    values ('inbound', ${sender}, ${storableText(to).slice(0, maxSenderChars)}, ${storableText(body)}, 'delivered', ${sid}, 'received', ${at}, ${at})
    on conflict (sid) do nothing returning id, person_id as "personId"`;
  return row ? { ...row, at } : null;
}

/** Numbers have 15 digits, names of senders 11 characters. What is longer is no carrier's, and would not fit into an index. */
const maxSenderChars = 100;

async function readStanding(tx: TransactionSql, { personId, at }: Arrival): Promise<Standing> {
  const [row] = await tx<[Standing]>`
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

function verdictOf({ optOutType, body }: InboundText, { isOptedOut }: Standing): OptOutVerdict {
  return verdictOfCarrier.get(optOutType ?? '') ?? readOptOut(body, { isOptedOut });
}

/** The carrier answers STOP, START and HELP itself. */
async function heed(
  tx: TransactionSql,
  { body }: InboundText,
  { id: messageId, personId, at }: Arrival,
  verdict: OptOutVerdict,
  { isOptedOut, hasLaterWord }: Standing,
): Promise<void> {
  if (verdict === null || verdict === 'help' || hasLaterWord) return;
  const said = { personId, how: 'keyword', messageId, at } as const;
  if (verdict === 'stop') await optOut(tx, { ...said, words: storableText(body) });
  if (verdict === 'start') await optIn(tx, said);
  if (verdict === 'wish' && !isOptedOut)
    await tx`update public.sms_people set wish_message_id = ${messageId} where id = ${personId}`;
}

/** Queues the reply that says the store is closed, where one is due. */
async function answer(
  { store, config, carrier, now }: SmsDeps,
  tx: TransactionSql,
  { from, body: text }: InboundText,
  { personId, at }: Arrival,
  { verdict, isOptedOut, autoRepliedAt: lastAutoReplyAt }: Standing & { verdict: OptOutVerdict },
): Promise<boolean> {
  const isFresh = now().getTime() - at.getTime() < freshMs;
  if (!carrier || !config.answersAfterHours || !isFresh || from === carrier.from) return false;
  if (!canBeTexted(from, config.countryCodes)) return false;
  const body = afterHoursReply({ store, now: at, text, verdict, isOptedOut, lastAutoReplyAt });
  if (body === null || !(await mayAutoReply(tx))) return false;
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

/** Short codes and names of senders are machines, which would answer in turn. */
function canBeTexted(from: string, countryCodes: readonly string[]): boolean {
  try {
    return readPhoneNumber(from, countryCodes) === from;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
