import type { Claims, Core } from '../../core/core.ts';
import { RestError, restFailures } from '../errors.ts';
import { restLimits } from '../limits.ts';
import type { ReadResult } from './build-read.ts';

/** Runs a read as the role of the claims, in a read-only transaction with a time limit. */
export async function runRead(
  core: Core,
  claims: Claims,
  settings: Record<string, string>,
  { text, values }: { text: string; values: readonly string[] },
): Promise<ReadResult> {
  const all = { ...settings, transaction_read_only: 'on', statement_timeout: String(restLimits.statementTimeoutMs) };
  const [row] = await core.asRole(claims, async (tx) => {
    await tx`select set_config(name, value, true) from jsonb_each_text(${tx.json(all)}) as settings (name, value)`;
    return tx.unsafe(text, values).raw();
  });
  if (!row) throw new RestError(restFailures.internal);
  const [rows, total, body] = row;
  return { rows: Number(rows), total: total ? Number(total) : null, body: body ? Buffer.from(body) : null };
}
