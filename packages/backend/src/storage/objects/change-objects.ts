import type { TransactionSql } from '@rxweb/platform/sql/sql';
import type { Claims } from '../../core/core.ts';
import type { Storage } from '../storage.ts';
import { isOutcomeUnknown } from '../to-storage-error.ts';

/** Marks versions whose rows this transaction deletes; their bytes go after it. */
export type Forget = (versions: readonly (string | null)[]) => Promise<void>;

/**
 * Changes rows with the caller's rights, then removes the bytes of deleted versions. If the outcome is unknown, leaves
 * the marks to the next start.
 */
export async function changeObjects<T>(
  { core, bytes }: Storage,
  claims: Claims,
  work: (sql: TransactionSql, forget: Forget) => Promise<T>,
): Promise<T> {
  const forgotten: string[] = [];
  const forget: Forget = async (versions) => {
    const known = versions.filter((version) => version !== null);
    forgotten.push(...known);
    if (known.length > 0) await bytes.mark(known);
  };

  const result = await core
    .asRole(claims, (sql) => work(sql, forget))
    .catch(async (error: unknown) => {
      if (!isOutcomeUnknown(error)) await bytes.keep(forgotten);
      throw error;
    });
  // The rows are gone, so a failed file removal is no error; its mark stays.
  await bytes.drop(forgotten).catch((error: unknown) => core.log.warn({ err: error }, 'bytes could not be removed'));
  return result;
}
