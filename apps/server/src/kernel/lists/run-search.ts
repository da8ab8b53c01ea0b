import { DatabaseError } from '@rxweb/platform/sql/errors';
import type { Sql, TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { AppError } from '../errors/app-error.ts';

/** Time limit: a slow search would hold a connection that others need. */
const longestMs = 10_000;

/**
 * Plans for the actual words, rare or common. Unnamed statements do that too, and unlike `plan_cache_mode` without replanning SQL functions for
 * each row. Throws `unavailable` on timeout.
 */
export async function runSearch<T>(sql: Sql, work: (tx: TransactionSql) => Promise<T>): Promise<T> {
  const search = async (tx: TransactionSql) => {
    await tx`select set_config('statement_timeout', ${String(longestMs)}, true)`;
    return work(tx);
  };
  return inTransaction(sql, search, { prepare: false }).catch((cause: unknown) => {
    // query_canceled, appendix A of PostgreSQL's manual.
    if (cause instanceof DatabaseError && cause.code === '57014') throw new AppError('unavailable', { cause });
    throw cause;
  });
}
