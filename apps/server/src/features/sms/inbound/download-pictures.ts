import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { smsLimits } from '@rxweb/contracts/shared/limits';
import { type SmsFileFault, smsPicturesBucket } from '@rxweb/contracts/sms/messages';
import { genericBinary } from '@rxweb/contracts/uploads';
import { detectFileType } from '@rxweb/domain/uploads/detect-file-type';
import { storedFileName } from '@rxweb/domain/uploads/stored-file-name';
import { AppError } from '../../../kernel/errors/app-error.ts';
import { findVerdict } from '../../../kernel/file-checks/file-checks.repository.ts';
import { describeError } from '../../../kernel/log/describe-error.ts';
import { MediaTooLarge, type SmsCarrier } from '../carrier.ts';
import type { SmsDeps } from '../deps.ts';
import { markLost, markStored, type QueuedPicture, takeQueuedPicture } from './inbound-pictures.repository.ts';

const maxPerRun = 20;
/** The last try comes a day after the first. */
const maxTries = 15;

/**
 * Downloads the files of inbound texts to private storage, one at a time. A harmful or broken file, or one that failed the last try, is
 * lost. Never throws.
 */
export async function downloadPictures(deps: SmsDeps): Promise<void> {
  const { sql, carrier, log, now } = deps;
  if (!carrier) return;
  try {
    for (let n = 0; n < maxPerRun; n++) {
      const picture = await takeQueuedPicture(sql, now());
      if (!picture) return;
      await download(deps, carrier, picture).catch(async (error: unknown) => {
        log.warn({ pictureId: picture.id, failure: describeError(error) }, 'couldn’t read a picture of a text');
        const isTooLarge = error instanceof MediaTooLarge;
        if (isTooLarge || picture.tries >= maxTries)
          await markLost(sql, picture, isTooLarge ? 'too_large' : 'unreachable');
      });
    }
  } catch (error) {
    log.warn({ failure: describeError(error) }, 'couldn’t read pictures of texts');
  }
}

async function download(deps: SmsDeps, carrier: SmsCarrier, picture: QueuedPicture): Promise<void> {
  const { body } = await carrier.readMedia(picture.url, smsLimits.maxInboundPictureBytes);
  const bytes = await readAll(body);
  if (bytes.length === 0) return markLost(deps.sql, picture, 'empty');
  const { mime, extension } = detectFileType(bytes, '') ?? { mime: genericBinary, extension: 'bin' };
  const objectName = storedFileName(`file.${extension}`, deps.now().getTime(), randomBytes(16));
  const files = deps.supabase.storage.from(smsPicturesBucket);
  const { error } = await files.upload(objectName, bytes, { contentType: mime, upsert: false });
  if (error) throw error;
  const kept = await acceptFile(deps, objectName);
  if ('refused' in kept) return markLost(deps.sql, picture, kept.refused);
  const isStored = await markStored(deps.sql, picture, { objectName, type: kept.type, size: bytes.length });
  if (!isStored) await files.remove([objectName]);
}

/** The check removes a refused file. Throws while no check is possible. */
async function acceptFile(
  { sql, supabase, fileChecks }: SmsDeps,
  path: string,
): Promise<{ type: string } | { refused: SmsFileFault }> {
  const file = { bucket: smsPicturesBucket, path };
  try {
    const checked = await fileChecks.accept(file);
    if (checked) return checked;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'unsupported_media_type') throw error;
    return { refused: (await findVerdict(sql, file)) ?? 'mismatch' };
  }
  await supabase.storage.from(smsPicturesBucket).remove([path]);
  throw new Error('the file can’t be checked now');
}

/** The adapter limits the size. */
async function readAll(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}
