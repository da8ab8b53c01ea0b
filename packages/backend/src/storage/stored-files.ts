import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { byteStoreAt } from './bytes/byte-store.ts';

/** Removes stored files with full rights, from another process: rows, then bytes. Ignores missing files. */
export async function removeStored(
  { sql, dataDir }: { sql: Sql; dataDir: string },
  bucket: string,
  names: readonly string[],
): Promise<void> {
  const bytes = byteStoreAt(join(dataDir, 'storage'));
  const gone = await inTransaction(sql, async (transaction) => {
    const rows = await transaction<{ version: string | null }[]>`
      delete from storage.objects where bucket_id = ${bucket} and name = any(${[...names]}) returning version`;
    const versions = rows.flatMap(({ version }) => version ?? []);
    // After a kill from here on, the marks show the next start what to remove.
    await bytes.mark(versions);
    return versions;
  });
  await bytes.drop(gone);
}

/** Opens a stored file's bytes with full rights, from another process. Rejects with ENOENT if missing. */
export function openObject(dataDir: string, version: string): Promise<FileHandle> {
  return byteStoreAt(join(dataDir, 'storage')).open(version);
}
