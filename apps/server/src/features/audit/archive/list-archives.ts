import type { AnySql } from '@rxweb/platform/sql/sql';

/** Six years, the shortest time that the log must be kept (45 CFR 164.316). Files of older rows may be deleted. */
const keptYears = 6;

/** A file of the archive, as the database knows it. */
export interface ArchiveFile {
  name: string;
  /** The numbers of its rows. */
  first: number;
  last: number;
  /** The time of its last row. */
  until: Date;
  isExpired: boolean;
  previous: Buffer;
  hash: Buffer;
  sha256: Buffer;
}

/** Oldest first. */
export function listArchives(sql: AnySql) {
  return sql<ArchiveFile[]>`
    select name, first_seq::float8 as first, last_seq::float8 as last, until, previous_hash as previous, last_hash as hash, sha256,
      until < now() - ${keptYears} * interval '1 year' as "isExpired"
    from app.audit_archives order by first_seq`;
}
