import type { ArchiveGaps, AuditEntry, AuditFilter } from '@rxweb/contracts/audit';
import { type ArchiveDoor, queryOf, readArchivePage, searchArchive } from './archive/search-archive.ts';
import type { AuditRepository } from './audit.repository.ts';
import type { ChainRow } from './chain.ts';
import { presentArchived } from './select-entries.ts';

export interface LogDeps {
  repository: AuditRepository;
  archive: ArchiveDoor;
}

export interface LogPage {
  entries: AuditEntry[];
  next: number | null;
  archive?: ArchiveGaps | undefined;
}

const pageMs = 3_000;

/** The newest entries below `before`, either of the database or of the archive. */
export async function readLogPage(
  { repository, archive }: LogDeps,
  filter: AuditFilter,
  { before, limit, signal }: { before: number | null; limit: number; signal?: AbortSignal },
): Promise<LogPage> {
  const entries = await repository.readPage(filter, before, limit);
  const last = entries.at(-1)?.seq;
  if (last !== undefined) {
    const isMore = entries.length === limit || (await repository.isArchivedBelow(last));
    return { entries, next: isMore ? last : null };
  }
  const below = before ?? Number.MAX_SAFE_INTEGER;
  const range = { below, limit, ms: pageMs, ...(signal && { signal }) };
  const { rows, next, ...gaps } = await readArchivePage(archive, queryOf(filter), range);
  const found = await presentArchived(archive.sql, rows);
  return { entries: found, next, ...(hasGaps(gaps) && { archive: gaps }) };
}

export const hasGaps = ({ unreadable, searchedTo }: ArchiveGaps) => unreadable.length > 0 || searchedTo !== null;

/** Oldest first. Notes files that it could not read. */
export async function* readWholeLog(
  { repository, archive }: LogDeps,
  filter: AuditFilter,
  gaps: ArchiveGaps,
): AsyncGenerator<AuditEntry[]> {
  for await (const rows of inBatches(searchArchive(archive, queryOf(filter), gaps)))
    yield await presentArchived(archive.sql, rows);
  yield* repository.readAll(filter);
}

const batchRows = 500;

export async function* inBatches(rows: AsyncIterable<ChainRow>): AsyncGenerator<ChainRow[]> {
  let batch: ChainRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < batchRows) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
