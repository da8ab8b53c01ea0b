import { setImmediate as nextTurn } from 'node:timers/promises';
import type postgres from 'postgres';

/**
 * Runs the work in one transaction, as `sql.begin` does, and outlives the loss of its connection: after an error the library sends its
 * rollback in any case, and when the socket is gone that throws where nobody can catch it, which would end the process.
 */
export async function inTransaction<T>(
  sql: postgres.Sql,
  work: (tx: postgres.TransactionSql) => Promise<T>,
): Promise<T> {
  let result: { value: T } | undefined;
  let isLost = false;
  const transaction = sql.begin(async (tx) => {
    try {
      result = { value: await work(tx) };
    } catch (error) {
      await nextTurn();
      // It has been rejected with the loss of the connection by now: there is nothing to roll back, and nobody waits here.
      if (isLost) await new Promise<never>(() => {});
      throw error;
    }
  });
  transaction.catch(() => {
    isLost = true;
  });
  await transaction;
  if (!result) throw new Error('a transaction ended without its work');
  return result.value;
}
