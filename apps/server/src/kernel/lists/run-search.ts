import { DatabaseError } from '@rxweb/platform/sql/errors';
import type { Sql, TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { AppError } from '../errors/app-error.ts';

/** Time limit: a slow search would hold a connection that others need. */
const longestMs = 10_000;

/** Planned for its actual words: rare and common words need different plans. Throws `unavailable` on timeout. */
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
