import { type SetupState, type SetupStep, setupSteps } from '@rxweb/contracts/setup';
import type { Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { writeAuditEntries } from '../../kernel/audit/audit-log.ts';
import type { TodayItem } from '../../kernel/feature/feature.ts';
import type { Actor } from '../../kernel/http/actor.ts';

export interface SetupDeps {
  sql: Sql;
  carrier: { kind: 'twilio' | 'demo'; from: string | null } | null;
  mailCarrier: { kind: SetupState['mail'] };
}

interface StepRow {
  step: SetupStep;
  isDone: boolean;
}

export async function readSetup({ sql, carrier, mailCarrier }: SetupDeps): Promise<SetupState> {
  const rows = await readSteps(sql);
  return {
    isUnderWay: rows.some(({ isDone }) => !isDone),
    done: setupSteps.filter((step) => rows.some((row) => row.step === step && row.isDone)),
    texts: { kind: carrier?.kind ?? 'none', from: carrier?.from ?? null },
    mail: mailCarrier.kind,
  };
}

/** Changes nothing in an installation that was set up without steps. */
export async function saveStep(deps: SetupDeps, actor: Actor, step: SetupStep, isDone: boolean): Promise<SetupState> {
  await inTransaction(deps.sql, async (tx) => {
    const changed = await tx`
      update app.setup_steps set done = ${isDone}, changed_at = now(), changed_by = ${actor.userId}
      where step = ${step} and done <> ${isDone}`;
    if (changed.count === 0) return;
    const { userId: actorId, address } = actor;
    const detail = isDone ? 'done' : 'left for later';
    await writeAuditEntries(tx, [{ action: 'setup_changed', actorId, address, target: step, detail }]);
  });
  return readSetup(deps);
}

/** Steps that are left, for administrators. */
export async function listSetupToday({ sql }: Pick<SetupDeps, 'sql'>): Promise<TodayItem[]> {
  const count = (await readSteps(sql)).filter(({ isDone }) => !isDone).length;
  return count > 0 ? [{ kind: 'setup_steps_left', count, soonest: null }] : [];
}

const readSteps = (sql: Sql) => sql<StepRow[]>`select step, done as "isDone" from app.setup_steps`;
