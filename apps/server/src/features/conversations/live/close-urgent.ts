import type { StaffLiveState } from '@rxweb/contracts/live/staff';
import type { TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { auditEntryFor, writeAuditEntries } from '../../../kernel/audit/audit-log.ts';
import { AppError } from '../../../kernel/errors/app-error.ts';
import type { Actor } from '../../../kernel/http/actor.ts';
import { byId, lockAnswering } from './answering-row.ts';
import type { LiveDeps } from './live-deps.ts';
import { stateForStaff } from './staff-chat.ts';
import { findUrgent } from './state.repository.ts';
import { endUrgent, hasOpenAlarm } from './urgent-chat.ts';

/** With its alarms; also after the visitor left. Throws `conflict` with the state when it is no longer open. */
export async function closeUrgentChat(
  deps: LiveDeps,
  actor: Actor,
  id: string,
  { done: typed, upTo }: { done: string; upTo?: number | undefined },
): Promise<{ state: StaffLiveState }> {
  const done = typed.trim();
  if (done === '') {
    const message = 'Write what was done.';
    throw new AppError('invalid_input', { message, issues: [{ path: 'body.done', message }] });
  }
  const { sms } = deps.ports;
  const closing = { byId: actor.userId, done, at: deps.now() };
  const isClosed = await inTransaction(deps.sql, async (tx) => {
    const alarms = (await sms.lockLandedAlarms(tx, id)).filter(({ seq }) => upTo === undefined || seq <= upTo);
    if (!(await lockAnswering(tx, byId(tx, id)))) throw new AppError('not_found');
    const { isUrgent, urgentClosed } = await findUrgent(tx, id);
    if (!isUrgent) return urgentClosed?.by.id === actor.userId && urgentClosed.done === done;
    if (upTo !== undefined && (await hasLaterDanger(tx, id, upTo))) return false;
    const ids = alarms.map((alarm) => alarm.id);
    if (await hasOpenAlarm(tx, id, ids)) return false;
    await sms.closeLandedAlarms(tx, ids, closing);
    await endUrgent(deps, tx, id, { ...closing, upTo });
    const what = alarms.map((alarm) => `alarm ${alarm.id}, ${alarm.kind}`).join(', ');
    await writeAuditEntries(tx, [auditEntryFor(actor, 'urgent_chat_closed', id, what || undefined)]);
    return true;
  });
  const state = await stateForStaff(deps, id);
  if (!isClosed) throw new AppError('conflict', { message: 'This urgent chat is already closed.', current: { state } });
  deps.hub.changed(id);
  return { state };
}

async function hasLaterDanger(tx: TransactionSql, id: string, upTo: number): Promise<boolean> {
  const later = await tx`
    select from app.live_messages
    where conversation_id = ${id} and seq > ${upTo} and care in ('emergency', 'poison', 'crisis') limit 1`;
  return later.length > 0;
}
