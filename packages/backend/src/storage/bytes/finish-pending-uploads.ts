import type { Sql } from '@rxweb/platform/sql/sql';
import type { ByteStore } from './byte-store.ts';

/**
 * Resolves what a crash left undecided: keeps marked versions with a row and removes the others. Returns the number
 * removed.
 */
export async function finishPendingUploads(sql: Sql, bytes: ByteStore): Promise<number> {
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
