import { describeError } from '../../../kernel/log/describe-error.ts';
import type { CarrierMessage, SmsCarrier } from '../carrier.ts';
import { recordCarrierProblem } from '../carrier-log.ts';
import { recordDelivery } from '../delivery-status.ts';
import type { SmsDeps } from '../deps.ts';
import {
  findKnownTexts,
  type KnownText,
  readCaughtUpTo,
  takeUnfinished,
  writeCaughtUpTo,
} from './catch-up.repository.ts';
import { addInboundPictures } from './inbound-pictures.repository.ts';
import { recordInbound } from './record-inbound.ts';

const minuteMs = 60_000;
/** How far back the first run reads. */
const firstSpanMs = 7 * 24 * 60 * minuteMs;
/** Each run overlaps the last one: clocks differ, and the carrier's list may lag. */
const overlapMs = 60 * minuteMs;
const batchSize = 200;

/**
 * Reads the carrier's list since the last run and records what its webhooks missed (security row T7): inbound texts and delivery states. Safe
 * to repeat; progress is saved last. Never throws.
 */
export async function catchUp(deps: SmsDeps): Promise<void> {
  const { sql, carrier, log, now } = deps;
  if (!carrier) return;
  try {
    const startedAt = now();
    const from = await readCaughtUpTo(sql);
    const since = new Date(from ? from.getTime() - overlapMs : startedAt.getTime() - firstSpanMs);
    await importTexts(deps, carrier, since);
    await writeCaughtUpTo(sql, startedAt);
    await checkUnfinished(deps, carrier);
  } catch (error) {
    log.warn({ failure: describeError(error) }, 'couldn’t import the carrier’s list');
    const words = 'Couldn’t read the carrier’s list of texts. We’ll keep trying every few minutes.';
    await recordCarrierProblem(sql, words, now()).catch(() => undefined);
  }
}

async function importTexts(deps: SmsDeps, carrier: SmsCarrier, since: Date): Promise<void> {
  const missing: CarrierMessage[] = [];
  for await (const batch of inBatches(carrier.list(since))) {
    const known = await findKnownTexts(
      deps.sql,
      batch.map(({ sid }) => sid),
    );
    for (const message of batch) {
      const text = known.get(message.sid);
      if (message.direction === 'outbound') await recordSeenState(deps, message, text);
      else if (!text || text.pictures < message.mediaCount) missing.push(message);
    }
  }
  // Opt-outs apply in the order they were sent.
  missing.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  for (const message of missing) await importText(deps, carrier, message);
}

/** Skips texts without a stored carrier id: reconciliation handles those. */
async function recordSeenState({ sql }: SmsDeps, message: CarrierMessage, text: KnownText | undefined): Promise<void> {
  if (!text || (text.state === message.state && text.errorCode === message.errorCode)) return;
  const { sid, state, errorCode } = message;
  await recordDelivery(sql, { sid, messageId: null, state, errorCode });
}

/** For texts too old for the list whose webhook we may have missed. */
async function checkUnfinished({ sql }: SmsDeps, carrier: SmsCarrier): Promise<void> {
  for (const { sid, state: stored, errorCode: storedCode } of await takeUnfinished(sql)) {
    const message = await carrier.find(sid);
    if (!message || (message.state === stored && message.errorCode === storedCode)) continue;
    await recordDelivery(sql, { sid, messageId: null, state: message.state, errorCode: message.errorCode });
  }
}

/** Stores the text first; pictures follow. */
async function importText(deps: SmsDeps, carrier: SmsCarrier, message: CarrierMessage): Promise<void> {
  const { sid, from, to, body, mediaCount, createdAt } = message;
  const text = { sid, from, to, body, optOutType: null, media: [] };
  await recordInbound(deps, text, createdAt);
  if (mediaCount === 0) return;
  const media = await carrier.listMedia(sid);
  const known = (await findKnownTexts(deps.sql, [sid])).get(sid);
  if (known && known.pictures === 0) await addInboundPictures(deps.sql, known.id, media);
}

async function* inBatches(messages: AsyncIterable<CarrierMessage>): AsyncGenerator<CarrierMessage[]> {
  let batch: CarrierMessage[] = [];
  for await (const message of messages) {
    batch.push(message);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
