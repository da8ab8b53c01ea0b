import type { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FileState } from '@rxweb/contracts/shared/file-state';
import { uploadLimits } from '@rxweb/contracts/shared/limits';
import type { ShoeDocument, ShoeRequirement, updateShoeDocument } from '@rxweb/contracts/shoes/documents';
import { buckets } from '@rxweb/contracts/uploads';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { nameForType } from '@rxweb/domain/uploads/name-for-type';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type * as z from 'zod/mini';
import { writeAuditEntries } from '../../../kernel/audit/audit-log.ts';
import { AppError } from '../../../kernel/errors/app-error.ts';
import { storageFailure } from '../../../kernel/errors/storage-failure.ts';
import { deleteInfected } from '../../../kernel/file-checks/delete-infected.ts';
import type { DrawnView } from '../../../kernel/file-views/file-views.ts';
import type { Actor } from '../../../kernel/http/actor.ts';
import { namesOf } from '../packets/returned/returned.repository.ts';
import { summarizeAgain } from '../shoes.repository.ts';
import { changedState } from './changed-state.ts';
import * as repository from './documents.repository.ts';
import { type DocumentKey, documentEntry, elsewhereText, fileReturned, insertAll, present } from './file-returned.ts';
import { type DocumentsDeps, download, keepFile } from './keep-file.ts';

export type { DocumentsDeps } from './keep-file.ts';

const maxFileBytes = uploadLimits.dropZoneMaxFileBytes;

export interface NewFile {
  caseId: string;
  requirement: ShoeRequirement;
  name: string;
  body: Readable | undefined;
}

/**
 * Bytes first, then the row. Deletes the file if the row fails. A returned page goes to the case of its code; throws `conflict` when all of
 * the file went to other cases.
 */
export async function addDocument(deps: DocumentsDeps, actor: Actor, file: NewFile): Promise<ShoeDocument> {
  if (!(await repository.caseExists(deps.sql, file.caseId))) throw new AppError('not_found');
  return keepFile(deps, file.body, async (kept) => {
    const filed = await fileReturned(deps, actor, kept, file.name);
    const here = filed.find(({ caseId }) => caseId === file.caseId);
    if (here) return here.document;
    if (filed.length > 0) throw new AppError('conflict', { message: await elsewhereText(deps, filed) });
    const [added] = await insertAll(deps, actor, [{ ...file, kept }]);
    if (!added) throw new AppError('not_found');
    return added.document;
  });
}

/** Papers of any cases. Throws `invalid_input` without a page code. */
export async function fileReturnedPapers(
  deps: DocumentsDeps,
  actor: Actor,
  { name, body }: Pick<NewFile, 'name' | 'body'>,
) {
  return keepFile(deps, body, async (kept) => {
    const filed = await fileReturned(deps, actor, kept, name);
    const names = await namesOf(
      deps.sql,
      filed.map(({ caseId }) => caseId),
    );
    if (filed.length > 0)
      return filed.map(({ caseId, document: { requirement, pages } }) => ({
        caseId,
        patientName: names.get(caseId) ?? '',
        requirement,
        pages: pages ?? 0,
      }));
    throw new AppError('invalid_input', {
      message: 'We found no page code of ours in this file. Open the case and add it there.',
    });
  });
}

type Change = z.output<(typeof updateShoeDocument)['input']['body']>;

/** A new requirement voids the verification. Throws `invalid_input` when verified without the facts it asks for. */
export async function changeDocument(
  { sql, store, now }: DocumentsDeps,
  actor: Actor,
  key: DocumentKey,
  change: Change,
): Promise<ShoeDocument> {
  return inTransaction(sql, async (tx) => {
    const before = await repository.lockDocument(tx, key.id, key.documentId);
    if (!before) throw new AppError('not_found');
    const after = changedState(before, change, actor.userId, storeDate(store, now()));
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

export async function deleteInfectedDocument(deps: DocumentsDeps, actor: Actor, key: DocumentKey): Promise<FileState> {
  const { objectName } = await find(deps, key);
  const state = await deleteInfected(deps, actor, { bucket: buckets.general, path: objectName });
  await removeDocument(deps, actor, key);
  return state;
}

export async function viewDocument(
  deps: DocumentsDeps,
  actor: Actor,
  key: DocumentKey,
  page: number,
): Promise<DrawnView> {
  const { objectName } = await find(deps, key);
  const checked = await deps.fileChecks.admit({ bucket: buckets.general, path: objectName });
  if (!checked) throw new AppError('not_found');
  const view = await deps.fileViews(checked.type, page, () => download(deps, objectName));
  await deps.audit.write(documentEntry('file_read', actor, key));
  return view;
}

/** The original, in the reader's name, after the audit entry. */
export async function openDocument(deps: DocumentsDeps, actor: Actor & { accessToken: string }, key: DocumentKey) {
  const { type, name, size, objectName } = await find(deps, key);
  await deps.fileChecks.admit({ bucket: buckets.general, path: objectName });
  const files = deps.supabaseAs(actor.accessToken).storage.from(buckets.general);
  await deps.audit.write(documentEntry('file_read', actor, key, 'original'));
  const { data, error } = await files.download(objectName).asStream();
  if (error) throw storageFailure(error, maxFileBytes);
  return { type, name: nameForType(name, type), size, body: data as ReadableStream };
}

async function find({ sql }: DocumentsDeps, { id, documentId }: DocumentKey): Promise<repository.StoredDocument> {
  const document = await repository.findDocument(sql, id, documentId);
  if (!document) throw new AppError('not_found');
  return document;
}
