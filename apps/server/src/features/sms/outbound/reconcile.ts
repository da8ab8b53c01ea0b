import { makePlain } from '@rxweb/domain/sms/sms';
import type { Sql } from '@rxweb/platform/sql/sql';
import { describeError } from '../../../kernel/log/describe-error.ts';
import type { CarrierMessage, SmsCarrier } from '../carrier.ts';
import { recordState } from '../delivery-status.ts';
import type { SmsDeps } from '../deps.ts';
import { refuse } from './claim-text.ts';

interface UnknownText {
  id: string;
  to: string;
  body: string;
  handedAt: Date;
  /** It was handed over so long ago that the carrier would have it by now. */
  isOverdue: boolean;
}

const mostPerRun = 20;
const lookAgainAfter = '15 seconds';
const givenUpAfter = '2 minutes';
/** How far the carrier's clock may be behind ours. */
const clockSkewMs = 60_000;

/** Looks up texts of which nobody knows whether the carrier has them. They are never sent again: they are found, or after some time not. Never throws. */
export async function lookUpUnknown({ sql, carrier, log }: SmsDeps): Promise<void> {
  if (!carrier) return;
  try {
    for (let n = 0; n < mostPerRun; n++) {
      const text = await takeUnknown(sql);
      if (!text) return;
      await lookUp(sql, carrier, text).catch((error: unknown) =>
        log.warn({ messageId: text.id, failure: describeError(error) }, 'a text could not be looked up'),
      );
    }
  } catch (error) {
    log.warn({ failure: describeError(error) }, 'texts could not be looked up');
  }
}

/** Of several servers each takes another. */
async function takeUnknown(sql: Sql): Promise<UnknownText | undefined> {
  const [text] = await sql<UnknownText[]>`
    update public.messages set next_try_at = now() + ${lookAgainAfter}::interval where id = (
      select id from public.messages where hand_over = 'unknown' and next_try_at <= now()
      order by next_try_at limit 1 for update skip locked)
    returning id, to_phone as to, body, handed_at as "handedAt", handed_at < now() - ${givenUpAfter}::interval as "isOverdue"`;
  return text;
}

async function lookUp(sql: Sql, carrier: SmsCarrier, text: UnknownText): Promise<void> {
  const found = await findAtCarrier(sql, carrier, text);
  if (found) {
    const { sid, state, errorCode } = found;
    await recordState(sql, { sid, messageId: text.id, state, errorCode });
  } else if (text.isOverdue) await refuse(sql, text.id, 'unknown', null);
}

/** The oldest text in the carrier's list that can be ours and that no other row has. */
async function findAtCarrier(
  sql: Sql,
  carrier: SmsCarrier,
  { to, body, handedAt }: UnknownText,
): Promise<CarrierMessage | undefined> {
  const since = new Date(handedAt.getTime() - clockSkewMs);
  const candidates: CarrierMessage[] = [];
  for await (const message of carrier.list(since, to)) {
    const canBeOurs = message.direction === 'outbound' && message.to === to && message.createdAt >= since;
    if (canBeOurs && hasWords(message.body, body)) candidates.push(message);
  }
  if (candidates.length === 0) return undefined;
  const known = await sql<{ sid: string }[]>`
    select sid from public.messages where sid = any (${candidates.map(({ sid }) => sid)})`;
  const taken = new Set(known.map(({ sid }) => sid));
  return candidates
    .filter(({ sid }) => !taken.has(sid))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())[0];
}

/** What a trial account's texts begin with (twilio.com/docs/messaging/guides/how-to-use-your-free-trial-account). */
const trialWords = 'Sent from your Twilio trial account - ';

/** The carrier may have made signs plain on the way. */
export function hasWords(atCarrier: string, ours: string): boolean {
  const words = comparable(ours);
  return [comparable(atCarrier), comparable(atCarrier.replace(trialWords, ''))].includes(words);
}

const comparable = (text: string) => makePlain(text).text.replace(/\s+/g, ' ').trim();
