import { setTimeout as wait } from 'node:timers/promises';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { Deliverer } from './deliver.ts';
import { type EscalationDeps, escalateDue } from './escalate.ts';

/** Between two looks when something is due that can't be sent yet. */
const restMs = 100;

/**
 * Does what is due and stays for what falls due within `aheadMs`, so that nothing is late by the time between two rounds. An idle round is one
 * short query.
 */
export async function runRound(
  deps: EscalationDeps & { deliverers: readonly Deliverer[] },
  aheadMs: number,
  signal: AbortSignal,
): Promise<void> {
  const { sql, now, deliverers } = deps;
  const until = now().getTime() + aheadMs;
  while (!signal.aborted) {
    let due = await readDue(sql);
    if (due.notices && due.notices <= now()) {
      await escalateDue(deps, signal);
      due = await readDue(sql);
    }
    if (due.deliveries && due.deliveries <= now()) {
      for (const deliverer of deliverers) await deliverer.start();
      due = await readDue(sql);
    }
    const next = Math.min(due.notices?.getTime() ?? Infinity, due.deliveries?.getTime() ?? Infinity);
    if (next > until) return;
    const untilNext = next - now().getTime();
    await wait(untilNext > 0 ? Math.max(untilNext, 5) : restMs, undefined, { signal }).catch(() => undefined);
    if (now().getTime() > until) return;
  }
}

async function readDue(sql: Sql): Promise<{ notices: Date | null; deliveries: Date | null }> {
  const [row] = await sql<[{ notices: Date | null; deliveries: Date | null }]>`
    select (select min(next_at) from app.staff_notices where next_at is not null) as notices,
      (select min(next_at) from app.notice_deliveries where state in ('waiting', 'sending')) as deliveries`;
  return row;
}
