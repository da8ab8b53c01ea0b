import type { FileState } from '@rxweb/contracts/shared/file-state';
import type { Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { auditEntryFor, writeAuditEntries } from '../audit/audit-log.ts';
import { AppError } from '../errors/app-error.ts';
import type { EraseDeps, StoredName } from '../files/erase-files.ts';
import { lockInfected, markDeleted } from './file-scans.repository.ts';

/**
 * Deletes an infected file; what it was stays known. The caller has checked that staff may read it. Throws `conflict` for any other file,
 * `unavailable` while storage is down. Repeatable.
 */
export async function deleteInfected(
  { sql, supabase }: { sql: Sql; supabase: EraseDeps['supabase'] },
  actor: Parameters<typeof auditEntryFor>[0],
  file: StoredName,
): Promise<FileState> {
  return inTransaction(sql, async (tx) => {
    const state = await lockInfected(tx, file);
    if (!state) throw new AppError('not_found');
    if (state.scan !== 'infected')
      throw new AppError('conflict', { message: 'Only a file with malware in it can be deleted here.' });
    if (state.isDeleted) return state;
    await markDeleted(tx, file);
    await writeAuditEntries(tx, [auditEntryFor(actor, 'file_deleted', `${file.bucket}/${file.path}`, state.found)]);
    const { error } = await supabase.storage.from(file.bucket).remove([file.path]);
    if (error) throw new AppError('unavailable', { cause: error });
    return { ...state, isDeleted: true };
  });
}
