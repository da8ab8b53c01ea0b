import { makePlain } from '@rxweb/domain/sms/sms';
import type { Sql } from '@rxweb/platform/sql/sql';
import { describeError } from '../../../kernel/log/describe-error.ts';
import type { CarrierMessage, SmsCarrier } from '../carrier.ts';
import { markFailed, recordDelivery } from '../delivery-status.ts';
import type { SmsDeps } from '../deps.ts';
import { releaseClaim } from './claims.repository.ts';

interface UnconfirmedText {
  id: string;
  to: string;
  body: string;
  handedAt: Date;
  /** Sent so long ago that the carrier would have it by now. */
  isOverdue: boolean;
  /** Belongs to an alarm and is still worth sending. */
  isUrgent: boolean;
}

const maxPerRun = 20;
const retryAfter = '15 seconds';
const giveUpAfter = '2 minutes';
/** The reply to a dangerous text, and its notice: a second copy does less harm than none. */
const urgentAgainAfter = '30 seconds';
const urgentFor = '15 minutes';
/** How far the carrier's clock may be behind ours. */
const clockSkewMs = 60_000;

/**
 * Finds texts with an unknown outcome in the carrier's list. Never resends one. Only the texts of an alarm
 * go out again when the carrier doesn't have them. Never throws.
 */
export async function reconcileUnconfirmed({ sql, carrier, log }: SmsDeps): Promise<void> {
  if (!carrier) return;
  try {
    for (let n = 0; n < maxPerRun; n++) {
      const text = await takeUnconfirmed(sql);
      if (!text) return;
      await reconcile(sql, carrier, text).catch((error: unknown) =>
        log.warn({ messageId: text.id, failure: describeError(error) }, 'couldn’t reconcile a text'),
      );
    }
  } catch (error) {
    log.warn({ failure: describeError(error) }, 'couldn’t reconcile texts');
  }
}

/** Skips texts that another server has claimed. */
async function takeUnconfirmed(sql: Sql): Promise<UnconfirmedText | undefined> {
  const isOfAlarm = sql`exists (select from app.sms_alarms a where a.reply_id = m.id or a.notice_id = m.id)`;
  const isUrgent = sql`(m.created_at > now() - ${urgentFor}::interval and ${isOfAlarm})`;
  const [text] = await sql<UnconfirmedText[]>`
    update public.messages m set next_try_at = now() + ${retryAfter}::interval where id = (
      select id from public.messages where hand_over = 'unknown' and next_try_at <= now()
      order by next_try_at limit 1 for update skip locked)
    returning m.id, m.to_phone as to, m.body, m.handed_at as "handedAt", ${isUrgent} as "isUrgent",
      m.handed_at < now() - case when ${isUrgent} then ${urgentAgainAfter} else ${giveUpAfter} end::interval as "isOverdue"`;
  return text;
}

async function reconcile(sql: Sql, carrier: SmsCarrier, text: UnconfirmedText): Promise<void> {
  const found = await findAtCarrier(sql, carrier, text);
  if (found) {
    const { sid, state, errorCode } = found;
    await recordDelivery(sql, { sid, messageId: text.id, state, errorCode });
  } else if (text.isOverdue && text.isUrgent) await releaseClaim(sql, text.id, 0);
  else if (text.isOverdue) await markFailed(sql, text.id, 'unknown', null);
}

/** The oldest matching text in the carrier's list that no other row has. */
async function findAtCarrier(
  sql: Sql,
  carrier: SmsCarrier,
  { to, body, handedAt }: UnconfirmedText,
): Promise<CarrierMessage | undefined> {
  const since = new Date(handedAt.getTime() - clockSkewMs);
  const candidates: CarrierMessage[] = [];
  for await (const message of carrier.list(since, to)) {
    const canBeOurs = message.direction === 'outbound' && message.to === to && message.createdAt >= since;
    if (canBeOurs && isSameText(message.body, body)) candidates.push(message);
  }
  if (candidates.length === 0) return undefined;
  const known = await sql<{ sid: string }[]>`
    select sid from public.messages where sid = any (${candidates.map(({ sid }) => sid)})`;
  const taken = new Set(known.map(({ sid }) => sid));
  return candidates
    .filter(({ sid }) => !taken.has(sid))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())[0];
}

/** Twilio prefixes a trial account's texts with this (twilio.com/docs/messaging/guides/how-to-use-your-free-trial-account). */
const trialPrefix = 'Sent from your Twilio trial account - ';

/** Compares without typographic characters, which the carrier may replace. */
export function isSameText(atCarrier: string, ours: string): boolean {
  return [atCarrier, atCarrier.replace(trialPrefix, '')].map(comparable).includes(comparable(ours));
}

const comparable = (text: string) => makePlain(text).text.replace(/\s+/g, ' ').trim();
