import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { smsLimits } from '@rxweb/contracts/shared/limits';
import { smsPicturesBucket } from '@rxweb/contracts/sms/messages';
import { detectFileType } from '@rxweb/domain/uploads/detect-file-type';
import { storedFileName } from '@rxweb/domain/uploads/stored-file-name';
import { AppError } from '../../../kernel/errors/app-error.ts';
import { describeError } from '../../../kernel/log/describe-error.ts';
import type { SmsCarrier } from '../carrier.ts';
import type { SmsDeps } from '../deps.ts';
import { markLost, markStored, type QueuedPicture, takeQueuedPicture } from './inbound-pictures.repository.ts';

const maxPerRun = 20;
/** The last try comes about eight minutes after the first. */
const maxTries = 5;
const allowedTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/gif'];

/**
 * Downloads the pictures of inbound texts to private storage, one at a time. A file that is no picture, or that still fails after the last
 * try, counts as lost. Never throws.
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
        if (picture.tries >= maxTries) await markLost(sql, picture);
      });
    }
  } catch (error) {
    log.warn({ failure: describeError(error) }, 'couldn’t read pictures of texts');
  }
}

async function download(deps: SmsDeps, carrier: SmsCarrier, picture: QueuedPicture): Promise<void> {
  const { body } = await carrier.readMedia(picture.url, smsLimits.maxInboundPictureBytes);
  const bytes = await readAll(body);
  const { mime: type, extension } = detectFileType(bytes, '') ?? { mime: '', extension: '' };
  if (!allowedTypes.includes(type)) return markLost(deps.sql, picture);
  const objectName = storedFileName(`picture.${extension}`, deps.now().getTime(), randomBytes(16));
  const files = deps.supabase.storage.from(smsPicturesBucket);
  const { error } = await files.upload(objectName, bytes, { contentType: type, upsert: false });
  if (error) throw error;
  if (!(await isAccepted(deps, objectName))) return markLost(deps.sql, picture);
  const isStored = await markStored(deps.sql, picture, { objectName, type, size: bytes.length });
  if (!isStored) await files.remove([objectName]);
}

/** The check removes a refused file. */
function isAccepted({ fileChecks }: SmsDeps, path: string): Promise<boolean> {
  return fileChecks.accept({ bucket: smsPicturesBucket, path }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'unsupported_media_type') return false;
      throw error;
    },
  );
}

/** The adapter limits the size. */
async function readAll(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}
