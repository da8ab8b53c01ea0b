import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { smsLimits } from '@rxweb/contracts/shared/limits';
import { smsPicturesBucket } from '@rxweb/contracts/sms/messages';
import { detectFileType } from '@rxweb/domain/uploads/detect-file-type';
import { storedFileName } from '@rxweb/domain/uploads/stored-file-name';
import { describeError } from '../../../kernel/log/describe-error.ts';
import type { SmsCarrier } from '../carrier.ts';
import type { SmsDeps } from '../deps.ts';
import { noteLost, noteStored, takeWaitingPicture, type WaitingPicture } from './inbound-pictures.repository.ts';

const mostPerRun = 20;
/** The last try is about eight minutes after the first. */
const maxTries = 5;
const keptTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/gif'];

/**
 * Fetches the pictures of texts that came in and keeps them in private storage, one after the other. What is no picture, or cannot be had after
 * some tries, counts as lost. Never throws.
 */
export async function readWaitingPictures(deps: SmsDeps): Promise<void> {
  const { sql, carrier, log, now } = deps;
  if (!carrier) return;
  try {
    for (let n = 0; n < mostPerRun; n++) {
      const picture = await takeWaitingPicture(sql, now());
      if (!picture) return;
      await keep(deps, carrier, picture).catch(async (error: unknown) => {
        log.warn({ pictureId: picture.id, failure: describeError(error) }, 'a picture of a text could not be read');
        if (picture.tries >= maxTries) await noteLost(sql, picture);
      });
    }
  } catch (error) {
    log.warn({ failure: describeError(error) }, 'pictures of texts could not be read');
  }
}

async function keep(deps: SmsDeps, carrier: SmsCarrier, picture: WaitingPicture): Promise<void> {
  const { body } = await carrier.readMedia(picture.url, smsLimits.maxInboundPictureBytes);
  const bytes = await readAll(body);
  const { mime: type, extension } = detectFileType(bytes, '') ?? { mime: '', extension: '' };
  if (!keptTypes.includes(type)) return noteLost(deps.sql, picture);
  const objectName = storedFileName(`picture.${extension}`, deps.now().getTime(), randomBytes(16));
  const files = deps.supabase.storage.from(smsPicturesBucket);
  const { error } = await files.upload(objectName, bytes, { contentType: type, upsert: false });
  if (error) throw error;
  const isKept = await noteStored(deps.sql, picture, { objectName, type, size: bytes.length });
  if (!isKept) await files.remove([objectName]);
}

/** The carrier's adapter lets no more through than was asked for. */
async function readAll(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}
