import { smsLimits } from '@rxweb/contracts/shared/limits';
import type { TransactionSql } from '@rxweb/platform/sql/sql';
import { AppError } from '../../../kernel/errors/app-error.ts';

/** Replies the program gives by itself in an hour, so that a flood of texts is not answered with a flood. */
const autoRepliesPerHour = 60;

/**
 * Holds back until the transaction ends whoever else wants to send, and throws `too_many_requests` when staff have used up the store's minute or
 * day (security row T5). What the program answers by itself counts apart.
 */
export async function reserveStaffText(tx: TransactionSql): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended('texts of the staff', 0))`;
  const [sent] = await tx<[{ minute: number; minuteOver: number; day: number; dayOver: number }]>`
    select
      count(*) filter (where created_at > now() - interval '1 minute')::int as minute,
      extract(epoch from interval '1 minute' - (now() - min(created_at) filter (where created_at > now() - interval '1 minute')))::float8 as "minuteOver",
      count(*)::int as day,
      extract(epoch from interval '1 day' - (now() - min(created_at)))::float8 as "dayOver"
    from public.messages where direction = 'outbound' and sent_by is not null and created_at > now() - interval '1 day'`;
  if (sent.day >= smsLimits.sendsPerDay) throw tooMany(`${smsLimits.sendsPerDay} texts a day`, sent.dayOver);
  if (sent.minute >= smsLimits.sendsPerMinute)
    throw tooMany(`${smsLimits.sendsPerMinute} texts a minute`, sent.minuteOver);
}

function tooMany(words: string, retryAfterSeconds: number): AppError {
  return new AppError('too_many_requests', {
    message: `The store sends at most ${words}. The text was not sent.`,
    retryAfterSeconds: Math.max(1, retryAfterSeconds),
  });
}

/** Whether one more reply that the program gives by itself may be queued in this transaction. */
export async function mayAutoReply(tx: TransactionSql): Promise<boolean> {
  await tx`select pg_advisory_xact_lock(hashtextextended('texts of the program', 0))`;
  const [sent] = await tx<[{ hour: number }]>`
    select count(*)::int as hour from public.messages
    where direction = 'outbound' and sent_by is null and hand_over is not null and created_at > now() - interval '1 hour'`;
  return sent.hour < autoRepliesPerHour;
}
