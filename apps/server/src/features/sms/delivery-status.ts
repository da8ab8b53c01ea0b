import { inTransaction } from '@rxweb/backend';
import type { SmsHandOver, SmsStatus } from '@rxweb/contracts/sms/messages';
import { laterCarrierState, laterStatus } from '@rxweb/domain/sms/sms';
import type { Sql, TransactionSql } from '@rxweb/platform/sql/sql';
import { optedOutCode, type StatusCall } from './carrier.ts';
import { optOut } from './opt-outs.ts';

/** What is known of how far a message got. */
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
  hand_over: SmsHandOver | null;
}

/**
 * Takes in what the carrier says of a text: only forward, whatever the order (security row T3). The text is found by the carrier's name for it,
 * or by our own, which then gets that name. What is said of a text that is not known yet is kept for a week and counted in when it is. False:
 * it was kept.
 */
export async function recordState(sql: Sql, call: StatusCall): Promise<boolean> {
  return inTransaction(sql, async (tx) => {
    // Two who speak of one text do it one after the other: else what is kept could be missed by who names the text.
    await tx`select pg_advisory_xact_lock(hashtextextended(${`sms ${call.sid}`}, 0))`;
    const message = await findMessage(tx, call);
    if (!message) {
      await keepCall(tx, call);
      return false;
    }
    const kept = await takeKeptCalls(tx, call.sid);
    const before = message.sid === null ? notSaid : message;
    const after = [call, ...kept].reduce(advance, before);
    await writeProgress(tx, message, call.sid, after);
    if (after.error_code === optedOutCode && before.error_code !== optedOutCode) {
      await optOut(tx, { personId: message.person_id, how: 'carrier', messageId: message.id });
    }
    return true;
  });
}

/** Until the carrier has named a text, what stands in its row is our own guess. */
const notSaid: Progress = { status: 'queued', carrier_state: null, error_code: null };

/** The code belongs to the state that stands; so the outcome does not depend on the order of the calls. */
function advance(progress: Progress, { state, errorCode }: Pick<StatusCall, 'state' | 'errorCode'>): Progress {
  const carrierState = laterCarrierState(progress.carrier_state, state);
  const isSame = state === progress.carrier_state;
  const sameCode = Math.max(errorCode ?? 0, progress.error_code ?? 0) || null;
  return {
    status: laterStatus(progress.status, state),
    carrier_state: carrierState,
    error_code: isSame ? sameCode : carrierState === state ? errorCode : progress.error_code,
  };
}

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

async function findMessage(tx: TransactionSql, { sid, messageId }: StatusCall): Promise<MessageRow | undefined> {
  const columns = tx`id, direction, sid, person_id, hand_over, status, carrier_state, error_code`;
  const [known] = await tx<MessageRow[]>`select ${columns} from public.messages where sid = ${sid} for update`;
  if (known || messageId === null || !isUuid.test(messageId)) return known;
  const [own] = await tx<MessageRow[]>`
    select ${columns} from public.messages where id = ${messageId} and sid is null and direction = 'outbound' for update`;
  return own;
}

const keptDays = 7;

async function keepCall(tx: TransactionSql, { sid, state, errorCode }: StatusCall): Promise<void> {
  await tx`
    insert into app.sms_callbacks (sid, state, error_code) values (${sid}, ${state}, ${errorCode})
    on conflict (sid, state) do nothing`;
  await tx`delete from app.sms_callbacks where at < now() - ${`${keptDays} days`}::interval`;
}

async function takeKeptCalls(tx: TransactionSql, sid: string): Promise<Pick<StatusCall, 'state' | 'errorCode'>[]> {
  return tx<{ state: string; errorCode: number | null }[]>`
    delete from app.sms_callbacks where sid = ${sid} returning state, error_code as "errorCode"`;
}

/** Writes only what is new: each change of a row is told to every open page. */
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
