import type { ReadableStream } from 'node:stream/web';
import { smsLimits } from '@rxweb/contracts/shared/limits';
import { smsPicturesBucket } from '@rxweb/contracts/sms/messages';
import { AppError } from '../../../kernel/errors/app-error.ts';
import { storageFailure } from '../../../kernel/errors/storage-failure.ts';
import type { FileToSend } from '../../../kernel/files/send-file.ts';
import type { RawWebhook, WebhookReader, WebhookRejection } from '../carrier.ts';
import type { CarrierLog } from '../carrier-log.ts';
import { recordDelivery } from '../delivery-status.ts';
import type { SmsDeps } from '../deps.ts';
import { findStoredPicture } from '../inbox/pictures.service.ts';
import { pictureKey, readPictureToken } from '../outbound/media.ts';
import { downloadPictures } from './download-pictures.ts';
import { recordInbound } from './record-inbound.ts';

/** `webhookReader` is null while SMS is not connected. */
export type WebhooksDeps = SmsDeps & { webhookReader: WebhookReader | null; carrierLog: CarrierLog };

/** Stores an inbound text before it returns. */
export async function receiveText(deps: WebhooksDeps, call: RawWebhook): Promise<void> {
  const text = requireVerified(deps, call, await deps.webhookReader?.readInbound(call));
  await storeInTime(deps, () => recordInbound(deps, text, deps.now()));
  if (text.media.length > 0) void downloadPictures(deps);
}

/** Records how far one of our texts got. */
export async function receiveStatus(deps: WebhooksDeps, call: RawWebhook): Promise<void> {
  const status = requireVerified(deps, call, await deps.webhookReader?.readStatus(call));
  await storeInTime(deps, () => recordDelivery(deps.sql, status));
}

const wronglySigned =
  'We got a webhook without the carrier’s signature. If texts don’t arrive, check TWILIO_WEBHOOK_URL.';

/** The webhook's content. Throws if it isn't signed by the carrier or can't be parsed. */
function requireVerified<T extends object>(
  { carrierLog, now }: WebhooksDeps,
  { signature }: RawWebhook,
  result: T | WebhookRejection | null | undefined,
): T {
  if (result === undefined || result === 'not_connected') throw new AppError('sms_not_connected');
  if (result === 'forged') {
    // Internet scanners don't sign; a signature may mean that the configured URL is wrong.
    if (signature !== null) void carrierLog.recordProblem(wronglySigned, now()).catch(() => undefined);
    throw new AppError('forbidden', { message: 'This request isn’t signed by the carrier.' });
  }
  if (result === null || typeof result === 'string') throw new AppError('invalid_input');
  return result;
}

/** The carrier waits 15 seconds; an unavailable database could take longer. */
const storedWithinMs = 5_000;

/** On any failure the carrier must not count the webhook as delivered; the next catch-up brings it. */
async function storeInTime({ carrierLog, now }: WebhooksDeps, store: () => Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database has not answered')), storedWithinMs);
  });
  try {
    await Promise.race([store(), timeout]);
    void carrierLog.recordWebhook(now()).catch(() => undefined);
  } catch (error) {
    throw new AppError('unavailable', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** An outbound text's picture, for the carrier. Throws `not_found`. */
export async function openOutboundPicture({ sql, supabase, config, now }: SmsDeps, token: string): Promise<FileToSend> {
  const id = readPictureToken(pictureKey(config.twilio), token, now());
  const picture = id && (await findStoredPicture(sql, id));
  if (!picture) throw new AppError('not_found');
  const { objectName, type, size } = picture;
  const { data, error } = await supabase.storage.from(smsPicturesBucket).download(objectName).asStream();
  if (error) throw storageFailure(error, smsLimits.maxInboundPictureBytes);
  return { type, name: `picture.${type.replace(/^image\//, '')}`, size, body: data as ReadableStream };
}
