import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { smsLimits } from '@rxweb/contracts/shared/limits';
import { type SmsPicture, smsPicturesBucket } from '@rxweb/contracts/sms/messages';
import { detectFileType } from '@rxweb/domain/uploads/detect-file-type';
import { storedFileName } from '@rxweb/domain/uploads/stored-file-name';
import type { AnySql } from '@rxweb/platform/sql/sql';
import { AppError } from '../../../kernel/errors/app-error.ts';
import { fileTooLarge, storageFailure } from '../../../kernel/errors/storage-failure.ts';
import { limitBytes } from '../../../kernel/files/limit-bytes.ts';
import { readHead } from '../../../kernel/files/read-head.ts';
import type { SmsDeps } from '../deps.ts';
import { makePictureToken, pictureKey } from './picture-tokens.ts';

const headBytes = 4_096;
const carriedTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/gif'];

/** Keeps a picture for a text that is being written: first the bytes, as they arrive, then its row. */
export async function addPicture(deps: SmsDeps, userId: string, body: Readable | undefined): Promise<SmsPicture> {
  if (!body)
    throw new AppError('invalid_input', { issues: [{ path: 'body', message: 'Send the picture as the body.' }] });
  const { head, whole } = await readHead(body, headBytes);
  const { mime: type, extension } = detectFileType(head, '') ?? { mime: '', extension: '' };
  if (!carriedTypes.includes(type)) {
    throw new AppError('unsupported_media_type', { message: 'Only JPEG, PNG and GIF pictures can be sent.' });
  }
  const objectName = storedFileName(`picture.${extension}`, deps.now().getTime(), randomBytes(16));
  const files = deps.supabase.storage.from(smsPicturesBucket);
  try {
    const size = await store(files, objectName, type, whole);
    const [row] = await deps.sql<[{ id: string }]>`
      insert into app.sms_pictures (state, object_name, type, size, added_by)
      values ('stored', ${objectName}, ${type}, ${size}, ${userId}) returning id`;
    return { id: row.id, type, size, state: 'stored' };
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

/** The addresses where the carrier fetches a text's pictures, for an hour from now. */
export async function pictureAddresses({ sql, config, now }: SmsDeps, messageId: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from app.sms_pictures where message_id = ${messageId} and state = 'stored' order by position, id`;
  const key = pictureKey(config.twilio);
  return rows.map(({ id }) => `${config.webhookBaseUrl}/api/twilio/pictures/${makePictureToken(key, id, now())}`);
}

/** Throws `invalid_input` when the pictures of one text are larger together than the carrier takes. */
export async function assertPicturesFit(sql: AnySql, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const [sum] = await sql<[{ bytes: number }]>`
    select coalesce(sum(size), 0)::float8 as bytes from app.sms_pictures where id = any (${[...ids]}::uuid[])`;
  if (sum.bytes <= smsLimits.maxPictureBytes) return;
  const message = `The pictures of one text may have ${smsLimits.maxPictureBytes} bytes together.`;
  throw new AppError('invalid_input', { message, issues: [{ path: 'body.pictures', message }] });
}

/** Takes away what was added for a text that was not sent within a day. */
export async function removeLeftPictures({ sql, supabase }: SmsDeps): Promise<void> {
  const left = await sql<{ objectName: string }[]>`
    delete from app.sms_pictures where id in (
      select id from app.sms_pictures
      where message_id is null and state = 'stored' and added_at < now() - interval '1 day' limit 50 for update skip locked)
    returning object_name as "objectName"`;
  if (left.length > 0) await supabase.storage.from(smsPicturesBucket).remove(left.map(({ objectName }) => objectName));
}
