import { smsLimits } from '@rxweb/contracts/shared/limits';
import type { TransactionSql } from '@rxweb/platform/sql/sql';
import { AppError } from '../../../kernel/errors/app-error.ts';

/** Serializes sending by staff and throws `too_many_requests` over the store's limit per minute or day (security row T5). */
export async function checkSendingLimits(tx: TransactionSql): Promise<void> {
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

function tooMany(limit: string, retryAfterSeconds: number): AppError {
  return new AppError('too_many_requests', {
    message: `The store can send up to ${limit}. The text wasn’t sent.`,
    retryAfterSeconds: Math.max(1, retryAfterSeconds),
  });
}

/** Bounds automatic replies, so a flood of texts doesn't cause a flood of replies. */
const autoRepliesPerHour = 60;

/** Whether this transaction may queue one more automatic reply. Replies to dangerous texts have a limit of their own. */
export async function canAutoReply(tx: TransactionSql): Promise<boolean> {
  await tx`select pg_advisory_xact_lock(hashtextextended('texts of the program', 0))`;
  const [sent] = await tx<[{ hour: number }]>`
    select count(*)::int as hour from public.messages m
    where direction = 'outbound' and sent_by is null and hand_over is not null and created_at > now() - interval '1 hour'
      and not exists (select from app.sms_alarms a where m.id = a.reply_id)
      and not exists (select from app.sms_alarms a where m.id = a.notice_id)
      and not exists (select from app.order_notices n where m.id = n.message_id)`;
  return sent.hour < autoRepliesPerHour;
}
