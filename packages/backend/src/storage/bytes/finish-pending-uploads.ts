import type { Sql } from '@rxweb/platform/sql/sql';
import type { ByteStore } from './byte-store.ts';

/**
 * Decides what a crash left undecided: of the marked versions, those with a row are kept, the others' bytes removed.
 * Run before the first request. Returns how many were removed.
 */
export async function settlePending(sql: Sql, bytes: ByteStore): Promise<number> {
  const versions = await bytes.pending();
  if (versions.length === 0) return 0;
  const rows = await sql<{ version: string }[]>`
    select version from storage.objects where version = any(${versions})`;
  const alive = new Set(rows.map((row) => row.version));
  const gone = versions.filter((version) => !alive.has(version));
  await bytes.keep([...alive]);
  await bytes.drop(gone);
  return gone.length;
}
