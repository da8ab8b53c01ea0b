import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { AuditAction } from '@rxweb/contracts/audit';
import { uploadLimits } from '@rxweb/contracts/shared/limits';
import type { ShoeDocument, ShoeRequirement, updateShoeDocument } from '@rxweb/contracts/shoes/documents';
import { buckets } from '@rxweb/contracts/uploads';
import { detectFileType } from '@rxweb/domain/uploads/detect-file-type';
import { nameForType } from '@rxweb/domain/uploads/name-for-type';
import { storedFileName } from '@rxweb/domain/uploads/stored-file-name';
import type { Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type { SupabaseClient } from '@supabase/supabase-js';
import type * as z from 'zod/mini';
import { type AuditLog, auditEntryFor, writeAuditEntries } from '../../../kernel/audit/audit-log.ts';
import { AppError } from '../../../kernel/errors/app-error.ts';
import { fileTooLarge, storageFailure } from '../../../kernel/errors/storage-failure.ts';
import type { FileChecks } from '../../../kernel/file-checks/file-checks.ts';
import { limitBytes } from '../../../kernel/files/limit-bytes.ts';
import { readHead } from '../../../kernel/files/read-head.ts';
import type { Actor } from '../../../kernel/http/actor.ts';
import type { PacketBuilder } from '../packets/worker/packet-builder.ts';
import { summarizeAgain } from '../shoes.repository.ts';
import { changedState } from './changed-state.ts';
import * as repository from './documents.repository.ts';

const maxFileBytes = uploadLimits.dropZoneMaxFileBytes;
const headBytes = 4_096;

export interface DocumentsDeps {
  sql: Sql;
  audit: AuditLog;
  /** Uses the service key. */
  supabase: SupabaseClient;
  fileChecks: FileChecks;
  /** Row level security applies. */
  supabaseAs(accessToken: string): SupabaseClient;
  packetBuilder: Pick<PacketBuilder, 'countPages'>;
  now(): Date;
}

export interface DocumentKey {
  id: string;
  documentId: string;
}

export interface NewFile {
  caseId: string;
  requirement: ShoeRequirement;
  name: string;
  body: Readable | undefined;
}

/** Bytes first, then the row. Deletes the file if the row fails. */
export async function addDocument(deps: DocumentsDeps, actor: Actor, file: NewFile): Promise<ShoeDocument> {
  if (!(await repository.caseExists(deps.sql, file.caseId))) throw new AppError('not_found');
  if (!file.body)
    throw new AppError('invalid_input', { issues: [{ path: 'body', message: 'Send the file as the body.' }] });
  const { head, whole } = await readHead(file.body, headBytes);
  const { type, extension } = acceptedType(head);
  const objectName = storedFileName(`document.${extension}`, deps.now().getTime(), randomBytes(16));
  try {
    const size = await store(deps, objectName, type, whole);
    await deps.fileChecks.accept({ bucket: buckets.general, path: objectName });
    const pages = type === 'application/pdf' ? await countPages(deps, objectName) : 1;
    const { caseId, requirement, name } = file;
    const row = { caseId, requirement, objectName, name, type, size, pages, addedBy: actor.userId };
    const id = await inTransaction(deps.sql, async (tx) => {
      const inserted = await repository.insertDocument(tx, row);
      await summarizeAgain(tx, caseId);
      await writeAuditEntries(tx, [
        documentEntry('case_document_added', actor, { id: caseId, documentId: inserted }, requirement),
      ]);
      return inserted;
    });
    return present(await repository.findDocument(deps.sql, caseId, id));
  } catch (error) {
    await removeWithoutRow(deps, objectName);
    throw error;
  }
}

type Change = z.output<(typeof updateShoeDocument)['input']['body']>;

/** A new requirement voids the verification. Throws `invalid_input` when verified without the facts its requirement asks for. */
export async function changeDocument(
  { sql }: DocumentsDeps,
  actor: Actor,
  key: DocumentKey,
  change: Change,
): Promise<ShoeDocument> {
  return inTransaction(sql, async (tx) => {
    const before = await repository.lockDocument(tx, key.id, key.documentId);
    if (!before) throw new AppError('not_found');
    const after = changedState(before, change, actor.userId);
    await repository.writeDocumentState(tx, key.documentId, after);
    await summarizeAgain(tx, key.id);
    const fact = `${after.requirement}, ${after.verifiedBy === null ? 'not verified' : 'verified'}`;
    await writeAuditEntries(tx, [documentEntry('case_document_changed', actor, key, fact)]);
    return present(await repository.findDocument(tx, key.id, key.documentId));
  });
}

/** Keeps the file. */
export async function removeDocument({ sql }: DocumentsDeps, actor: Actor, key: DocumentKey): Promise<{ id: string }> {
  return inTransaction(sql, async (tx) => {
    if (!(await repository.markRemoved(tx, key.id, key.documentId, actor.userId))) throw new AppError('not_found');
    await summarizeAgain(tx, key.id);
    await writeAuditEntries(tx, [documentEntry('case_document_removed', actor, key)]);
    return { id: key.documentId };
  });
}

/** In the reader's name, after the audit entry. */
export async function openDocument(deps: DocumentsDeps, actor: Actor & { accessToken: string }, key: DocumentKey) {
  const document = await repository.findDocument(deps.sql, key.id, key.documentId);
  if (!document) throw new AppError('not_found');
  const { type, name, size, objectName } = document;
  await deps.fileChecks.admit({ bucket: buckets.general, path: objectName });
  const files = deps.supabaseAs(actor.accessToken).storage.from(buckets.general);
  await deps.audit.write(documentEntry('file_read', actor, key));
  const { data, error } = await files.download(objectName).asStream();
  if (error) throw storageFailure(error, maxFileBytes);
  return { type, name: nameForType(name, type), size, body: data as ReadableStream };
}

function acceptedType(head: Uint8Array): { type: ShoeDocument['type']; extension: string } {
  const found = detectFileType(head, '');
  if (found?.mime === 'application/pdf' || found?.mime === 'image/jpeg' || found?.mime === 'image/png')
    return { type: found.mime, extension: found.extension };
  throw new AppError('unsupported_media_type', { message: 'You can add only PDF, JPEG and PNG files to a case.' });
}

/** Returns the size in bytes. */
async function store(deps: DocumentsDeps, objectName: string, type: string, body: Readable): Promise<number> {
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

/** Check the stored copy, so that memory holds one of many parallel uploads. */
async function countPages({ supabase, packetBuilder }: DocumentsDeps, objectName: string): Promise<number | null> {
  return packetBuilder.countPages(async () => {
    const { data, error } = await supabase.storage.from(buckets.general).download(objectName);
    if (error) throw storageFailure(error, maxFileBytes);
    return new Uint8Array(await data.arrayBuffer());
  });
}

/** If cleanup fails too, an orphan file remains. */
async function removeWithoutRow({ sql, supabase }: DocumentsDeps, objectName: string): Promise<void> {
  const isKept = await repository.documentExists(sql, objectName).catch(() => true);
  if (!isKept) await supabase.storage.from(buckets.general).remove([objectName]);
}

function documentEntry(action: AuditAction, actor: Actor, { id, documentId }: DocumentKey, fact?: string) {
  return auditEntryFor(actor, action, id, `document ${documentId}${fact ? `, ${fact}` : ''}`);
}

function present(document: repository.StoredDocument | null): ShoeDocument {
  if (!document) throw new AppError('not_found');
  return repository.toDocument(document);
}
