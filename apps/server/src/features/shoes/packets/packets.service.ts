import { uploadLimits } from '@rxweb/contracts/shared/limits';
import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type { StoreInfo } from '@rxweb/contracts/store';
import { buckets } from '@rxweb/contracts/uploads';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { AuditLog } from '../../../kernel/audit/audit-log.ts';
import { AppError } from '../../../kernel/errors/app-error.ts';
import { storageFailure } from '../../../kernel/errors/storage-failure.ts';
import type { FileChecks } from '../../../kernel/file-checks/file-checks.ts';
import type { FileToSend } from '../../../kernel/files/send-file.ts';
import type { Actor } from '../../../kernel/http/actor.ts';
import { listDocuments, type StoredDocument } from '../documents/documents.repository.ts';
import { requireCaseFile } from '../read-case-file.ts';
import { isReadable } from './attachments/is-readable.ts';
import { allTexts, leavingTexts, refuseUnprintable } from './drawing/refuse-unprintable.ts';
import type { FilePacket } from './file-packet.ts';
import { leavesWithAudit } from './leaves-with-audit.ts';
import type { PacketBuilder } from './worker/packet-builder.ts';
import type { AttachedFile } from './worker/packet-task.ts';

export interface PacketsDeps {
  sql: Sql;
  audit: AuditLog;
  store: StoreInfo;
  packetBuilder: PacketBuilder;
  fileChecks: FileChecks;
  /** Row level security applies. */
  supabaseAs(accessToken: string): SupabaseClient;
  now(): Date;
}

export interface Reader extends Actor {
  accessToken: string;
  signal: AbortSignal;
}

/** Limits for all attached files. */
const packetLimits = { maxBytes: 100 * 2 ** 20, maxPages: 1_000 } as const;

/** `audit` leaves out unverified documents; `review` has all. */
export async function filePacket(deps: PacketsDeps, reader: Reader, kind: FilePacket, id: string): Promise<FileToSend> {
  const all = await listDocuments(deps.sql, id);
  const documents = kind === 'audit' ? all.filter(leavesWithAudit) : all;
  refuseTooMuch(documents);
  const file = { ...(await openCase(deps, reader, id, kind)), documents };
  const load = () => loadFiles(deps, reader, documents);
  return asFile(
    `${kind}-packet-${id.slice(0, 8)}.pdf`,
    await deps.packetBuilder.makeFilePacket(kind, file, deps.store, load, reader.signal),
  );
}

async function openCase(deps: PacketsDeps, reader: Reader, id: string, packet: FilePacket): Promise<ShoeCaseFile> {
  const file = await requireCaseFile(deps.sql, deps, id);
  refuseUnprintable(packet === 'audit' ? leavingTexts(file) : allTexts(file));
  const { userId: actorId, address } = reader;
  await deps.audit.write({ action: 'case_packet_made', actorId, target: id, detail: packet, address });
  return file;
}

function refuseTooMuch(documents: readonly StoredDocument[]): void {
  const shown = documents.filter(isReadable);
  const sum = (of: (document: StoredDocument) => number) => shown.reduce((total, document) => total + of(document), 0);
  const { maxBytes, maxPages } = packetLimits;
  if (sum(({ size }) => size) <= maxBytes && sum(({ pages }) => pages ?? 0) <= maxPages) return;
  throw new AppError('payload_too_large', {
    message: `This case’s documents are too large for one packet. The limit is ${maxBytes / 2 ** 20} MB and ${maxPages} pages in total. Send some of them separately.`,
  });
}

/** Missing or unreadable files have no bytes. */
async function loadFiles(
  { supabaseAs, fileChecks }: PacketsDeps,
  { accessToken, signal }: Reader,
  documents: readonly StoredDocument[],
): Promise<AttachedFile[]> {
  const bucket = supabaseAs(accessToken).storage.from(buckets.general);
  const files: AttachedFile[] = [];
  for (const document of documents) {
    signal.throwIfAborted();
    if (!isReadable(document)) continue;
    // What the scanner hasn't cleared goes into no packet.
    if (['infected', 'pending', 'failed'].includes(document.file?.scan ?? '')) await admit(fileChecks, document);
    const { data, error } = await bucket.download(document.objectName);
    const failure = error && storageFailure(error, uploadLimits.dropZoneMaxFileBytes);
    if (failure && failure.code !== 'not_found') throw failure;
    files.push({ id: document.id, bytes: data && new Uint8Array(await data.arrayBuffer()) });
  }
  return files;
}

async function admit(fileChecks: FileChecks, { objectName, name }: StoredDocument): Promise<void> {
  await fileChecks.admit({ bucket: buckets.general, path: objectName }).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    // Says which document holds up the packet.
    throw new AppError(error.code, { cause: error, message: `“${name}”: ${error.message}` });
  });
}

const asFile = (name: string, body: Uint8Array): FileToSend => ({
  type: 'application/pdf',
  name,
  size: body.length,
  body,
});
