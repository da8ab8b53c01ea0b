import type { AnySql } from '@rxweb/platform/sql/sql';
import { type ChainRow, firstLink, type Link } from '../chain.ts';
import { hashOfArchive, readArchive } from './archive-file.ts';
import { listArchives } from './list-archives.ts';

/** What a file of the archive shows. */
export type ArchivedPart =
  | { row: ChainRow }
  /** Rows whose file was deleted after six years: only their last hash is known. */
  | { expired: Link }
  /** From this row on the file is missing or not what was written. */
  | { brokenAt: number };

/** All archived rows in order. `folder` null: this machine has none. */
export async function* readArchived(sql: AnySql, folder: string | null): AsyncGenerator<ArchivedPart> {
  const archives = await listArchives(sql);
  let before = firstLink;
  for (const archive of archives) {
    const { name, first, last, isExpired, sha256 } = archive;
    const found = folder === null ? null : await hashOfArchive(folder, name);
    if (first !== before.seq + 1 || !archive.previous.equals(before.hash)) yield { brokenAt: before.seq + 1 };
    else if (found && folder !== null) {
      yield* readRows(folder, name, first);
      // The rows themselves show which one was changed, if they can be read.
      if (!found.equals(sha256)) yield { brokenAt: first };
    } else if (isExpired) yield { expired: { seq: last, hash: archive.hash } };
    else yield { brokenAt: first };
    before = { seq: last, hash: archive.hash };
  }
}

async function* readRows(folder: string, name: string, first: number): AsyncGenerator<ArchivedPart> {
  let next = first;
  try {
    for await (const row of readArchive(folder, name)) {
      yield { row };
      next += 1;
    }
  } catch {
    yield { brokenAt: next };
  }
}
