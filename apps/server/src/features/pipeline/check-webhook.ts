import { maxDeliveryAttempts } from '@rxweb/contracts/shared/limits';
import type { Sql } from '@rxweb/platform/sql/sql';
import { adminStep, type Finding, failing, healthy, needsAttention, notSetUp } from '../../kernel/feature/finding.ts';

/** The state of forwarded messages. Failing: retried more than once; lost: no more retries. */
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

export function assessWebhook(
  { waiting, failing: failingCount, lost, oldestFailing, lastDelivered }: Backlog,
  now: Date,
  formatWhen: (at: Date) => string,
): Finding {
  const last = lastDelivered ? `Last delivery: ${formatWhen(lastDelivered)}.` : 'Nothing delivered yet.';
  if (lost > 0) {
    const given = `${lost} ${lost === 1 ? 'message was' : 'messages were'} not delivered after ${maxDeliveryAttempts} tries. ${last}`;
    return failing(
      given,
      adminStep('Check whether the receiving server is running. docs/operating.md explains how to resend them.'),
    );
  }
  if (!oldestFailing) return healthy(waiting > 0 ? `${last} ${waiting} waiting to be sent.` : last);
  const text = `${failingCount} ${failingCount === 1 ? 'message was' : 'messages were'} rejected by the receiving server. ${last}`;
  const step = adminStep(
    'Check that the receiving server is running and PIPELINE_WEBHOOK_URL is correct. They’ll be retried.',
  );
  return now.getTime() - oldestFailing.getTime() > tooLongMs ? failing(text, step) : needsAttention(text, step);
}

export const noWebhook = notSetUp('Optional. Visitors’ messages stay here.');
