import type { SmsDangerKind, SmsNoNoticeReason, SmsNoReplyReason } from '@rxweb/contracts/sms/alarms';
import { smsRoles } from '@rxweb/contracts/sms/messages';
import { dangerReply, onCallNotice, replyLanguage } from '@rxweb/domain/sms/sms';
import { statusAt } from '@rxweb/domain/store/opening-hours';
import type { TransactionSql } from '@rxweb/platform/sql/sql';
import type { SmsDeps } from '../deps.ts';
import { queueText } from '../outbound/outbox.repository.ts';
import { canBeTexted } from '../phone-number.ts';
import { readPreferredLanguage } from '../preferred-language.ts';
import { countReplies, hasNoticeSince, insertAlarm } from './alarms.repository.ts';
import type { TextFinding } from './check-text.ts';

const minuteMs = 60_000;
/** One reply per person and kind in this time (domain facts J1). */
const sameReplyMs = 60 * minuteMs;
/** Bounds a flood from many numbers. Apart from the limit of the closed-store replies. */
const repliesPerHour = 120;
/** To a text that reached us later than this, "call now" would come as a riddle. Staff still get the alarm. */
const lateMs = 60 * minuteMs;
const noticeEveryMs = 15 * minuteMs;

export interface AlarmingText {
  messageId: string;
  personId: string;
  from: string;
  /** When the person sent it. */
  sentAt: Date;
  finding: TextFinding;
}

/** Runs dangerous texts in order. Take it before the person's row: the notice locks a second person. */
export async function lockAlarms(tx: TransactionSql): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended('alarms of texts', 0))`;
}

export function isDanger(finding: TextFinding): finding is TextFinding & { kind: SmsDangerKind } {
  return finding.kind !== 'medical' && finding.kind !== 'talk';
}

export interface RaisedAlarm {
  /** Null for softer signs. */
  alarmId: string | null;
  texts: string[];
}

/** Stores the alarm with its queued reply and notice, in the transaction that stores the text. */
export async function raiseAlarm(deps: SmsDeps, tx: TransactionSql, text: AlarmingText): Promise<RaisedAlarm> {
  const { finding, messageId, personId } = text;
  const alarm = { ...finding, messageId, personId, at: deps.now() };
  if (!isDanger(finding)) {
    const nothing = { replyId: null, noReply: null, noticeId: null, noNotice: null };
    await insertAlarm(tx, { ...alarm, ...nothing, level: 'attention' });
    return { alarmId: null, texts: [] };
  }
  const noReply = await whyNoReply(deps, tx, text);
  const language = replyLanguage(await readPreferredLanguage(tx, text.from), finding.language);
  const replyText = dangerReply(deps.store.name, finding.kind, language);
  const replyId = noReply === null ? await queue(deps, tx, text.from, replyText) : null;
  const { onCallNumber } = deps.settings;
  const noNotice = await whyNoNotice(deps, tx);
  const noticeId =
    noNotice === null && onCallNumber ? await queue(deps, tx, onCallNumber, onCallNotice(deps.store.name)) : null;
  const alarmId = await insertAlarm(tx, { ...alarm, level: 'danger', replyId, noReply, noticeId, noNotice });
  return { alarmId, texts: [replyId, noticeId].filter((id) => id !== null) };
}

/** A text that landed in a conversation has its urgent chat instead. */
export const tellStaff = (
  { notices }: Pick<SmsDeps, 'notices'>,
  tx: TransactionSql,
  personId: string,
  alarmId: string,
) => notices.raise(tx, { kind: 'urgent_text', subject: `${personId}/${alarmId}`, audience: { roles: smsRoles } });

async function whyNoReply(
  { carrier, config, now }: SmsDeps,
  tx: TransactionSql,
  { from, personId, sentAt, finding: { kind } }: AlarmingText,
): Promise<SmsNoReplyReason | null> {
  if (!carrier) return 'not_connected';
  // After this text's own STOP or START.
  const [person] = await tx<[{ isOptedOut: boolean }]>`
    select opted_out_at is not null as "isOptedOut" from public.sms_people where id = ${personId}`;
  if (person.isOptedOut) return 'opted_out';
  if (from === carrier.from || !canBeTexted(from, config.countryCodes)) return 'no_texts';
  const at = now().getTime();
  if (at - sentAt.getTime() > lateMs) return 'late';
  const replies = await countReplies(tx, { personId, kind, since: new Date(at - sameReplyMs) });
  if (replies.same > 0) return 'recent';
  return replies.all >= repliesPerHour ? 'busy' : null;
}

async function whyNoNotice(
  { carrier, settings, store, now }: SmsDeps,
  tx: TransactionSql,
): Promise<SmsNoNoticeReason | null> {
  if (statusAt(store, now()).isOpen) return 'open';
  if (settings.onCallNumber === null) return 'no_number';
  if (!carrier) return 'not_connected';
  return (await hasNoticeSince(tx, new Date(now().getTime() - noticeEveryMs))) ? 'recent' : null;
}

function queue({ carrier }: SmsDeps, tx: TransactionSql, to: string, body: string): Promise<string> {
  const from = carrier?.from ?? null;
  return queueText(tx, { from, to, body, sentBy: null, pictures: [], notBefore: null, retryOf: null });
}
