import type { ReadableStream } from 'node:stream/web';
import { smsLimits } from '@rxweb/contracts/shared/limits';
import { smsPicturesBucket } from '@rxweb/contracts/sms/messages';
import type { AnySql } from '@rxweb/platform/sql/sql';
import { auditEntryFor } from '../../../kernel/audit/audit-log.ts';
import { AppError } from '../../../kernel/errors/app-error.ts';
import { storageFailure } from '../../../kernel/errors/storage-failure.ts';
import type { FileToSend } from '../../../kernel/files/send-file.ts';
import type { Actor } from '../../../kernel/http/actor.ts';
import type { InboxDeps } from '../deps.ts';

/** Opens a picture for staff, once the read is in the audit log. */
export async function openPicture(
  { sql, supabase, audit, fileChecks }: InboxDeps,
  actor: Actor,
  id: string,
): Promise<FileToSend> {
  const picture = await findStoredPicture(sql, id);
  if (!picture) throw new AppError('not_found');
  const { objectName, type, size } = picture;
  await fileChecks.admit({ bucket: smsPicturesBucket, path: objectName });
  await audit.write(auditEntryFor(actor, 'file_read', `${smsPicturesBucket}/${objectName}`));
  const { data, error } = await supabase.storage.from(smsPicturesBucket).download(objectName).asStream();
  if (error) throw storageFailure(error, smsLimits.maxInboundPictureBytes);
  return { type, name: `picture.${extensionOf(type)}`, size, body: data as ReadableStream };
}

const extensionOf = (type: string) => type.replace(/^image\//, '').replace('jpeg', 'jpg');

/** Null for a picture that isn't downloaded yet, or that was lost. */
export async function findStoredPicture(
  sql: AnySql,
  id: string,
): Promise<{ objectName: string; type: string; size: number } | null> {
  const [row] = await sql<{ objectName: string; type: string; size: number }[]>`
    select object_name as "objectName", type, size from app.sms_pictures where id = ${id} and state = 'stored'`;
  return row ?? null;
}
