import type { FileRefusal, FileScan } from '@rxweb/contracts/uploads';
import type { FileVerdict } from '@rxweb/domain/uploads/inspection/verdict';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { StoredName } from '../files/erase-files.ts';

export interface StoredVersion {
  /** Changes with the bytes. */
  version: string;
  /** As its sender declared it. */
  declared: string;
  check: { type: string | null; refused: FileRefusal | null; scan: FileScan } | null;
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
    }[]
  >`
    select coalesce(o.metadata->>'eTag', o.id::text) as version, coalesce(o.metadata->>'mimetype', '') as declared,
      c.path is not null as "isChecked", c.type, c.refused, c.scan
    from storage.objects o
      left join app.file_checks c
        on c.bucket = o.bucket_id and c.path = o.name and c.version = coalesce(o.metadata->>'eTag', o.id::text)
    where o.bucket_id = ${bucket} and o.name = ${path}`;
  if (!row) return null;
  const { version, declared, isChecked, type, refused, scan } = row;
  return { version, declared, check: isChecked ? { type, refused, scan } : null };
}

export async function writeVerdict(
  sql: Sql,
  { bucket, path }: StoredName,
  version: string,
  verdict: FileVerdict,
): Promise<void> {
  const [type, refused] = 'type' in verdict ? [verdict.type, null] : [null, verdict.refused];
  await sql`
    insert into app.file_checks (bucket, path, version, type, refused)
    values (${bucket}, ${path}, ${version}, ${type}, ${refused})
    on conflict (bucket, path) do update set version = excluded.version, type = excluded.type,
      refused = excluded.refused, checked_at = now(),
      scan = case when file_checks.version = excluded.version then file_checks.scan else 'unscanned' end,
      found = case when file_checks.version = excluded.version then file_checks.found end,
      scanned_at = case when file_checks.version = excluded.version then file_checks.scanned_at end`;
}
