import type { FileScan } from '@rxweb/contracts/shared/file-state';
import type { FileRefusal } from '@rxweb/contracts/uploads';
import type { FileVerdict } from '@rxweb/domain/uploads/inspection/verdict';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { StoredName } from '../files/erase-files.ts';

export interface StoredVersion {
  /** Changes with the bytes. */
  version: string;
  /** As its sender declared it. */
  declared: string;
  check: { type: string | null; refused: FileRefusal | null; scan: FileScan; found: string | null } | null;
}

/** Null if there is no such file. */
export async function findVersion(sql: Sql, { bucket, path }: StoredName): Promise<StoredVersion | null> {
  const [row] = await sql<
    {
      version: string;
      declared: string;
      isChecked: boolean;
      type: string | null;
      refused: FileRefusal | null;
      scan: FileScan;
      found: string | null;
    }[]
  >`
    select coalesce(o.metadata->>'eTag', o.id::text) as version, coalesce(o.metadata->>'mimetype', '') as declared,
      c.path is not null as "isChecked", c.type, c.refused, c.scan, c.found
    from storage.objects o
      left join app.file_checks c
        on c.bucket = o.bucket_id and c.path = o.name and c.version = coalesce(o.metadata->>'eTag', o.id::text)
    where o.bucket_id = ${bucket} and o.name = ${path}`;
  if (!row) return null;
  const { version, declared, isChecked, type, refused, scan, found } = row;
  return { version, declared, check: isChecked ? { type, refused, scan, found } : null };
}

/** Why a file was refused; null if it wasn't, or is unknown. */
export async function findVerdict(sql: Sql, { bucket, path }: StoredName): Promise<FileRefusal | null> {
  const [row] = await sql<{ refused: FileRefusal | null }[]>`
    select refused from app.file_checks where bucket = ${bucket} and path = ${path}`;
  return row?.refused ?? null;
}

/** Keeps what the scanner said of the same bytes. */
export async function writeVerdict(
  sql: Sql,
  { bucket, path }: StoredName,
  { version, firstScan }: { version: string; firstScan: 'unscanned' | 'pending' },
  verdict: FileVerdict,
): Promise<void> {
  const [type, refused] = 'type' in verdict ? [verdict.type, null] : [null, verdict.refused];
  await sql`
    insert into app.file_checks (bucket, path, version, type, refused, scan)
    values (${bucket}, ${path}, ${version}, ${type}, ${refused}, ${firstScan})
    on conflict (bucket, path) do update set version = excluded.version, type = excluded.type,
      refused = excluded.refused, checked_at = now(),
      scan = case when file_checks.version = excluded.version then file_checks.scan else excluded.scan end,
      found = case when file_checks.version = excluded.version then file_checks.found end,
      scanned_at = case when file_checks.version = excluded.version then file_checks.scanned_at end`;
}
