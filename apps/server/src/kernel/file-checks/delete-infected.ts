import type { FileState } from '@rxweb/contracts/shared/file-state';
import type { Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { writeAuditEntries } from '../audit/audit-log.ts';
import { AppError } from '../errors/app-error.ts';
import type { EraseDeps, StoredName } from '../files/erase-files.ts';
import { lockInfected, markDeleted } from './file-scans.repository.ts';

/**
 * Deletes an infected file; what it was stays known. The caller has checked that the actor (null: a job) may read it. Throws `conflict` for
 * any other file, `unavailable` while storage is down. Repeatable.
 */
export async function deleteInfected(
  { sql, supabase }: { sql: Sql; supabase: EraseDeps['supabase'] },
  actor: { userId: string; address: string } | null,
  file: StoredName,
): Promise<FileState> {
  return inTransaction(sql, async (tx) => {
    const state = await lockInfected(tx, file);
    if (!state) throw new AppError('not_found');
    if (state.scan !== 'infected')
      throw new AppError('conflict', { message: 'Only a file with malware in it can be deleted here.' });
    if (state.isDeleted) return state;
    await markDeleted(tx, file);
    const entry = { action: 'file_deleted', target: `${file.bucket}/${file.path}`, detail: state.found } as const;
    await writeAuditEntries(tx, [{ ...entry, actorId: actor?.userId ?? null, address: actor?.address ?? null }]);
    const { error } = await supabase.storage.from(file.bucket).remove([file.path]);
    if (error) throw new AppError('unavailable', { cause: error });
    return { ...state, isDeleted: true };
  });
}
