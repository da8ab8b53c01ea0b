import { isUuid } from '@rxweb/contracts/shared/uuid';
import type { SmsDispatchState, SmsStatus } from '@rxweb/contracts/sms/messages';
import { laterCarrierState, laterStatus } from '@rxweb/domain/sms/sms';
import type { AnySql, Sql, TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { describeError } from '../../kernel/log/describe-error.ts';
import { type CarrierResult, optedOutCode, type StatusWebhook } from './carrier.ts';
import type { SmsDeps } from './deps.ts';
import { optOut } from './opt-outs.ts';

/** How far a message got, as far as we know. */
interface Progress {
  status: SmsStatus;
  carrier_state: string | null;
  error_code: number | null;
}

interface MessageRow extends Progress {
  id: string;
  direction: 'inbound' | 'outbound';
  sid: string | null;
  person_id: string;
  hand_over: SmsDispatchState | null;
}

/**
 * Records the carrier's answer to sending a text; `not_taken` changes nothing. If a `taken` can't be stored, the status webhook or
 * reconciliation reports it again.
 */
export async function recordResult(
  { sql, log }: Pick<SmsDeps, 'sql' | 'log'>,
  { id, personId }: { id: string; personId: string },
  result: CarrierResult,
): Promise<void> {
  if (result.kind === 'taken') {
    const { sid, state } = result;
    await recordDelivery(sql, { sid, messageId: id, state, errorCode: null }).catch((error: unknown) =>
      log.error({ messageId: id, failure: describeError(error) }, 'couldn’t record a text that the carrier accepted'),
    );
  }
  if (result.kind === 'refused') {
    await inTransaction(sql, async (tx) => {
      await markFailed(tx, id, 'unknown', result.code);
      if (result.code === optedOutCode) await optOut(tx, { personId, how: 'carrier', messageId: id });
    });
  }
  if (result.kind === 'unknown') await markUnconfirmed(sql, id);
}

/** The text won't be sent. Changes nothing if it has moved on from `state`. */
export async function markFailed(sql: AnySql, id: string, state: SmsDispatchState, code: number | null): Promise<void> {
  await sql`
    update public.messages set hand_over = 'refused', status = 'failed', error_code = ${code}
    where id = ${id} and hand_over = ${state}`;
}

/** Lets reconciliation look the text up soon: by then the carrier's list should have it, if the carrier took it. */
async function markUnconfirmed(sql: AnySql, id: string): Promise<void> {
  await sql`
    update public.messages set next_try_at = now() + interval '3 seconds' where id = ${id} and hand_over = 'unknown'`;
}

/**
 * Records how far a text got, from a webhook, reconciliation or our own call; only forward, in any order (security row T3). Finds it by the
 * carrier's id or ours. False: unknown text, report saved for a week.
 */
export async function recordDelivery(sql: Sql, call: StatusWebhook): Promise<boolean> {
  return inTransaction(sql, async (tx) => {
    // One report per text at a time, or the report that names the text could miss a kept one.
    await tx`select pg_advisory_xact_lock(hashtextextended(${`sms ${call.sid}`}, 0))`;
    const message = await findMessage(tx, call);
    if (!message) {
      await saveEarlyStatus(tx, call);
      return false;
    }
    const kept = await takeEarlyStatuses(tx, call.sid);
    const before = message.sid === null ? noReport : message;
    const after = [call, ...kept].reduce(advance, before);
    await writeProgress(tx, message, call.sid, after);
    if (after.error_code === optedOutCode && before.error_code !== optedOutCode) {
      await optOut(tx, { personId: message.person_id, how: 'carrier', messageId: message.id });
    }
    return true;
  });
}

/** Before the carrier has named a text, its row holds only our own guess. */
const noReport: Progress = { status: 'queued', carrier_state: null, error_code: null };

/** The error code belongs to the state that wins, so the order of the reports doesn't matter. */
function advance(progress: Progress, { state, errorCode }: Pick<StatusWebhook, 'state' | 'errorCode'>): Progress {
  const carrierState = laterCarrierState(progress.carrier_state, state);
  const isSame = state === progress.carrier_state;
  const sameCode = Math.max(errorCode ?? 0, progress.error_code ?? 0) || null;
  return {
    status: laterStatus(progress.status, state),
    carrier_state: carrierState,
    error_code: isSame ? sameCode : carrierState === state ? errorCode : progress.error_code,
  };
}

async function findMessage(tx: TransactionSql, { sid, messageId }: StatusWebhook): Promise<MessageRow | undefined> {
  const columns = tx`id, direction, sid, person_id, hand_over, status, carrier_state, error_code`;
  const [known] = await tx<MessageRow[]>`select ${columns} from public.messages where sid = ${sid} for update`;
  if (known || messageId === null || !isUuid(messageId)) return known;
  const [own] = await tx<MessageRow[]>`
    select ${columns} from public.messages where id = ${messageId} and sid is null and direction = 'outbound' for update`;
  return own;
}

const keptDays = 7;

async function saveEarlyStatus(tx: TransactionSql, { sid, state, errorCode }: StatusWebhook): Promise<void> {
  await tx`
    insert into app.sms_callbacks (sid, state, error_code) values (${sid}, ${state}, ${errorCode})
    on conflict (sid, state) do nothing`;
  await tx`delete from app.sms_callbacks where at < now() - ${`${keptDays} days`}::interval`;
}

async function takeEarlyStatuses(
  tx: TransactionSql,
  sid: string,
): Promise<Pick<StatusWebhook, 'state' | 'errorCode'>[]> {
  return tx<{ state: string; errorCode: number | null }[]>`
    delete from app.sms_callbacks where sid = ${sid} returning state, error_code as "errorCode"`;
}

/** Skips no-op writes: each one reloads open pages. */
async function writeProgress(tx: TransactionSql, before: MessageRow, sid: string, after: Progress): Promise<void> {
  const isChanged =
    before.sid === null ||
    before.status !== after.status ||
    before.carrier_state !== after.carrier_state ||
    before.error_code !== after.error_code;
  if (!isChanged) return;
  await tx`
    update public.messages set
      sid = ${sid}, status = ${after.status}, carrier_state = ${after.carrier_state}, error_code = ${after.error_code},
      hand_over = case direction when 'outbound' then 'taken' end,
      sent_at = case direction when 'outbound' then coalesce(sent_at, now()) else sent_at end
    where id = ${before.id}`;
}
