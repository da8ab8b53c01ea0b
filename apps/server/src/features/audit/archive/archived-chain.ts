import type { AnySql } from '@rxweb/platform/sql/sql';
import { type ChainRow, firstLink, type Link } from '../chain.ts';
import { hashOfArchive, readArchive } from './archive-file.ts';

/** Six years, the shortest time that the log must be kept (45 CFR 164.316). Files of older rows may be deleted. */
const keptYears = 6;

interface Archive {
  name: string;
  first: string;
  last: string;
  isExpired: boolean;
  previous: Buffer;
  hash: Buffer;
  sha256: Buffer;
}

/** What a file of the archive shows. */
export type ArchivedPart =
  | { row: ChainRow }
  /** Rows whose file was deleted after six years: only their last hash is known. */
  | { expired: Link }
  /** From this row on the file is missing or not what was written. */
  | { brokenAt: number };

/** All archived rows in order. `folder` null: this machine has none. */
export async function* readArchived(sql: AnySql, folder: string | null): AsyncGenerator<ArchivedPart> {
  const archives = await sql<Archive[]>`
    select name, first_seq as first, last_seq as last, previous_hash as previous, last_hash as hash, sha256,
      until < now() - ${keptYears} * interval '1 year' as "isExpired"
    from app.audit_archives order by first_seq`;
  let before = firstLink;
  for (const archive of archives) {
    const { name, isExpired, sha256 } = archive;
    const [first, last] = [Number(archive.first), Number(archive.last)];
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
