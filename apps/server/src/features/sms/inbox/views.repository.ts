import type { SmsView } from '@rxweb/contracts/sms/messages';
import type { AnySql, Fragment } from '@rxweb/platform/sql/sql';
import { countSome } from '../../../kernel/lists/count-up-to-limit.ts';

/** Of `public.sms_people p`, whom each view shows. A snooze that is over is open again. */
export function viewConditions(sql: AnySql, userId: string) {
  const isSnoozed = sql`coalesce(p.snoozed_until > now(), false)`;
  const isOpen = sql`(not p.is_done and not ${isSnoozed})`;
  return {
    open: isOpen,
    mine: sql`(${isOpen} and p.assigned_to = ${userId})`,
    unassigned: sql`(${isOpen} and p.assigned_to is null)`,
    unread: sql`p.unread > 0`,
    snoozed: sql`(not p.is_done and p.snoozed_until > now())`,
    done: sql`p.is_done`,
  } satisfies Record<SmsView, Fragment>;
}

/** How many people each view shows; `unread` counts messages. As far as lists count. */
export async function countViews(sql: AnySql, userId: string): Promise<Record<SmsView, number>> {
  const is = viewConditions(sql, userId);
  const people = (isWanted: Fragment) =>
    countSome(sql, sql`from public.sms_people p where p.last_at is not null and ${isWanted}`);
  const [row] = await sql<[Record<SmsView, number>]>`
    select ${people(is.open)} as open, ${people(is.mine)} as mine, ${people(is.unassigned)} as unassigned,
      ${countSome(sql, sql`from public.messages m where ${isUnread(sql)}`)} as unread, ${people(is.snoozed)} as snoozed, ${people(is.done)} as done`;
  return row;
}

/** Of `public.messages m`. */
export const isUnread = (sql: AnySql) => sql`(m.direction = 'inbound' and m.status <> 'read')`;
