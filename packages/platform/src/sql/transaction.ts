import { setImmediate as nextTurn } from 'node:timers/promises';
import type postgres from 'postgres';

/**
 * Runs the work in one transaction, as `sql.begin` does, and nothing after the loss of its connection: the library would send what is still asked, a
 * commit or a rollback, over a connection that is gone or already somebody else's.
 */
export async function inTransaction<T>(
  sql: postgres.Sql,
  work: (tx: postgres.TransactionSql) => Promise<T>,
): Promise<T> {
  let result: { value: T } | undefined;
  let isLost = false;
  const transaction = sql.begin(async (tx) => {
    try {
      result = { value: await work(unless(() => isLost, tx)) };
    } catch (error) {
      await nextTurn();
      if (!isLost) throw error;
    }
    // It has been rejected by now: there is nothing to commit or roll back, and nobody waits here.
    if (isLost) await new Promise<never>(() => {});
  });
  transaction.catch(() => {
    isLost = true;
  });
  await transaction;
  if (!result) throw new Error('a transaction ended without its work');
  return result.value;
}

/** The same, but it throws for a query once the connection is lost. */
function unless(isLost: () => boolean, tx: postgres.TransactionSql): postgres.TransactionSql {
  return new Proxy(tx, {
    apply(target, self, args) {
      const isQuery = Array.isArray(args[0]) && 'raw' in args[0];
      if (isQuery && isLost())
        throw Object.assign(new Error('the connection of a transaction was lost'), { code: 'CONNECTION_CLOSED' });
      return Reflect.apply(target, self, args);
    },
  });
}
