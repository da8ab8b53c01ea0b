import type { SmsAlarmLevel } from '@rxweb/contracts/sms/alarms';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { TodayItem } from '../../../kernel/feature/feature.ts';
import { countUpToLimit } from '../../../kernel/lists/count-up-to-limit.ts';
import { isUnread } from './views.repository.ts';

/** Counts people with an open alarm, unread texts, our texts since `dayStart` that failed and weren't resent, and open opt-out hints. */
export async function listSmsToday(sql: Sql, dayStart: Date): Promise<TodayItem[]> {
  const [row] = await sql<[Record<'alarms' | 'attention' | 'unread' | 'failed' | 'wishes', number>]>`
    select
      ${countUpToLimit(sql, peopleWith(sql, 'danger'))} as alarms,
      ${countUpToLimit(sql, peopleWith(sql, 'attention'))} as attention,
      ${countUpToLimit(sql, sql`from public.messages m where ${isUnread(sql)}`)} as unread,
      ${countUpToLimit(
        sql,
        sql`from public.messages m
        where m.status = 'failed' and m.direction = 'outbound' and m.created_at >= ${dayStart}
          and m.carrier_state is distinct from 'canceled'
          and not exists (select from public.messages again where again.retry_of = m.id)`,
      )} as failed,
      ${countUpToLimit(sql, sql`from public.sms_people where wish_message_id is not null`)} as wishes`;
  const items: TodayItem[] = [
    { kind: 'sms_alarms', count: row.alarms, soonest: null },
    { kind: 'sms_attention', count: row.attention, soonest: null },
    { kind: 'sms_unread', count: row.unread, soonest: null },
    { kind: 'sms_failed', count: row.failed, soonest: null },
    { kind: 'sms_wishes', count: row.wishes, soonest: null },
  ];
  return items.filter(({ count }) => count > 0);
}

const peopleWith = (sql: Sql, level: SmsAlarmLevel) =>
  sql`from (select distinct person_id from app.sms_alarms where closed_at is null and level = ${level}) people`;
