import type { listWaiting } from '@rxweb/contracts/health';
import type { Sql } from '@rxweb/platform/sql/sql';
import type * as z from 'zod/mini';
import { countSome } from '../../../kernel/lists/count-up-to-limit.ts';
import { isUnread } from './views.repository.ts';

type WaitingItem = z.output<(typeof listWaiting)['output']>['items'][number];

/**
 * What waits in the inbox: texts that nobody has read, texts of ours since `dayStart`, when the store's day began, that failed and were not sent
 * again, and people who seem to want no more texts.
 */
export async function listSmsWaiting(sql: Sql, dayStart: Date): Promise<WaitingItem[]> {
  const [row] = await sql<[Record<'unread' | 'failed' | 'wishes', number>]>`
    select
      ${countSome(sql, sql`from public.messages m where ${isUnread(sql)}`)} as unread,
      ${countSome(
        sql,
        sql`from public.messages m
        where m.status = 'failed' and m.direction = 'outbound' and m.created_at >= ${dayStart}
          and not exists (select from public.messages again where again.retry_of = m.id)`,
      )} as failed,
      ${countSome(sql, sql`from public.sms_people where wish_message_id is not null`)} as wishes`;
  const items: WaitingItem[] = [
    { kind: 'sms_unread', count: row.unread, soonest: null },
    { kind: 'sms_failed', count: row.failed, soonest: null },
    { kind: 'sms_wishes', count: row.wishes, soonest: null },
  ];
  return items.filter(({ count }) => count > 0);
}
