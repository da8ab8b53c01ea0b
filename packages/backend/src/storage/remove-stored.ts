import { join } from 'node:path';
import type { Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { byteStoreAt } from './bytes/byte-store.ts';

/**
 * Removes stored files as the owner of the data does, from another process than the one that serves them: rows, then bytes. What is gone
 * already is no fault.
 */
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
    // Killed from here on, the marks tell the next start what to remove.
    await bytes.mark(versions);
    return versions;
  });
  await bytes.drop(gone);
}
