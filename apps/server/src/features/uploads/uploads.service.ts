import { randomBytes } from 'node:crypto';
import { uploadLimits } from '@rxweb/contracts/shared/limits';
import { type Attachment, buckets, fileRefusals, genericBinary } from '@rxweb/contracts/uploads';
import { nameForType } from '@rxweb/domain/uploads/name-for-type';
import { isStoredFileName, storedFileName } from '@rxweb/domain/uploads/stored-file-name';
import type { SupabaseClient } from '@supabase/supabase-js';
import { AppError } from '../../kernel/errors/app-error.ts';
import { fileTooLarge, isStorageError, storageFailure } from '../../kernel/errors/storage-failure.ts';
import type { SentFile } from '../../kernel/feature/ports.ts';
import type { FileChecks } from '../../kernel/file-checks/file-checks.ts';
import type { DrawnView, FileViews } from '../../kernel/file-views/file-views.ts';
import { limitBytes } from '../../kernel/files/limit-bytes.ts';
import type { Visitor } from '../../kernel/http/visitor.ts';
import type { UploadBytes } from '../../kernel/limits/upload-quotas.ts';
import type { UploadsRepository } from './uploads.repository.ts';

const maxFileBytes = uploadLimits.chatMaxFileBytes;

export interface UploadsDeps {
  repository: UploadsRepository;
  supabase: SupabaseClient;
  fileChecks: FileChecks;
  fileViews: FileViews;
  uploadBytes: UploadBytes;
  /** Row level security applies. */
  supabaseAs(accessToken: string): SupabaseClient;
  now(): Date;
}

/** Keeps only the path's extension. */
export async function createUploadUrl(deps: UploadsDeps, visitor: Visitor, wantedPath: string) {
  const path = await reserveName(deps, visitor, wantedPath);
  const { data, error } = await deps.supabase.storage.from(buckets.chat).createSignedUploadUrl(path);
  if (error) throw storageFailure(error, maxFileBytes);
  return { bucket: buckets.chat, path: data.path, token: data.token };
}

interface FilePage {
  bucket: string;
  path: string;
  page: number;
}

/** Within the quotas. A body that isn't stored doesn't count. */
export async function uploadWithinQuota(deps: UploadsDeps, visitor: Visitor, file: SentFile) {
  const { ip, announcedBytes = maxFileBytes } = file;
  const visitorKey = visitor.hash.toString('hex');
  const upload = await deps.uploadBytes.take({ ip, visitorKey, bytes: announcedBytes });
  try {
    const { stored, bytes } = await uploadThroughServer(deps, visitor, file);
    if (bytes < announcedBytes) await deps.uploadBytes.giveBack({ ...upload, bytes: announcedBytes - bytes });
    return stored;
  } catch (error) {
    await deps.uploadBytes.giveBack(upload);
    throw error;
  }
}

/** A retry with an earlier attempt's name gets that name, so one file never becomes two (security row R11). */
async function uploadThroughServer(
  deps: UploadsDeps,
  visitor: Visitor,
  { name, contentType, announcedBytes = maxFileBytes, body }: SentFile,
) {
  if (!body) throw new AppError('invalid_input', { issues: [{ path: 'body', message: 'Send the file as the body.' }] });
  const path = (await earlierName(deps, visitor, name)) ?? (await reserveName(deps, visitor, name));
  const limited = limitBytes(body, maxFileBytes);
  const { error } = await deps.supabase.storage.from(buckets.chat).upload(path, limited.stream, {
    contentType: contentType ?? genericBinary,
    cacheControl: String(uploadLimits.cacheControlSeconds),
    upsert: false,
    duplex: 'half',
  });
  if (limited.exceeded()) throw fileTooLarge(maxFileBytes);
  if (limited.bytes() === 0 && !isDuplicate(error)) {
    // A Supabase keeps an empty file.
    if (!error) await deps.supabase.storage.from(buckets.chat).remove([path]);
    throw new AppError('invalid_input', { message: fileRefusals.empty });
  }
  const isStored = isDuplicate(error) && (await deps.repository.claim(visitor, { bucket: buckets.chat, path }));
  if (error && !isStored) throw storageFailure(error, maxFileBytes);
  const stored = { bucket: buckets.chat, path };
  await deps.fileChecks.accept(stored);
  return { stored, bytes: isStored ? announcedBytes : limited.bytes() };
}

/** Files the staff member may not read count as missing; harmful ones are blocked. */
export async function openFile(deps: UploadsDeps, accessToken: string, bucket: string, path: string) {
  const { data, error } = await deps.supabaseAs(accessToken).storage.from(bucket).download(path);
  if (error) throw storageFailure(error, maxFileBytes);
  const checked = isChecked(bucket) ? await deps.fileChecks.admit({ bucket, path }) : null;
  return { file: data, type: checked?.type ?? data.type };
}

/** As {@link openFile}, redrawn. */
export async function viewFile(
  deps: UploadsDeps,
  accessToken: string,
  { bucket, path, page }: FilePage,
): Promise<DrawnView> {
  const { file, type } = await openFile(deps, accessToken, bucket, path);
  return deps.fileViews(type, page, async () => new Uint8Array(await file.arrayBuffer()));
}

/** The test buckets hold administrators' own files. */
export const isChecked = (bucket: string) => Object.values<string>(buckets).includes(bucket);

/** A visitor's own, recent chat file; anything else counts as missing (security row Z5). */
export async function openOwnFile(deps: UploadsDeps, visitor: Visitor, bucket: string, path: string) {
  const since = new Date(deps.now().getTime() - uploadLimits.ownDownloadMs);
  const isOwn = bucket === buckets.chat && (await deps.repository.isOwn(visitor, bucket, path, since));
  if (!isOwn) throw new AppError('not_found');
  const { data, error } = await deps.supabase.storage.from(bucket).download(path);
  if (error) throw storageFailure(error, maxFileBytes);
  return { file: data, type: data.type };
}

export async function claimAttachments(
  { repository, fileChecks }: Pick<UploadsDeps, 'repository' | 'fileChecks'>,
  visitor: Visitor,
  attachments: readonly Attachment[],
): Promise<Attachment[]> {
  const claimed: Attachment[] = [];
  for (const attachment of attachments) {
    const file = await repository.claim(visitor, attachment);
    if (!file) throw new AppError('not_found', { message: 'Attachment not found' });
    const type = (await fileChecks.accept(attachment))?.type ?? file.type;
    claimed.push({ ...attachment, ...file, type, name: nameForType(attachment.name, type) });
  }
  return claimed;
}

async function reserveName(deps: UploadsDeps, visitor: Visitor, wantedPath: string): Promise<string> {
  const path = storedFileName(wantedPath, deps.now().getTime(), randomBytes(16));
  await deps.repository.reserve(visitor, buckets.chat, path);
  return path;
}

/** Through us or direct to storage. */
async function earlierName({ repository }: UploadsDeps, visitor: Visitor, path: string): Promise<string | null> {
  if (!isStoredFileName(path)) return null;
  return (await repository.reserveOwn(visitor, buckets.chat, path)) ? path : null;
}

function isDuplicate(error: unknown): boolean {
  return isStorageError(error) && error.statusCode === '409';
}
