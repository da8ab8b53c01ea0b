import { maxDeliveryAttempts } from '@rxweb/contracts/shared/limits';
import type { Sql } from '@rxweb/platform/sql/sql';
import { type Finding, forAdmin, isDown, needsAttention, works } from '../finding.ts';

/** How visitors' messages that are handed on stand. Failing are those that were tried in vain more than once; lost, those not tried any more. */
export interface Backlog {
  waiting: number;
  failing: number;
  lost: number;
  oldestFailing: Date | null;
  lastDelivered: Date | null;
}

export async function readBacklog(sql: Sql): Promise<Backlog> {
  const [row] = await sql<[Backlog]>`
    select w.*, (select max(delivered_at) from app.pipeline_outbox) as "lastDelivered"
    from (
      select count(*) filter (where attempts < ${maxDeliveryAttempts})::int as waiting,
        count(*) filter (where attempts > 1 and attempts < ${maxDeliveryAttempts})::int as failing,
        count(*) filter (where attempts >= ${maxDeliveryAttempts})::int as lost,
        min(created_at) filter (where attempts > 1 and attempts < ${maxDeliveryAttempts}) as "oldestFailing"
      from app.pipeline_outbox where delivered_at is null) w`;
  return row;
}

const tooLongMs = 60 * 60_000;

export function judgeWebhook(
  { waiting, failing, lost, oldestFailing, lastDelivered }: Backlog,
  now: Date,
  formatWhen: (at: Date) => string,
): Finding {
  const last = lastDelivered ? `Last delivery ${formatWhen(lastDelivered)}.` : 'Nothing was delivered yet.';
  if (lost > 0) {
    const given = `${lost} ${lost === 1 ? 'message was' : 'messages were'} given up after ${maxDeliveryAttempts} tries. ${last}`;
    return isDown(given, forAdmin('See whether the other end runs; docs/operating.md says how to send them again.'));
  }
  if (!oldestFailing) return works(waiting > 0 ? `${last} ${waiting} on the way.` : last);
  const text = `${failing} ${failing === 1 ? 'message is' : 'messages are'} not accepted at the other end. ${last}`;
  const step = forAdmin('See whether the other end runs and PIPELINE_WEBHOOK_URL is right. They are tried again.');
  return now.getTime() - oldestFailing.getTime() > tooLongMs ? isDown(text, step) : needsAttention(text, step);
}

export const noWebhook = works('Not set up, and not needed: visitors’ messages stay here.');
