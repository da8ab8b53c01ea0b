import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { uploadLimits } from '@rxweb/contracts/shared/limits';
import type { ShoeDocument } from '@rxweb/contracts/shoes/documents';
import type { StoreInfo } from '@rxweb/contracts/store';
import { buckets } from '@rxweb/contracts/uploads';
import { detectFileType } from '@rxweb/domain/uploads/detect-file-type';
import { storedFileName } from '@rxweb/domain/uploads/stored-file-name';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { AuditLog } from '../../../kernel/audit/audit-log.ts';
import { AppError } from '../../../kernel/errors/app-error.ts';
import { fileTooLarge, storageFailure } from '../../../kernel/errors/storage-failure.ts';
import type { FileChecks } from '../../../kernel/file-checks/file-checks.ts';
import type { FileViews } from '../../../kernel/file-views/file-views.ts';
import { limitBytes } from '../../../kernel/files/limit-bytes.ts';
import { readHead } from '../../../kernel/files/read-head.ts';
import type { PacketBuilder } from '../packets/worker/packet-builder.ts';
import { documentExists } from './documents.repository.ts';

const maxFileBytes = uploadLimits.dropZoneMaxFileBytes;
const headBytes = 4_096;

export interface DocumentsDeps {
  sql: Sql;
  audit: AuditLog;
  /** Uses the service key. */
  supabase: SupabaseClient;
  fileChecks: FileChecks;
  fileViews: FileViews;
  /** Row level security applies. */
  supabaseAs(accessToken: string): SupabaseClient;
  packetBuilder: Pick<PacketBuilder, 'countPages' | 'readCodes' | 'splitPages'>;
  store: StoreInfo;
  now(): Date;
}

/** A stored file without its rows. */
export interface KeptFile {
  objectName: string;
  type: ShoeDocument['type'];
  size: number;
  pages: number | null;
}

/** Deletes the file unless a row holds it afterwards. */
export async function keepFile<T>(
  deps: DocumentsDeps,
  body: Readable | undefined,
  file: (kept: KeptFile) => Promise<T>,
): Promise<T> {
  if (!body) throw new AppError('invalid_input', { issues: [{ path: 'body', message: 'Send the file as the body.' }] });
  const { head, whole } = await readHead(body, headBytes);
  const { type, extension } = acceptedType(head);
  const objectName = nameObject(deps, extension);
  try {
    const size = await store(deps, objectName, type, whole);
    await deps.fileChecks.accept({ bucket: buckets.general, path: objectName });
    const pages = type === 'application/pdf' ? await countPages(deps, objectName) : 1;
    return await file({ objectName, type, size, pages });
  } finally {
    await removeWithoutRow(deps, objectName);
  }
}

/** A name that says nothing. */
export const nameObject = ({ now }: DocumentsDeps, extension: string) =>
  storedFileName(`document.${extension}`, now().getTime(), randomBytes(16));

function acceptedType(head: Uint8Array): { type: ShoeDocument['type']; extension: string } {
  const found = detectFileType(head, '');
  if (found?.mime === 'application/pdf' || found?.mime === 'image/jpeg' || found?.mime === 'image/png')
    return { type: found.mime, extension: found.extension };
  throw new AppError('unsupported_media_type', { message: 'You can add only PDF, JPEG and PNG files to a case.' });
}

/** Returns the size in bytes. */
export async function store(deps: DocumentsDeps, objectName: string, type: string, body: Readable): Promise<number> {
  const limited = limitBytes(body, maxFileBytes);
  const { error } = await deps.supabase.storage.from(buckets.general).upload(objectName, limited.stream, {
    contentType: type,
    upsert: false,
    duplex: 'half',
  });
  if (limited.exceeded()) throw fileTooLarge(maxFileBytes);
  if (error) throw storageFailure(error, maxFileBytes);
  return limited.bytes();
}

/** Check the stored copy, so parallel uploads don't fill the memory. */
async function countPages({ supabase, packetBuilder }: DocumentsDeps, objectName: string): Promise<number | null> {
  return packetBuilder.countPages(() => download({ supabase }, objectName));
}

export async function download({ supabase }: Pick<DocumentsDeps, 'supabase'>, objectName: string) {
  const { data, error } = await supabase.storage.from(buckets.general).download(objectName);
  if (error) throw storageFailure(error, maxFileBytes);
  return new Uint8Array(await data.arrayBuffer());
}

/** If cleanup fails too, an orphan file remains. */
export async function removeWithoutRow({ sql, supabase }: DocumentsDeps, objectName: string): Promise<void> {
  const isKept = await documentExists(sql, objectName).catch(() => true);
  if (!isKept) await supabase.storage.from(buckets.general).remove([objectName]);
}
