import { makePlain } from '@rxweb/domain/sms/sms';
import type { Sql } from '@rxweb/platform/sql/sql';
import { describeError } from '../../../kernel/log/describe-error.ts';
import type { CarrierMessage, SmsCarrier } from '../carrier.ts';
import { markFailed, recordDelivery } from '../delivery-status.ts';
import type { SmsDeps } from '../deps.ts';

interface UnconfirmedText {
  id: string;
  to: string;
  body: string;
  handedAt: Date;
  /** Sent so long ago that the carrier would have it by now. */
  isOverdue: boolean;
}

const maxPerRun = 20;
const retryAfter = '15 seconds';
const giveUpAfter = '2 minutes';
/** How far the carrier's clock may be behind ours. */
const clockSkewMs = 60_000;

/** Finds texts with an unknown outcome in the carrier's list. Never resends one: it is found, or fails after a while. Never throws. */
export async function reconcileUnconfirmed({ sql, carrier, log }: SmsDeps): Promise<void> {
  if (!carrier) return;
  try {
    for (let n = 0; n < maxPerRun; n++) {
      const text = await takeUnconfirmed(sql);
      if (!text) return;
      await reconcile(sql, carrier, text).catch((error: unknown) =>
        log.warn({ messageId: text.id, failure: describeError(error) }, 'a text could not be looked up'),
      );
    }
  } catch (error) {
    log.warn({ failure: describeError(error) }, 'texts could not be looked up');
  }
}

/** Skips texts that another server has claimed. */
async function takeUnconfirmed(sql: Sql): Promise<UnconfirmedText | undefined> {
  const [text] = await sql<UnconfirmedText[]>`
    update public.messages set next_try_at = now() + ${retryAfter}::interval where id = (
      select id from public.messages where hand_over = 'unknown' and next_try_at <= now()
      order by next_try_at limit 1 for update skip locked)
    returning id, to_phone as to, body, handed_at as "handedAt", handed_at < now() - ${giveUpAfter}::interval as "isOverdue"`;
  return text;
}

async function reconcile(sql: Sql, carrier: SmsCarrier, text: UnconfirmedText): Promise<void> {
  const found = await findAtCarrier(sql, carrier, text);
  if (found) {
    const { sid, state, errorCode } = found;
    await recordDelivery(sql, { sid, messageId: text.id, state, errorCode });
  } else if (text.isOverdue) await markFailed(sql, text.id, 'unknown', null);
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
