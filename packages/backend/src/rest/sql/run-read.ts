import type { Claims, Core } from '../../core/core.ts';
import { RestError, restFailures } from '../errors.ts';
import { restLimits } from '../limits.ts';
import type { ReadResult } from './build-read.ts';

/** PostgreSQL's type `unknown`: a value bound with it is read as the type of what it is compared with. */
const unknownType = 705;

/** Runs a read as the role of the claims, in a transaction that can write nothing and ends in time. */
export async function runRead(
  core: Core,
  claims: Claims,
  settings: Record<string, string>,
  { text, values }: { text: string; values: readonly string[] },
): Promise<ReadResult> {
  const all = { ...settings, transaction_read_only: 'on', statement_timeout: String(restLimits.statementTimeoutMs) };
  const [row] = await core.asRole(claims, async (tx) => {
    const typed = values.map((value) => tx.typed(value, unknownType));
    // Sent together; were the first to fail, PostgreSQL would not run the second.
    const [, rows] = await Promise.all([
      tx`select set_config(name, value, true) from jsonb_each_text(${tx.json(all)}) as settings (name, value)`,
      tx.unsafe(text, typed).raw(),
    ]);
    return rows;
  });
  if (!row) throw new RestError(restFailures.internal);
  const [rows, total, body] = row;
  return { rows: Number(rows), total: total ? Number(total) : null, body: body ?? null };
}
