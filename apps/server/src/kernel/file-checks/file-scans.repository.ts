import type { FileScan, FileState } from '@rxweb/contracts/shared/file-state';
import { smsPicturesBucket } from '@rxweb/contracts/sms/messages';
import { buckets } from '@rxweb/contracts/uploads';
import type { AnySql, Fragment, Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { writeAuditEntries } from '../audit/audit-log.ts';
import type { StoredName } from '../files/erase-files.ts';

const scannedBuckets = [...Object.values<string>(buckets), smsPicturesBucket];

export interface ScanState {
  scan: FileScan;
  found: string | null;
}

export interface ScannedFile extends StoredName {
  version: string;
}

/** Claims the file that waits longest, for two minutes. Servers claim different files. */
export async function takeDueFile(sql: Sql): Promise<ScannedFile | null> {
  const [row] = await sql<ScannedFile[]>`
    update app.file_checks set next_scan_at = now() + interval '2 minutes'
    where (bucket, path) = (
      select bucket, path from app.file_checks
      where scan in ('pending', 'failed') and refused is null and next_scan_at <= now()
      order by next_scan_at limit 1 for update skip locked)
    returning bucket, path, version`;
  return row ?? null;
}

export async function releaseFile(sql: Sql, { bucket, path }: StoredName): Promise<void> {
  await sql`
    update app.file_checks set next_scan_at = now()
    where bucket = ${bucket} and path = ${path} and scan in ('pending', 'failed')`;
}

/** Audits malware. Retries come after 30 s, doubling, ten times. */
export async function writeScan(
  sql: Sql,
  { bucket, path, version }: ScannedFile,
  { scan, found, isFinal }: ScanState & { isFinal: boolean },
): Promise<void> {
  await inTransaction(sql, async (tx) => {
    const { count } = await tx`
      update app.file_checks set scan = ${scan}, found = ${found}, scanned_at = now(), scan_tries = scan_tries + 1,
        next_scan_at = case when not ${isFinal} and scan_tries < 10 then now() + interval '30 seconds' * power(2, scan_tries) end
      where bucket = ${bucket} and path = ${path} and version = ${version} and scan <> 'infected'`;
    if (count > 0 && scan === 'infected')
      await writeAuditEntries(tx, [
        { action: 'file_infected', actorId: null, target: `${bucket}/${path}`, detail: found },
      ]);
  });
}

export async function awaitScans(sql: Sql): Promise<void> {
  await sql`
    update app.file_checks set scan = 'pending', scan_tries = 0, next_scan_at = now()
    where scan = 'unscanned' and refused is null`;
}

export async function forgetWaiting(sql: Sql): Promise<void> {
  await sql`update app.file_checks set scan = 'unscanned', found = null where scan in ('pending', 'failed')`;
}

export async function findUncheckedFiles(sql: Sql, limit: number): Promise<StoredName[]> {
  return sql<StoredName[]>`
    select o.bucket_id as bucket, o.name as path from storage.objects o
    where o.bucket_id in ${sql(scannedBuckets)} and not exists (
      select from app.file_checks c
      where c.bucket = o.bucket_id and c.path = o.name and c.version = coalesce(o.metadata->>'eTag', o.id::text))
    order by o.created_at desc limit ${limit}`;
}

export async function countScans(sql: Sql): Promise<{ waiting: number; failed: number; infected: number }> {
  const [counts] = await sql<[{ waiting: number; failed: number; infected: number }]>`
    select count(*) filter (where scan = 'pending')::int as waiting, count(*) filter (where scan = 'failed')::int as failed,
      count(*) filter (where scan = 'infected' and deleted_at is null)::int as infected
    from app.file_checks c where scan in ('pending', 'failed', 'infected') and refused is null
      and exists (select from storage.objects o where o.bucket_id = c.bucket and o.name = c.path)`;
  return counts;
}

/** A {@link FileState} as JSON; null for an unknown file. */
export const fileStateJson = (sql: AnySql, bucket: string, path: Fragment): Fragment => sql`(
  select jsonb_build_object('scan', c.scan, 'found', c.found, 'isDeleted', c.deleted_at is not null)
  from app.file_checks c where c.bucket = ${bucket} and c.path = ${path})`;

export async function findFileStates(sql: AnySql, files: readonly StoredName[]): Promise<Map<string, FileState>> {
  if (files.length === 0) return new Map();
  const rows = await sql<(FileState & { name: string })[]>`
    select c.bucket || '/' || c.path as name, c.scan, c.found, c.deleted_at is not null as "isDeleted"
    from app.file_checks c
    join unnest(${files.map(({ bucket }) => bucket)}::text[], ${files.map(({ path }) => path)}::text[]) f (bucket, path) using (bucket, path)`;
  return new Map(rows.map(({ name, ...state }) => [name, state]));
}

export async function lockInfected(tx: AnySql, { bucket, path }: StoredName): Promise<FileState | null> {
  const [row] = await tx<FileState[]>`
    select scan, found, deleted_at is not null as "isDeleted" from app.file_checks
    where bucket = ${bucket} and path = ${path} for update`;
  return row ?? null;
}

export async function markDeleted(tx: AnySql, { bucket, path }: StoredName): Promise<void> {
  await tx`update app.file_checks set deleted_at = now() where bucket = ${bucket} and path = ${path}`;
}
