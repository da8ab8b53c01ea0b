import type { ReadableStream } from 'node:stream/web';
import type { FileState } from '@rxweb/contracts/shared/file-state';
import { smsLimits } from '@rxweb/contracts/shared/limits';
import { smsPicturesBucket } from '@rxweb/contracts/sms/messages';
import { extensionOfMedia } from '@rxweb/domain/uploads/media-types';
import type { AnySql } from '@rxweb/platform/sql/sql';
import { auditEntryFor } from '../../../kernel/audit/audit-log.ts';
import { AppError } from '../../../kernel/errors/app-error.ts';
import { storageFailure } from '../../../kernel/errors/storage-failure.ts';
import { deleteInfected } from '../../../kernel/file-checks/delete-infected.ts';
import type { DrawnView } from '../../../kernel/file-views/file-views.ts';
import type { FileToSend } from '../../../kernel/files/send-file.ts';
import type { Actor } from '../../../kernel/http/actor.ts';
import type { InboxDeps, SmsDeps } from '../deps.ts';
import { downloadPictures } from '../inbound/download-pictures.ts';
import { retryPicture } from '../inbound/inbound-pictures.repository.ts';

export async function viewPicture(
  { sql, supabase, audit, fileChecks, fileViews }: InboxDeps,
  actor: Actor,
  id: string,
  page: number,
): Promise<DrawnView> {
  const picture = await findStoredPicture(sql, id);
  if (!picture) throw new AppError('not_found');
  const file = { bucket: smsPicturesBucket, path: picture.objectName };
  const checked = await fileChecks.admit(file);
  if (!checked) throw new AppError('not_found');
  const view = await fileViews(checked.type, page, async () => {
    const { data, error } = await supabase.storage.from(file.bucket).download(file.path);
    if (error) throw storageFailure(error, smsLimits.maxInboundPictureBytes);
    return new Uint8Array(await data.arrayBuffer());
  });
  await audit.write(auditEntryFor(actor, 'file_read', `${file.bucket}/${file.path}`));
  return view;
}

export async function deletePicture({ sql, supabase }: InboxDeps, actor: Actor, id: string): Promise<FileState> {
  const picture = await findStoredPicture(sql, id);
  if (!picture) throw new AppError('not_found');
  const state = await deleteInfected({ sql, supabase }, actor, { bucket: smsPicturesBucket, path: picture.objectName });
  await sql`
    update public.messages set received_at = received_at
    where id = (select message_id from app.sms_pictures where id = ${id})`;
  return state;
}

/** Fetches it now; later tries follow by themselves. Throws `conflict` unless the carrier failed to give it. */
export async function fetchPictureAgain(deps: SmsDeps, id: string): Promise<{ id: string }> {
  if (!(await retryPicture(deps.sql, id, deps.now())))
    throw new AppError('conflict', { message: 'This file can’t be fetched again.' });
  void downloadPictures(deps);
  return { id };
}

/** Opens the original for staff, once the read is in the audit log. */
export async function openPicture(
  { sql, supabase, audit, fileChecks }: InboxDeps,
  actor: Actor,
  id: string,
): Promise<FileToSend> {
  const picture = await findStoredPicture(sql, id);
  if (!picture) throw new AppError('not_found');
  const { objectName, type, size } = picture;
  await fileChecks.admit({ bucket: smsPicturesBucket, path: objectName });
  await audit.write(auditEntryFor(actor, 'file_read', `${smsPicturesBucket}/${objectName}`, 'original'));
  const { data, error } = await supabase.storage.from(smsPicturesBucket).download(objectName).asStream();
  if (error) throw storageFailure(error, smsLimits.maxInboundPictureBytes);
  return { type, name: `file-of-text.${extensionOfMedia(type)}`, size, body: data as ReadableStream };
}

/** Null for a file that isn't downloaded yet, or that was lost. */
export async function findStoredPicture(
  sql: AnySql,
  id: string,
): Promise<{ objectName: string; type: string; size: number } | null> {
  const [row] = await sql<{ objectName: string; type: string; size: number }[]>`
    select object_name as "objectName", type, size from app.sms_pictures where id = ${id} and state = 'stored'`;
  return row ?? null;
}
