import { DatabaseError } from '@rxweb/platform/sql/errors';
import type { Sql, TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { AppError } from '../errors/app-error.ts';

/** A search that takes longer is given up, so that it holds no connection that others wait for. */
const longestMs = 10_000;

/**
 * Searches, on one connection. Each is planned for the very words it looks for: what finds a rare one goes through everything for a common one.
 * Throws `unavailable` for one that takes too long.
 */
export async function runSearch<T>(sql: Sql, work: (tx: TransactionSql) => Promise<T>): Promise<T> {
  return inTransaction(sql, async (tx) => {
    await tx`
      select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('statement_timeout', ${String(longestMs)}, true)`;
    return work(tx);
  }).catch((cause: unknown) => {
    // query_canceled, appendix A of PostgreSQL's manual.
    if (cause instanceof DatabaseError && cause.code === '57014') throw new AppError('unavailable', { cause });
    throw cause;
  });
}
