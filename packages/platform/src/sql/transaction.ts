import { escapeLiteral } from 'pg';
import { createTag } from './create-tag.ts';
import { DatabaseError } from './errors.ts';
import type { Sql, TransactionSql } from './sql.ts';
import { createTurns } from './turns.ts';

interface TransactionOptions {
  prepare?: boolean;
  settings?: Readonly<Record<string, string>> | undefined;
}

/**
 * Runs the work in one transaction. Rolls back if the work or any of its queries failed, even if the work ignored the error. Rejects as soon as
 * the connection is lost and sends nothing after. Without `prepare`, queries are planned for their actual values. `settings` last as long as the transaction.
 */
export async function inTransaction<T>(
  sql: Sql,
  work: (tx: TransactionSql) => Promise<T>,
  { prepare = sql.runner.prepare, settings }: TransactionOptions = {},
): Promise<T> {
  const lease = await sql.runner.take();
  let failure: { error: unknown } | undefined;
  const turns = createTurns(lease, (error) => {
    failure ??= { error };
  });
  const frame = createTag({ ...sql.runner, take: createTurns(lease).take, mayRetry: false });
  const tx = createTag({ ...sql.runner, take: turns.take, prepare, mayRetry: false });
  try {
    await frame.unsafe(settings ? `begin;${set(settings)}` : 'begin');
    const result = await lease.unlessLost(work(tx));
    await turns.close();
    if (failure) throw failure.error;
    await frame.unsafe('commit');
    return result;
  } catch (error) {
    await turns.close().catch(() => {});
    if (!lease.isLost) await frame.unsafe('rollback').catch(() => {});
    const isLater = error instanceof DatabaseError && error.code === inFailedTransaction;
    throw isLater && failure ? failure.error : error;
  } finally {
    lease.release();
  }
}

const inFailedTransaction = '25P02';

/** Runs in order with the beginning: one round trip, and no query before its settings. */
function set(settings: Readonly<Record<string, string>>): string {
  const all = escapeLiteral(JSON.stringify(settings));
  return `select set_config(name, value, true) from jsonb_each_text(${all}) as settings (name, value)`;
}
