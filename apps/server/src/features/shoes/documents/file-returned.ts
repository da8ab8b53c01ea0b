import { Readable } from 'node:stream';
import type { AuditAction } from '@rxweb/contracts/audit';
import type { ShoeDocument, ShoeRequirement } from '@rxweb/contracts/shoes/documents';
import { buckets } from '@rxweb/contracts/uploads';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { auditEntryFor, writeAuditEntries } from '../../../kernel/audit/audit-log.ts';
import { AppError } from '../../../kernel/errors/app-error.ts';
import type { Actor } from '../../../kernel/http/actor.ts';
import { maxPagesToRead } from '../packets/returned/page-code.ts';
import * as returned from '../packets/returned/returned.repository.ts';
import { type Piece, sortPages } from '../packets/returned/sort-pages.ts';
import { summarizeAgain } from '../shoes.repository.ts';
import * as repository from './documents.repository.ts';
import { type DocumentsDeps, download, type KeptFile, nameObject, removeWithoutRow, store } from './keep-file.ts';

/** A document that its page code put where it belongs. */
export interface FiledDocument {
  caseId: string;
  document: ShoeDocument;
}

export interface DocumentKey {
  id: string;
  documentId: string;
}

interface Row {
  caseId: string;
  requirement: ShoeRequirement;
  name: string;
  kept: KeptFile;
}

/** One transaction for all. */
export async function insertAll(deps: DocumentsDeps, actor: Actor, rows: readonly Row[]): Promise<FiledDocument[]> {
  const ids = await inTransaction(deps.sql, async (tx) => {
    const inserted: { caseId: string; id: string }[] = [];
    for (const { caseId, requirement, name, kept } of rows) {
      const id = await repository.insertDocument(tx, { ...kept, caseId, requirement, name, addedBy: actor.userId });
      inserted.push({ caseId, id });
      await summarizeAgain(tx, caseId);
      const key = { id: caseId, documentId: id };
      await writeAuditEntries(tx, [documentEntry('case_document_added', actor, key, requirement)]);
    }
    return inserted;
  });
  return Promise.all(
    ids.map(async ({ caseId, id }) => ({
      caseId,
      document: present(await repository.findDocument(deps.sql, caseId, id)),
    })),
  );
}

/** Empty if no page has our code. Each paper in a scan becomes a document. */
export async function fileReturned(
  deps: DocumentsDeps,
  actor: Actor,
  kept: KeptFile,
  name: string,
): Promise<FiledDocument[]> {
  const pieces = await findPieces(deps, kept);
  if (pieces.length === 0) return [];
  const row = ({ caseId, requirement }: Piece, file: KeptFile): Row => ({ caseId, requirement, name, kept: file });
  const [first] = pieces;
  if (first && pieces.length === 1 && first.pages.length === kept.pages)
    return insertAll(deps, actor, [row(first, kept)]);
  const files = await deps.packetBuilder.splitPages(
    await download(deps, kept.objectName),
    pieces.map(({ pages }) => pages),
  );
  const rows: Row[] = [];
  try {
    for (const [index, piece] of pieces.entries()) {
      const bytes = files[index];
      if (bytes) rows.push(row(piece, await storePiece(deps, bytes, piece.pages.length)));
    }
    return await insertAll(deps, actor, rows);
  } finally {
    for (const { kept: file } of rows) await removeWithoutRow(deps, file.objectName);
  }
}

async function findPieces(deps: DocumentsDeps, { objectName, type, pages }: KeptFile): Promise<Piece[]> {
  if (pages === null || pages > maxPagesToRead || !(await returned.hasCodes(deps.sql))) return [];
  const codes = await deps.packetBuilder.readCodes(() => download(deps, objectName), type);
  const known = await returned.findSlots(
    deps.sql,
    codes.flatMap((each) => (each ? [each.code] : [])),
  );
  return sortPages(codes.map((each) => (each && known.get(each.code)) ?? null));
}

async function storePiece(deps: DocumentsDeps, bytes: Uint8Array<ArrayBuffer>, pages: number): Promise<KeptFile> {
  const objectName = nameObject(deps, 'pdf');
  const type = 'application/pdf';
  const size = await store(deps, objectName, type, Readable.from([Buffer.from(bytes)]));
  await deps.fileChecks.accept({ bucket: buckets.general, path: objectName });
  return { objectName, type, size, pages };
}

export async function elsewhereText({ sql }: DocumentsDeps, filed: readonly FiledDocument[]): Promise<string> {
  const names = await returned.namesOf(
    sql,
    filed.map(({ caseId }) => caseId),
  );
  const cases = [...names.values()].join(', ');
  return `By its page code this paper belongs to the case of ${cases}. It’s filed there, and not here.`;
}

export function documentEntry(action: AuditAction, actor: Actor, { id, documentId }: DocumentKey, fact?: string) {
  return auditEntryFor(actor, action, id, `document ${documentId}${fact ? `, ${fact}` : ''}`);
}

export function present(document: repository.StoredDocument | null): ShoeDocument {
  if (!document) throw new AppError('not_found');
  return repository.toDocument(document);
}
