import type { ReadableStream } from 'node:stream/web';
import { smsLimits } from '@rxweb/contracts/shared/limits';
import { smsPicturesBucket } from '@rxweb/contracts/sms/messages';
import { AppError } from '../../../kernel/errors/app-error.ts';
import { storageFailure } from '../../../kernel/errors/storage-failure.ts';
import type { FileToSend } from '../../../kernel/files/send-file.ts';
import { type Actor, type InboxDeps, noteOf } from './inbox-deps.ts';
import { findStoredPicture } from './pictures.repository.ts';

/** Opens a picture of a text for somebody of the staff. Nothing is read that is not noted. */
export async function openPicture({ sql, supabase, audit }: InboxDeps, actor: Actor, id: string): Promise<FileToSend> {
  const picture = await findStoredPicture(sql, id);
  if (!picture) throw new AppError('not_found');
  const { objectName, type, size } = picture;
  await audit.note(noteOf(actor, 'file_read', `${smsPicturesBucket}/${objectName}`));
  const { data, error } = await supabase.storage.from(smsPicturesBucket).download(objectName).asStream();
  if (error) throw storageFailure(error, smsLimits.maxInboundPictureBytes);
  return { type, name: `picture.${extensionOf(type)}`, size, body: data as ReadableStream };
}

const extensionOf = (type: string) => type.replace(/^image\//, '').replace('jpeg', 'jpg');
