import { describeError } from '../../../kernel/log/describe-error.ts';
import type { CarrierMessage, SmsCarrier } from '../carrier.ts';
import { noteCarrierProblem } from '../carrier-log.ts';
import { recordState } from '../delivery-status.ts';
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
/** How far the first look goes back. */
const firstSpanMs = 7 * 24 * 60 * minuteMs;
/** Each look goes over the end of the last one again: the carrier's clock is not ours, and its list may be a little behind. */
const overlapMs = 60 * minuteMs;
const batchSize = 200;

/**
 * Reads the carrier's own list since the last time and takes in what its calls did not bring (security row T7): texts that came in, and how far ours
 * got. All of it can be done again without harm; how far it has come is noted when all of it was stored. Never throws.
 */
export async function catchUp(deps: SmsDeps): Promise<void> {
  const { sql, carrier, log, now } = deps;
  if (!carrier) return;
  try {
    const startedAt = now();
    const from = await readCaughtUpTo(sql);
    const since = new Date(from ? from.getTime() - overlapMs : startedAt.getTime() - firstSpanMs);
    await takeIn(deps, carrier, since);
    await writeCaughtUpTo(sql, startedAt);
    await askAfterTexts(deps, carrier);
  } catch (error) {
    log.warn({ failure: describeError(error) }, 'the carrier’s list could not be taken in');
    const words = 'The carrier’s list of texts could not be read. It is tried again every few minutes.';
    await noteCarrierProblem(sql, words, now()).catch(() => undefined);
  }
}

async function takeIn(deps: SmsDeps, carrier: SmsCarrier, since: Date): Promise<void> {
  const missing: CarrierMessage[] = [];
  for await (const batch of inBatches(carrier.list(since))) {
    const known = await findKnownTexts(
      deps.sql,
      batch.map(({ sid }) => sid),
    );
    for (const message of batch) {
      const text = known.get(message.sid);
      if (message.direction === 'outbound') await noteState(deps, message, text);
      else if (!text || text.pictures < message.mediaCount) missing.push(message);
    }
  }
  // A person's words count in the order in which they were said.
  missing.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  for (const message of missing) await takeInText(deps, carrier, message);
}

/** What the carrier knows of texts that none of ours has the name of is left to the look-up of those that are not known. */
async function noteState({ sql }: SmsDeps, message: CarrierMessage, text: KnownText | undefined): Promise<void> {
  if (!text || (text.state === message.state && text.errorCode === message.errorCode)) return;
  const { sid, state, errorCode } = message;
  await recordState(sql, { sid, messageId: null, state, errorCode });
}

/** How far texts got that were sent so long ago that the list no longer brings them, should the carrier's call have been missed. */
async function askAfterTexts({ sql }: SmsDeps, carrier: SmsCarrier): Promise<void> {
  for (const { sid, state: stored, errorCode: storedCode } of await takeUnfinished(sql)) {
    const message = await carrier.find(sid);
    if (!message || (message.state === stored && message.errorCode === storedCode)) continue;
    await recordState(sql, { sid, messageId: null, state: message.state, errorCode: message.errorCode });
  }
}

/** The words first: they do not wait for a picture. */
async function takeInText(deps: SmsDeps, carrier: SmsCarrier, message: CarrierMessage): Promise<void> {
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
