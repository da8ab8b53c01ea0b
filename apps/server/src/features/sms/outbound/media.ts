import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Readable } from 'node:stream';
import { unknownState } from '@rxweb/contracts/shared/file-state';
import { smsLimits } from '@rxweb/contracts/shared/limits';
import { type SmsPicture, smsPicturesBucket } from '@rxweb/contracts/sms/messages';
import { detectFileType } from '@rxweb/domain/uploads/detect-file-type';
import { storedFileName } from '@rxweb/domain/uploads/stored-file-name';
import type { TwilioConfig } from '../../../config/sms.ts';
import { AppError } from '../../../kernel/errors/app-error.ts';
import { fileTooLarge, storageFailure } from '../../../kernel/errors/storage-failure.ts';
import { limitBytes } from '../../../kernel/files/limit-bytes.ts';
import { readHead } from '../../../kernel/files/read-head.ts';
import type { SmsDeps } from '../deps.ts';

const headBytes = 4_096;
const allowedTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/gif'];

/** Stores a picture for a text that is being written: first the bytes, then its row. */
export async function addPicture(deps: SmsDeps, userId: string, body: Readable | undefined): Promise<SmsPicture> {
  if (!body)
    throw new AppError('invalid_input', { issues: [{ path: 'body', message: 'Send the picture as the body.' }] });
  const { head, whole } = await readHead(body, headBytes);
  const { mime: type, extension } = detectFileType(head, '') ?? { mime: '', extension: '' };
  if (!allowedTypes.includes(type)) {
    throw new AppError('unsupported_media_type', { message: 'You can send only JPEG, PNG and GIF pictures.' });
  }
  const objectName = storedFileName(`picture.${extension}`, deps.now().getTime(), randomBytes(16));
  const files = deps.supabase.storage.from(smsPicturesBucket);
  try {
    const size = await store(files, objectName, type, whole);
    await deps.fileChecks.accept({ bucket: smsPicturesBucket, path: objectName });
    const [row] = await deps.sql<[{ id: string }]>`
      insert into app.sms_pictures (state, object_name, type, size, added_by)
      values ('stored', ${objectName}, ${type}, ${size}, ${userId}) returning id`;
    return { id: row.id, type, size, state: 'stored', fault: null, file: unknownState };
  } catch (error) {
    await files.remove([objectName]);
    throw error;
  }
}

type Files = ReturnType<SmsDeps['supabase']['storage']['from']>;

async function store(files: Files, objectName: string, type: string, body: Readable): Promise<number> {
  const limited = limitBytes(body, smsLimits.maxPictureBytes);
  const options = { contentType: type, upsert: false, duplex: 'half' };
  const { error } = await files.upload(objectName, limited.stream, options);
  if (limited.exceeded()) throw fileTooLarge(smsLimits.maxPictureBytes);
  if (error) throw storageFailure(error, smsLimits.maxPictureBytes);
  return limited.bytes();
}

/** Where the carrier downloads a text's pictures, valid for an hour. */
export async function pictureUrls({ sql, config, now }: SmsDeps, messageId: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from app.sms_pictures where message_id = ${messageId} and state = 'stored' order by position, id`;
  const key = pictureKey(config.twilio);
  return rows.map(({ id }) => `${config.webhookBaseUrl}/api/twilio/pictures/${makePictureToken(key, id, now())}`);
}

/** Deletes pictures whose text wasn't sent within a day. */
export async function deleteUnusedPictures({ sql, supabase }: SmsDeps): Promise<void> {
  const left = await sql<{ objectName: string }[]>`
    delete from app.sms_pictures where id in (
      select id from app.sms_pictures
      where message_id is null and state = 'stored' and added_at < now() - interval '1 day' limit 50 for update skip locked)
    returning object_name as "objectName"`;
  if (left.length > 0) await supabase.storage.from(smsPicturesBucket).remove(left.map(({ objectName }) => objectName));
}

/** How long the carrier may download a picture after we sent its text. */
const lifeMs = 60 * 60 * 1000;
const idBytes = 16;
const expiryBytes = 6;
const macBytes = 32;

/** Without Twilio nothing is downloaded, so a key of this process is enough. */
const ownKey = randomBytes(32);

/** The same on every server of a store; changes with the carrier's token. */
export function pictureKey(twilio: Pick<TwilioConfig, 'authToken'> | null): Buffer {
  return twilio ? Buffer.from(hkdfSync('sha256', twilio.authToken, '', 'addresses of pictures of texts', 32)) : ownKey;
}

/** A URL-safe token for one picture, valid for an hour. */
export function makePictureToken(key: Buffer, id: string, now: Date): string {
  const named = Buffer.alloc(idBytes + expiryBytes);
  named.write(id.replaceAll('-', ''), 'hex');
  named.writeUIntBE(now.getTime() + lifeMs, idBytes, expiryBytes);
  return Buffer.concat([named, sign(key, named)]).toString('base64url');
}

/** The picture's id; null for a forged or expired token. */
export function readPictureToken(key: Buffer, token: string, now: Date): string | null {
  const bytes = Buffer.from(token, 'base64url');
  // Base64 has several spellings for the same bytes; accept only ours.
  if (bytes.length !== idBytes + expiryBytes + macBytes || bytes.toString('base64url') !== token) return null;
  const named = bytes.subarray(0, idBytes + expiryBytes);
  if (!timingSafeEqual(sign(key, named), bytes.subarray(named.length))) return null;
  if (named.readUIntBE(idBytes, expiryBytes) < now.getTime()) return null;
  return named.toString('hex', 0, idBytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function sign(key: Buffer, named: Buffer): Buffer {
  return createHmac('sha256', key).update(named).digest();
}
