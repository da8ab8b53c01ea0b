import type { StaffNoticeKind } from '@rxweb/contracts/staff-notices';
import type { StoreInfo } from '@rxweb/contracts/store';
import { type EscalationStep, escalationSteps, stepTimes, usualMinutes } from '@rxweb/domain/notices/step-times';
import { wallTimeMs } from '@rxweb/domain/store/time-zone';
import type { Sql, TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type { LiveSettings } from '../../kernel/settings/live-settings.ts';
import { type Audience, addInApp, addMails, addPushes, dropWaiting, tellScreens } from './deliveries.repository.ts';

export interface EscalationDeps {
  sql: Sql;
  store: StoreInfo;
  settings: Pick<LiveSettings, 'current'>;
  canMail: boolean;
  /** Subscriptions of another key can't be reached. */
  keyId: string;
  now(): Date;
}

interface DueNotice extends Audience {
  kind: StaffNoticeKind;
  raisedAt: Date;
  dueAt: Date | null;
  step: number;
  isTaken: boolean;
  isSettled: boolean;
}

const batch = 20;
/** Steps done once a notice is on screens, and once all are. */
const onScreens = 1;
const allSteps = onScreens + escalationSteps.length;

/** For the leader: two at once would not send twice, since each delivery is one row. */
export async function escalateDue(deps: EscalationDeps, signal: AbortSignal): Promise<void> {
  while ((await inTransaction(deps.sql, (tx) => takeBatch(deps, tx))) === batch && !signal.aborted);
}

async function takeBatch(deps: EscalationDeps, tx: TransactionSql): Promise<number> {
  const due = await tx<DueNotice[]>`
    select id, kind, roles, user_id as "userId", raised_at as "raisedAt", due_at as "dueAt", step, taken_at is not null as "isTaken",
      settled_at is not null as "isSettled"
    from app.staff_notices where next_at <= ${deps.now()} order by next_at limit ${batch} for update skip locked`;
  for (const notice of due) await advance(deps, tx, notice);
  if (due.length > 0) await tellScreens(tx);
  return due.length;
}

/** Takes the steps that are due, in order, and sets the time of the next one. */
async function advance(deps: EscalationDeps, tx: TransactionSql, notice: DueNotice): Promise<void> {
  const at = deps.now();
  if (notice.isSettled) {
    await dropWaiting(tx, notice.id);
    await tx`update app.staff_notices set next_at = null where id = ${notice.id}`;
    return;
  }
  const times = stepTimes(notice, minutesOf(deps, notice.kind), deps.store);
  if (notice.step < onScreens) await addInApp(tx, notice, at);
  let step = Math.max(notice.step, onScreens);
  let next: Date | null = null;
  while (step < allSteps) {
    const name = escalationSteps[step - onScreens] ?? 'admins';
    next = timeOf(notice, name, times);
    if (next && next > at) break;
    if (next) await takeStep(deps, tx, notice, name, at);
    step += 1;
    next = null;
  }
  await tx`update app.staff_notices set step = ${step}, next_at = ${next} where id = ${notice.id}`;
}

/** Once someone took it on, only the promise counts. */
function timeOf(notice: DueNotice, step: EscalationStep, times: Record<EscalationStep, Date | null>): Date | null {
  if (!notice.isTaken) return times[step];
  return step === 'admins' && times.admins ? notice.dueAt : null;
}

async function takeStep(
  deps: EscalationDeps,
  tx: TransactionSql,
  notice: DueNotice,
  step: EscalationStep,
  at: Date,
): Promise<void> {
  const audience = step === 'admins' ? { id: notice.id, roles: ['admin'], userId: null } : notice;
  const how = { kind: notice.kind, step, at, storeTime: storeTime(deps.store, at), keyId: deps.keyId };
  if (step === 'admins') await addInApp(tx, audience, at);
  if (step !== 'mail') await addPushes(tx, audience, how);
  if (step !== 'push' && deps.canMail) await addMails(tx, audience, how);
}

const minutesOf = ({ settings }: EscalationDeps, kind: StaffNoticeKind) =>
  settings.current.notices?.minutes[kind] ?? usualMinutes[kind];

/** `HH:MM` in the store. */
function storeTime(store: StoreInfo, at: Date): string {
  return new Date(wallTimeMs(store.timeZone, at)).toISOString().slice(11, 16);
}
